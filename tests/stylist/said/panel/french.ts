import type { SaidCase } from '../said-case.ts';
import {
  anyBlackClothes,
  anyRough,
  blazers,
  boots,
  casesOf,
  dresses,
  florals,
  jeans,
  named,
  scarves,
  skirts,
  sneakers,
  southHeels,
  southRedDress,
  southRedShoes,
  southRough,
  suits,
} from './cases.ts';

const kind = 'French';
const minis = { kinds: ['mini-skirt'] };
const heelLeaf = { kinds: ['heels'] };

export const frenchCases: SaidCase[] = [
  ...casesOf(kind, 'south', [
    [
      'entretien d’embauche demain',
      { event: 'job-interview', day: '2026-11-24' },
      { chips: ['Job interview'], never: [southRough] },
    ],
    [
      'mariage samedi',
      { event: 'wedding', day: '2026-11-28' },
      { chips: ['Wedding'], never: [southRough, jeans] },
    ],
    [
      'enterrement jeudi',
      { event: 'funeral', day: '2026-11-26' },
      { chips: ['Funeral'], never: [florals, southRedShoes] },
    ],
    [
      'je ne veux pas porter de talons',
      { refuses: [southHeels], wishes: 1 },
      { never: [heelLeaf] },
    ],
    ['jveux pas de talons ce soir', { refuses: [southHeels] }, { never: [heelLeaf] }],
    [
      'ni jupe ni robe, dîner chez des amis',
      { event: 'dinner', refuses: [skirts, dresses] },
      { never: [skirts, dresses] },
    ],
    [
      'la robe rouge mais pas avec des chaussures rouges',
      { wants: [southRedDress], refuses: [southRedShoes] },
      { every: [southRedDress], never: [southRedShoes] },
    ],
    [
      'tout sauf le jean pour le bureau',
      { event: 'office', refuses: [jeans] },
      { never: [jeans], chips: ['Office'] },
    ],
    [
      'je déteste la robe jaune',
      { refuses: [named('Vestido amarelo')] },
      { never: [named('Vestido amarelo')] },
    ],
    ['j’en ai marre des jeans', { refuses: [jeans] }, { never: [jeans] }],
    [
      'à la place du blazer plutôt un gilet',
      { refuses: [blazers], wants: [{ kinds: ['cardigan', 'vest'] }] },
      { never: [blazers], every: [{ kinds: ['cardigan', 'vest'] }] },
    ],
    [
      'que du noir',
      {},
      {
        chips: ['Only black'],
        never: [named('Calças de ganga', 'T-shirt branca', 'Vestido vermelho', 'Ténis brancos')],
      },
    ],
    ['pas de jupes courtes', { refuses: [minis], wishes: 1 }, { never: [minis] }],
    [
      'moins habillé stp, théâtre',
      { event: 'theater', dressiness: -1 },
      { chips: ['Theater', 'Easier'] },
    ],
    [
      'plus chic pour l’anniversaire',
      { event: 'birthday', dressiness: 1 },
      { chips: ['Birthday', 'Dressier'] },
    ],
    [
      '3 degrés et de la pluie',
      { highC: [2, 4], isWet: true },
      { never: [{ kinds: ['shorts', 'sandals'] }] },
    ],
    [
      'il fait 30 degrés, pique-nique',
      { event: 'picnic', highC: [29, 31] },
      { never: [{ kinds: ['coat', 'parka', 'puffer'] }], chips: ['Picnic'] },
    ],
    [
      'le manteau camel avec des baskets blanches',
      {
        wants: [named('Casaco comprido camel'), named('Ténis brancos', 'Nike Air Force')],
        wishes: 2,
      },
      { every: [named('Casaco comprido camel'), named('Ténis brancos')] },
    ],
    [
      'bottes noires et une jupe',
      { wants: [named('Botas pretas de cano alto', 'Botins pretos'), skirts], wishes: 2 },
      { every: [boots, skirts] },
    ],
    ['surprends-moi', { aim: 'surprise', wishes: 0 }, { chips: ['Surprise me'] }],
    [
      'quelque chose que je n’ai pas mis depuis longtemps',
      { aim: 'forgotten' },
      { chips: ['Not worn in ages'] },
    ],
    [
      'premier rendez-vous vendredi',
      { event: 'first-date', day: '2026-11-27' },
      { chips: ['First date'], never: [southRough] },
    ],
    [
      'le trench est au pressing',
      { refuses: [named('Gabardine bege')] },
      { never: [named('Gabardine bege')] },
    ],
    [
      'je suis enceinte, je veux être à l’aise',
      { needs: ['pregnant'] },
      { never: [named('Saia lápis preta')], chips: ['Pregnant'] },
    ],
    [
      'baptême dimanche, rien de fleuri',
      { event: 'christening', day: '2026-11-29' },
      { never: [florals] },
    ],
    [
      'avec une écharpe mais sans bonnet',
      { wants: [scarves], refuses: [{ kinds: ['cap', 'hat'] }] },
      { every: [scarves], never: [{ kinds: ['cap'] }] },
    ],
    [
      'une chemise blanche et un jean',
      { wants: [named('Camisa branca'), jeans], wishes: 2 },
      { every: [named('Camisa branca'), jeans] },
    ],
  ]),
  ...casesOf(kind, 'any', [
    [
      'je promène le chien, il pleut',
      { event: 'dog-walk', isWet: true },
      { never: [{ kinds: ['sandals', 'heels'] }] },
    ],
    [
      'pas de costume, vernissage ce soir',
      { event: 'gallery', refuses: [suits] },
      { never: [suits, anyRough], chips: ['Gallery'] },
    ],
    ['rien de noir', {}, { never: [anyBlackClothes] }],
    [
      'sans baskets à l’opéra',
      { event: 'opera', refuses: [sneakers] },
      { never: [sneakers], chips: ['Opera'] },
    ],
    [
      'randonnée dimanche, 8 degrés',
      { event: 'hike', day: '2026-11-29', highC: [7, 9] },
      { never: [heelLeaf], chips: ['Hike'] },
    ],
    ['je travaille de la maison', { event: 'home-office' }, { chips: ['Home office'] }],
    [
      'bras couverts pour l’église',
      { event: 'church', needs: ['covered-arms'] },
      { chips: ['Covered arms'] },
    ],
  ]),
];
