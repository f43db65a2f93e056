import { attributeProblems, textProblems, unstorable } from './attribute-limits.ts';
import {
  type CartProblem,
  invalid,
  noSuchLine,
  noSuchMerchandise,
  tooDear,
  tooMany,
} from './cart-problems.ts';
import type { VariantRow } from './catalog/read-catalog.ts';
import type { CartLineRow } from './read-cart.ts';
import { isStorable } from './storable.ts';
import type { Attribute } from './tables.ts';

/** The input of a line: what is asked for. */
export interface LineInput {
  /** Null: no merchandise of this store. */
  variantId: number | null;
  /** As it was asked for, for messages. */
  merchandiseId: string;
  quantity: number;
  attributes: Attribute[];
}

/** The changes in a line; what is left out stays. */
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

/** Variants that are on sale, by id. */
export type Variants = ReadonlyMap<number, Pick<VariantRow, 'priceCents' | 'stock'>>;

/** A line as far as a change can change it. */
export type LineState = Pick<CartLineRow, 'variantId' | 'quantity' | 'attributes'>;

/** Most lines of a cart; Shopify's own limit. */
const mostLines = 500;
/** Most of the same thing in a line. */
export const mostOfALine = 1_000_000;
/** Most US cents that a cart may cost before the discount: what the receiver of webhooks takes (shop-payloads.ts). */
export const mostCents = 100_000_000;
const longestNote = 5000;
/** Most characters of an email address or a phone number. */
const longestContact = 254;

/** Problems of lines that are to be added to those that are there; `field` is where they were asked for. */
export function addedProblems(
  lines: readonly LineInput[],
  there: readonly LineState[],
  variants: Variants,
  field: string[],
): CartProblem[] {
  if (there.length + lines.length > mostLines) return [tooMany(field, mostLines)];
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
  return [...textProblems(all, field), ...costProblems(all, variants, field)];
}

/** Lines by id as they are to become, or why they cannot. One that is named several times is in it once. */
export function changedLines(
  lines: readonly CartLineRow[],
  changes: readonly LineChange[],
  variants: Variants,
): { problems: CartProblem[]; changed: Map<number, LineState> } {
  const changed = new Map<number, LineState>();
  const problems = changes.flatMap((one, index): CartProblem[] => {
    const at = ['lines', String(index)];
    if (!lines.some(({ id }) => id === one.lineId)) return [noSuchLine([...at, 'id'], one.id)];
    if (one.variantId !== undefined && !variants.has(one.variantId ?? -1)) {
      return [noSuchMerchandise([...at, 'merchandiseId'], one.merchandiseId!)];
    }
    return [
      ...(one.quantity === undefined ? [] : quantityProblems(one.quantity, 0, [...at, 'quantity'])),
      ...attributeProblems(one.attributes ?? [], [...at, 'attributes']),
    ];
  });
  if (problems.length > 0) return { problems, changed };
  // A line that is named several times becomes what all of them make of it: that is checked, and that is written.
  for (const { lineId, variantId, quantity, attributes } of changes) {
    const { id, ...line } = lines.find((one) => one.id === lineId)!;
    const before = changed.get(id) ?? line;
    changed.set(id, {
      variantId: variantId ?? before.variantId,
      quantity: quantity ?? before.quantity,
      attributes: attributes ?? before.attributes,
    });
  }
  const wanting = lines.map((line) => changed.get(line.id) ?? line);
  return {
    problems: [...textProblems(wanting, ['lines']), ...costProblems(wanting, variants, ['lines'])],
    changed,
  };
}

/** Problems of lines that are to be removed: each has to be there. */
export const removedProblems = (
  lines: readonly CartLineRow[],
  removed: readonly { lineId: number | null; id: string }[],
): CartProblem[] =>
  removed.flatMap(({ lineId, id }, index) =>
    lines.some((line) => line.id === lineId) ? [] : [noSuchLine(['lineIds', String(index)], id)],
  );

/** Lines that are added, each once; one of the same merchandise and attributes as a line there has that line's id. */
export function mergedLines(
  there: readonly CartLineRow[],
  lines: readonly LineInput[],
): (LineInput & { lineId: number | undefined })[] {
  const keyOf = (line: { variantId: number | null; attributes: Attribute[] }) =>
    JSON.stringify([line.variantId, line.attributes]);
  // The texts of a cart are long: each is looked at once.
  const known = new Map(there.map((line) => [keyOf(line), line.id]));
  const wanted = new Map<string, LineInput>();
  for (const line of lines) {
    const key = keyOf(line);
    const quantity = Math.min(line.quantity + (wanted.get(key)?.quantity ?? 0), mostOfALine);
    wanted.set(key, { ...line, quantity });
  }
  return [...wanted].map(([key, line]) => ({ ...line, lineId: known.get(key) }));
}

/** Lines of which fewer are left than the cart has. */
export const shortLines = (lines: readonly CartLineRow[], variants: Variants): StockWarning[] =>
  lines.flatMap(({ id, variantId, quantity }) => {
    const stock = variants.get(variantId)?.stock;
    return stock == null || stock >= quantity ? [] : [{ lineId: id, left: stock }];
  });

/** Refuses what would cost more than an order can. */
function costProblems(
  lines: readonly { variantId: number | null; quantity: number }[],
  variants: Variants,
  field: string[],
): CartProblem[] {
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

/** Problems of the note of a cart. */
export function noteProblems(note: string | null, field: string[]): CartProblem[] {
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

/** Problems of who buys: an email address or a phone number that cannot be kept. */
export const buyerProblems = (buyer: BuyerInput, field: string[]): CartProblem[] =>
  (['email', 'phone'] as const).flatMap((name) => {
    const given = buyer[name] ?? '';
    return given.length <= longestContact && isStorable(given)
      ? []
      : [invalid([...field, name], `The ${name} is too long, or ${unstorable}`)];
  });
