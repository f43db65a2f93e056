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

const kind = 'Portuguese';
const minis = { kinds: ['mini-skirt'] };
const heelLeaf = { kinds: ['heels'] };
const winter = { kinds: ['coat', 'parka', 'puffer'] };
const outers = { kinds: ['coat', 'trench-coat', 'puffer', 'parka', 'jacket'] };

export const portugueseCases: SaidCase[] = casesOf(kind, 'south', [
  [
    'entrevista de emprego amanhã',
    { event: 'job-interview', day: '2026-11-24' },
    { chips: ['Job interview'], never: [southRough] },
  ],
  [
    'casamento no sábado',
    { event: 'wedding', day: '2026-11-28' },
    { chips: ['Wedding'], never: [southRough, jeans] },
  ],
  [
    'funeral na quinta',
    { event: 'funeral', day: '2026-11-26' },
    { chips: ['Funeral'], never: [florals, southRedShoes] },
  ],
  [
    'jantar com amigos, sem saltos',
    { event: 'dinner', refuses: [southHeels] },
    { chips: ['Dinner'], never: [heelLeaf] },
  ],
  ['não quero usar saltos', { refuses: [southHeels], wishes: 1 }, { never: [heelLeaf] }],
  [
    'nao quero saia nem vestido',
    { refuses: [skirts, dresses], wishes: 2 },
    { never: [skirts, dresses] },
  ],
  [
    'nem calças de ganga nem ténis, teatro',
    { event: 'theater', refuses: [jeans, sneakers] },
    { never: [jeans, sneakers] },
  ],
  [
    'o vestido vermelho mas sem sapatos vermelhos',
    { wants: [southRedDress], refuses: [southRedShoes] },
    { every: [southRedDress], never: [southRedShoes] },
  ],
  [
    'tudo menos o casaco camel',
    { refuses: [named('Casaco comprido camel')] },
    { never: [named('Casaco comprido camel')] },
  ],
  [
    'em vez do blazer quero um casaco de malha',
    { refuses: [blazers], wants: [named('Casaco de malha cinzento', 'Cardigan rosa')] },
    { never: [blazers], every: [named('Casaco de malha cinzento', 'Cardigan rosa')] },
  ],
  [
    'só preto por favor',
    {},
    {
      chips: ['Only black'],
      never: [
        named(
          'Calças de ganga',
          'T-shirt branca',
          'Vestido vermelho',
          'Ténis brancos',
          'Calças bege largas',
        ),
      ],
    },
  ],
  ['nada preto', {}, { never: [southBlackClothes] }],
  [
    'o blazer preto está na lavandaria, escritório amanhã',
    { event: 'office', day: '2026-11-24', refuses: [named('Blazer preto')] },
    { never: [named('Blazer preto')] },
  ],
  [
    'odeio o vestido amarelo',
    { refuses: [named('Vestido amarelo')] },
    { never: [named('Vestido amarelo')] },
  ],
  ['estou farta das calças de ganga', { refuses: [jeans] }, { never: [jeans] }],
  ['nada de saias curtas', { refuses: [minis] }, { never: [minis] }],
  [
    'menos formal para o escritório',
    { event: ['office', 'casual-office'], dressiness: -1 },
    { chips: ['Easier'] },
  ],
  [
    'mais elegante para o aniversário',
    { event: 'birthday', dressiness: 1 },
    { chips: ['Birthday', 'Dressier'] },
  ],
  [
    '5 graus e chuva',
    { highC: [4, 6], isWet: true },
    { never: [{ kinds: ['shorts', 'sandals'] }], first: [outers] },
  ],
  ['30 graus na praia', { event: 'beach', highC: [29, 31] }, { never: [winter] }],
  [
    'o que fica bem com as botas castanhas',
    { wants: [named('Botas castanhas')] },
    { every: [named('Botas castanhas')] },
  ],
  [
    'o casaco comprido camel e as botas pretas',
    {
      wants: [named('Casaco comprido camel'), named('Botas pretas de cano alto', 'Botins pretos')],
      wishes: 2,
    },
    { every: [named('Casaco comprido camel'), boots] },
  ],
  [
    'vestido midi florido com ténis',
    { wants: [named('Vestido midi florido'), sneakers], wishes: 2 },
    { every: [named('Vestido midi florido'), sneakers] },
  ],
  ['surpreende-me', { aim: 'surprise', wishes: 0 }, { chips: ['Surprise me'] }],
  [
    'algo que não uso há muito tempo',
    { aim: 'forgotten', wishes: 0 },
    { chips: ['Not worn in ages'] },
  ],
  [
    'primeiro encontro na sexta',
    { event: 'first-date', day: '2026-11-27' },
    { chips: ['First date'], never: [southRough] },
  ],
  [
    'batizado no domingo sem nada florido',
    { event: 'christening', day: '2026-11-29' },
    { never: [florals] },
  ],
  [
    'um cachecol e o casaco preto',
    { wants: [scarves, named('Casaco preto de lã', 'Casaco de cabedal preto')], wishes: 2 },
    { every: [scarves] },
  ],
  [
    'estou grávida, algo confortável',
    { needs: ['pregnant', 'comfortable'] },
    { never: [heelLeaf, named('Saia lápis preta')] },
  ],
  [
    'vou passear o cão, está frio',
    { event: 'dog-walk' },
    { never: [heelLeaf], chips: ['Dog walk'] },
  ],
  [
    'festa do escritório',
    { event: 'office-party' },
    { chips: ['Office party'], never: [southRough] },
  ],
  ['ginásio depois do trabalho', { event: 'gym' }, { never: [jeans, heelLeaf] }],
  [
    'a saia de cetim para jantar',
    { event: 'dinner', wants: [named('Saia de cetim champanhe')] },
    { every: [named('Saia de cetim champanhe')] },
  ],
]);
