import type { Slot } from '../facts.ts';
import { isNameOfLeaf } from '../lexicon/find-terms.ts';
import type { Description } from '../request.ts';

const skirts = ['mini-skirt', 'midi-skirt', 'maxi-skirt'];
const dresses = ['day-dress', 'evening-dress', 'shirt-dress', 'knit-dress'];
const jackets = ['jacket', 'denim-jacket', 'leather-jacket', 'bomber', 'blazer'];
const coats = ['coat', 'trench-coat'];
const trousers = ['trousers', 'chinos'];

/** Words for several kinds at once, in the singular; every other word for a garment means its own kind. */
const general: Record<string, Description> = {
  boot: { leaves: ['boots', 'ankle-boots'] },
  skirt: { leaves: skirts },
  dress: { leaves: dresses },
  gown: { leaves: dresses },
  jacket: { leaves: jackets },
  coat: { leaves: coats },
  trouser: { leaves: trousers },
  pant: { leaves: trousers },
  knitwear: { leaves: ['sweater', 'cardigan', 'knit-dress'] },
  knit: { leaves: ['sweater', 'cardigan', 'knit-dress'] },
  hat: { leaves: ['hat', 'cap'] },
  heel: { leaves: ['heels'] },
  'high heel': { leaves: ['heels'] },
  ...Object.fromEntries(
    (
      [
        ['top', 'top'],
        ['bottom', 'bottom'],
        ['shoe', 'shoes'],
        ['footwear', 'shoes'],
        ['bag', 'bag'],
        ['handbag', 'bag'],
        ['purse', 'bag'],
        ['scarf', 'scarf'],
        ['belt', 'belt'],
        ['glove', 'gloves'],
        ['sunglass', 'eyewear'],
        ['sunglasses', 'eyewear'],
      ] as [string, Slot][]
    ).map(([word, slot]) => [word, { slot }]),
  ),
  tie: { slot: 'tie' },
};

/** Kinds that are told apart by their word, though they are of one leaf: a bow tie is no tie. */
const apart = new Set([
  'bow tie',
  'bowtie',
  'cravat',
  'pocket square',
  'beanie',
  'rain boot',
  'raincoat',
  'hiking boot',
]);

/** Words that mean their leaf and no kind of it: a jumper is a sweater, chelsea boots are some of the ankle boots. */
const synonyms = new Set(
  (
    'tee,t shirt,tshirt,sneaker,trainer,kick,pump,heel,high heel,sweater,jumper,pullover,jean,hoodie,hoody,cardigan,cardi,trouser,pant,slack,' +
    'ankle boot,bootie,boot,loafer,flat,sandal,coat,jacket,parka,puffer,puffa,blazer,suit,legging,short,shirt,blouse,polo,polo shirt,tank,tank top,' +
    'sweatshirt,bodysuit,chino,sweatpant,jogger,jumpsuit,overall,tote,tote bag,clutch,backpack,rucksack,cap,beanie,watch,tight,sock,swimsuit,sunglass,' +
    'denim jacket,jean jacket,leather jacket,bomber,bomber jacket,trench,trench coat,vest,cape,lace up,slip on,evening dress,gown,shirt dress,scarf,glove'
  ).split(','),
);

/** The description that a term for a garment gives; null of a term that is for none. */
export function kindOf(term: string, facts: { slot?: Slot; leaf?: string }): Description | null {
  const known = general[term];
  if (known) return known;
  if (!facts.slot) return null;
  if (!facts.leaf) return apart.has(term) ? { slot: facts.slot, term } : { slot: facts.slot };
  // A term that is more than the name of its leaf: chelsea boots, a pencil skirt.
  return isNameOfLeaf(term) && synonyms.has(term)
    ? { leaves: [facts.leaf] }
    : { leaves: [facts.leaf], term };
}
