import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Rail } from '#components/rail.tsx';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { paths } from '#lib/paths.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { late } from '#ui/late.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import { Link } from '#ui/link.tsx';
import styles from './wardrobe-card.module.css';

const DeleteDialog = late(
  'layer',
  async () => (await import('./delete-wardrobe-dialog.tsx')).DeleteWardrobeDialog,
);

/** A wardrobe as a rail with its newest garments. */
export function WardrobeCard({ wardrobe, isFirst }: { wardrobe: Wardrobe; isFirst: boolean }) {
  const { wardrobeId, name, itemCount, rail } = wardrobe;
  const [isDeleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const groups = [
    [
      {
        label: 'Edit',
        icon: <Pencil aria-hidden="true" />,
        onChoose: () => navigate(`?sheet=${wardrobeId}`),
      },
      {
        label: 'Delete',
        icon: <Trash2 aria-hidden="true" />,
        tone: 'danger' as const,
        onChoose: () => setDeleting(true),
      },
    ],
  ];
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
          </p>
        </div>
        <LazyMenu
          groups={groups}
          trigger={
            <IconButton label={`More for ${name}`} className={styles.more ?? ''}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        />
      </div>
      {isDeleting && <DeleteDialog wardrobe={wardrobe} onClose={() => setDeleting(false)} />}
    </article>
  );
}
