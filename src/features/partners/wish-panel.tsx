import { ArrowUpRight, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { openLink } from '#lib/host.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './wish-panel.module.css';
import type { Wished } from './wished.ts';

/** How long the panel stays while nobody touches it, in milliseconds. */
const stayMs = 6000;

/** What a new wish goes with, for a while at the foot of the screen. */
export function WishPanel({ wished, onClose }: { wished: Wished; onClose(): void }) {
  const { product, count, items } = wished;
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(() => onClose());
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close(), stayMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const more = count - items.length;
  return (
    <section
      className={styles.panel}
      aria-label="Kept as a wish"
      data-at-foot
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.head}>
        <p className={styles.title} role="status">
          {count > 0 ? `Kept as a wish. Goes with ${count} of yours` : 'Kept as a wish'}
        </p>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.row}>
        <ul className={styles.pieces}>
          {items.map((card) => (
            <li key={card.itemId}>
              <ItemPicture image={card.image} alt={describeItem(card)} sizes="42px" inset="small" />
            </li>
          ))}
        </ul>
        {more > 0 && <span className={styles.more}>+{more}</span>}
        <span className={styles.shop}>
          <Button
            kind="quiet"
            size="small"
            icon={<ArrowUpRight aria-hidden="true" />}
            onClick={() => openLink(product.link)}
          >
            To the shop
          </Button>
        </span>
      </div>
    </section>
  );
}
