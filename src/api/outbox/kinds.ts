import type { OutboxKind } from './kind.ts';
import { availabilityKinds } from './kinds/availability.ts';
import { blueprintKinds } from './kinds/blueprint.ts';
import { groupKinds } from './kinds/groups.ts';
import { itemKinds } from './kinds/items.ts';
import { labKinds } from './kinds/lab.ts';
import { laundryKinds } from './kinds/laundry.ts';
import { lolaKinds } from './kinds/lola.ts';
import { lookKinds } from './kinds/looks.ts';
import { measurementKinds } from './kinds/measurements.ts';
import { orderKinds } from './kinds/orders.ts';
import { outfitKinds } from './kinds/outfits.ts';
import { planKinds } from './kinds/plans.ts';
import { saveOutfitKind } from './kinds/save-outfit.ts';
import { savedFilterKinds } from './kinds/saved-filters.ts';
import { unwornKinds } from './kinds/unworn.ts';
import { wardrobeKinds } from './kinds/wardrobes.ts';

/** The writes that may wait, by the name of the operation that they call. */
export const kindTable = {
  saveOutfit: saveOutfitKind,
  ...groupKinds,
  ...itemKinds,
  ...availabilityKinds,
  ...blueprintKinds,
  ...labKinds,
  ...laundryKinds,
  ...outfitKinds,
  ...lookKinds,
  ...lolaKinds,
  ...measurementKinds,
  ...orderKinds,
  ...planKinds,
  ...savedFilterKinds,
  ...unwornKinds,
  ...wardrobeKinds,
};

/** The name of a write that may wait. */
export type KindName = keyof typeof kindTable;

/** The table, for what works with any of them. */
export const kinds: Readonly<Record<string, OutboxKind<never, unknown>>> = kindTable as never;
