import { Bookmark } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useDeleteWish, useSaveWish } from '#api/partner-products.ts';
import type { PartnerProduct } from '#contract/schemas/partner-products.ts';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './own-this.module.css';

/** What one makes of it: it is let go, and with it the wish that it may have been, or kept as one. */
export function OwnThisFoot({ owner, product }: { owner: string; product: PartnerProduct }) {
  const { productId, title, wishId, itemId } = product;
  const navigate = useNavigate();
  const leave = () =>
    hasPlaceToGoBack() ? navigate(-1) : navigate(paths.partners(), { replace: true });
  const drop = useDeleteWish({ onSuccess: () => void leave() });
  const wish = useSaveWish({
    onSuccess: () => showToast({ title: `${title} is among your wishes` }),
  });
  return (
    <div className={styles.foot}>
      <div className={styles.buttons}>
        <Button
          kind="secondary"
          wide
          busy={drop.isPending}
          onClick={() => {
            if (wishId === null) void leave();
            else drop.mutate({ owner, wishId });
          }}
        >
          Let it go
        </Button>
        {itemId ? (
          <ButtonLink wide to={paths.item(itemId)}>
            In your wardrobe
          </ButtonLink>
        ) : wishId !== null ? (
          <ButtonLink wide to={paths.partners({ view: 'wishes' })}>
            Among your wishes
          </ButtonLink>
        ) : (
          <Button
            wide
            icon={<Bookmark aria-hidden="true" />}
            busy={wish.isPending}
            onClick={() => wish.mutate({ owner, productId })}
          >
            Keep as a wish
          </Button>
        )}
      </div>
    </div>
  );
}
