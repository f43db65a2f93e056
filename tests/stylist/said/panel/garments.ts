import type { SaidCase } from '../said-case.ts';
import { south } from '../south.ts';
import { casesOf, inColor, named } from './cases.ts';

const kind = 'named garments';

/** It is wanted, and every board holds it. */
const withIt = (...titles: string[]) =>
  [
    { wants: [{ titles }], wishes: 1 },
    { every: [{ titles }], noChips: [/^not/i] },
  ] as const;
/** It is not wanted, and no board holds it. */
const withoutIt = (...titles: string[]) =>
  [{ refuses: [{ titles }], wishes: 1 }, { never: [{ titles }] }] as const;

export const garmentCases: SaidCase[] = [
  ...casesOf(kind, 'any', [
    [
      'what goes with my cream blazer',
      { wants: [named('Cream blazer')], wishes: 1 },
      { chips: ['Cream blazer'], which: ['Cream blazer'] },
    ],
    [
      'dinner in a white shirt',
      { event: 'dinner', wants: [named('White shirt')] },
      { every: [named('White shirt')] },
    ],
    ['the linen cream blazer for brunch', { event: 'brunch', wants: [named('Cream blazer')] }],
    ['what do i wear with my dress boots', ...withIt('Dress boots')],
    ['dress boots tonight', ...withIt('Dress boots')],
    [
      'pub in my red wing boots',
      { event: 'pub', wants: [named('Red Wing boots')], wishes: 1 },
      { every: [named('Red Wing boots')], chips: ['Pub', 'Red Wing boots'] },
    ],
    ['something with the red wings', { wants: [named('Red Wing boots')], wishes: 1 }],
    [
      'i want to wear the wedding shirt to work',
      { wants: [named('Wedding shirt')], occasion: 'Work', wishes: 1 },
      { every: [named('Wedding shirt')], noChips: [/^wedding$/i] },
    ],
    [
      'wedding shirt and blue jeans',
      { event: null, wants: [named('Wedding shirt'), named('Blue jeans')], wishes: 2 },
      { every: [named('Wedding shirt'), named('Blue jeans')] },
    ],
    [
      'the office cardigan, at home',
      { wants: [named('The office cardigan')], wishes: 1 },
      { every: [named('The office cardigan')], noChips: [/^office$/i] },
    ],
    ['what goes with my not-quite-black jeans', ...withIt('Not-quite-black jeans')],
    [
      'not quite black jeans and a sweater',
      { wants: [named('Not-quite-black jeans'), { kinds: ['sweater'] }] },
      { every: [named('Not-quite-black jeans')], noChips: [/^not\b(?! quite|-quite)/i] },
    ],
    [
      'sunday coat please',
      { wants: [named('Sunday coat')], day: null, wishes: 1 },
      { every: [named('Sunday coat')] },
    ],
    [
      'rain or shine jacket for errands',
      { event: 'errands', wants: [named('Rain or Shine jacket')], highC: null, wishes: 1 },
      { every: [named('Rain or Shine jacket')] },
    ],
    [
      'gallery opening in my tuxedo stripe trousers',
      { event: 'gallery', wants: [named('Tuxedo-stripe trousers')], wishes: 1 },
      { every: [named('Tuxedo-stripe trousers')], noChips: [/black tie/i] },
    ],
    [
      'velvet smoking jacket with jeans',
      { wants: [named('Velvet smoking jacket'), { kinds: ['jeans'] }], wishes: 2 },
      { every: [named('Velvet smoking jacket'), { kinds: ['jeans'] }] },
    ],
    [
      'party shirt but its for teaching',
      { event: 'teaching', wants: [named('Party shirt')], wishes: 1 },
      { every: [named('Party shirt')] },
    ],
    ['dads sunday best please', { wants: [named("Dad's Sunday best")], day: null }],
    [
      'summer coat over something',
      { wants: [named('Summer coat')], wishes: 1 },
      { every: [named('Summer coat')] },
    ],
    [
      'opera clutch for dinner',
      { event: 'dinner', wants: [named('Opera clutch')] },
      { every: [named('Opera clutch')], noChips: [/^opera$/i] },
    ],
    ['not the boiler suit', ...withoutIt('Boiler suit')],
    ['anything but the tweed jacket', ...withoutIt('Tweed jacket')],
    [
      'hiking boots in town, why not',
      { event: null, wants: [named('Hiking boots')] },
      { every: [named('Hiking boots')] },
    ],
    [
      'garden clogs and painted jeans',
      { wants: [named('Garden clogs'), named('Painted jeans')], wishes: 2 },
      { every: [named('Garden clogs'), named('Painted jeans')] },
    ],
    [
      'my pussy bow blouse for teaching',
      { event: 'teaching', wants: [named('Pussy-bow blouse')], wishes: 1 },
      { every: [named('Pussy-bow blouse')] },
    ],
    [
      'Navy blazer + white jeans',
      { wants: [named('Navy blazer'), named('White jeans')], wishes: 2 },
      { every: [named('Navy blazer'), named('White jeans')] },
    ],
    [
      'can you style my kilt',
      { wants: [named('Pleated kilt')] },
      { every: [named('Pleated kilt')] },
    ],
    [
      'jean jacket, farmers market tote, brunch',
      { event: 'brunch', wants: [named('Jean jacket'), named('Farmers market tote')], wishes: 2 },
      { every: [named('Jean jacket')] },
    ],
    [
      'what goes with the hermes scarf',
      { wants: [named('Silk scarf')] },
      { every: [named('Silk scarf')] },
    ],
    ['leather jacket tonight', { wants: [named('Leather jacket')], wishes: 1 }],
  ]),
  ...casesOf(kind, 'north', [
    ['what goes with the marineblauer wollmantel', ...withIt('Marineblauer Wollmantel')],
    [
      'theater mit dem camelfarbenen mantel',
      { event: 'theater', wants: [named('Camelfarbener Mantel')] },
      { every: [named('Camelfarbener Mantel')] },
    ],
    [
      'weisses oberhemd und jeans dunkelblau',
      { wants: [named('Weißes Oberhemd'), named('Jeans dunkelblau')], wishes: 2 },
      { every: [named('Weißes Oberhemd'), named('Jeans dunkelblau')] },
    ],
    [
      'weißes oberhemd ohne krawatte',
      { wants: [named('Weißes Oberhemd')], refuses: [{ kinds: ['tie'] }] },
      { every: [named('Weißes Oberhemd')], never: [{ kinds: ['tie'] }] },
    ],
    [
      'barbour for the dog walk',
      { event: 'dog-walk', wants: [named('Barbour Wachsjacke')], wishes: 1 },
      { every: [named('Barbour Wachsjacke')] },
    ],
    ['with my samba', ...withIt('Adidas Samba')],
    ['new balance 574 tonight', ...withIt('New Balance 574')],
    [
      'pub, norwegerpullover',
      { event: 'pub', wants: [named('Norwegerpullover')] },
      { every: [named('Norwegerpullover')], chips: ['Pub', 'Norwegerpullover'] },
    ],
    ['something with the friesennerz', ...withIt('Friesennerz')],
    [
      'brunch with the rote docs',
      { event: 'brunch', wants: [named('Rote Docs')] },
      { every: [named('Rote Docs')] },
    ],
    ['not the karierter schal', ...withoutIt('Karierter Schal')],
    [
      'parka dunkelgrun please',
      { wants: [named('Parka dunkelgrün')] },
      { every: [named('Parka dunkelgrün')] },
    ],
    ['smoking please', { wants: [named('Smoking')] }, { every: [named('Smoking')] }],
    [
      'bandshirt tocotronic and the schwarze lederjacke',
      { wants: [named('Bandshirt Tocotronic'), named('Schwarze Lederjacke')], wishes: 2 },
      { every: [named('Bandshirt Tocotronic'), named('Schwarze Lederjacke')] },
    ],
    [
      'elbsegler and caban',
      { wants: [named('Elbsegler'), named('Caban')], wishes: 2 },
      { every: [named('Elbsegler'), named('Caban')] },
    ],
    ['wie trage ich die braune cordhose', ...withIt('Braune Cordhose')],
    ['what could i wear the tweedsakko with', ...withIt('Tweedsakko braun')],
    [
      'omas fischerhemd for the pub',
      { event: 'pub', wants: [named('Omas Fischerhemd')], wishes: 1 },
    ],
    [
      'the chelsea boots with the grauer anzug',
      { wants: [named('Chelsea Boots schwarz'), named('Grauer Anzug')], wishes: 2 },
      { every: [named('Chelsea Boots schwarz'), named('Grauer Anzug')] },
    ],
    ['graues sakko for dinner', { event: 'dinner', wants: [named('Graues Sakko')] }],
  ]),
  ...casesOf(kind, 'south', [
    ['what goes with my vestido midi florido', ...withIt('Vestido midi florido')],
    ['casaco comprido camel tonight', ...withIt('Casaco comprido camel')],
    [
      'botas castanhas e calcas de ganga',
      { wants: [named('Botas castanhas'), named('Calças de ganga')], wishes: 2 },
      { every: [named('Botas castanhas'), named('Calças de ganga')] },
    ],
    [
      'ténis brancos with the saia midi plissada',
      { wants: [named('Ténis brancos'), named('Saia midi plissada')], wishes: 2 },
      { every: [named('Ténis brancos'), named('Saia midi plissada')] },
    ],
    [
      'tenis brancos com vestido preto simples',
      { wants: [named('Ténis brancos'), named('Vestido preto simples')], wishes: 2 },
      { every: [named('Ténis brancos'), named('Vestido preto simples')] },
    ],
    [
      'vestido as bolinhas for brunch',
      { event: 'brunch', wants: [named('Vestido às bolinhas')] },
      { every: [named('Vestido às bolinhas')] },
    ],
    ['not the saia lapis preta', ...withoutIt('Saia lápis preta')],
    [
      'i want to wear my camel coat to dinner',
      { event: 'dinner', wants: [named('Casaco comprido camel')] },
      { every: [named('Casaco comprido camel')], chips: ['Dinner', 'Camel coat'] },
    ],
    ['the red dress tonight 💃', ...withIt('Vestido vermelho')],
    [
      'party with my gold sequin top',
      { event: 'party', wants: [named('Top de lantejoulas dourado')] },
      { every: [named('Top de lantejoulas dourado')] },
    ],
    [
      'the vestido de convidada rosa for a wedding',
      { event: 'wedding', wants: [named('Vestido de convidada rosa')], wishes: 1 },
      { every: [named('Vestido de convidada rosa')] },
    ],
    ['air force with jeans', { wants: [named('Nike Air Force'), { kinds: ['jeans'] }] }],
    [
      'all star pretas e t-shirt dos ramones',
      { wants: [named('All Star pretas'), named('T-shirt dos Ramones')], wishes: 2 },
      { every: [named('All Star pretas'), named('T-shirt dos Ramones')] },
    ],
    [
      'what shoes go with the macacão preto',
      { wants: [named('Macacão preto')] },
      { every: [named('Macacão preto')] },
    ],
    [
      'work with the fato cinzento',
      { occasion: 'Work', wants: [named('Fato calça e casaco cinzento')] },
      { every: [named('Fato calça e casaco cinzento')] },
    ],
    [
      'my grandmas ring and a black dress',
      {
        wants: [
          named('Anel da avó'),
          inColor(south, 'black', /preto/i, ['day-dress', 'evening-dress']),
        ],
      },
    ],
    [
      'gabardine, jeans, white tee',
      {
        wants: [named('Gabardine bege'), { kinds: ['jeans'] }, named('T-shirt branca')],
        wishes: 3,
      },
      { every: [named('Gabardine bege'), { kinds: ['jeans'] }, named('T-shirt branca')] },
    ],
  ]),
];
