/** The categories that most wardrobes have most of, in that order. */
const usual = [
  't-shirt',
  'shirt',
  'jeans',
  'trousers',
  'sweater',
  'day-dress',
  'jacket',
  'sneakers',
  'shorts',
  'midi-skirt',
  'blazer',
  'coat',
  'boots',
  'hoodie',
  'long-sleeve',
  'mini-skirt',
  'hat',
  'tote',
];

/** The categories to offer, the likeliest first: what the owner has most of, then what people do. */
export function likelyCategories(used: readonly string[]): string[] {
  return [...new Set([...used.slice(0, 6), ...usual])].slice(0, 18);
}
