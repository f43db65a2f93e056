import styles from './screen-title.module.css';
import { titleSize } from './title-size.ts';

/** A screen's title, as large as its length lets it be; where nothing is to be seen of it, heard only. */
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
