import type { SaidCase } from '../said-case.ts';
import { south } from '../south.ts';
import {
  anyRough,
  blazers,
  boots,
  casesOf,
  clothes,
  coats,
  dresses,
  florals,
  hats,
  heels,
  inColor,
  jeans,
  named,
  scarves,
  skirts,
  sneakers,
  southBlack,
  southBlackClothes,
  southHeels,
  southRedDress,
  southRedShoes,
  suits,
  ties,
} from './cases.ts';

const kind = 'negation';
const minis = { kinds: ['mini-skirt'] };
const trousers = { kinds: ['trousers', 'jeans', 'chinos'] };
const bags = {
  kinds: ['tote', 'shoulder-bag', 'crossbody-bag', 'clutch', 'backpack', 'travel-bag'],
};
const colored = {
  kinds: clothes,
  families: [
    ...(['white', 'cream', 'beige', 'camel', 'rust', 'yellow', 'green', 'sky', 'blue'] as const),
    ...(['pink', 'red', 'purple', 'burgundy', 'olive'] as const),
  ],
};

export const negationCases: SaidCase[] = [
  ...casesOf(kind, 'south', [
    [
      "i don't want to wear heels",
      { refuses: [southHeels], wishes: 1 },
      { never: [heels], chips: ['Not heels'] },
    ],
    ['dont want heels tonight pls', { refuses: [southHeels] }, { never: [heels] }],
    [
      'something for dinner but no dresses',
      { event: 'dinner', refuses: [dresses] },
      { never: [dresses], chips: ['Dinner', 'Not dresses'] },
    ],
    ['brunch tomorrow, avoid black', { event: 'brunch' }, { never: [southBlackClothes] }],
    [
      'never put me in the leather trousers again. something for work',
      { refuses: [named('Calças de cabedal')], occasion: 'Work' },
      { never: [named('Calças de cabedal')] },
    ],
    [
      "can't wear heels today, twisted my ankle",
      { refuses: [southHeels] },
      { never: [heels], chips: ['Not heels'] },
    ],
    [
      "can't stand florals. outfit for brunch",
      { event: 'brunch', refuses: [florals] },
      { never: [florals], chips: ['Brunch'] },
    ],
    [
      'im so tired of my jeans, whats nice for the office',
      { event: 'office', refuses: [jeans] },
      { never: [jeans], chips: ['Office'] },
    ],
    ['so sick of wearing black every day', { wishes: 1 }, { never: [southBlackClothes] }],
    [
      'i hate the yellow dress',
      { refuses: [named('Vestido amarelo')], wishes: 1 },
      { never: [named('Vestido amarelo')] },
    ],
    [
      'my white sneakers are dirty',
      { refuses: [named('Ténis brancos', 'Nike Air Force')] },
      { never: [named('Ténis brancos')] },
    ],
    [
      'black blazer is in the wash, need something for a meeting tomorrow',
      { refuses: [named('Blazer preto')], day: '2026-11-24' },
      { never: [named('Blazer preto')] },
    ],
    [
      'the camel coat is at the dry cleaners',
      { refuses: [named('Casaco comprido camel')] },
      { never: [named('Casaco comprido camel')] },
    ],
    [
      'my black tights ripped. office outfit please',
      { event: 'office', refuses: [named('Collants pretos')] },
      { never: [named('Collants pretos')] },
    ],
    [
      'anything but jeans for the pub',
      { event: 'pub', refuses: [jeans] },
      { never: [jeans], chips: ['Pub', 'Not jeans'] },
    ],
    [
      'anything except the red dress, date night on friday',
      { event: 'date', day: '2026-11-27', refuses: [southRedDress] },
      { never: [southRedDress], chips: ['Date', 'Not red dress'] },
    ],
    [
      'trousers instead of a dress for the theater',
      { event: 'theater', wants: [trousers], refuses: [dresses] },
      { never: [dresses], every: [trousers] },
    ],
    [
      "rather than the blazer i'd like a cardigan",
      { refuses: [blazers], wants: [{ kinds: ['cardigan'] }] },
      { never: [blazers], every: [{ kinds: ['cardigan'] }] },
    ],
    [
      'no heels or boots, we walk a lot',
      { refuses: [southHeels, boots] },
      { never: [heels, boots] },
    ],
    [
      'neither jeans nor sneakers, dinner with his parents',
      { event: 'dinner', refuses: [jeans, sneakers] },
      { never: [jeans, sneakers] },
    ],
    [
      'the red dress but not with red shoes',
      { wants: [southRedDress], refuses: [southRedShoes] },
      { every: [southRedDress], never: [southRedShoes], chips: ['Red dress', 'Not red shoes'] },
    ],
    [
      'something for the office but not so formal',
      { event: ['office', 'casual-office'], dressiness: -1, wishes: 0 },
      { noChips: [/formal/i], chips: ['Easier'] },
    ],
    ['not too formal please', { dressiness: -1, occasion: null, event: null, wishes: 0 }],
    ['party tonight, not too warm please', { event: 'party', mood: null, aim: null }],
    ['only skirts or dresses', {}, { every: [{ kinds: [...skirts.kinds!, ...dresses.kinds!] }] }],
    ['only black please', {}, { chips: ['Only black'], never: [colored] }],
    [
      'nothing tight, i ate too much 😅',
      {},
      { never: [named('Top justo cinzento'), { kinds: ['leggings'] }] },
    ],
    [
      'no short skirts',
      { refuses: [minis], wishes: 1 },
      { never: [minis], chips: ['Not short skirts'] },
    ],
    [
      'a skirt but no short ones',
      { wants: [skirts], refuses: [minis] },
      { never: [minis], every: [{ kinds: ['midi-skirt', 'maxi-skirt'] }] },
    ],
    [
      'work outfit without the blazer',
      { occasion: 'Work', refuses: [blazers] },
      { never: [blazers] },
    ],
    [
      'a coat but not the camel one',
      { wants: [coats], refuses: [named('Casaco comprido camel')] },
      { never: [named('Casaco comprido camel')], every: [coats] },
    ],
    ['dinner, leave out the scarf', { event: 'dinner', refuses: [scarves] }, { never: [scarves] }],
    ['skip the heels, flats are fine', { refuses: [southHeels] }, { never: [heels] }],
    ['no need for a coat, im driving', {}, { never: [{ kinds: ['coat'] }] }],
    ["i don't mind heels for the party", { event: 'party' }, { noChips: [/^not/i] }],
    ['why not the red dress?', {}, { noChips: [/^not/i] }],
    [
      'i have nothing but jeans lol what do i wear to a wedding',
      { event: 'wedding' },
      { noChips: [/^not/i, /^only jeans/i] },
    ],
    ['no heels, if i can', {}, { chips: ['Not heels?'] }],
    [
      'if possible no dress for the christening',
      { event: 'christening' },
      { chips: ['Not dress?'] },
    ],
    [
      'skirt yes, tights no',
      { wants: [skirts], refuses: [{ kinds: ['hosiery'] }] },
      { every: [skirts], never: [{ kinds: ['hosiery'] }] },
    ],
    [
      'no red, no pink and no orange for the wedding',
      { event: 'wedding' },
      {
        never: [named('Vestido vermelho', 'Vestido de convidada rosa', 'Saltos vermelhos')],
        chips: ['Wedding'],
      },
    ],
    [
      "i don't want to wear a dress, a skirt or heels",
      { refuses: [dresses, skirts, southHeels] },
      { never: [dresses, skirts, heels] },
    ],
    [
      'no blazer, black trousers and the silk blouse',
      {
        refuses: [blazers],
        wants: [
          named('Calças pretas de alfaiate', 'Calças de cabedal'),
          named('Blusa de seda creme'),
        ],
      },
      { never: [blazers], every: [named('Blusa de seda creme')] },
    ],
    [
      'not the boots but the white sneakers',
      { refuses: [boots], wants: [named('Ténis brancos', 'Nike Air Force')] },
      { never: [boots], every: [named('Ténis brancos')] },
    ],
    [
      'no jeans but sneakers are ok',
      { refuses: [jeans] },
      { never: [jeans], noChips: [/^not .*sneakers/i] },
    ],
    ['just errands, without a bag', { event: 'errands', refuses: [bags] }, { never: [bags] }],
    [
      "please don't give me the poncho again",
      { refuses: [named('Poncho bege')] },
      { never: [named('Poncho bege')] },
    ],
    [
      'i wont wear the pink blazer to the office',
      { event: 'office', refuses: [named('Blazer cor-de-rosa')] },
      { never: [named('Blazer cor-de-rosa')] },
    ],
    [
      'nothing sleeveless for church',
      { event: 'church' },
      { never: [{ kinds: ['tank-top'] }], chips: ['Church'] },
    ],
    [
      'cocktail party, nothing with sequins',
      { event: 'cocktail' },
      { never: [{ titled: /lantejoulas/i }] },
    ],
    ['nothing black, nothing beige', {}, { never: [southBlackClothes], noChips: [/^black/i] }],
    [
      'a black dress without black shoes',
      {
        wants: [inColor(south, 'black', /preto/i, ['day-dress', 'evening-dress'])],
        refuses: [southBlack],
      },
      { never: [named('Saltos pretos', 'Botins pretos', 'Mocassins pretos', 'All Star pretas')] },
    ],
  ]),
  ...casesOf(kind, 'north', [
    [
      'not the blue suit, the grey one',
      { refuses: [named('Navyblauer Anzug')], wants: [named('Grauer Anzug')] },
      { never: [named('Navyblauer Anzug')], every: [named('Grauer Anzug')] },
    ],
    [
      'office tomorrow, no tie',
      { event: 'office', day: '2026-11-24', refuses: [ties] },
      { never: [ties], chips: ['Office', 'Not tie'] },
    ],
    [
      "can't find my black oxfords, wedding on saturday",
      { event: 'wedding', day: '2026-11-28', refuses: [named('Schwarze Oxfords')] },
      { never: [named('Schwarze Oxfords')] },
    ],
    [
      'i lent the barbour to my brother',
      { refuses: [named('Barbour Wachsjacke')] },
      { never: [named('Barbour Wachsjacke')] },
    ],
    [
      'everything except the parka, it smells of fish',
      { refuses: [{ kinds: ['parka'] }] },
      { never: [{ kinds: ['parka'] }] },
    ],
    [
      'the white shirt has a stain',
      {
        refuses: [
          named('Weißes Oberhemd', 'Hemd weiß Haifischkragen', 'Leinenhemd weiß', 'Smokinghemd'),
        ],
      },
    ],
    ['no wool please it itches', {}, { never: [{ titled: /woll/i }] }],
    [
      'smart casual but no suit please',
      { event: 'smart-casual', refuses: [suits] },
      { never: [suits] },
    ],
    ['pub, nothing with stripes', { event: 'pub' }, { never: [{ patterns: ['stripe'] }] }],
    ["can't be bothered with a tie", { refuses: [ties] }, { never: [ties] }],
    [
      "No hoodie or joggers or caps, I'm meeting clients",
      { refuses: [{ kinds: ['hoodie'] }, { kinds: ['sweatpants'] }, { kinds: ['cap'] }] },
      { never: [{ kinds: ['hoodie', 'sweatpants', 'cap'] }] },
    ],
    [
      'not the docs, they still hurt',
      { refuses: [named('Rote Docs')] },
      { never: [named('Rote Docs')] },
    ],
    [
      'a blazer, but i dont like the tweed one',
      { wants: [blazers], refuses: [named('Tweedsakko braun')] },
      { never: [named('Tweedsakko braun')], every: [blazers] },
    ],
    [
      'brown shoes but not the loafers',
      { refuses: [{ kinds: ['loafers'] }] },
      {
        never: [{ kinds: ['loafers'] }],
        every: [named('Braune Derbys', 'Winterstiefel', 'Wanderschuhe', 'Birkenstock Arizona')],
      },
    ],
    [
      'jeans and a shirt, no belt no watch',
      {
        wants: [jeans, { kinds: ['shirt'] }],
        refuses: [{ kinds: ['belt'] }, { kinds: ['watch'] }],
      },
      { every: [jeans], never: [{ kinds: ['belt', 'watch'] }] },
    ],
    [
      'not the rain jacket again, dog walk',
      { event: 'dog-walk' },
      { never: [named('Regenjacke dunkelblau')] },
    ],
    ['without anything on my head please, dog walk', { event: 'dog-walk' }, { never: [hats] }],
  ]),
  ...casesOf(kind, 'any', [
    [
      'teaching tomorrow. no skirts or dresses',
      { event: 'teaching', day: '2026-11-24', refuses: [skirts, dresses] },
      { never: [skirts, dresses], chips: ['Teaching'] },
    ],
    [
      'anything but the cargo pants',
      { refuses: [named('Cargo pants')], wishes: 1 },
      { never: [named('Cargo pants')], chips: ['Not cargo pants'] },
    ],
    [
      "I'd wear the kilt but it's at the cleaners",
      { refuses: [named('Pleated kilt')] },
      { never: [named('Pleated kilt')] },
    ],
    [
      'no cream blazer',
      { refuses: [named('Cream blazer')] },
      { never: [named('Cream blazer')], chips: ['Not cream blazer'] },
    ],
    [
      'the navy suit minus the tie',
      { wants: [named('Navy suit')], refuses: [ties] },
      { every: [named('Navy suit')], never: [ties] },
    ],
    ["it's not that i hate the velvet dress", {}, { noChips: [/^not .*dress$/i] }],
    ["can't do leather, im vegan now", {}, { never: [{ titled: /\bleather\b/i }] }],
    [
      'not a fan of the green pumps',
      { refuses: [named('Green suede pumps')] },
      { never: [named('Green suede pumps')] },
    ],
    ["don't forget the hat!", { wants: [hats] }, { every: [hats], noChips: [/^not/i] }],
    [
      'gallery opening, not without my hat',
      { event: 'gallery', wants: [hats] },
      { every: [hats], noChips: [/^not/i] },
    ],
    ['dinner with friends, no problem with sneakers', { event: 'dinner' }, { noChips: [/^not/i] }],
    ['no idea what to wear to the opera', { event: 'opera', wishes: 0 }, { never: [anyRough] }],
    ['nothing fancy, just the pub', { event: 'pub', wishes: 0 }, { noChips: [/^not/i] }],
    [
      "i'm not wearing a suit to the graduation, but a bow tie would be fun",
      { event: 'graduation', refuses: [suits], wants: [named('Bow tie')] },
      { never: [suits], every: [named('Bow tie')] },
    ],
    [
      'no jeans, no sneakers, no hoodie, gallery opening',
      { event: 'gallery', refuses: [jeans, sneakers, { kinds: ['hoodie'] }] },
      { never: [jeans, sneakers, { kinds: ['hoodie'] }], chips: ['Gallery'] },
    ],
    ['not only black', {}, { noChips: [/^only black/i] }],
  ]),
];
