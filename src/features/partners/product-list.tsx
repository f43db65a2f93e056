import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ProductsAsked, partnerProductsQuery } from '#api/partner-products.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import styles from './product-list.module.css';
import { ProductTile } from './product-tile.tsx';
import { WishPanel } from './wish-panel.tsx';
import type { Wished } from './wished.ts';

/** Products, a page after another as one comes to its end. */
export function ProductList({ owner, asked }: { owner: string; asked: ProductsAsked }) {
  const [pages, setPages] = useState<(string | undefined)[]>([undefined]);
  const [wished, setWished] = useState<Wished | null>(null);
  return (
    <>
      <ul className={styles.grid}>
        {pages.map((after, at) => (
          <Page
            key={after ?? 'first'}
            owner={owner}
            asked={asked}
            after={after}
            isLast={at === pages.length - 1}
            onEnd={(next) => setPages((now) => (now.includes(next) ? now : [...now, next]))}
            onWished={setWished}
          />
        ))}
      </ul>
      {wished && (
        <WishPanel key={wished.product.productId} wished={wished} onClose={() => setWished(null)} />
      )}
    </>
  );
}

function Page({
  owner,
  asked,
  after,
  isLast,
  onEnd,
  onWished,
}: {
  owner: string;
  asked: ProductsAsked;
  after: string | undefined;
  isLast: boolean;
  onEnd(next: string): void;
  onWished(wished: Wished): void;
}) {
  const { data, isError, refetch } = useQuery(partnerProductsQuery(owner, asked, after));
  if (!data) {
    return (
      <li className={styles.whole}>
        {isError ? (
          <ErrorCard title="The products did not load" onRetry={() => void refetch()} />
        ) : (
          <ProductsWaiting />
        )}
      </li>
    );
  }
  if (data.products.length === 0 && after === undefined) {
    return (
      <li className={styles.whole}>
        <EmptyState
          title="Nothing like that"
          text="Try other words, or look through all."
          action={<ButtonLink to={paths.partners()}>Show all</ButtonLink>}
        />
      </li>
    );
  }
  const next = data.after;
  return (
    <>
      {data.products.map((product) => (
        <ProductTile key={product.productId} owner={owner} product={product} onWished={onWished} />
      ))}
      {isLast && next && (
        <li className={styles.whole}>
          <More onMore={() => onEnd(next)} />
        </li>
      )}
    </>
  );
}

/** Asks for more when it comes near, or is pressed. */
function More({ onMore }: { onMore(): void }) {
  const place = useRef<HTMLDivElement>(null);
  const bringMore = useEffectEvent(() => onMore());
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && bringMore(),
      { rootMargin: '600px' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.more}>
      <Button kind="secondary" size="small" onClick={onMore}>
        Show more
      </Button>
    </div>
  );
}

/** Stands in for products. */
export function ProductsWaiting() {
  return (
    <Waiting label="Loading products" className={styles.grid}>
      {Array.from({ length: 6 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={at} className={styles.skeleton} />
      ))}
    </Waiting>
  );
}
