import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { openLink } from '#lib/host.ts';
import styles from './product-list.module.css';

/** The picture of something that a shop sells, which leads to the shop. */
export function ProductPicture({
  title,
  shop,
  link,
  picture,
}: {
  title: string;
  shop: string;
  link: string;
  picture: string;
}) {
  return (
    <a
      className={styles.picture}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${title}, at ${shop}`}
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
export function SoldPicture({ picture }: { picture: string }) {
  const [isLost, setLost] = useState(false);
  return isLost ? (
    <ImageOff aria-hidden="true" />
  ) : (
    <img src={picture} alt="" loading="lazy" draggable={false} onError={() => setLost(true)} />
  );
}
