import { useQuery } from '@tanstack/react-query';
import { Bookmark, Search, X } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { partnerFeedsQuery } from '#api/partner-products.ts';
import { useMe } from '#api/users.ts';
import { BackRow } from '#components/back-row.tsx';
import { ScreenTitle } from '#components/screen-title.tsx';
import { paths } from '#lib/paths.ts';
import { viewOf } from '#lib/view-of.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { OwnThis } from './own-this.tsx';
import styles from './partner-feeds-screen.module.css';
import { ProductChips } from './product-chips.tsx';
import { ProductList, ProductsWaiting } from './product-list.tsx';
import { ProductSearch } from './product-search.tsx';
import { askedBy } from './products-asked.ts';
import { ThingWays } from './thing-ways.tsx';
import { WishList } from './wish-list.tsx';

/** What partners sell, beside what one has; and what one wishes for. */
export function PartnerFeedsScreen() {
  const me = useMe();
  const [search] = useSearchParams();
  const view = viewOf(search);
  if (view === 'own-this') {
    return me && <OwnThis owner={me.userId} />;
  }
  const isWishes = view === 'wishes';
  return (
    <main className={styles.screen}>
      {me && (isWishes ? <Wishes owner={me.userId} /> : <Products owner={me.userId} />)}
    </main>
  );
}

function Wishes({ owner }: { owner: string }) {
  return (
    <>
      <BackRow home={paths.partners()} />
      <div className={styles.head}>
        <ScreenTitle title="Wishes" />
      </div>
      <WishList owner={owner} />
    </>
  );
}

function Products({ owner }: { owner: string }) {
  const { data, isError, refetch } = useQuery(partnerFeedsQuery(owner));
  const [search, setSearch] = useSearchParams();
  const asked = askedBy(search);
  const [isSearching, setSearching] = useState(asked.search !== '');
  const feeds = data?.feeds ?? [];
  const close = () => {
    setSearching(false);
    const rest = new URLSearchParams(search);
    rest.delete('search');
    setSearch(rest, { replace: true });
  };
  return (
    <>
      <BackRow home={paths.items()}>
        <span className={styles.tools}>
          {feeds.length > 0 && (
            <IconButton
              label={isSearching ? 'Close search' : 'Search'}
              onClick={() => (isSearching ? close() : setSearching(true))}
            >
              {isSearching ? <X aria-hidden="true" /> : <Search aria-hidden="true" />}
            </IconButton>
          )}
          <ThingWays owner={owner} />
        </span>
      </BackRow>
      <div className={styles.head}>
        <ScreenTitle title="From partners" />
        {data && (
          <Link className={styles.wishes} to={paths.partners({ view: 'wishes' })}>
            <Bookmark aria-hidden="true" />
            {data.wishCount === 1 ? '1 wish' : `${data.wishCount} wishes`}
          </Link>
        )}
      </div>
      {isSearching && <ProductSearch />}
      {data ? (
        feeds.length > 0 ? (
          <>
            <ProductChips feeds={feeds} />
            <ProductList key={search.toString()} owner={owner} asked={asked} />
          </>
        ) : (
          <EmptyState
            title="No shops yet"
            text="What partner shops sell will be shown here, beside what you have."
          />
        )
      ) : isError ? (
        <ErrorCard title="The shops did not load" onRetry={() => void refetch()} />
      ) : (
        <ProductsWaiting />
      )}
    </>
  );
}
