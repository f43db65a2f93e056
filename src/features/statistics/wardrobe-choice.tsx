import { ChevronDown } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import styles from './wardrobe-choice.module.css';

/** Chooses the wardrobe whose statistics are shown, or all; the choice is the address. */
export function WardrobeChoice({
  wardrobes,
  wardrobe,
  wardrobeId,
}: {
  wardrobes: readonly Wardrobe[];
  /** The chosen one; undefined where it is all, or not known yet. */
  wardrobe: Wardrobe | undefined;
  wardrobeId: string | undefined;
}) {
  const navigate = useNavigate();
  const all = 'All wardrobes';
  const name = wardrobeId ? (wardrobe?.name ?? '') : all;
  const entry = (label: string, id?: string) => ({
    label,
    isChosen: id === wardrobeId,
    // Back leads to where one came from, not through every choice.
    onChoose: () => navigate(paths.statistics(id), { replace: true }),
  });
  return (
    <LazyMenu
      groups={[[entry(all)], wardrobes.map((one) => entry(one.name, one.wardrobeId))]}
      trigger={
        <Button kind="raised" size="small" className={styles.button} aria-label={`Of: ${name}`}>
          <span className={styles.inside}>
            <span className={styles.name} dir="auto">
              {name}
            </span>
            <ChevronDown aria-hidden="true" />
          </span>
        </Button>
      }
    />
  );
}
