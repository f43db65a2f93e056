import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { useDeleteWish, wishesQuery } from '#api/partner-products.ts';
import type { Wish } from '#contract/schemas/partner-products.ts';
import { openLink } from '#lib/host.ts';
import { shortMoneyWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './product-list.module.css';
import { ProductsWaiting } from './product-list.tsx';
import { ProductPicture, SoldPicture } from './product-picture.tsx';

/** What a member wishes for, the latest first. */
export function WishList({ owner }: { owner: string }) {
  const { data, isError, refetch } = useQuery(wishesQuery(owner));
  if (!data) {
    return isError ? (
      <ErrorCard title="Your wishes did not load" onRetry={() => void refetch()} />
    ) : (
      <ProductsWaiting />
    );
  }
  if (data.wishes.length === 0) {
    return (
      <EmptyState
        title="No wishes yet"
        text="Press the bookmark of something you would like to have."
        action={<ButtonLink to={paths.partners()}>See what shops have</ButtonLink>}
      />
    );
  }
  return (
    <ul className={styles.grid}>
      {data.wishes.map((wish) => (
        <WishTile key={wish.wishId} owner={owner} wish={wish} />
      ))}
    </ul>
  );
}

function WishTile({ owner, wish }: { owner: string; wish: Wish }) {
  const { wishId, title, shop, cents, currency, link, isSold, ownsLike, imageId } = wish;
  const drop = useDeleteWish();
  const label = isSold ? (ownsLike ? 'You own one like it' : null) : 'Sold no more';
  return (
    <li className={styles.tile}>
      <div className={styles.frame}>
        {link === null && imageId !== null ? (
          <Link
            className={styles.picture}
            to={paths.partners({ view: 'own-this', photo: imageId })}
            aria-label={`${title}: do I already own this?`}
          >
            <SoldPicture picture={wish.picture} />
          </Link>
        ) : (
          <ProductPicture {...wish} />
        )}
        {label && (
          <span className={styles.label}>
            <WovenLabel>{label}</WovenLabel>
          </span>
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {cents !== null && currency !== null && (
          <span className={styles.price}>{shortMoneyWords({ cents, currency })}</span>
        )}
        <span className={styles.shop}>{shop || (link === null ? 'From a photo' : '')}</span>
      </div>
      <div className={styles.actions}>
        <Button
          kind="secondary"
          size="small"
          wide
          busy={drop.isPending}
          aria-label={`Remove ${title}`}
          onClick={() => drop.mutate({ owner, wishId })}
        >
          Remove
        </Button>
        {link !== null && (
          <IconButton label="To the shop" onClick={() => openLink(link)}>
            <ArrowUpRight aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </li>
  );
}
