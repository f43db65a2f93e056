import { useQuery } from '@tanstack/react-query';
import { resaleListingQuery, resaleValueQuery } from '#api/resale.ts';
import { useMe } from '#api/users.ts';
import { BackRow } from '#components/back-row.tsx';
import { GoneMessage } from '#components/gone-message.tsx';
import { isGone } from '#components/noun/noun-words.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { Listing } from './listing.tsx';
import styles from './listing-screen.module.css';

/** What one piece is offered for: a draft, a listing, or a sale. */
export function ListingScreen({ itemId }: { itemId: string }) {
  const { owner } = useScope();
  const me = useMe();
  const { data, isError, error, refetch } = useQuery(resaleListingQuery(owner, itemId));
  const isEntitled = isUnlocked('resaleValue', { entitlements: me?.entitlements });
  // A new draft begins with what is most likely, so that is known first.
  const first = useQuery({
    ...resaleValueQuery(owner, itemId, {}),
    enabled: isEntitled,
  });
  const isWaiting = !data || !me || (isEntitled && first.isPending && !first.isError);
  if (isGone(error)) {
    return (
      <GoneMessage
        title="This piece is not there"
        back={{ to: paths.resellItem(), label: 'All that you offer' }}
      />
    );
  }
  return (
    <>
      {isError && !data && (
        <main className={styles.screen}>
          <BackRow home={paths.resellItem()} />
          <ErrorCard
            isWholeScreen
            title="This listing did not load"
            onRetry={() => void refetch()}
          />
        </main>
      )}
      {!isError && isWaiting && <Skeleton />}
      {data && !isWaiting && (
        <Listing
          owner={owner}
          told={data}
          isEntitled={isEntitled}
          first={first.data?.value ?? null}
        />
      )}
    </>
  );
}

/** A listing in its shape. */
const Skeleton = () => (
  <main className={styles.screen}>
    <BackRow home={paths.resellItem()} />
    <Waiting label="The listing is loading">
      <div className={styles.skeleton}>
        <span />
        <i />
        <b />
        <b />
      </div>
    </Waiting>
  </main>
);
