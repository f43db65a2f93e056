import { titleSize } from '#lib/title-size.ts';
import styles from './screen-title.module.css';

/** A screen's title, in a size that fits its length, or for screen readers alone. */
export function ScreenTitle({
  title,
  isHeardOnly = false,
}: {
  title: string;
  isHeardOnly?: boolean;
}) {
  return (
    <h1
      className={isHeardOnly ? 'visually-hidden' : styles.title}
      data-size={titleSize(title)}
      dir="auto"
    >
      {title}
    </h1>
  );
}
