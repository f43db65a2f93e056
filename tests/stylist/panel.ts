import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import type { StylistRequest, WardrobeGarment } from '#server/stylist/request.ts';

/**
 * A wardrobe, a request, and what must come of it. A garment is a line: `leaf: title`, and after a bar its state or
 * the days since it was worn. Its id is its title.
 */
export interface PanelCase {
  name: string;
  wardrobe: readonly string[];
  asked?: Partial<StylistRequest>;
  /** In the best outfit. */
  best?: readonly string[];
  /** In one outfit at least. */
  some?: readonly string[];
  /** In no outfit. */
  never?: readonly string[];
  /** In no outfit together. */
  notBoth?: readonly string[];
  /** There is no outfit, since these slots stay empty. */
  lacks?: readonly string[];
  /** There is no outfit, since these rules speak against what is locked. */
  against?: readonly string[];
}

/** A garment of a panel's line. */
export function garmentOf(line: string): WardrobeGarment {
  const [words = '', state = 'ready'] = line.split(' | ');
  const [category = '', title = ''] = words.split(': ');
  const isDue = state === 'due';
  const days = /^\d+$/.test(state) ? Number(state) : null;
  return {
    id: title,
    category,
    title,
    availability: days !== null ? 'ready' : isDue ? 'worn' : (state as ItemAvailability),
    wornDaysAgo: days,
    isDue,
  };
}

const basics = [
  't-shirt: White tee',
  'shirt: Blue oxford shirt',
  'jeans: Straight blue jeans',
  'trousers: Grey tailored trousers',
  'sneakers: White leather sneakers',
  'loafers: Brown penny loafers',
];
const hot = { lowC: 22, highC: 32, isWet: false };
const warm = { lowC: 17, highC: 25, isWet: false };
const mild = { lowC: 10, highC: 16, isWet: false };
const cold = { lowC: -1, highC: 5, isWet: false };
const frost = { lowC: -12, highC: -4, isWet: false };
const rain = { lowC: 11, highC: 16, isWet: true };
const coldRain = { lowC: 4, highC: 9, isWet: true };
const chilly = { lowC: 6, highC: 11, isWet: false };

export const panel: readonly PanelCase[] = [
  // Slots.
  {
    name: 'a dress needs no bottom',
    wardrobe: ['day-dress: Wrap dress', 'flats: Ballet flats', 'jeans: Blue jeans'],
    best: ['Wrap dress', 'Ballet flats'],
    never: ['Blue jeans'],
  },
  {
    name: 'a top alone is no outfit',
    wardrobe: ['t-shirt: White tee', 'sneakers: Sneakers'],
    lacks: ['bottom'],
  },
  {
    name: 'a bottom alone is no outfit',
    wardrobe: ['jeans: Blue jeans', 'sneakers: Sneakers'],
    lacks: ['top'],
  },
  { name: 'nobody goes barefoot', wardrobe: ['day-dress: Wrap dress'], lacks: ['shoes'] },
  {
    name: 'barefoot for this once',
    wardrobe: ['day-dress: Wrap dress'],
    asked: { waived: ['slots'] },
    best: ['Wrap dress'],
  },
  { name: 'an empty wardrobe', wardrobe: [], lacks: ['top', 'bottom', 'shoes'] },
  {
    name: 'only accessories',
    wardrobe: ['hat: Straw hat', 'belt: Leather belt'],
    lacks: ['top', 'bottom', 'shoes'],
  },
  {
    name: 'a suit is worn with a shirt',
    wardrobe: ['suit: Wool suit', 'shirt: White shirt', 'lace-ups: Oxfords'],
    best: ['Wool suit', 'White shirt', 'Oxfords'],
  },
  {
    name: 'a suit without a shirt is not whole',
    wardrobe: ['suit: Wool suit', 'lace-ups: Oxfords'],
    lacks: ['top'],
  },
  {
    name: 'overalls are worn over a top',
    wardrobe: ['overalls: Denim overalls', 't-shirt: Striped tee', 'sneakers: Sneakers'],
    best: ['Denim overalls', 'Striped tee'],
  },
  {
    name: 'a cardigan alone is no top',
    wardrobe: ['cardigan: Grey cardigan', 'jeans: Blue jeans', 'sneakers: Sneakers'],
    lacks: ['top'],
  },
  {
    name: 'underwear and pajamas are nobody’s outfit',
    wardrobe: [...basics, 'bra: Lace bra', 'pajamas: Silk pajamas', 'briefs: Briefs'],
    never: ['Lace bra', 'Silk pajamas', 'Briefs'],
  },
  { name: 'what it is nobody knows', wardrobe: [...basics, 'xyzzy: Thing'], never: ['Thing'] },
  // Availability.
  ...(
    [
      'in-the-wash',
      'at-the-studio',
      'lent',
      'packed',
      'in-storage',
      'for-sale',
      'gone',
      'due',
    ] as const
  ).map(
    (state): PanelCase => ({
      name: `a shirt that is ${state}`,
      wardrobe: [...basics, `shirt: Linen shirt | ${state}`],
      never: ['Linen shirt'],
    }),
  ),
  {
    name: 'all in the wash',
    wardrobe: basics.map((line) => `${line} | in-the-wash`),
    lacks: ['top', 'bottom', 'shoes'],
  },
  {
    name: 'the only shoes are lent',
    wardrobe: ['t-shirt: White tee', 'jeans: Blue jeans', 'sneakers: Sneakers | lent'],
    lacks: ['shoes'],
  },
  // Rest.
  {
    name: 'worn yesterday, and three days are to pass',
    wardrobe: [
      't-shirt: White tee',
      't-shirt: Navy tee | 1',
      'jeans: Blue jeans',
      'sneakers: Sneakers',
    ],
    asked: { restDays: 3 },
    best: ['White tee'],
    never: ['Navy tee'],
  },
  {
    name: 'worn four days ago',
    wardrobe: ['t-shirt: Navy tee | 4', 'jeans: Blue jeans', 'sneakers: Sneakers'],
    asked: { restDays: 3 },
    best: ['Navy tee'],
  },
  {
    name: 'shoes and coats need no rest',
    wardrobe: [
      't-shirt: White tee',
      'jeans: Blue jeans',
      'sneakers: Sneakers | 0',
      'coat: Wool coat | 0',
    ],
    asked: { restDays: 7, weather: cold },
    best: ['Sneakers', 'Wool coat'],
  },
  {
    name: 'what was not worn lately comes first',
    wardrobe: [
      't-shirt: White tee | 1',
      't-shirt: White cotton tee',
      'jeans: Blue jeans',
      'sneakers: Sneakers',
    ],
    best: ['White cotton tee'],
  },
  // Weather.
  {
    name: 'no suede in the rain',
    wardrobe: [...basics, 'trench-coat: Trench coat', 'ankle-boots: Suede ankle boots'],
    asked: { weather: rain },
    never: ['Suede ankle boots'],
  },
  {
    name: 'no linen in the rain',
    wardrobe: [...basics, 'trench-coat: Trench coat', 'trousers: Linen trousers'],
    asked: { weather: rain },
    never: ['Linen trousers'],
  },
  {
    name: 'no silk skirt in the rain',
    wardrobe: [...basics, 'trench-coat: Trench coat', 'midi-skirt: Silk midi skirt'],
    asked: { weather: rain },
    never: ['Silk midi skirt'],
  },
  {
    name: 'a coat in the rain',
    wardrobe: [...basics, 'trench-coat: Trench coat'],
    asked: { weather: rain },
    best: ['Trench coat'],
  },
  {
    name: 'the raincoat rather than the wool',
    wardrobe: [...basics, 'jacket: Waterproof rain jacket', 'denim-jacket: Denim jacket'],
    asked: { weather: rain },
    best: ['Waterproof rain jacket'],
  },
  { name: 'no coat for the cold', wardrobe: basics, asked: { weather: cold }, lacks: ['outer'] },
  {
    name: 'a coat in the cold',
    wardrobe: [...basics, 'coat: Wool coat'],
    asked: { weather: cold },
    best: ['Wool coat'],
  },
  {
    name: 'no denim jacket in frost',
    wardrobe: [...basics, 'denim-jacket: Denim jacket', 'puffer: Down puffer'],
    asked: { weather: frost },
    best: ['Down puffer'],
    never: ['Denim jacket'],
  },
  {
    name: 'only a denim jacket in frost',
    wardrobe: [...basics, 'denim-jacket: Denim jacket'],
    asked: { weather: frost },
    lacks: ['outer'],
  },
  {
    name: 'without a coat for this once',
    wardrobe: basics,
    asked: { weather: cold, waived: ['outer-layer'] },
    some: ['Straight blue jeans'],
  },
  {
    name: 'no shorts in the cold',
    wardrobe: [...basics, 'coat: Wool coat', 'shorts: Denim shorts'],
    asked: { weather: cold },
    never: ['Denim shorts'],
  },
  {
    name: 'no sandals in the cold',
    wardrobe: [...basics, 'coat: Wool coat', 'sandals: Leather sandals'],
    asked: { weather: cold },
    never: ['Leather sandals'],
  },
  {
    name: 'no wool coat in the heat',
    wardrobe: [...basics, 'coat: Wool coat'],
    asked: { weather: hot },
    never: ['Wool coat'],
  },
  {
    name: 'no knit in the heat',
    wardrobe: [...basics, 'sweater: Chunky wool turtleneck sweater'],
    asked: { weather: hot },
    never: ['Chunky wool turtleneck sweater'],
  },
  {
    name: 'no boots in the heat',
    wardrobe: [...basics, 'boots: Shearling boots'],
    asked: { weather: hot },
    never: ['Shearling boots'],
  },
  {
    name: 'light clothes in the heat',
    wardrobe: [
      't-shirt: Linen tee',
      'sweatshirt: Cotton sweatshirt',
      'shorts: Linen shorts',
      'jeans: Blue jeans',
      'sandals: Leather sandals',
      'boots: Leather boots',
    ],
    asked: { weather: hot },
    best: ['Linen tee', 'Linen shorts', 'Leather sandals'],
  },
  {
    name: 'a sweater for a mild day',
    wardrobe: [
      'sweater: Wool sweater',
      'tank-top: Linen tank',
      'jeans: Blue jeans',
      'sneakers: Sneakers',
    ],
    asked: { weather: mild, waived: ['outer-layer'] },
    best: ['Wool sweater'],
  },
  {
    name: 'no sunglasses in the rain',
    wardrobe: [...basics, 'trench-coat: Trench coat', 'sunglasses: Sunglasses'],
    asked: { weather: rain },
    never: ['Sunglasses'],
  },
  {
    name: 'no scarf and gloves on a warm day',
    wardrobe: [...basics, 'scarf: Wool scarf', 'gloves: Leather gloves'],
    asked: { weather: warm },
    never: ['Wool scarf', 'Leather gloves'],
  },
  {
    name: 'boots and the raincoat in cold rain',
    wardrobe: [
      ...basics,
      'boots: Leather boots',
      'jacket: Waterproof rain jacket',
      'coat: Wool coat',
      'jacket: Tweed jacket',
    ],
    asked: { weather: coldRain },
    best: ['Leather boots', 'Waterproof rain jacket'],
  },
  {
    name: 'the trench coat to work in cold rain',
    wardrobe: [
      ...basics,
      'ankle-boots: Chelsea boots',
      'trench-coat: Trench coat',
      'coat: Wool coat',
    ],
    asked: { weather: coldRain, occasion: 'Work' },
    best: ['Chelsea boots', 'Trench coat'],
  },
  {
    name: 'rubber boots rather than sneakers in cold rain',
    wardrobe: [...basics, 'boots: Rain boots', 'jacket: Yellow raincoat', 'puffer: Down jacket'],
    asked: { weather: coldRain, occasion: 'Everyday' },
    best: ['Rain boots', 'Yellow raincoat'],
  },
  {
    name: 'no shorts on a chilly day',
    wardrobe: [...basics, 'coat: Wool coat', 'shorts: Wool shorts', 'jumpsuit: Wool playsuit'],
    asked: { weather: chilly, count: 20 },
    never: ['Wool shorts', 'Wool playsuit'],
  },
  {
    name: 'shorts to run in on a chilly day',
    wardrobe: [
      'sports-top: Running top',
      'shorts: Wool shorts',
      'sneakers: Running shoes',
      'jacket: Running jacket',
    ],
    asked: { weather: chilly, occasion: 'Sport' },
    best: ['Wool shorts'],
  },
  {
    name: 'a short skirt on a chilly day is worn with tights',
    wardrobe: [
      'sweater: Wool sweater',
      'mini-skirt: Leather wool mini skirt',
      'ankle-boots: Ankle boots',
      'coat: Wool coat',
      'hosiery: Black tights',
      'hosiery: Wool socks',
    ],
    asked: { weather: chilly },
    best: ['Leather wool mini skirt', 'Black tights'],
  },
  {
    name: 'and not without, nor with socks',
    wardrobe: [
      'sweater: Wool sweater',
      'mini-skirt: Leather wool mini skirt',
      'ankle-boots: Ankle boots',
      'coat: Wool coat',
      'hosiery: Wool socks',
    ],
    asked: { weather: chilly },
    lacks: ['hosiery'],
  },
  // What finishes an outfit.
  {
    name: 'the belt of the shoes’ color',
    wardrobe: [
      'shirt: White shirt',
      'trousers: Navy trousers',
      'lace-ups: Brown brogues',
      'belt: Black leather belt',
      'belt: Brown leather belt',
    ],
    asked: { event: 'office', occasion: 'Work' },
    best: ['Brown leather belt'],
    notBoth: ['Brown leather belt', 'Black leather belt'],
  },
  {
    name: 'a clutch and earrings with an evening dress',
    wardrobe: [
      'evening-dress: Long black evening gown',
      'heels: Black pumps',
      'tote: Canvas tote',
      'clutch: Black clutch',
      'jewelry: Diamond drop earrings',
      'watch: Digital sports watch',
    ],
    asked: { event: 'gala', occasion: 'Formal' },
    best: ['Black clutch', 'Diamond drop earrings'],
    never: ['Canvas tote', 'Digital sports watch'],
  },
  {
    name: 'the gown under a coat, in cold rain',
    wardrobe: [
      'evening-dress: Long black velvet evening gown',
      'heels: Black leather pumps',
      'sweater: Wool sweater',
      'trousers: Wool trousers',
      'coat: Black wool coat',
      'clutch: Black clutch',
    ],
    asked: { event: 'gala', occasion: 'Formal', weather: coldRain },
    best: ['Long black velvet evening gown', 'Black wool coat'],
  },
  {
    name: 'no beanie in a restaurant, though it is cold outside',
    wardrobe: [
      ...basics,
      'coat: Wool coat',
      'blazer: Navy blazer',
      'cap: Wool beanie',
      'scarf: Wool scarf',
    ],
    asked: { event: 'dinner', occasion: 'Evening', weather: cold },
    best: ['Wool coat'],
    never: ['Wool beanie'],
  },
  {
    name: 'no tie without a shirt',
    wardrobe: ['sweater: Grey turtleneck', 'suit: Navy suit', 'lace-ups: Oxfords', 'tie: Silk tie'],
    asked: { event: 'bank-interview', occasion: 'Business' },
    best: ['Navy suit', 'Grey turtleneck'],
    never: ['Silk tie'],
  },
  // Dress code.
  {
    name: 'no jeans at a wedding',
    wardrobe: [...basics, 'day-dress: Floral midi dress', 'heels: Satin heels'],
    asked: { occasion: 'Wedding' },
    best: ['Floral midi dress', 'Satin heels'],
    never: ['Straight blue jeans', 'White leather sneakers'],
  },
  {
    name: 'no sneakers on a formal evening',
    wardrobe: [...basics, 'evening-dress: Black evening gown', 'heels: Black pumps'],
    asked: { occasion: 'Formal' },
    best: ['Black evening gown', 'Black pumps'],
    never: ['White leather sneakers', 'White tee'],
  },
  {
    name: 'nothing for a formal evening',
    wardrobe: ['t-shirt: White tee', 'jeans: Blue jeans', 'sneakers: Sneakers'],
    asked: { occasion: 'Formal' },
    lacks: ['top', 'bottom', 'shoes'],
  },
  {
    name: 'no gown at the office',
    wardrobe: [...basics, 'evening-dress: Sequin gown', 'heels: Pumps'],
    asked: { occasion: 'Work' },
    never: ['Sequin gown'],
  },
  {
    name: 'no hoodie in business',
    wardrobe: [...basics, 'hoodie: Grey hoodie', 'blazer: Navy wool blazer'],
    asked: { occasion: 'Business' },
    best: ['Blue oxford shirt', 'Grey tailored trousers'],
    never: ['Grey hoodie', 'White tee'],
  },
  {
    name: 'a tie only where one is worn',
    wardrobe: [...basics, 'tie: Silk tie'],
    asked: { occasion: 'Everyday' },
    never: ['Silk tie'],
  },
  {
    name: 'no heels for sport',
    wardrobe: [
      'sports-top: Running top',
      'leggings: Running leggings',
      'sneakers: Running shoes',
      'heels: Pumps',
      'blouse: Silk blouse',
    ],
    asked: { occasion: 'Sport' },
    best: ['Running top', 'Running leggings', 'Running shoes'],
    never: ['Pumps', 'Silk blouse'],
  },
  {
    name: 'swimwear at the beach',
    wardrobe: ['swimwear: Bikini', 'sandals: Flip flops', 'hat: Straw hat'],
    asked: { occasion: 'Beach', weather: hot },
    best: ['Bikini', 'Flip flops'],
  },
  { name: 'swimwear nowhere else', wardrobe: [...basics, 'swimwear: Bikini'], never: ['Bikini'] },
  {
    name: 'no heels in the mountains',
    wardrobe: [...basics, 'boots: Hiking boots', 'heels: Pumps'],
    asked: { occasion: 'Outdoors' },
    never: ['Pumps'],
  },
  {
    name: 'no sweatpants on a date',
    wardrobe: [...basics, 'sweatpants: Joggers', 'hoodie: Hoodie'],
    asked: { occasion: 'Date' },
    never: ['Joggers', 'Hoodie'],
  },
  {
    name: 'loafers for work rather than sneakers',
    wardrobe: basics,
    asked: { occasion: 'Work' },
    best: ['Brown penny loafers', 'Blue oxford shirt', 'Grey tailored trousers'],
  },
  {
    name: 'sneakers on an ordinary day with jeans and a tee',
    wardrobe: [
      't-shirt: White tee',
      'jeans: Straight blue jeans',
      'sneakers: White sneakers',
      'heels: Satin pumps',
    ],
    asked: { occasion: 'Everyday' },
    best: ['White sneakers'],
  },
  // Exclusions.
  {
    name: 'what is left out by itself',
    wardrobe: [...basics, 'day-dress: Red dress'],
    asked: { excluded: ['Red dress', 'White tee'] },
    never: ['Red dress', 'White tee'],
  },
  {
    name: 'what is left out by its color and kind',
    wardrobe: [...basics, 'day-dress: Red dress', 'day-dress: Blue dress', 'sweater: Red sweater'],
    asked: { unwanted: [{ slot: 'one-piece', family: 'red' }] },
    never: ['Red dress'],
    some: ['Blue dress'],
  },
  {
    name: 'no black at all',
    wardrobe: [...basics, 'sweater: Black sweater', 'jeans: Black jeans'],
    asked: { unwanted: [{ family: 'black' }] },
    never: ['Black sweater', 'Black jeans'],
  },
  // What is locked, and around what.
  {
    name: 'a locked piece is there',
    wardrobe: [...basics, 'midi-skirt: Pleated midi skirt'],
    asked: { locked: ['Pleated midi skirt'] },
    best: ['Pleated midi skirt'],
    never: ['Straight blue jeans'],
  },
  {
    name: 'two locked pieces are there',
    wardrobe: basics,
    asked: { locked: ['White tee', 'Brown penny loafers'] },
    best: ['White tee', 'Brown penny loafers'],
    never: ['Blue oxford shirt'],
  },
  {
    name: 'around one of two',
    wardrobe: [...basics, 'midi-skirt: Satin skirt'],
    asked: { around: [['Satin skirt', 'Not mine']] },
    best: ['Satin skirt'],
  },
  {
    name: 'a locked piece in the wash',
    wardrobe: [...basics, 'sweater: Red sweater | in-the-wash'],
    asked: { locked: ['Red sweater'] },
    against: ['availability'],
  },
  {
    name: 'a locked piece in the wash, for this once',
    wardrobe: [...basics, 'sweater: Red sweater | in-the-wash'],
    asked: { locked: ['Red sweater'], waived: ['availability'] },
    best: ['Red sweater'],
  },
  {
    name: 'locked sandals in the frost',
    wardrobe: [...basics, 'sandals: Sandals', 'coat: Wool coat'],
    asked: { locked: ['Sandals'], weather: frost },
    against: ['weather'],
  },
  {
    name: 'locked sneakers at a wedding',
    wardrobe: basics,
    asked: { locked: ['White leather sneakers'], occasion: 'Wedding' },
    against: ['dress-code'],
  },
  {
    name: 'a locked piece of somebody else',
    wardrobe: basics,
    asked: { locked: ['Not mine'] },
    some: ['White tee'],
  },
  // Taste and moods.
  {
    name: 'neutral colors',
    wardrobe: [
      't-shirt: Pink tee',
      't-shirt: Grey tee',
      'jeans: Black jeans',
      'sneakers: White sneakers',
    ],
    asked: { mood: 'neutral' },
    best: ['Grey tee'],
  },
  {
    name: 'bright colors',
    wardrobe: [
      't-shirt: Red tee',
      't-shirt: Grey tee',
      'jeans: Blue jeans',
      'sneakers: White sneakers',
    ],
    asked: { mood: 'bright' },
    best: ['Red tee'],
  },
  {
    name: 'one color all over',
    wardrobe: [
      'sweater: Camel sweater',
      'sweater: Navy sweater',
      'trousers: Camel trousers',
      'loafers: Camel loafers',
    ],
    asked: { mood: 'one-color' },
    best: ['Camel sweater', 'Camel trousers', 'Camel loafers'],
  },
  {
    name: 'what one likes',
    wardrobe: [
      't-shirt: White tee',
      'shirt: White shirt',
      'jeans: Blue jeans',
      'sneakers: Sneakers',
    ],
    asked: {
      taste: {
        lines: new Map([
          ['leaf shirt', 1],
          ['leaf t-shirt', -1],
        ]),
        pairs: new Map(),
        cores: new Set(),
      },
    },
    best: ['White shirt'],
  },
  {
    name: 'what was not liked together',
    wardrobe: [
      't-shirt: White tee',
      'jeans: Blue jeans',
      'sneakers: White sneakers',
      'sneakers: White canvas sneakers',
    ],
    asked: {
      taste: {
        lines: new Map(),
        pairs: new Map([
          ['Blue jeans White sneakers', -1],
          ['White sneakers White tee', -1],
        ]),
        cores: new Set(),
      },
    },
    best: ['White canvas sneakers'],
  },
  // Other languages, and what is no title at all.
  {
    name: 'titles nobody can read',
    wardrobe: ['t-shirt: 白いTシャツ', 'jeans: Джинсы', 'sneakers: 👟'],
    best: ['白いTシャツ', 'Джинсы', '👟'],
  },
  // What an occasion calls for.
  {
    name: 'a dress is what one thinks of for a wedding',
    wardrobe: [
      'shirt: White shirt',
      'chinos: Camel chinos',
      'day-dress: Blue dress',
      'blazer: Black blazer',
      'heels: Black heels',
      'boots: Black boots',
    ],
    asked: { occasion: 'Wedding' },
    best: ['Blue dress', 'Black heels'],
  },
  {
    name: 'sneakers are for the road rather than loafers',
    wardrobe: [...basics, 'sweatshirt: Grey sweatshirt'],
    asked: { occasion: 'Travel' },
    best: ['White leather sneakers'],
  },
  {
    name: 'one layer is enough where nobody speaks of the cold',
    wardrobe: [
      'shirt: White shirt',
      'chinos: Camel chinos',
      'loafers: Brown loafers',
      'blazer: Navy blazer',
      'coat: Camel coat',
    ],
    asked: { occasion: 'Work', count: 1 },
    some: ['White shirt', 'Camel chinos'],
    notBoth: ['Navy blazer', 'Camel coat'],
  },
  {
    name: 'no jacket goes over a blazer',
    wardrobe: [
      'shirt: White shirt',
      'trousers: Grey trousers',
      'loafers: Brown loafers',
      'blazer: Navy blazer',
      'jacket: Pink jacket',
    ],
    asked: { weather: mild, count: 1 },
    some: ['White shirt'],
    notBoth: ['Navy blazer', 'Pink jacket'],
  },
];
