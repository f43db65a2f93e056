import { FolderPlus, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { Button } from '#ui/button.tsx';
import { late } from '#ui/late.tsx';
import styles from './item-bar.module.css';

const AddItemsToWardrobes = late(
  'layer',
  async () => (await import('./add-items-to-wardrobes.tsx')).AddItemsToWardrobes,
);

/** What one does with an item, within reach of the thumb. */
export function ItemBar({ item, onEdit }: { item: ItemDetails; onEdit(): void }) {
  const [isPicking, setPicking] = useState(false);
  return (
    <div className={styles.bar}>
      <Button icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
        Edit details
      </Button>
      <Button
        kind="secondary"
        icon={<FolderPlus aria-hidden="true" />}
        onClick={() => setPicking(true)}
      >
        Add to wardrobe
      </Button>
      {isPicking && (
        <AddItemsToWardrobes
          owner={item.ownerId}
          itemIds={[item.itemId]}
          hangsIn={item.wardrobes.map(({ wardrobeId }) => wardrobeId)}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
