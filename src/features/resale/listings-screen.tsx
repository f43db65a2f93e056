import { useQuery } from '@tanstack/react-query';
import { Download, Plus } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { resaleListingsQuery } from '#api/resale.ts';
import { BackRow } from '#components/back-row.tsx';
import { Notice } from '#components/notice.tsx';
import { ScreenTitle } from '#components/screen-title.tsx';
import { isOpen } from '#contract/rules/resale.ts';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { Button } from '#ui/button.tsx';
import { late } from '#ui/late.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { ListingCard } from './listing-card.tsx';
import styles from './listings-screen.module.css';
import { takeAlong } from './take-along.ts';

const PickSheet = late('sheet', async () => (await import('./pick-sheet.tsx')).PickSheet);

/** What the owner offers, and has offered; a piece is picked to offer another one. */
export function ListingsScreen() {
  const { owner } = useScope();
  const { showHeader } = useSnapshot(host);
  const { sheet, open, close } = useSheet();
  const { data, isError, refetch } = useQuery(resaleListingsQuery(owner));
  const all = data?.listings ?? [];
  const groups = [
    { title: 'Offered', listings: all.filter(({ state }) => isOpen(state)) },
    { title: 'Over', listings: all.filter(({ state }) => !isOpen(state)) },
  ].filter(({ listings }) => listings.length > 0);
  const openIds = all.flatMap(({ state, listingId }) =>
    isOpen(state) && listingId ? [listingId] : [],
  );
  const pick = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => open('pick')}>
      Pick a piece
    </Button>
  );
  return (
    <main className={styles.screen}>
      <BackRow
        home={paths.items()}
        {...(openIds.length > 0 && {
          own: [
            [
              {
                label: 'All as CSV',
                icon: <Download aria-hidden="true" />,
                onChoose: () => void takeAlong(owner, openIds, 'csv'),
              },
            ],
          ],
        })}
      />
      <div className={styles.head}>
        <ScreenTitle title="Resale" isHeardOnly={!showHeader} />
        {all.length > 0 && pick}
      </div>
      {isError && !data && (
        <ErrorCard title="What you offer did not load" onRetry={() => void refetch()} />
      )}
      {isError && data && (
        <Notice>What you see may be out of date: it could not be read again.</Notice>
      )}
      {!data && !isError && <Skeleton />}
      {data && all.length === 0 && (
        <EmptyState
          title="Nothing offered yet"
          text="Pick a piece: what you know of it fills the draft, with its photos and what it cost."
          action={pick}
        />
      )}
      {groups.map(({ title, listings }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          <ul className={styles.list}>
            {listings.map((listing) => (
              <li key={listing.listingId}>
                <ListingCard listing={listing} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {data && data.total > all.length && (
        <p className={styles.more}>Only the last {all.length} are shown.</p>
      )}
      {sheet === 'pick' && <PickSheet owner={owner} onClose={close} />}
    </main>
  );
}

/** Three listings in their shape. */
const Skeleton = () => (
  <Waiting label="What you offer is loading">
    <div className={styles.list}>
      {[1, 2, 3].map((one) => (
        <div key={one} className={styles.skeleton}>
          <span />
          <i />
          <i />
        </div>
      ))}
    </div>
  </Waiting>
);
