import { type CSSProperties, Fragment, type MouseEvent, useRef } from 'react';
import { ratioOf } from '#components/board/layer-geometry.ts';
import { sourceSet } from '#components/source-set.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import type { LookDetails } from '#contract/schemas/look.ts';
import { classes } from '#ui/classes.ts';
import styles from './look-photo.module.css';
import type { Pins } from './use-pins.ts';

/**
 * A look's photo, whole, with its pins ([Note: Pins]). A press on the photo asks for a piece to pin there; the
 * chosen pin shows its name.
 */
export function LookPhoto({
  image,
  alt,
  shown,
  pins,
  onPlace,
}: {
  image: ImageView;
  alt: string;
  shown: LookDetails['pins'];
  pins: Pins;
  /** A place of the photo was pressed, in fractions of it. */
  onPlace(x: number, y: number): void;
}) {
  const photo = useRef<HTMLDivElement>(null);
  const press = (event: MouseEvent) => {
    const box = photo.current?.getBoundingClientRect();
    if (!box) return;
    if (pins.chosen !== null) return pins.choose(null);
    onPlace((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  return (
    <div
      ref={photo}
      className={styles.photo}
      style={{ '--ratio': ratioOf(image) } as CSSProperties}
      data-picture=""
    >
      {/* The keyboard adds pieces by the button under the list. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button under the list does the same */}
      <img
        src={image.urls?.[1600]}
        srcSet={sourceSet(image)}
        sizes="(min-width: 768px) 56vw, 100vw"
        alt={alt}
        draggable={false}
        onClick={press}
      />
      {shown.map((pin, index) => {
        const isChosen = pins.chosen === index;
        const name = pin.isGap ? 'A piece that is gone' : pin.title;
        const place = { '--x': `${pin.x * 100}%`, '--y': `${pin.y * 100}%` } as CSSProperties;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pin is its place in the list
          <Fragment key={index}>
            <button
              type="button"
              className={classes(styles.pin, isChosen && styles.chosen, pin.isGap && styles.gap)}
              style={place}
              aria-label={name}
              aria-pressed={isChosen}
              onClick={() => pins.choose(isChosen ? null : index)}
            >
              <span className={styles.dot} />
            </button>
            {isChosen && (
              // The button says it already.
              <span
                className={styles.name}
                style={place}
                data-flipped={pin.x > 0.5 || undefined}
                dir="auto"
                aria-hidden="true"
              >
                {name}
              </span>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
