import type { CartDifferences } from '#api/store/cart-differences.ts';
import type { PendingService } from '#api/store/pending-changes.ts';

const namesOf = (services: readonly Pick<PendingService, 'name' | 'selectedItem'>[]) =>
  services.map(({ name, selectedItem }) => `${name} (${selectedItem.title})`).join(', ');

/** The differences of a cart from how it was shown, by name: `Added elsewhere: Mend seam (Jeans).` */
export function changedWords(differences: CartDifferences): string[] {
  const { added, removed, saidOtherwise, pricedOtherwise } = differences;
  const parts = [
    ['Added elsewhere', added],
    ['Taken out elsewhere', removed],
    ['Said otherwise to the studio', saidOtherwise],
    ['Another price', pricedOtherwise],
  ] as const;
  return [
    'Your cart has changed. Look at it once more, then check out.',
    ...parts.flatMap(([words, some]) => (some.length > 0 ? `${words}: ${namesOf(some)}.` : [])),
  ];
}
