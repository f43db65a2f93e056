import { isPair, shapeOf } from './garment-shape.ts';
import type { Mask } from './mask.ts';
import shapeWeights from './shape-weights.json' with { type: 'json' };

/** The kinds of garments that are told apart by their shape, and the categories of each, the likeliest first. */
export const garmentKinds = {
  't-shirt': ['t-shirt', 'blouse'],
  longsleeve: ['long-sleeve', 'sweater', 'cardigan'],
  shirt: ['shirt', 'blouse'],
  hoodie: ['hoodie', 'sweatshirt'],
  blazer: ['blazer', 'suit'],
  outwear: ['jacket', 'coat', 'puffer'],
  dress: ['day-dress', 'evening-dress'],
  skirt: ['midi-skirt', 'mini-skirt', 'maxi-skirt'],
  pants: ['jeans', 'trousers', 'leggings'],
  shorts: ['shorts'],
  shoes: ['sneakers', 'boots', 'heels'],
  hat: ['hat', 'cap'],
} as const;
export type GarmentKind = keyof typeof garmentKinds;

/** What speaks for each kind: a weight for each measure of the shape, and how much it takes. */
export type ShapeWeights = Record<GarmentKind, { weights: number[]; bias: number }>;

/** The kinds by how well a shape fits them, the best first. */
export function kindsByShape(
  shape: readonly number[],
  learned: ShapeWeights = shapeWeights,
): GarmentKind[] {
  return (Object.keys(learned) as GarmentKind[])
    .map((kind) => {
      const { weights, bias } = learned[kind];
      return { kind, fit: weights.reduce((sum, weight, at) => sum + weight * shape[at]!, bias) };
    })
    .sort((one, other) => other.fit - one.fit)
    .map(({ kind }) => kind);
}

/**
 * The categories that a garment of this outline may have, the likeliest first (decision 042): the first of the
 * three best kinds, then their others. Bags and jewelry are not among them. None of an empty mask.
 */
export function likelyCategoriesOf(mask: Mask): string[] {
  const shape = shapeOf(mask);
  if (!shape) return [];
  const byShape = kindsByShape(shape);
  // The outline of a pair from above is much like two legs.
  const kinds = [...new Set<GarmentKind>(isPair(mask) ? ['shoes', ...byShape] : byShape)]
    .slice(0, 3)
    .map((kind) => garmentKinds[kind] as readonly string[]);
  const [first, others] = [
    kinds.flatMap(([one]) => one ?? []),
    kinds.flatMap((own) => own.slice(1)),
  ];
  return [...new Set([...first, ...others])];
}
