import { domMax, LazyMotion, m, useReducedMotion } from 'framer-motion';
import { ArrowLeft, ChevronLeft, ChevronRight, Pencil } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { springs } from '#ui/motion.ts';
import styles from './item-hero.module.css';
import { ItemMenu } from './item-menu.tsx';
import type { Neighbors } from './use-neighbors.ts';

const swipePx = 70;
const swipeSpeed = 450;

/** The picture of an item on a wash of its own tone; a swipe goes to the next or the previous one. */
export function ItemHero({ item, neighbors }: { item: ItemDetails; neighbors: Neighbors }) {
  const navigate = useNavigate();
  const isStill = useReducedMotion();
  const { showHeader } = useSnapshot(host);
  // The host's bar has the way back while there is one; opened by a link, there is only ours.
  const hostGoesBack = !showHeader && hasPlaceToGoBack();
  // Coming from a tile, the picture has just been carried here.
  const isCarried = useNavigationType() === 'PUSH';
  const [shown, setShown] = useState(0);
  const image = item.images[Math.min(shown, item.images.length - 1)] ?? null;
  const go = (to: string | null) => {
    if (to) navigate(paths.item(to), { replace: true });
  };
  const { previous, next } = neighbors;
  useArrowKeys(
    () => go(previous),
    () => go(next),
  );
  const back = () =>
    hasPlaceToGoBack() ? navigate(-1) : navigate(paths.items(), { replace: true });
  return (
    <section
      className={styles.hero}
      style={{ '--tone': image?.treatment?.mat } as CSSProperties}
      aria-label="Photos"
    >
      <div className={styles.top}>
        {!hostGoesBack && (
          <IconButton label="Back" raised onClick={back}>
            <ArrowLeft aria-hidden="true" />
          </IconButton>
        )}
        <span className={styles.space} />
        <IconButton label="Edit" raised onClick={() => navigate('?sheet=edit')}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <ItemMenu item={item} image={image} neighbors={neighbors} onGo={go} onDeleted={back} />
      </div>
      <LazyMotion features={domMax}>
        <m.div
          className={styles.picture}
          data-carries={item.itemId}
          drag="x"
          dragDirectionLock
          dragSnapToOrigin
          dragElastic={0.5}
          dragConstraints={{ left: 0, right: 0 }}
          initial={isStill || isCarried ? false : { opacity: 0, scale: 0.96 }}
          animate={{ opacity: 1, scale: 1 }}
          transition={springs.cloth}
          onDragEnd={(_event, { offset, velocity }) => {
            if (offset.x < -swipePx || velocity.x < -swipeSpeed) go(next);
            else if (offset.x > swipePx || velocity.x > swipeSpeed) go(previous);
          }}
        >
          <ItemPicture
            key={image?.imageId}
            image={image}
            alt={describeItem(item)}
            sizes="(min-width: 768px) 56vw, 100vw"
            isEager
          />
        </m.div>
      </LazyMotion>
      {previous && (
        <IconButton
          label="Previous piece"
          raised
          className={styles.previous ?? ''}
          onClick={() => go(previous)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      )}
      {next && (
        <IconButton
          label="Next piece"
          raised
          className={styles.next ?? ''}
          onClick={() => go(next)}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      )}
      {item.images.length > 1 && (
        <div className={styles.dots}>
          {item.images.map(({ imageId }, index) => (
            <button
              key={imageId}
              type="button"
              aria-label={`Photo ${index + 1} of ${item.images.length}`}
              aria-pressed={index === shown}
              onClick={() => setShown(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function useArrowKeys(onLeft: () => void, onRight: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).closest?.(
        'input, textarea, select, [role="dialog"]',
      );
      if (isTyping || event.metaKey || event.altKey || event.ctrlKey) return;
      if (event.key === 'ArrowLeft') onLeft();
      if (event.key === 'ArrowRight') onRight();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
