import { FolderPlus, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { Button } from '#ui/button.tsx';
import styles from './item-bar.module.css';

const WardrobePicker = lazy(() =>
  import('./wardrobe-picker.tsx').then((module) => ({ default: module.WardrobePicker })),
);

/** What one does with an item, within reach of the thumb. */
export function ItemBar({ item }: { item: ItemDetails }) {
  const navigate = useNavigate();
  const [isPicking, setPicking] = useState(false);
  return (
    <div className={styles.bar}>
      <Button icon={<Pencil aria-hidden="true" />} onClick={() => navigate('?sheet=edit')}>
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
        <Suspense>
          <WardrobePicker
            owner={item.ownerId}
            itemIds={[item.itemId]}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
