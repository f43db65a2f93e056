import { useQuery } from '@tanstack/react-query';

import { compareQuery } from '#api/partner-products.ts';
import { BackRow } from '#components/back-row.tsx';
import type { Comparison, PartnerProduct } from '#contract/schemas/partner-products.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { AppError } from '#lib/errors.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { NearestPieces } from './nearest-pieces.tsx';
import styles from './own-this.module.css';
import { GoesWithCard, WorthCard } from './own-this-cards.tsx';
import { OwnThisFoot } from './own-this-foot.tsx';
import { ThingCard } from './thing-card.tsx';

/** Whether a member has something already that a shop sells: it stands beside what they have. */
export function OwnThis({ owner, productId }: { owner: string; productId: string }) {
  return (
    <main className={styles.screen}>
      <BackRow home={paths.partners()}>
        <h1 className={styles.head}>Do I already own this?</h1>
      </BackRow>
      {/^[1-9]\d{0,14}$/.test(productId) ? (
        <Compared owner={owner} productId={productId} />
      ) : (
        <SoldNoMore />
      )}
    </main>
  );
}

function Compared({ owner, productId }: { owner: string; productId: string }) {
  const { data, error, refetch } = useQuery(compareQuery(owner, todayIs(), { productId }));
  if (data?.product) {
    return <Comparing owner={owner} product={data.product} comparison={data} />;
  }
  if (error instanceof AppError && error.kind === 'not-found') return <SoldNoMore />;
  if (error) {
    return <ErrorCard title="Your pieces were not compared" onRetry={() => void refetch()} />;
  }
  return (
    <Waiting label="Comparing with your pieces" className={styles.waiting}>
      <div className={styles.waitingThing} />
      <div className={styles.waitingRow}>
        <div />
        <div />
        <div />
      </div>
      <div className={styles.waitingCard} />
      <div className={styles.waitingCard} />
    </Waiting>
  );
}

const SoldNoMore = () => (
  <EmptyState
    title="Sold no more"
    text="The shop has taken this out of what it sells."
    action={<ButtonLink to={paths.partners()}>See what shops have</ButtonLink>}
  />
);

function Comparing({
  owner,
  product,
  comparison,
}: {
  owner: string;
  product: PartnerProduct;
  comparison: Comparison;
}) {
  return (
    <>
      <div className={styles.columns}>
        <ThingCard product={product} comparison={comparison} />
        <div className={styles.rest}>
          <NearestPieces product={product} comparison={comparison} />
          <GoesWithCard goesWith={comparison.goesWith} />
          <WorthCard comparison={comparison} />
        </div>
      </div>
      <OwnThisFoot owner={owner} product={product} />
    </>
  );
}
