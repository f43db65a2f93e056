import { type CSSProperties, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { ratioOf } from '#components/board/layer-geometry.ts';
import { PhotoMark, placeStyle } from '#components/photo-mark.tsx';
import { sourceSet } from '#components/source-set.ts';
import { placeOn } from '#components/use-pin-drag.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import type { LookDetails } from '#contract/schemas/look.ts';
import { useScope } from '#lib/scope.ts';
import { classes } from '#ui/classes.ts';
import styles from './look-photo.module.css';
import type { Pins } from './use-pins.ts';

/**
 * A look's photo, whole, with its pins ([Note: Pins]). A press on the photo asks for a piece to pin there, or says
 * where the chosen pin belongs; a pin is also carried there. The chosen one shows its name.
 */
export function LookPhoto({
  image,
  alt,
  pins,
  onPlace,
}: {
  image: ImageView;
  alt: string;
  pins: Pins;
  /** A place of the photo was pressed, in fractions of it. */
  onPlace(x: number, y: number): void;
}) {
  const photo = useRef<HTMLDivElement>(null);
  // The button that asks for the place may be far down the list of pieces.
  useEffect(() => {
    if (pins.isMoving) photo.current?.scrollIntoView({ block: 'start' });
  }, [pins.isMoving]);
  const press = (event: MouseEvent) => {
    const place = placeOn(photo.current, event);
    if (!place) return;
    if (pins.chosen === null) return onPlace(place.x, place.y);
    if (pins.isMoving) pins.move(pins.chosen, place);
    else pins.choose(null);
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
      {pins.shown.map((pin, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pin is its position in the list
        <PhotoPin key={index} pin={pin} index={index} pins={pins} photo={photo} />
      ))}
    </div>
  );
}

function PhotoPin({
  pin,
  index,
  pins,
  photo,
}: {
  pin: LookDetails['pins'][number];
  index: number;
  pins: Pins;
  photo: RefObject<HTMLDivElement | null>;
}) {
  const { mayChange } = useScope();
  const isChosen = pins.chosen === index;
  const name = pin.isGap ? 'A piece that is gone' : pin.title;
  return (
    <>
      <PhotoMark
        photo={photo}
        at={pin}
        label={name}
        isPressed={isChosen}
        className={classes(isChosen && styles.chosen, pin.isGap && styles.gap)}
        onMove={(to) => mayChange && pins.move(index, to)}
        onPress={() => pins.choose(isChosen ? null : index)}
      >
        <span className={styles.dot} />
      </PhotoMark>
      {isChosen && (
        // The button says it already.
        <span
          className={styles.name}
          style={placeStyle(pin)}
          data-flipped={pin.x > 0.5 || undefined}
          dir="auto"
          aria-hidden="true"
        >
          {name}
        </span>
      )}
    </>
  );
}
