/** The kinds of garments that are told apart, and the categories of each, the likeliest first. */
export const garmentKinds = {
  't-shirt': ['t-shirt', 'blouse'],
  undershirt: ['tank-top', 'undershirt'],
  polo: ['polo-shirt', 't-shirt'],
  longsleeve: ['long-sleeve', 'sweater', 'cardigan'],
  shirt: ['shirt', 'blouse'],
  hoodie: ['hoodie', 'sweatshirt'],
  blazer: ['blazer', 'suit'],
  outwear: ['jacket', 'coat', 'puffer'],
  dress: ['day-dress', 'evening-dress'],
  skirt: ['midi-skirt', 'mini-skirt', 'maxi-skirt'],
  pants: ['trousers', 'jeans', 'leggings'],
  shorts: ['shorts'],
  shoes: ['sneakers', 'boots', 'heels'],
  hat: ['hat', 'cap'],
} as const;
export type GarmentKind = keyof typeof garmentKinds;

/** The kinds whose first category is as sure as the kind: of the others, which one it is has to be asked. */
export const plainKinds: ReadonlySet<GarmentKind> = new Set([
  't-shirt',
  'polo',
  'shirt',
  'hoodie',
  'blazer',
  'dress',
  'shorts',
]);
