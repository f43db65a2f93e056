import { useNavigate, useSearchParams } from 'react-router-dom';
import { viewOf } from '#lib/view-of.ts';
import { Segmented } from '#ui/segmented.tsx';
import styles from './area-views.module.css';

/**
 * The views of wardrobes (the specification's section tabs), of outfits, of looks (product spec, section 2) and of what was
 * deleted, by what stands for them in the address (`?view=`); a view appears once its room is built.
 */
const views = {
  wardrobes: {
    label: 'View of wardrobes',
    options: { wardrobes: 'Wardrobes', looks: 'Looks' },
  },
  outfits: {
    label: 'View of outfits',
    options: { saved: 'Saved', suggested: 'Suggested', calendar: 'Calendar' },
  },
  looks: {
    label: 'View of looks',
    options: { mylooks: 'MyLooks', inspirations: 'Inspirations', calendar: 'Calendar' },
  },
  deleted: {
    label: 'What was deleted',
    options: { pieces: 'Pieces', outfits: 'Outfits', looks: 'Looks' },
  },
} as const;

/** An area with views. */
type Area = keyof typeof views;

/** The switch between the views of an area; the first one needs no word in the address. */
export function AreaViews({ area }: { area: Area }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { label, options } = views[area];
  const names = Object.entries(options);
  const first = names[0]?.[0] ?? '';
  const asked = viewOf(search) ?? first;
  const view = asked in options ? asked : first;
  return (
    <div className={styles.views}>
      <Segmented
        label={label}
        value={view}
        options={names.map(([value, name]) => ({ value, label: name }))}
        onChange={(next) => navigate(next === first ? '?' : `?view=${next}`)}
      />
    </div>
  );
}
