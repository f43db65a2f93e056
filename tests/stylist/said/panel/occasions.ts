import type { SaidCase } from '../said-case.ts';
import {
  anyRough,
  casesOf,
  florals,
  heels,
  jeans,
  named,
  northRough,
  sneakers,
  southRedShoes,
  southRough,
  southSequins,
  sportOnly,
} from './cases.ts';

const kind = 'occasions';
const tops = { kinds: ['t-shirt', 'hoodie', 'sweatshirt'] };
const tallBoots = { kinds: ['boots'] };
const shorts = { kinds: ['shorts'] };
const businessSuits = named('Navyblauer Anzug', 'Grauer Anzug', 'Schwarzer Anzug');
const running = named('Laufschuhe Asics', 'Trailrunner Salomon');
/** What has no business at a wedding. */
const northCasual = [northRough, sportOnly, jeans, shorts, { kinds: ['hoodie', 'sweatpants'] }];
const southCasual = [southRough, sportOnly, { kinds: ['hoodie', 'shorts', 'leggings'] }];

export const occasionCases: SaidCase[] = [
  ...casesOf(kind, 'north', [
    [
      'black tie on saturday',
      { event: 'black-tie', day: '2026-11-28', wishes: 0 },
      {
        first: [named('Smoking')],
        lacks: /bow tie/i,
        never: [jeans, sneakers, northRough],
        chips: ['Black tie'],
      },
    ],
    [
      'invitation says black tie, help',
      { event: 'black-tie' },
      { first: [named('Smoking')], lacks: /bow tie/i, never: [jeans, { kinds: ['hoodie'] }] },
    ],
    ['white tie ball in vienna', { event: 'white-tie' }, { never: [jeans, northRough] }],
    [
      'i have an interview at a bank tomorrow',
      { event: 'bank-interview', day: '2026-11-24', wishes: 0 },
      { first: [businessSuits], never: [jeans, northRough, sneakers], chips: ['Bank interview'] },
    ],
    [
      'job interview at deutsche bank on wednesday',
      { event: ['bank-interview', 'job-interview'], day: '2026-11-25' },
      { first: [businessSuits], never: [jeans, sneakers] },
    ],
    [
      'meeting important clients, all suits there',
      { occasion: 'Business' },
      { first: [{ kinds: ['suit', 'blazer'] }], never: [northRough] },
    ],
    [
      'business meeting in frankfurt',
      { event: 'business' },
      { never: [northRough, jeans, shorts], chips: ['Business'] },
    ],
    [
      'i have to testify in court on thursday',
      { event: 'court', day: '2026-11-26' },
      { never: [northRough, jeans, shorts, named('Hawaiihemd')], chips: ['Court'] },
    ],
    [
      'conference tomorrow, i give a talk',
      { event: 'conference', day: '2026-11-24' },
      { never: [northRough, sportOnly], chips: ['Conference'] },
    ],
    [
      "my uncle's funeral",
      { event: 'funeral' },
      {
        never: [named('Rote Docs', 'Hawaiihemd', 'Friesennerz', 'Segeljacke'), jeans, northRough],
        chips: ['Funeral'],
      },
    ],
    [
      'best friend gets married saturday and im a guest',
      { event: 'wedding', day: '2026-11-28' },
      { never: northCasual, first: [{ kinds: ['suit', 'blazer'] }] },
    ],
    [
      'summer wedding, 28 degrees',
      { event: 'summer-wedding', highC: [27, 29] },
      { never: northCasual, chips: ['Summer wedding'] },
    ],
    [
      'godson gets christened on sunday',
      { event: 'christening', day: '2026-11-29' },
      { never: northCasual },
    ],
    [
      'parents evening at school',
      { event: 'parents-evening', wishes: 0 },
      { never: [northRough, sportOnly], chips: ['Parents’ evening'] },
    ],
    [
      'working from home today',
      { event: 'home-office' },
      { never: [{ kinds: ['suit'] }], chips: ['Home office'] },
    ],
    [
      'going to the pub with the lads',
      { event: 'pub' },
      { never: [named('Smoking', 'Lackschuhe')], chips: ['Pub'] },
    ],
    [
      'off to the match, st pauli at home',
      { event: 'match' },
      { never: [named('Smoking', 'Lackschuhe'), { kinds: ['suit', 'pajamas'] }], chips: ['Match'] },
    ],
    [
      'hiking in the harz',
      { event: 'hike' },
      {
        never: [{ kinds: ['suit', 'lace-ups', 'loafers'] }],
        first: [named('Wanderschuhe', 'Trailrunner Salomon')],
        chips: ['Hike'],
      },
    ],
    [
      'camping weekend with the kids',
      { event: 'camping' },
      { never: [{ kinds: ['suit', 'lace-ups'] }] },
    ],
    [
      'going sailing on the elbe',
      { event: 'sailing' },
      { never: [{ kinds: ['suit', 'lace-ups', 'heels'] }], chips: ['Sailing'] },
    ],
    [
      'skiing in ischgl',
      { event: 'ski' },
      {
        first: [{ kinds: ['skiwear'] }],
        never: [{ kinds: ['suit', 'lace-ups'] }],
        chips: ['Skiing'],
      },
    ],
    [
      'going for a run',
      { event: 'run', wishes: 0 },
      {
        first: [running],
        never: [jeans, { kinds: ['suit', 'lace-ups', 'boots'] }],
        chips: ['Run'],
      },
    ],
    [
      'gym after work',
      { event: 'gym' },
      { never: [jeans, { kinds: ['suit', 'lace-ups'] }], chips: ['Gym'] },
    ],
    [
      'tennis with jan at 6',
      { event: 'tennis' },
      { never: [jeans, { kinds: ['suit', 'boots'] }], chips: ['Tennis'] },
    ],
    ['off on my bike, 60 km', { event: 'cycling' }, { never: [{ kinds: ['suit'] }] }],
    [
      'football with the boys on tuesday night',
      { event: ['ball-game'] },
      { never: [jeans, { kinds: ['suit'] }] },
    ],
    ['swimming at the pool', { event: 'swim' }, { never: [{ kinds: ['suit'] }], chips: ['Swim'] }],
    [
      'long haul flight to singapore',
      { event: 'long-flight' },
      { never: [{ kinds: ['suit'] }, named('Lackschuhe')] },
    ],
    [
      'helping a mate move house',
      { event: 'moving-house' },
      { never: [{ kinds: ['suit', 'lace-ups'] }], chips: ['Moving house'] },
    ],
    [
      'walking the dog',
      { event: 'dog-walk' },
      { never: [{ kinds: ['suit'] }, named('Lackschuhe')], chips: ['Dog walk'] },
    ],
    [
      'smart casual dress code',
      { event: 'smart-casual', wishes: 0 },
      { never: [northRough, sportOnly], chips: ['Smart casual'] },
    ],
    [
      'first date with anna',
      { event: 'first-date' },
      { never: [northRough, sportOnly], chips: ['First date'] },
    ],
    ['dropping the kids at school', { event: 'school-run' }, { never: [named('Smoking')] }],
  ]),
  ...casesOf(kind, 'south', [
    [
      'gala dinner for charity',
      { event: 'gala' },
      { never: [...southCasual, jeans, sneakers], chips: ['Gala'] },
    ],
    [
      'cocktails at a rooftop bar, dress code cocktail',
      { event: 'cocktail' },
      { never: southCasual },
    ],
    [
      'job interview tomorrow 😬',
      { event: 'job-interview', day: '2026-11-24' },
      {
        never: [southRough, sportOnly, southSequins, { kinds: ['mini-skirt', 'shorts'] }],
        chips: ['Job interview'],
      },
    ],
    [
      'interview at an advertising agency, creative people',
      { event: ['creative-interview', 'job-interview'] },
      { never: [southRough, sportOnly] },
    ],
    [
      'interview at a bank',
      { event: 'bank-interview' },
      {
        never: [southRough, jeans, southSequins, florals, sneakers],
        first: [{ kinds: ['suit', 'blazer'] }],
      },
    ],
    [
      'just the office',
      { event: 'office' },
      { never: [southSequins, sportOnly, { kinds: ['swimwear', 'pajamas'] }], chips: ['Office'] },
    ],
    [
      'casual friday at the office',
      { event: 'casual-office' },
      { never: [southSequins, sportOnly] },
    ],
    [
      'church on sunday with my grandmother',
      { event: 'church', day: '2026-11-29' },
      { never: [southSequins, { kinds: ['mini-skirt', 'shorts'] }], chips: ['Church'] },
    ],
    [
      'funeral tomorrow',
      { event: 'funeral', day: '2026-11-24' },
      {
        never: [
          florals,
          southRedShoes,
          southSequins,
          named('Vestido vermelho', 'Vestido amarelo'),
          southRough,
        ],
        chips: ['Funeral'],
      },
    ],
    [
      'a memorial service for a colleague',
      { event: ['funeral', 'church'] },
      { never: [southRedShoes, southSequins] },
    ],
    ["cousin's baby gets baptised", { event: 'christening' }, { never: southCasual }],
    [
      "it's my sister's graduation",
      { event: 'graduation' },
      { never: southCasual, chips: ['Graduation'] },
    ],
    [
      'invited to a baby shower',
      { event: 'baby-shower', wishes: 0, needs: [] },
      { never: southCasual, chips: ['Baby shower'], noChips: [/pregnant/i, /rain/i] },
    ],
    [
      "i'm a guest at a wedding on saturday",
      { event: 'wedding', day: '2026-11-28' },
      { never: [...southCasual, jeans, sneakers, { kinds: ['cap'] }] },
    ],
    [
      'a wedding on the beach in august',
      { event: 'beach-wedding' },
      { never: [southRough, sportOnly, tallBoots], chips: ['Beach wedding'] },
    ],
    ['garden party at my boss’s', { event: 'garden-party' }, { never: [southRough, sportOnly] }],
    [
      'opera with my mother on friday',
      { event: 'opera', day: '2026-11-27' },
      { never: [...southCasual, sneakers], chips: ['Opera'] },
    ],
    ['going to the theatre', { event: 'theater' }, { never: southCasual, chips: ['Theater'] }],
    ['concert tonight, indie band', { event: 'concert' }, { never: [sportOnly] }],
    ['art opening in chiado', { event: 'gallery' }, { never: [southRough, sportOnly] }],
    [
      'dinner with friends',
      { event: 'dinner', wishes: 0 },
      { never: [southRough, sportOnly], chips: ['Dinner'] },
    ],
    [
      'tinder date tonight, never met him',
      { event: ['first-date', 'date'] },
      { never: [southRough, sportOnly] },
    ],
    [
      'date night with my boyfriend ❤️',
      { event: 'date' },
      { never: [southRough, sportOnly], chips: ['Date'] },
    ],
    [
      'christmas party at the office',
      { event: 'office-party' },
      { never: [southRough, sportOnly], chips: ['Office party'] },
    ],
    [
      "it's my birthday!!",
      { event: 'birthday' },
      { never: [southRough, sportOnly], chips: ['Birthday'] },
    ],
    ['house party at joanas', { event: 'party' }, { never: [sportOnly], chips: ['Party'] }],
    [
      'clubbing on saturday',
      { event: 'club', day: '2026-11-28' },
      { never: [southRough, sportOnly] },
    ],
    [
      'brunch with the girls',
      { event: 'brunch' },
      { never: [sportOnly, named('Vestido de gala azul-noite')], chips: ['Brunch'] },
    ],
    ['festival weekend, mud guaranteed', { event: 'festival' }, { never: [heels] }],
    [
      'picnic in the park in june',
      { event: 'picnic' },
      { never: [heels, named('Vestido de gala azul-noite')], chips: ['Picnic'] },
    ],
    [
      'yoga class',
      { event: 'yoga' },
      { never: [jeans, heels, { kinds: ['blazer'] }], chips: ['Yoga'] },
    ],
    [
      'day at the beach in july',
      { event: 'beach' },
      { never: [tallBoots, heels, { kinds: ['coat'] }] },
    ],
    ['road trip along the coast', { event: 'road-trip' }, { never: [heels, southSequins] }],
    ['sightseeing in porto all day', { event: 'sightseeing' }, { never: [heels, southSequins] }],
    [
      'ill in bed today, what do i put on',
      { event: 'ill' },
      { never: [heels, southSequins, { kinds: ['blazer'] }] },
    ],
    ['running errands then a coffee', { event: 'errands' }, { never: [southSequins, sportOnly] }],
  ]),
  ...casesOf(kind, 'any', [
    [
      'im teaching at 9',
      { event: 'teaching', wishes: 0 },
      { never: [anyRough, sportOnly], chips: ['Teaching'] },
    ],
    ['a day in the museum', { event: 'museum' }, { never: [sportOnly], chips: ['Museum'] }],
    [
      'gardening this afternoon',
      { event: 'gardening' },
      { never: [{ kinds: ['suit', 'blazer', 'heels'] }], chips: ['Gardening'] },
    ],
    [
      'black tie',
      { event: 'black-tie', wishes: 0 },
      { never: [jeans, anyRough, sneakers, tops], chips: ['Black tie'] },
    ],
    [
      'wedding of an old student in may',
      { event: ['wedding', 'summer-wedding'] },
      { never: [anyRough, sportOnly, jeans], chips: ['Wedding'] },
    ],
    ['symphony tonight', { event: ['concert', 'opera'] }, { never: [anyRough, sportOnly] }],
    ['anniversary dinner', { event: 'dinner' }, { never: [anyRough, sportOnly] }],
    [
      'day hike on mount hood',
      { event: 'hike' },
      {
        never: [heels, { kinds: ['suit', 'lace-ups', 'loafers'] }],
        first: [named('Hiking boots', 'Running shoes', 'Bean boots')],
      },
    ],
    [
      'flying to london overnight',
      { event: 'long-flight' },
      { never: [heels, { kinds: ['suit'] }] },
    ],
  ]),
];
