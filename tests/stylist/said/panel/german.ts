import type { SaidCase } from '../said-case.ts';
import {
  blazers,
  boots,
  casesOf,
  dresses,
  florals,
  jeans,
  named,
  northBlackClothes,
  northRough,
  scarves,
  skirts,
  sneakers,
  suits,
  ties,
} from './cases.ts';

const kind = 'German';
const bare = { kinds: ['shorts', 'sandals'] };

export const germanCases: SaidCase[] = [
  ...casesOf(kind, 'north', [
    [
      'bewerbungsgespräch morgen',
      { event: 'job-interview', day: '2026-11-24', wishes: 0 },
      { never: [northRough], chips: ['Job interview'] },
    ],
    [
      'vorstellungsgespräch bei einer bank',
      { event: ['bank-interview', 'job-interview'] },
      { first: [{ kinds: ['suit', 'blazer'] }], never: [jeans] },
    ],
    [
      'was ziehe ich ins büro an, ohne krawatte',
      { event: 'office', refuses: [ties] },
      { never: [ties], chips: ['Office'] },
    ],
    [
      'hochzeit am samstag',
      { event: 'wedding', day: '2026-11-28' },
      { never: [northRough, jeans], chips: ['Wedding'] },
    ],
    [
      'beerdigung am donnerstag',
      { event: 'funeral', day: '2026-11-26' },
      { never: [named('Rote Docs', 'Hawaiihemd')], chips: ['Funeral'] },
    ],
    [
      'keine jeans und keine turnschuhe',
      { refuses: [jeans, sneakers], wishes: 2 },
      { never: [jeans, sneakers] },
    ],
    ['ich will heute keinen anzug tragen', { refuses: [suits] }, { never: [suits] }],
    [
      'weder anzug noch krawatte, abendessen bei freunden',
      { event: 'dinner', refuses: [suits, ties] },
      { never: [suits, ties] },
    ],
    [
      'alles außer der barbour',
      { refuses: [named('Barbour Wachsjacke')] },
      { never: [named('Barbour Wachsjacke')] },
    ],
    [
      'statt des sakkos lieber eine strickjacke',
      { refuses: [blazers], wants: [{ kinds: ['cardigan'] }] },
      { never: [blazers], every: [{ kinds: ['cardigan'] }] },
    ],
    [
      'nicht der blaue anzug sondern der graue',
      { refuses: [named('Navyblauer Anzug')], wants: [named('Grauer Anzug')] },
      { never: [named('Navyblauer Anzug')], every: [named('Grauer Anzug')] },
    ],
    ['mein weisses hemd ist in der wäsche', { refuses: [{ titled: /wei(ß|ss)/i }] }, {}],
    [
      'der trenchcoat ist in der reinigung, theater heute',
      { event: 'theater', refuses: [named('Trenchcoat beige')] },
      { never: [named('Trenchcoat beige')] },
    ],
    [
      'ich hasse das tweedsakko',
      { refuses: [named('Tweedsakko braun')] },
      { never: [named('Tweedsakko braun')] },
    ],
    [
      'bitte nicht so förmlich, restaurant',
      { event: 'dinner', dressiness: -1 },
      { chips: ['Easier'] },
    ],
    [
      'etwas schicker für den geburtstag',
      { event: 'birthday', dressiness: 1 },
      { chips: ['Birthday', 'Dressier'] },
    ],
    [
      'minus 5 grad und schnee, mit dem hund raus',
      { event: 'dog-walk', highC: [-6, -4], isWet: true },
      { never: [bare], chips: ['Dog walk'] },
    ],
    [
      '3 grad und regen im büro',
      { event: 'office', highC: [2, 4], isWet: true },
      { never: [bare] },
    ],
    [
      '30 grad im schatten, grillparty',
      { highC: [29, 31] },
      { never: [{ kinds: ['coat', 'parka', 'puffer', 'sweater'] }] },
    ],
    [
      'was passt zum dunkelgrünen wollpullover',
      { wants: [named('Dunkelgrüner Wollpullover')] },
      { every: [named('Dunkelgrüner Wollpullover')] },
    ],
    [
      'schwarze jeans und weiße sneaker',
      { wants: [named('Schwarze Jeans'), named('Weiße Sneaker')], wishes: 2 },
      { every: [named('Schwarze Jeans'), named('Weiße Sneaker')] },
    ],
    [
      'nur schwarz bitte',
      {},
      {
        chips: ['Only black'],
        never: [
          named(
            'Weißes Oberhemd',
            'Beige Chino',
            'Braune Cordhose',
            'Jeans hellblau',
            'Weiße Sneaker',
          ),
        ],
      },
    ],
    ['nichts schwarzes', {}, { never: [northBlackClothes] }],
    [
      'mit schal aber ohne mütze, hundespaziergang',
      { event: 'dog-walk', wants: [scarves], refuses: [{ kinds: ['cap', 'hat'] }] },
      { every: [scarves], never: [{ kinds: ['cap'] }] },
    ],
    ['überrasch mich', { aim: 'surprise', wishes: 0 }, { chips: ['Surprise me'] }],
    [
      'etwas das ich ewig nicht getragen habe',
      { aim: 'forgotten' },
      { chips: ['Not worn in ages'] },
    ],
    [
      'erstes date am freitag, keine cargohose 😂',
      { event: 'first-date', day: '2026-11-27' },
      { never: [named('Cargohose oliv'), northRough] },
    ],
    [
      'wandern am sonntag',
      { event: 'hike', day: '2026-11-29' },
      { never: [suits], chips: ['Hike'] },
    ],
    [
      'stiefel und eine braune hose',
      { wants: [boots, named('Braune Cordhose')], wishes: 2 },
      { every: [boots, named('Braune Cordhose')] },
    ],
    ['segeln bei 12 grad und wind', { event: 'sailing', highC: [11, 13] }, { never: [bare] }],
    [
      'elternabend in der schule',
      { event: 'parents-evening', wishes: 0 },
      { chips: ['Parents’ evening'] },
    ],
    [
      'abendgarderobe, schwarze fliege steht in der einladung',
      { event: 'black-tie' },
      { first: [named('Smoking')], lacks: /bow tie/i },
    ],
    [
      'smoking aber welche schuhe',
      { wants: [named('Smoking')] },
      { every: [named('Smoking'), { kinds: ['shoes'] }] },
    ],
    [
      'die lederjacke brauch ich heut nicht',
      { refuses: [named('Schwarze Lederjacke')] },
      { never: [named('Schwarze Lederjacke')] },
    ],
  ]),
  ...casesOf(kind, 'south', [
    [
      'das rote kleid, aber keine roten schuhe',
      {
        wants: [named('Vestido vermelho')],
        refuses: [named('Saltos vermelhos', 'Sabrinas vermelhas')],
      },
      {
        every: [named('Vestido vermelho')],
        never: [named('Saltos vermelhos', 'Sabrinas vermelhas')],
      },
    ],
    [
      'keine kurzen röcke',
      { refuses: [{ kinds: ['mini-skirt'] }] },
      { never: [{ kinds: ['mini-skirt'] }] },
    ],
    [
      'kein kleid, lieber ein langer rock',
      { refuses: [dresses], wants: [skirts] },
      { never: [dresses], every: [skirts] },
    ],
    ['nichts geblümtes zur taufe', { event: 'christening' }, { never: [florals] }],
  ]),
];
