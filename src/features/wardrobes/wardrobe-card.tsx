import { Ellipsis } from 'lucide-react';
import { Rail } from '#components/rail.tsx';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { useScope } from '#lib/scope.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LazyTrigger, lateMenu } from '#ui/lazy-menu.tsx';
import { Link } from '#ui/link.tsx';
import styles from './wardrobe-card.module.css';

const menu = lateMenu(async () => (await import('./wardrobe-menu.tsx')).WardrobeMenu);

/** A wardrobe as a rail with the garments of its cover. */
export function WardrobeCard({ wardrobe, isFirst }: { wardrobe: Wardrobe; isFirst: boolean }) {
  const { wardrobeId, name, itemCount, rail, sharing } = wardrobe;
  const { mayChange, paths } = useScope();
  return (
    <article className={`${styles.card} ${isFirst ? styles.large : ''}`}>
      <div className={styles.rail}>
        <Rail
          hanging={isFirst ? rail : rail.slice(0, 2)}
          size={isFirst ? 'large' : 'small'}
          isEager={isFirst}
        />
      </div>
      <div className={styles.foot}>
        <div className={styles.words}>
          <h2 className={styles.name} dir="auto">
            <Link to={paths.wardrobeItems(wardrobeId)} className={styles.link}>
              {name}
            </Link>
          </h2>
          <p className={styles.count}>
            {itemCount} {itemCount === 1 ? 'piece' : 'pieces'}
            {sharing && sharing !== 'private' && ' · Shared'}
          </p>
        </div>
        {mayChange && (
          <LazyTrigger
            opened={menu}
            wardrobe={wardrobe}
            trigger={
              <IconButton label={`More for ${name}`} className={styles.more ?? ''}>
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
          />
        )}
      </div>
    </article>
  );
}
