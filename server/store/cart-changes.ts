import { randomBytes } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { attributeProblems, textProblems } from './attribute-limits.ts';
import { type CartProblem, noSuchCart } from './cart-problems.ts';
import {
  addedProblems,
  type BuyerInput,
  buyerProblems,
  changedLines,
  type LineChange,
  type LineInput,
  mergedLines,
  mostOfALine,
  noteProblems,
  removedProblems,
  type StockWarning,
  shortLines,
} from './cart-rules.ts';
import { readVariants } from './catalog/read-catalog.ts';
import { type CartRow, findCart } from './read-cart.ts';
import { type Attribute, storeCartLines, storeCarts } from './tables.ts';

/** The outcome of a change: the cart */
export interface CartOutcome {
  cart: CartRow | null;
  problems: CartProblem[];
  warnings: StockWarning[];
}

/** Makes a cart. */
export async function createCart(
  database: Database,
  input: { note: string | null; attributes: Attribute[]; buyer: BuyerInput; lines: LineInput[] },
  now: Date,
): Promise<CartOutcome> {
  const problems = [
    ...noteProblems(input.note, ['input', 'note']),
    ...attributeProblems(input.attributes, ['input', 'attributes']),
    ...textProblems([input], ['input', 'attributes']),
    ...buyerProblems(input.buyer, ['input', 'buyerIdentity']),
    ...(await lineProblems(database, input.lines, ['input', 'lines'], [])),
  ];
  if (problems.length > 0) return { cart: null, problems, warnings: [] };
  const [made] = await database
    .insert(storeCarts)
    .values({
      token: randomBytes(18).toString('base64url'),
      key: randomBytes(18).toString('base64url'),
      note: input.note,
      attributes: input.attributes,
      countryCode: input.buyer.countryCode ?? null,
      email: input.buyer.email ?? null,
      phone: input.buyer.phone ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  const cart: CartRow = { ...made!, lines: [] };
  await putLines(database, cart, input.lines);
  return settle(database, cart, now);
}

/** Adds lines; one with the same merchandise and attributes as another counts on that. */
export const addLines = (database: Database, gid: string, lines: LineInput[], now: Date) =>
  change(database, gid, now, async (cart) => {
    const problems = await lineProblems(database, lines, ['lines'], cart.lines);
    if (problems.length === 0) await putLines(database, cart, lines);
    return problems;
  });

/** Changes lines; a quantity of 0 removes one. All of it happens, or nothing. */
export const updateLines = (database: Database, gid: string, changes: LineChange[], now: Date) =>
  change(database, gid, now, async ({ lines }) => {
    const variants = await readVariantsOf(database, [...lines, ...changes]);
    const { problems, changed } = changedLines(lines, changes, variants);
    if (problems.length > 0) return problems;
    for (const [id, line] of changed) {
      const own = eq(storeCartLines.id, id);
      if (line.quantity === 0) await database.delete(storeCartLines).where(own);
      else await database.update(storeCartLines).set(line).where(own);
    }
    return [];
  });

/** Removes lines; one that is not there is a problem, and nothing is removed. */
export const removeLines = (
  database: Database,
  gid: string,
  lines: { lineId: number | null; id: string }[],
  now: Date,
) =>
  change(database, gid, now, async (cart) => {
    const problems = removedProblems(cart.lines, lines);
    if (problems.length > 0 || lines.length === 0) return problems;
    await database.delete(storeCartLines).where(
      inArray(
        storeCartLines.id,
        lines.map(({ lineId }) => lineId!),
      ),
    );
    return [];
  });

/** Changes the note. */
export const changeNote = (database: Database, gid: string, note: string, now: Date) =>
  change(database, gid, now, async ({ token }) => {
    const problems = noteProblems(note, ['note']);
    if (problems.length === 0) {
      await database.update(storeCarts).set({ note }).where(eq(storeCarts.token, token));
    }
    return problems;
  });

/** Changes who buys; what is left out stays. */
export const changeBuyer = (database: Database, gid: string, buyer: BuyerInput, now: Date) =>
  change(database, gid, now, async ({ token }) => {
    const problems = buyerProblems(buyer, ['buyerIdentity']);
    if (problems.length === 0 && Object.keys(buyer).length > 0) {
      await database.update(storeCarts).set(buyer).where(eq(storeCarts.token, token));
    }
    return problems;
  });

async function change(
  database: Database,
  gid: string,
  now: Date,
  work: (cart: CartRow) => Promise<CartProblem[]>,
): Promise<CartOutcome> {
  const cart = await findCart(database, gid, now, true);
  if (!cart) return { cart: null, problems: [noSuchCart()], warnings: [] };
  const problems = await work(cart);
  if (problems.length > 0) return { cart, problems, warnings: [] };
  await database.update(storeCarts).set({ updatedAt: now }).where(eq(storeCarts.token, cart.token));
  return settle(database, cart, now);
}

/** Brings lines down to what is in stock, and reads the cart as it is now. */
async function settle(database: Database, cart: CartRow, now: Date): Promise<CartOutcome> {
  const gid = `gid://shopify/Cart/${cart.token}?key=${cart.key}`;
  const current = (await findCart(database, gid, now))!;
  const warnings = shortLines(current.lines, await readVariantsOf(database, current.lines));
  for (const { lineId, left } of warnings) {
    const own = eq(storeCartLines.id, lineId);
    if (left > 0) await database.update(storeCartLines).set({ quantity: left }).where(own);
    else await database.delete(storeCartLines).where(own);
  }
  const left = new Map(warnings.map((warning) => [warning.lineId, warning.left]));
  const lines = current.lines
    .map((line) => ({ ...line, quantity: left.get(line.id) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
  return { cart: { ...current, lines }, problems: [], warnings };
}

async function putLines(database: Database, cart: CartRow, lines: LineInput[]): Promise<void> {
  const added: (typeof storeCartLines.$inferInsert)[] = [];
  for (const { lineId, variantId, quantity, attributes } of mergedLines(cart.lines, lines)) {
    if (lineId === undefined) {
      added.push({ cartToken: cart.token, variantId: variantId!, quantity, attributes });
      continue;
    }
    await database
      .update(storeCartLines)
      .set({ quantity: sql`least(${storeCartLines.quantity} + ${quantity}, ${mostOfALine})` })
      .where(eq(storeCartLines.id, lineId));
  }
  if (added.length > 0) await database.insert(storeCartLines).values(added);
}

const readVariantsOf = (database: Database, lines: readonly { variantId?: number | null }[]) =>
  readVariants(
    database,
    lines.map(({ variantId }) => variantId ?? -1).filter((id) => id > 0),
  );

async function lineProblems(
  database: Database,
  lines: LineInput[],
  field: string[],
  there: readonly CartRow['lines'][number][],
): Promise<CartProblem[]> {
  const variants = await readVariantsOf(database, [...there, ...lines]);
  return addedProblems(lines, there, variants, field);
}
