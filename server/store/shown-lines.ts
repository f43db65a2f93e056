import type { Database } from '../database/database.ts';
import { readProductsOfVariants } from './catalog/read-catalog.ts';
import { money } from './pages/frame.tsx';
import type { PricedLine } from './priced-cart.ts';

/** What a checkout showed, for its form to carry: `line.variant.quantity.cents` of each line. */
export const shownLines = (lines: readonly PricedLine[]): string =>
  lines
    .map(({ line, variant }) => [line.id, variant.id, line.quantity, variant.priceCents].join('.'))
    .join(' ');

/** What is otherwise now than the form showed, a sentence each. It only words what the cart itself says. */
export async function changesSince(
  database: Database,
  shown: string,
  lines: readonly PricedLine[],
): Promise<string[]> {
  const before = shown.split(' ').flatMap((one) => {
    const numbers = /^(\d{1,15})\.(\d{1,15})\.(\d{1,7})\.(\d{1,10})$/.exec(one)?.slice(1);
    if (!numbers) return [];
    const [lineId, variantId, quantity, cents] = numbers.map(Number) as [
      number,
      number,
      number,
      number,
    ];
    return [{ lineId, variantId, quantity, cents }];
  });
  if (before.length === 0) return [];
  const gone = before.filter(({ lineId }) => !lines.some(({ line }) => line.id === lineId));
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
    ...lines.flatMap(({ line, product, variant }) => {
      const one = before.find(({ lineId }) => lineId === line.id);
      if (!one) return [`${product.title} was added.`];
      if (one.quantity !== line.quantity) {
        return [`${product.title} is there ${line.quantity} instead of ${one.quantity} times.`];
      }
      return one.cents === variant.priceCents
        ? []
        : [`${product.title} costs ${money(variant.priceCents)} instead of ${money(one.cents)}.`];
    }),
  ];
}
