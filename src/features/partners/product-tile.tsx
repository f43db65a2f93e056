import { Bookmark } from 'lucide-react';
import { useDeleteWish, useOwnPartnerProduct, useSaveWish } from '#api/partner-products.ts';
import type { PartnerProduct } from '#contract/schemas/partner-products.ts';
import { shortMoneyWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Link } from '#ui/link.tsx';
import { showToast } from '#ui/toasts.ts';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './product-list.module.css';
import { SoldPicture } from './product-picture.tsx';
import type { Wished } from './wished.ts';

/** A product of a partner: what it is and costs, and whether one has it, or wishes for it. */
export function ProductTile({
  owner,
  product,
  onWished,
}: {
  owner: string;
  product: PartnerProduct;
  onWished(wished: Wished): void;
}) {
  const { productId, title, shop, cents, currency, itemId, wishId } = product;
  const own = useOwnPartnerProduct({
    onSuccess: () => showToast({ title: 'Added to your wardrobe', text: title }),
  });
  const wish = useSaveWish({
    onSuccess: ({ goesWith }) => onWished({ product, ...goesWith }),
  });
  const drop = useDeleteWish();
  const isWished = wishId !== null;
  const toggle = () => {
    if (wishId === null) wish.mutate({ owner, productId });
    else drop.mutate({ owner, wishId });
  };
  return (
    <li className={styles.tile}>
      <div className={styles.frame}>
        <Link
          className={styles.picture}
          to={paths.partners({ view: 'own-this', product: productId })}
          aria-label={`${title}: do I already own this?`}
        >
          <SoldPicture picture={product.picture} />
        </Link>
        {product.ownsLike && !itemId && (
          <span className={styles.label}>
            <WovenLabel>You own one like it</WovenLabel>
          </span>
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {cents !== null && currency !== null && (
          <span className={styles.price}>{shortMoneyWords({ cents, currency })}</span>
        )}
        <span className={styles.shop}>{shop}</span>
      </div>
      <div className={styles.actions}>
        {itemId ? (
          <ButtonLink kind="secondary" size="small" wide to={paths.item(itemId)}>
            In your wardrobe
          </ButtonLink>
        ) : (
          <Button
            kind="secondary"
            size="small"
            wide
            busy={own.isPending}
            onClick={() => own.mutate({ owner, productId })}
          >
            I own this
          </Button>
        )}
        <button
          type="button"
          className={classes(styles.wish, isWished && styles.wished)}
          aria-pressed={isWished}
          aria-label={`Wish for ${title}`}
          disabled={wish.isPending || drop.isPending}
          onClick={toggle}
        >
          <Bookmark aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}
