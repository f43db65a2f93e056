import type { Slot } from '../facts.ts';
import { termOfLeaf } from '../lexicon/find-terms.ts';
import type { Description } from '../request.ts';

const skirts = ['mini-skirt', 'midi-skirt', 'maxi-skirt'];
const dresses = ['day-dress', 'evening-dress', 'shirt-dress', 'knit-dress'];
const jackets = ['jacket', 'denim-jacket', 'leather-jacket', 'bomber', 'blazer'];
const coats = ['coat', 'trench-coat', 'parka', 'puffer', 'cape'];
const trousers = ['trousers', 'chinos', 'sweatpants', 'leggings'];

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
        ['tie', 'tie'],
        ['glove', 'gloves'],
        ['sunglass', 'eyewear'],
        ['sunglasses', 'eyewear'],
      ] as [string, Slot][]
    ).map(([word, slot]) => [word, { slot }]),
  ),
};

/** The description that a term for a garment gives; null of a term that is for none. */
export function kindOf(term: string, facts: { slot?: Slot; leaf?: string }): Description | null {
  const known = general[term];
  if (known) return known;
  if (!facts.slot) return null;
  if (!facts.leaf) return { slot: facts.slot };
  // A term that is more than the name of its leaf: chelsea boots, a pencil skirt.
  const isName = termOfLeaf(facts.leaf)?.term === term;
  return isName ? { leaves: [facts.leaf] } : { leaves: [facts.leaf], term };
}
