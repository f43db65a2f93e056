import type { SaidCase } from '../said-case.ts';
import {
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
  southBlackClothes,
  southHeels,
  southRedDress,
  southRedShoes,
  southRough,
} from './cases.ts';

const kind = 'Spanish';
const minis = { kinds: ['mini-skirt'] };
const heelLeaf = { kinds: ['heels'] };
const winter = { kinds: ['coat', 'parka', 'puffer'] };

export const spanishCases: SaidCase[] = [
  ...casesOf(kind, 'south', [
    [
      'entrevista de trabajo mañana',
      { event: 'job-interview', day: '2026-11-24' },
      { chips: ['Job interview'], never: [southRough] },
    ],
    [
      'una boda el sábado',
      { event: 'wedding', day: '2026-11-28' },
      { chips: ['Wedding'], never: [southRough, jeans] },
    ],
    [
      'un funeral el jueves',
      { event: 'funeral', day: '2026-11-26' },
      { never: [florals, southRedShoes] },
    ],
    ['no quiero llevar tacones', { refuses: [southHeels], wishes: 1 }, { never: [heelLeaf] }],
    [
      'cena con amigos sin tacones',
      { event: 'dinner', refuses: [southHeels] },
      { never: [heelLeaf], chips: ['Dinner'] },
    ],
    [
      'ni falda ni vestido',
      { refuses: [skirts, dresses], wishes: 2 },
      { never: [skirts, dresses] },
    ],
    [
      'el vestido rojo pero no con zapatos rojos',
      { wants: [southRedDress], refuses: [southRedShoes] },
      { every: [southRedDress], never: [southRedShoes] },
    ],
    [
      'todo menos vaqueros para la oficina',
      { event: 'office', refuses: [jeans] },
      { never: [jeans] },
    ],
    [
      'odio el vestido amarillo',
      { refuses: [named('Vestido amarelo')] },
      { never: [named('Vestido amarelo')] },
    ],
    ['estoy harta de los vaqueros', { refuses: [jeans] }, { never: [jeans] }],
    [
      'en vez de la americana una rebeca',
      { refuses: [blazers], wants: [{ kinds: ['cardigan'] }] },
      { never: [blazers], every: [{ kinds: ['cardigan'] }] },
    ],
    [
      'solo negro por favor',
      {},
      {
        chips: ['Only black'],
        never: [named('Calças de ganga', 'T-shirt branca', 'Vestido vermelho', 'Ténis brancos')],
      },
    ],
    ['nada negro hoy', {}, { never: [southBlackClothes] }],
    ['nada de faldas cortas', { refuses: [minis] }, { never: [minis] }],
    [
      'menos formal por favor, oficina',
      { event: ['office', 'casual-office'], dressiness: -1 },
      { chips: ['Easier'] },
    ],
    [
      'más elegante para el teatro',
      { event: 'theater', dressiness: 1 },
      { chips: ['Theater', 'Dressier'] },
    ],
    [
      '3 grados y lluvia',
      { highC: [2, 4], isWet: true },
      { never: [{ kinds: ['shorts', 'sandals'] }] },
    ],
    [
      'hace mucho calor, 33 grados, playa',
      { event: 'beach', highC: [32, 34] },
      { never: [winter] },
    ],
    [
      'botas negras y falda',
      { wants: [named('Botas pretas de cano alto', 'Botins pretos'), skirts], wishes: 2 },
      { every: [boots, skirts] },
    ],
    [
      'el abrigo camel con zapatillas blancas',
      {
        wants: [named('Casaco comprido camel'), named('Ténis brancos', 'Nike Air Force')],
        wishes: 2,
      },
      { every: [named('Casaco comprido camel'), named('Ténis brancos')] },
    ],
    ['sorpréndeme', { aim: 'surprise', wishes: 0 }, { chips: ['Surprise me'] }],
    ['algo que no me pongo hace mucho', { aim: 'forgotten' }, { chips: ['Not worn in ages'] }],
    [
      'primera cita el viernes',
      { event: 'first-date', day: '2026-11-27' },
      { chips: ['First date'], never: [southRough] },
    ],
    [
      'la gabardina está en la tintorería',
      { refuses: [named('Gabardine bege')] },
      { never: [named('Gabardine bege')] },
    ],
    [
      'estoy embarazada, algo cómodo',
      { needs: ['pregnant', 'comfortable'] },
      { never: [heelLeaf] },
    ],
    [
      'no me gusta el poncho',
      { refuses: [named('Poncho bege')] },
      { never: [named('Poncho bege')] },
    ],
    [
      'con bufanda y sin bolso, recados',
      { event: 'errands', wants: [scarves], refuses: [{ kinds: ['bag'] }] },
      { every: [scarves], never: [{ kinds: ['bag'] }] },
    ],
    [
      'cumpleaños de mi amiga, sin lentejuelas',
      { event: 'birthday' },
      { never: [{ titled: /lantejoulas/i }] },
    ],
    [
      'brazos cubiertos para la iglesia',
      { event: 'church', needs: ['covered-arms'] },
      { never: [{ kinds: ['tank-top'] }], chips: ['Covered arms'] },
    ],
    [
      'una camisa blanca y vaqueros',
      { wants: [named('Camisa branca'), jeans] },
      { every: [named('Camisa branca'), jeans] },
    ],
    ['nada de flores, un brunch', { event: 'brunch' }, { never: [florals] }],
    ['senderismo el domingo', { event: 'hike', day: '2026-11-29' }, { never: [heelLeaf] }],
  ]),
  ...casesOf(kind, 'any', [
    [
      'sin zapatillas, voy a la ópera',
      { event: 'opera', refuses: [sneakers] },
      { never: [sneakers] },
    ],
  ]),
];
