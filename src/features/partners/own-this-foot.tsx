import { Bookmark } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useDeleteWish, useSaveThingWish, useSaveWish } from '#api/partner-products.ts';
import type { PartnerProduct } from '#contract/schemas/partner-products.ts';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import type { Told } from './asked-thing.ts';
import styles from './own-this.module.css';

/** What one makes of a product. */
export function ProductFoot({ owner, product }: { owner: string; product: PartnerProduct }) {
  const { productId, title, wishId, itemId } = product;
  const wish = useSaveWish({ onSuccess: () => sayKept(title) });
  return (
    <Foot
      owner={owner}
      wishId={wishId}
      itemId={itemId}
      isKeeping={wish.isPending}
      onKeep={() => wish.mutate({ owner, productId })}
    />
  );
}

/** What one makes of something in no feed. */
export function ToldFoot({
  owner,
  told,
  title,
  wishId,
}: {
  owner: string;
  told: Told;
  title: string;
  wishId: string | null;
}) {
  const wish = useSaveThingWish({ onSuccess: () => sayKept(title) });
  return (
    <Foot
      owner={owner}
      wishId={wishId}
      itemId={null}
      isKeeping={wish.isPending}
      onKeep={() => wish.mutate({ owner, thing: told })}
    />
  );
}

const sayKept = (title: string) => showToast({ title: `${title} is among your wishes` });

/** It is dropped, and with it the wish that it may have been, or kept as one. */
function Foot({
  owner,
  wishId,
  itemId,
  isKeeping,
  onKeep,
}: {
  owner: string;
  wishId: string | null;
  itemId: string | null;
  isKeeping: boolean;
  onKeep(): void;
}) {
  const navigate = useNavigate();
  const leave = () =>
    hasPlaceToGoBack() ? navigate(-1) : navigate(paths.partners(), { replace: true });
  const drop = useDeleteWish({ onSuccess: () => void leave() });
  return (
    <div className={styles.foot} data-at-foot>
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
          {wishId === null ? 'No, thanks' : 'Remove wish'}
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
          <Button wide icon={<Bookmark aria-hidden="true" />} busy={isKeeping} onClick={onKeep}>
            Keep as a wish
          </Button>
        )}
      </div>
    </div>
  );
}
