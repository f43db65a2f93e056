import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { compareQuery } from '#api/partner-products.ts';
import { BackRow } from '#components/back-row.tsx';
import { todayIs } from '#lib/calendar-weeks.ts';
import { AppError } from '#lib/errors.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { Comparing, ComparingWaits } from './comparing.tsx';
import styles from './own-this.module.css';
import { ProductFoot } from './own-this-foot.tsx';
import { ThingWays } from './thing-ways.tsx';
import { ToldLink, ToldPhoto } from './told-thing.tsx';

/** Whether a member has something already that a shop sells: it stands beside what they have. */
export function OwnThis({ owner }: { owner: string }) {
  const [search] = useSearchParams();
  const link = search.get('link');
  const photo = search.get('photo');
  const productId = search.get('product') ?? '';
  return (
    <main className={styles.screen}>
      <BackRow home={paths.partners()}>
        <h1 className={styles.head}>Do I already own this?</h1>
        <span className={styles.ways}>
          <ThingWays owner={owner} isReplacing />
        </span>
      </BackRow>
      {link !== null ? (
        <ToldLink key={link} owner={owner} link={link} />
      ) : photo !== null ? (
        <ToldPhoto key={photo} owner={owner} imageId={photo} />
      ) : /^[1-9]\d{0,14}$/.test(productId) ? (
        <Compared key={productId} owner={owner} productId={productId} />
      ) : (
        <EmptyState
          title="Nothing to compare yet"
          text="Paste a shop’s link or take a photo, with the buttons above."
          action={<ButtonLink to={paths.partners()}>See what shops have</ButtonLink>}
        />
      )}
    </main>
  );
}

function Compared({ owner, productId }: { owner: string; productId: string }) {
  const asked = { productId };
  const { data, error, refetch } = useQuery(compareQuery(owner, todayIs(), asked));
  if (data?.product) {
    return (
      <Comparing owner={owner} asked={asked} thing={data.product} comparison={data}>
        <ProductFoot owner={owner} product={data.product} />
      </Comparing>
    );
  }
  if (error instanceof AppError && error.kind === 'not-found') return <SoldNoMore />;
  if (error) {
    return <ErrorCard title="Your pieces were not compared" onRetry={() => void refetch()} />;
  }
  return <ComparingWaits />;
}

const SoldNoMore = () => (
  <EmptyState
    title="Sold no more"
    text="The shop has taken this out of what it sells."
    action={<ButtonLink to={paths.partners()}>See what shops have</ButtonLink>}
  />
);
