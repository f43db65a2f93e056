import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { openLink } from '#lib/host.ts';
import styles from './product-list.module.css';
import type { Thing } from './thing.ts';

/** The picture of something that a shop sells, which leads to the shop; of a photo it leads nowhere. */
export function ProductPicture({
  title,
  shop,
  link,
  picture,
}: Pick<Thing, 'title' | 'shop' | 'link' | 'picture'>) {
  if (link === null) {
    return (
      <span className={styles.picture}>
        <SoldPicture picture={picture} />
      </span>
    );
  }
  return (
    <a
      className={styles.picture}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={shop ? `${title}, at ${shop}` : title}
      onClick={(event) => {
        event.preventDefault();
        openLink(link);
      }}
    >
      <SoldPicture picture={picture} />
    </a>
  );
}

/** The picture of something that is sold, or a sign that it is lost. */
export function SoldPicture({ picture }: { picture: string | null }) {
  const [isLost, setLost] = useState(false);
  return isLost || picture === null ? (
    <ImageOff aria-hidden="true" />
  ) : (
    <img src={picture} alt="" loading="lazy" draggable={false} onError={() => setLost(true)} />
  );
}
