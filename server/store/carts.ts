import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { attributeProblems, textProblems, unstorable } from './attribute-limits.ts';
import {
  type CartProblem,
  invalid,
  noSuchCart,
  noSuchLine,
  noSuchMerchandise,
  tooDear,
  tooMany,
} from './cart-problems.ts';
import { readVariants, type VariantRow } from './catalog/read-catalog.ts';
import { readCartGid } from './gid.ts';
import { isStorable } from './storable.ts';
import { type Attribute, storeCartLines, storeCarts } from './tables.ts';

export type CartLineRow = typeof storeCartLines.$inferSelect;
/** A cart with its lines, in the order in which they came. */
export type CartRow = typeof storeCarts.$inferSelect & { lines: CartLineRow[] };

/** What is asked for in a line. */
export interface LineInput {
  /** Null: no merchandise of this store. */
  variantId: number | null;
  /** As it was asked for, for messages. */
  merchandiseId: string;
  quantity: number;
  attributes: Attribute[];
}

/** What changes in a line; what is left out stays. */
export interface LineChange {
  /** Null: no line of this store. */
  lineId: number | null;
  /** As it was asked for, for messages. */
  id: string;
  variantId?: number | null;
  merchandiseId?: string;
  quantity?: number;
  attributes?: Attribute[];
}

export interface BuyerInput {
  countryCode?: string | null;
  email?: string | null;
  phone?: string | null;
}

/** Fewer of something in the cart than was asked for. */
export interface StockWarning {
  lineId: number;
  left: number;
}

/** What became of a change: the cart as it is now, and why nothing changed, if so. */
export interface CartOutcome {
  cart: CartRow | null;
  problems: CartProblem[];
  warnings: StockWarning[];
}

/** How long a cart is kept that nobody changes, in days; as long as Shopify keeps one. */
export const cartDays = 10;
/** Most lines of a cart; Shopify's own limit. */
export const mostLines = 500;
const mostOfALine = 1_000_000;
/** Most US cents that a cart may cost before the discount: what the receiver of webhooks takes (shop-payloads.ts). */
export const mostCents = 100_000_000;
const longestNote = 5000;
/** Most characters of an email address or a phone number. */
const longestContact = 254;

/** Finds a cart by its global id; null once it has expired, and for a wrong key. `isLocked`: for a change. */
export async function findCart(
  database: Database,
  gid: string,
  now: Date,
  isLocked = false,
): Promise<CartRow | null> {
  const named = readCartGid(gid);
  if (!named) return null;
  const { token, key } = named;
  const since = new Date(now.getTime() - cartDays * 86_400_000);
  const found = database
    .select()
    .from(storeCarts)
    .where(
      and(eq(storeCarts.token, token), eq(storeCarts.key, key), gt(storeCarts.updatedAt, since)),
    );
  const [cart] = await (isLocked ? found.for('update') : found);
  if (!cart) return null;
  const lines = await database
    .select()
    .from(storeCartLines)
    .where(eq(storeCartLines.cartToken, token))
    .orderBy(storeCartLines.id);
  return { ...cart, lines };
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

type ChangedLine = Pick<CartLineRow, 'variantId' | 'quantity' | 'attributes'>;

/** Changes lines; a quantity of 0 removes one. All of it happens, or nothing. */
export const updateLines = (database: Database, gid: string, changes: LineChange[], now: Date) =>
  change(database, gid, now, async (cart) => {
    const wanted = changes.map(({ variantId }) => variantId ?? -1).filter((id) => id > 0);
    const variants = await readVariants(database, wanted);
    const problems = changes.flatMap((one, index): CartProblem[] => {
      const at = ['lines', String(index)];
      if (!cart.lines.some(({ id }) => id === one.lineId))
        return [noSuchLine([...at, 'id'], one.id)];
      if (one.variantId !== undefined && !variants.has(one.variantId ?? -1)) {
        return [noSuchMerchandise([...at, 'merchandiseId'], one.merchandiseId!)];
      }
      return [
        ...(one.quantity === undefined
          ? []
          : quantityProblems(one.quantity, 0, [...at, 'quantity'])),
        ...attributeProblems(one.attributes ?? [], [...at, 'attributes']),
      ];
    });
    if (problems.length > 0) return problems;
    // A line that is named several times becomes what all of them make of it: that is checked, and that is written.
    const named = new Map<number, ChangedLine>();
    for (const { lineId, variantId, quantity, attributes } of changes) {
      const { id, ...line } = cart.lines.find((one) => one.id === lineId)!;
      const before = named.get(id) ?? line;
      named.set(id, {
        variantId: variantId ?? before.variantId,
        quantity: quantity ?? before.quantity,
        attributes: attributes ?? before.attributes,
      });
    }
    const wanting = cart.lines.map((line) => named.get(line.id) ?? line);
    const more = [
      ...textProblems(wanting, ['lines']),
      ...(await costProblems(database, wanting, ['lines'])),
    ];
    if (more.length > 0) return more;
    for (const [id, changed] of named) {
      const own = eq(storeCartLines.id, id);
      if (changed.quantity === 0) await database.delete(storeCartLines).where(own);
      else await database.update(storeCartLines).set(changed).where(own);
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
    const problems = lines.flatMap(({ lineId, id }, index) =>
      cart.lines.some((line) => line.id === lineId)
        ? []
        : [noSuchLine(['lineIds', String(index)], id)],
    );
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
  const variants = await readVariants(
    database,
    current.lines.map(({ variantId }) => variantId),
  );
  const warnings: StockWarning[] = [];
  for (const line of current.lines) {
    const stock = variants.get(line.variantId)?.stock;
    if (stock == null || stock >= line.quantity) continue;
    warnings.push({ lineId: line.id, left: stock });
    line.quantity = stock;
    const own = eq(storeCartLines.id, line.id);
    if (stock > 0) await database.update(storeCartLines).set({ quantity: stock }).where(own);
    else await database.delete(storeCartLines).where(own);
  }
  const lines = current.lines.filter(({ quantity }) => quantity > 0);
  return { cart: { ...current, lines }, problems: [], warnings };
}

async function putLines(database: Database, cart: CartRow, lines: LineInput[]): Promise<void> {
  const keyOf = (line: { variantId: number | null; attributes: Attribute[] }) =>
    JSON.stringify([line.variantId, line.attributes]);
  // The texts of a cart are long: each is looked at once.
  const there = new Map(cart.lines.map((line) => [keyOf(line), line.id]));
  const wanted = new Map<string, LineInput>();
  for (const line of lines) {
    const key = keyOf(line);
    const quantity = Math.min(line.quantity + (wanted.get(key)?.quantity ?? 0), mostOfALine);
    wanted.set(key, { ...line, quantity });
  }
  const added: (typeof storeCartLines.$inferInsert)[] = [];
  for (const [key, { variantId, quantity, attributes }] of wanted) {
    const id = there.get(key);
    if (id === undefined) {
      added.push({ cartToken: cart.token, variantId: variantId!, quantity, attributes });
      continue;
    }
    await database
      .update(storeCartLines)
      .set({ quantity: sql`least(${storeCartLines.quantity} + ${quantity}, ${mostOfALine})` })
      .where(eq(storeCartLines.id, id));
  }
  if (added.length > 0) await database.insert(storeCartLines).values(added);
}

async function lineProblems(
  database: Database,
  lines: LineInput[],
  field: string[],
  there: readonly CartLineRow[],
): Promise<CartProblem[]> {
  if (there.length + lines.length > mostLines) return [tooMany(field, mostLines)];
  const ids = lines.map(({ variantId }) => variantId ?? -1).filter((id) => id > 0);
  const variants: Map<number, VariantRow> = await readVariants(database, ids);
  const problems = lines.flatMap(({ variantId, merchandiseId, quantity, attributes }, index) => {
    const at = [...field, String(index)];
    if (!variants.has(variantId ?? -1)) {
      return [noSuchMerchandise([...at, 'merchandiseId'], merchandiseId)];
    }
    return [
      ...quantityProblems(quantity, 1, [...at, 'quantity']),
      ...attributeProblems(attributes, [...at, 'attributes']),
    ];
  });
  if (problems.length > 0) return problems;
  const all = [...there, ...lines];
  return [...textProblems(all, field), ...(await costProblems(database, all, field))];
}

/** Refuses what would cost more than an order can. */
async function costProblems(
  database: Database,
  lines: readonly { variantId: number | null; quantity: number }[],
  field: string[],
): Promise<CartProblem[]> {
  const variants = await readVariants(
    database,
    lines.map(({ variantId }) => variantId!),
  );
  const cents = lines.reduce((sum, { variantId, quantity }) => {
    // What is withdrawn cannot be paid for.
    const { priceCents, stock } = variants.get(variantId!) ?? { priceCents: 0, stock: null };
    return sum + priceCents * Math.min(quantity, mostOfALine, stock ?? quantity);
  }, 0);
  return cents > mostCents ? [tooDear(field, mostCents)] : [];
}

function quantityProblems(quantity: number, least: number, field: string[]): CartProblem[] {
  if (quantity < least) return [invalid(field, `Quantity must be at least ${least}.`)];
  return quantity > mostOfALine ? [tooMany(field, mostOfALine)] : [];
}

function noteProblems(note: string | null, field: string[]): CartProblem[] {
  if (note === null) return [];
  if (note.length > longestNote) {
    return [
      {
        code: 'NOTE_TOO_LONG',
        field,
        message: `The note is longer than ${longestNote} characters.`,
      },
    ];
  }
  return isStorable(note) ? [] : [invalid(field, `The note ${unstorable}`)];
}

const buyerProblems = (buyer: BuyerInput, field: string[]): CartProblem[] =>
  (['email', 'phone'] as const).flatMap((name) => {
    const given = buyer[name] ?? '';
    return given.length <= longestContact && isStorable(given)
      ? []
      : [invalid([...field, name], `The ${name} is too long, or ${unstorable}`)];
  });
