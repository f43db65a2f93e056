import { FolderPlus, Pencil, Scissors } from 'lucide-react';
import { useState } from 'react';
import { useFeatureConfig } from '#api/users.ts';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { NounLayer } from '#components/noun/noun-layer.tsx';
import { availabilityRules } from '#contract/rules/availability.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import styles from './item-bar.module.css';

/** The bar of actions on an item, within reach of the thumb. */
export function ItemBar({ item, onEdit }: { item: ItemDetails; onEdit(): void }) {
  const config = useFeatureConfig();
  const [isPicking, setPicking] = useState(false);
  return (
    <div className={styles.bar}>
      {isUnlocked('services', { features: config }) &&
      availabilityRules[item.availability].mayBeAltered ? (
        <ButtonLink
          to={paths.alterationServices(item.itemId)}
          icon={<Scissors aria-hidden="true" />}
        >
          Alter or repair
        </ButtonLink>
      ) : (
        <Button icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
          Edit details
        </Button>
      )}
      <Button
        kind="secondary"
        icon={<FolderPlus aria-hidden="true" />}
        onClick={() => setPicking(true)}
      >
        Add to wardrobe
      </Button>
      <NounLayer
        noun={itemNoun}
        owner={item.ownerId}
        ids={[item.itemId]}
        open={isPicking ? 'wardrobes' : null}
        hangsIn={item.wardrobes.map(({ wardrobeId }) => wardrobeId)}
        onClose={() => setPicking(false)}
      />
    </div>
  );
}
