import { initialsOf } from '#lib/initials.ts';
import styles from './avatar.module.css';

/** Somebody's picture, or the letters of their name. Decoration: the name stands beside it. */
export function Avatar({
  name,
  imageUrl,
  isNew = false,
}: {
  name: string;
  imageUrl: string | null;
  /** With a dot: something of theirs waits. */
  isNew?: boolean;
}) {
  return (
    <span className={styles.avatar} data-tone={toneOf(name)} aria-hidden="true">
      {imageUrl ? <img src={imageUrl} alt="" draggable={false} /> : initialsOf(name)}
      {isNew && <span className={styles.dot} />}
    </span>
  );
}

/** One of four tones, always the same for a name. */
const toneOf = (name: string): number =>
  [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 997, 0) % 4;
