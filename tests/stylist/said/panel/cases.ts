import type { ColorFamily } from '#contract/rules/color-families.ts';
import { any } from '../any.ts';
import { north } from '../north.ts';
import type { MustUnderstand, SaidCase, SaidWardrobe, Those } from '../said-case.ts';
import { south } from '../south.ts';

/** What is said, what must have been understood, and what else must come of it. */
type Said = readonly [
  text: string,
  must: MustUnderstand,
  also?: Omit<SaidCase, 'kind' | 'wardrobe' | 'text' | 'must'>,
];

/** Cases of one kind in one wardrobe. */
export const casesOf = (
  kind: string,
  wardrobe: SaidCase['wardrobe'],
  list: readonly Said[],
): SaidCase[] => list.map(([text, must, also]) => ({ kind, wardrobe, text, must, ...also }));

/** Garments by their exact titles. */
export const named = (...titles: string[]): Those => ({ titles });

/** Garments of a color: those that were given it first, and those whose title says it. */
export const inColor = (
  wardrobe: SaidWardrobe,
  family: ColorFamily,
  said: RegExp,
  kinds?: readonly string[],
): Those => ({
  titles: wardrobe.garments
    .filter(
      ({ title, category, colors }) =>
        (colors?.[0] === family || said.test(title)) &&
        (kinds === undefined || (category != null && kinds.includes(category))),
    )
    .map(({ title }) => title),
});

export const dresses: Those = {
  kinds: ['day-dress', 'evening-dress', 'shirt-dress', 'knit-dress'],
};
export const skirts: Those = { kinds: ['mini-skirt', 'midi-skirt', 'maxi-skirt'] };
export const jeans: Those = { kinds: ['jeans'] };
export const blazers: Those = { kinds: ['blazer'] };
export const coats: Those = { kinds: ['coat', 'trench-coat'] };
export const sneakers: Those = { kinds: ['sneakers'] };
export const boots: Those = { kinds: ['boots', 'ankle-boots'] };
export const suits: Those = { kinds: ['suit'] };
export const ties: Those = { kinds: ['tie'] };
export const scarves: Those = { kinds: ['scarf'] };
export const hats: Those = { kinds: ['hat', 'cap'] };
export const heels: Those = { kinds: ['heels'] };
export const florals: Those = { patterns: ['floral'] };
/** All that covers the trunk and the legs, and the feet. */
export const clothes = [
  ...['t-shirt', 'long-sleeve', 'shirt', 'blouse', 'polo-shirt', 'tank-top', 'sweater'],
  ...['cardigan', 'sweatshirt', 'hoodie', 'bodysuit', 'jeans', 'trousers', 'chinos', 'leggings'],
  ...['shorts', 'mini-skirt', 'midi-skirt', 'maxi-skirt', 'sweatpants', 'day-dress', 'jumpsuit'],
  ...['evening-dress', 'shirt-dress', 'knit-dress', 'overalls', 'suit', 'blazer'],
] as const;

/** What has a heel in the southern wardrobe; the boots may be meant too, or not. */
export const southHeels: Those = { titled: /\bsaltos?\b/i };
export const southRedDress = named('Vestido vermelho');
export const southRedShoes = named('Saltos vermelhos', 'Sabrinas vermelhas');
export const southBlack = inColor(south, 'black', /\bpret[oa]s?\b/i);
export const southBlackClothes = inColor(south, 'black', /\bpret[oa]s?\b/i, clothes);
export const southSequins: Those = { titled: /lantejoulas/i };
export const northBlackClothes = inColor(north, 'black', /schwarz/i, clothes);
export const anyBlackClothes = inColor(any, 'black', /\bblack\b(?<!not-quite-black)/i, clothes);

/** What nobody wears to a wedding, a date or an evening out. */
export const southRough = named(
  ...['Calças cargo verdes', 'Kispo preto', 'Kispo curto lilás', 'Gorro preto'],
  ...['Gorro de lã vermelho', 'Calças de fato de treino', 'Galochas verdes', 'Pantufas'],
);
export const northRough = named(
  ...['Cargohose oliv', 'Daunenjacke schwarz', 'Steppjacke blau', 'Blaue Wollmütze'],
  ...[
    'Graue Jogginghose',
    'Gummistiefel',
    'Badelatschen',
    'Alte Jeans mit Loch',
    'Hausschuhe Filz',
  ],
);
export const anyRough = named(
  ...['Cargo pants', 'Puffer', 'Wool beanie', 'Sweats', 'Rain boots', 'Garden clogs'],
  ...['Painted jeans', 'Gardening overalls'],
);
/** What is for sport alone. */
export const sportOnly: Those = { kinds: ['sports-top', 'sports-bottom', 'swimwear', 'skiwear'] };
