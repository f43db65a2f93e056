import type { ReadGarment } from '../garment.ts';

/** Kinds that are finer than the leaves of the category tree, each by the words that it is called by. */
const finer: readonly (readonly [kind: string, words: RegExp, leaves?: readonly string[]])[] = [
  ['running-shoes', /running shoe|training shoe|gym shoe|athletic shoe|cross trainer|tennis shoe/],
  ['hiking-boots', /hiking|hiker|trekking|walking boot|mountain boot|trail/, ['boots', 'sneakers']],
  ['snow-boots', /snow boot|ski boot|winter boot|sheepskin boot|ugg/],
  ['rain-boots', /rain boot|welly|wellington|gumboot|rubber boot/],
  ['work-boots', /combat|work boot|biker boot|moto boot|motorcycle|engineer boot|lace up boot/],
  ['cowboy-boots', /cowboy|western|cowgirl/, ['boots', 'ankle-boots']],
  ['flip-flops', /flip flop|slide|pool slide|jelly/, ['sandals']],
  ['espadrilles', /espadrille|wedge/, ['sandals', 'heels', 'flats']],
  ['boat-shoes', /boat shoe|deck shoe|moccasin|driving shoe/],
  ['slippers', /slipper|house shoe/, ['slip-ons']],
  ['beanie', /beanie|bobble|pom pom|knit hat|wool hat|winter hat|trapper/],
  ['flat-cap', /flat cap|newsboy|baker boy/],
  ['straw-hat', /straw|sun hat|floppy|panama|raffia|boater/, ['hat']],
  ['fascinator', /fascinator|cocktail hat|top hat/],
  ['belt-bag', /belt bag|bum bag|fanny|waist bag/],
  ['gym-bag', /gym bag|sport bag|sports bag|yoga bag/],
  ['briefcase', /briefcase|laptop bag|work bag|portfolio/],
  ['basket', /straw|basket|raffia|wicker|woven/, ['tote', 'clutch', 'shoulder-bag']],
  ['bow-tie', /bow tie|bowtie/],
  ['black-necktie', /black tie/, ['tie']],
  ['cargo', /cargo|utility|parachute/, ['trousers', 'sweatpants', 'shorts']],
  [
    'hiking-trousers',
    /hiking|trekking|walking trouser|softshell|outdoor|zip off/,
    ['trousers', 'shorts'],
  ],
  ['leather-trousers', /leather pant|leather trouser|leather legging|coated|vinyl/],
  ['ripped-jeans', /ripped|distressed|destroyed/, ['jeans']],
  ['pencil-skirt', /pencil/, ['midi-skirt']],
  ['sundress', /sundress|sun dress|beach dress|summer dress/],
  ['slip-dress', /slip dress|cami dress/],
  ['cocktail-dress', /cocktail|party dress|lbd|little black|sequin|bodycon/, ['evening-dress']],
  [
    'tuxedo',
    /tuxedo|\btux\b|smoking|dinner jacket|dinner suit|tailcoat|tail coat/,
    ['suit', 'blazer', 'trousers'],
  ],
  ['summer-suit', /linen|seersucker|summer|cotton/, ['suit']],
  ['tuxedo-shirt', /tuxedo shirt|wing collar|white tie shirt/, ['shirt']],
  ['dress-shirt', /dress shirt|business shirt|poplin/, ['shirt']],
  [
    'flannel-shirt',
    /flannel|lumberjack|plaid shirt|western shirt|denim shirt|overshirt/,
    ['shirt'],
  ],
  ['base-layer', /base layer|baselayer|thermal/],
  ['graphic-tee', /graphic|band tee|slogan|logo tee|rock tee/, ['t-shirt']],
  ['camisole', /camisole|cami|halter|satin top|silk top|lace top/, ['tank-top']],
  ['crop-top', /crop top|cropped top|tube top|bralet|bustier|corset/, ['tank-top']],
  ['turtleneck', /turtleneck|roll neck|rollneck|polo neck|mock neck/, ['sweater']],
  ['waistcoat', /waistcoat|suit vest/, ['vest']],
  ['sweater-vest', /sweater vest|knitted vest|knit vest/, ['vest', 'sweater']],
  ['gilet', /gilet|body warmer|puffer vest|quilted vest|down vest/, ['vest']],
  [
    'rain-jacket',
    /raincoat|rain jacket|waterproof|cagoule|slicker|rain coat|oilskin|sailing jacket/,
  ],
  [
    'shell-jacket',
    /hardshell|softshell|shell jacket|windbreaker|fleece|running jacket|track jacket/,
    ['jacket'],
  ],
  ['wax-jacket', /wax|barn jacket|field jacket|quilted jacket|barbour/, ['jacket']],
  ['tweed-jacket', /tweed|boucle|collarless/, ['jacket', 'blazer']],
  ['pea-coat', /pea coat|peacoat|reefer|duffle coat|duffel coat|toggle coat/, ['coat']],
  ['nordic-sweater', /nordic|norwegian|fair isle|icelandic/, ['sweater']],
  ['fur-coat', /\bfur\b|leopard|shearling/, ['coat']],
  ['teddy-coat', /teddy|sherpa/, ['jacket', 'coat']],
  ['silk-scarf', /silk|neckerchief|foulard|bandana|square/, ['scarf']],
  ['tights', /tight|pantyhose|hosiery|stocking|fishnet/, ['hosiery']],
  ['socks', /\bsock|leg warmer/, ['hosiery']],
  ['mittens', /mitten|fingerless|ski glove|fleece glove/, ['gloves']],
  ['sports-watch', /fitness tracker|smart ?watch|sports watch|digital watch/, ['watch']],
  [
    'evening-jewelry',
    /crystal|diamond|rhinestone|chandelier|drop earring|statement|pave/,
    ['jewelry'],
  ],
  ['pearls', /pearl/, ['jewelry']],
  ['boho-jewelry', /feather|bead|turquoise|shell|tassel|layered|stacked|bangle/, ['jewelry']],
  ['edgy-jewelry', /stud(ded)? cuff|spike|skull|signet|chain necklace|safety pin/, ['jewelry']],
];

const kinds = new WeakMap<ReadGarment, readonly string[]>();

/** The kinds of a garment, the finest first: its finer kinds, its leaf, its slot. Remembered. */
export function kindsOf(garment: ReadGarment): readonly string[] {
  const before = kinds.get(garment);
  if (before) return before;
  const { terms, leaf, slot } = garment;
  const words = terms.join(' ');
  const fine = finer.flatMap(([kind, pattern, leaves]) =>
    (!leaves || (leaf !== null && leaves.includes(leaf))) && pattern.test(words) ? [kind] : [],
  );
  const all = [...fine, ...(leaf ? [leaf] : []), ...(slot ? [slot] : [])];
  kinds.set(garment, all);
  return all;
}
