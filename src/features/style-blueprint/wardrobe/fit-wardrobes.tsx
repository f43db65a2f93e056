import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { wardrobesQuery } from '#api/wardrobes.ts';
import { Button } from '#ui/button.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import styles from './fit-wardrobes.module.css';

/** Chooses one wardrobe, or all. */
export function FitWardrobes({
  owner,
  wardrobeId,
  onChoose,
}: {
  owner: string;
  /** Empty for all. */
  wardrobeId: string;
  onChoose(wardrobeId: string): void;
}) {
  const wardrobes = useQuery(wardrobesQuery(owner)).data?.wardrobes ?? [];
  if (wardrobes.length < 2) return null;
  const all = [{ wardrobeId: '', name: 'All wardrobes' }, ...wardrobes];
  const present = all.find((one) => one.wardrobeId === wardrobeId) ?? all[0]!;
  return (
    <LazyMenu
      trigger={
        <Button kind="raised" size="small" aria-label={`Of: ${present.name}`}>
          <span className={styles.name}>
            {present.name}
            <ChevronDown aria-hidden="true" />
          </span>
        </Button>
      }
      groups={[
        all.map((one) => ({
          label: one.name,
          isChosen: one === present,
          onChoose: () => onChoose(one.wardrobeId),
        })),
      ]}
    />
  );
}
