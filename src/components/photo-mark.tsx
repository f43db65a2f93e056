import type { CSSProperties, KeyboardEvent, ReactNode, RefObject } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './photo-mark.module.css';
import { type PinPlace, usePinDrag } from './use-pin-drag.ts';

/** The style that puts something at a place of a photo: as `--x` and `--y`. */
export const placeStyle = ({ x, y }: PinPlace): CSSProperties =>
  ({ '--x': `${x * 100}%`, '--y': `${y * 100}%` }) as CSSProperties;

/** A mark on a photo that is pressed, or carried elsewhere: a look's pin, or where on a garment a service is done. */
export function PhotoMark({
  photo,
  at,
  label,
  isPressed,
  className,
  keys,
  onMove,
  onPress,
  onKeyDown,
  children,
}: {
  photo: RefObject<Element | null>;
  at: PinPlace;
  label: string;
  isPressed: boolean;
  className?: string | undefined;
  /** The keys that it answers to, as `aria-keyshortcuts`. */
  keys?: string;
  onMove(to: PinPlace): void;
  onPress(): void;
  onKeyDown?(event: KeyboardEvent): void;
  children: ReactNode;
}) {
  const carry = usePinDrag(photo, onMove, onPress);
  return (
    <button
      type="button"
      className={classes(styles.button, className)}
      style={placeStyle(at)}
      aria-label={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={keys}
      onKeyDown={onKeyDown}
      {...carry(at)}
    >
      {children}
    </button>
  );
}

/** The number of a mark, as it is drawn on a photo. */
export const MarkNumber = ({ number }: { number: number }) => (
  <span className={styles.number} aria-hidden="true">
    {number}
  </span>
);

/** A mark that only shows where: the photo's own words say it to those who hear. */
export const ShownMark = ({ at, number }: { at: PinPlace; number: number }) => (
  <span className={styles.place} style={placeStyle(at)}>
    <MarkNumber number={number} />
  </span>
);
