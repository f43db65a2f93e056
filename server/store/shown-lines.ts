import { createHash } from 'node:crypto';
import { lineKeys, productTypes } from '#contract/rules/services.ts';
import type { Database } from '../database/database.ts';
import { readProductsOfVariants } from './catalog/read-catalog.ts';
import { money } from './pages/frame.tsx';
import type { PricedLine } from './priced-cart.ts';

/**
 * The lines as a checkout showed them, for its form to carry: `line.variant.quantity.cents.words` of each line, where
 * the words are what
 * is said with it, such as the garment, in short. A fee comes last and without its line: whoever enters the flow on
 * another page takes it out, and it is put back as another line.
 */
export const shownLines = (lines: readonly PricedLine[]): string =>
  [...lines.filter((one) => !isFee(one)), ...lines.filter(isFee)]
    .map((one) => {
      const { line, variant } = one;
      return [nameOf(one), variant.id, line.quantity, variant.priceCents, wordsOf(line)].join('.');
    })
    .join(' ');

const isFee = ({ product }: PricedLine) => product.productType === productTypes.fee;

const nameOf = (one: PricedLine): number => (isFee(one) ? 0 : one.line.id);

const wordsOf = ({ attributes }: PricedLine['line']): string =>
  createHash('sha256').update(JSON.stringify(attributes)).digest('base64url').slice(0, 12);

/** Lists what is otherwise now than the form showed, a sentence each. It only words what the cart itself says. */
export async function changesSince(
  database: Database,
  shown: string,
  lines: readonly PricedLine[],
): Promise<string[]> {
  const before = shown.split(' ').flatMap((one) => {
    const parts = /^(\d{1,15})\.(\d{1,15})\.(\d{1,7})\.(\d{1,10})\.([\w-]{12})$/.exec(one);
    if (!parts) return [];
    const [lineId, variantId, quantity, cents] = parts.slice(1, 5).map(Number) as [
      number,
      number,
      number,
      number,
    ];
    return [{ lineId, variantId, quantity, cents, words: parts[5] }];
  });
  if (before.length === 0) return [];
  const isSame = (one: (typeof before)[number], priced: PricedLine) =>
    one.lineId === nameOf(priced) && one.variantId === priced.variant.id;
  const gone = before.filter((one) => !lines.some((line) => isSame(one, line)));
  const products = [
    ...(
      await readProductsOfVariants(
        database,
        gone.map(({ variantId }) => variantId),
      )
    ).values(),
  ];
  return [
    ...gone.flatMap(({ variantId }) => {
      const product = products.find(({ variants }) => variants.some(({ id }) => id === variantId));
      return product ? [`${product.title} was taken out.`] : [];
    }),
    ...lines.flatMap((priced) => {
      const { line, product, variant } = priced;
      const one = before.find((each) => isSame(each, priced));
      if (!one) {
        // The same service went and came: what differs is the garment, or what is said of it.
        const isAgain = gone.some(({ variantId }) => variantId === variant.id);
        return [`${product.title}${isAgain ? forGarment(line) : ''} was added.`];
      }
      if (one.quantity !== line.quantity) {
        return [`${product.title} is there ${line.quantity} instead of ${one.quantity} times.`];
      }
      if (one.words !== wordsOf(line)) return [`${product.title}${forGarment(line)} was changed.`];
      return one.cents === variant.priceCents
        ? []
        : [`${product.title} costs ${money(variant.priceCents)} instead of ${money(one.cents)}.`];
    }),
  ];
}

const forGarment = ({ attributes }: PricedLine['line']): string => {
  const name = attributes.find(({ key }) => key === lineKeys.itemName)?.value;
  return name ? ` for ${name}` : '';
};
