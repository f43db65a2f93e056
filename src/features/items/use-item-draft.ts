import type { ItemAttributes, ItemDetails } from '#contract/schemas/item.ts';
import { useDraft } from '#lib/use-draft.ts';
import { attributesOf } from './changed-attributes.ts';

/** An item's attributes with the unsaved changes, which are kept on the device until they are saved. */
export function useItemDraft(item: ItemDetails) {
  const { changes, change, forget } = useDraft<ItemAttributes>(item.ownerId, `item ${item.itemId}`);
  return { draft: { ...attributesOf(item), ...changes }, change, forget };
}
