import { noise } from '#server/stylist/noise.ts';
import type { WardrobeGarment } from '#server/stylist/request.ts';

/** Kinds of garments as they come, with the words that titles put before them. */
const kinds: readonly (readonly [share: number, category: string, names: string])[] = [
  [9, 't-shirt', 'tee|graphic tee|striped tee'],
  [7, 'shirt', 'oxford shirt|poplin shirt|linen shirt'],
  [6, 'blouse', 'silk blouse|floral blouse|peasant blouse'],
  [6, 'sweater', 'cable knit sweater|merino sweater|turtleneck'],
  [2, 'hoodie', 'hoodie'],
  [3, 'cardigan', 'cardigan|chunky cardigan'],
  [7, 'jeans', 'skinny jeans|straight jeans|wide leg jeans'],
  [6, 'trousers', 'tailored trousers|wide leg trousers|cigarette pants'],
  [3, 'chinos', 'chinos'],
  [4, 'midi-skirt', 'pleated midi skirt|satin skirt|pencil skirt'],
  [2, 'mini-skirt', 'denim mini skirt'],
  [2, 'shorts', 'linen shorts|denim shorts'],
  [2, 'sweatpants', 'joggers'],
  [5, 'day-dress', 'wrap dress|floral dress|linen dress'],
  [2, 'evening-dress', 'sequin gown|cocktail dress'],
  [1, 'suit', 'wool suit'],
  [3, 'blazer', 'wool blazer|plaid blazer'],
  [3, 'coat', 'wool coat|camel coat'],
  [2, 'trench-coat', 'trench coat'],
  [2, 'puffer', 'down jacket'],
  [2, 'denim-jacket', 'denim jacket'],
  [1, 'leather-jacket', 'biker jacket'],
  [5, 'sneakers', 'canvas sneakers|leather sneakers|running shoes'],
  [3, 'ankle-boots', 'chelsea boots|suede ankle boots'],
  [3, 'heels', 'pumps|slingback heels'],
  [2, 'loafers', 'penny loafers'],
  [2, 'sandals', 'leather sandals'],
  [2, 'tote', 'leather tote'],
  [2, 'crossbody-bag', 'crossbody bag'],
  [1, 'clutch', 'beaded clutch'],
  [1, 'backpack', 'nylon backpack'],
  [2, 'scarf', 'wool scarf|silk scarf'],
  [1, 'hat', 'straw hat'],
  [1, 'belt', 'leather belt'],
  [1, 'sunglasses', 'sunglasses'],
  [1, 'jewelry', 'gold necklace|pearl earrings'],
];
const colors =
  'black white navy grey beige camel brown blue red burgundy green olive pink cream sky yellow'.split(
    ' ',
  );
const availabilities = [
  'in-the-wash',
  'lent',
  'at-the-studio',
  'packed',
  'in-storage',
  'worn',
  'gone',
  'for-sale',
] as const;
const total = kinds.reduce((sum, [share]) => sum + share, 0);

/** A wardrobe of so many garments, the same for the same seed. A tenth of it cannot be worn now. */
export function madeWardrobe(count: number, seed: string): WardrobeGarment[] {
  return Array.from({ length: count }, (_, at) => {
    const chance = (name: string) => noise(`${seed} ${at} ${name}`);
    const pick = <One>(list: readonly One[], name: string): One =>
      list[Math.floor(chance(name) * list.length)]!;
    let share = chance('kind') * total;
    const [, category, names] = kinds.find(([one]) => {
      share -= one;
      return share < 0;
    })!;
    const color = pick(colors, 'color');
    const isReady = chance('ready') > 0.1;
    return {
      id: `g${at}`,
      category,
      title: `${chance('said') < 0.5 ? `${color} ` : ''}${pick(names.split('|'), 'name')}`,
      colors: chance('colored') < 0.7 ? [color] : [],
      availability: isReady ? 'ready' : pick(availabilities, 'where'),
      isDue: false,
      wornDaysAgo: chance('worn') < 0.4 ? Math.floor(chance('days') * 60) : null,
    };
  });
}
