import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Download, Store, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { resaleValueQuery, useWithdrawListing } from '#api/resale.ts';
import { BackRow } from '#components/back-row.tsx';
import { isOpen } from '#contract/rules/resale.ts';
import type { ResaleValue } from '#contract/rules/resale-value.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { showFirstFault } from '#ui/first-fault.ts';
import { late } from '#ui/late.tsx';
import type { MenuEntry } from '#ui/menu.tsx';
import { KeptNotice } from './kept-notice.tsx';
import styles from './listing.module.css';
import { ListingBar } from './listing-bar.tsx';
import { ListingHead } from './listing-head.tsx';
import { PriceCard } from './price-card.tsx';
import { ShareCard } from './share-card.tsx';
import { SoldCard } from './sold-card.tsx';
import { StateLine } from './state-line.tsx';
import { takeAlong } from './take-along.ts';
import { useListingWork } from './use-listing-work.ts';
import { useUndo } from './use-undo.ts';
import { WhyCard } from './why-card.tsx';
import { WordsCard } from './words-card.tsx';

const CostSheet = late('sheet', async () => (await import('./cost-sheet.tsx')).CostSheet);
const MethodSheet = late('sheet', async () => (await import('./method-sheet.tsx')).MethodSheet);
const PhotosSheet = late('sheet', async () => (await import('./photos-sheet.tsx')).PhotosSheet);
const PreviewSheet = late('sheet', async () => (await import('./preview-sheet.tsx')).PreviewSheet);
const SoldSheet = late('sheet', async () => (await import('./sold-sheet.tsx')).SoldSheet);

type Told = OperationOutput<'getResaleListing'>;

/** A listing from its draft to its sale: price, range and its reasons, words, share page (design: resell-draft). */
export function Listing({
  owner,
  told,
  isEntitled,
  first,
}: {
  owner: string;
  told: Told;
  /** Whether the member is told what pieces sell for. */
  isEntitled: boolean;
  /** What it would sell for by what is kept. */
  first: ResaleValue | null;
}) {
  const { item, listing, record, photos } = told;
  const { itemId } = item;
  const navigate = useNavigate();
  const { sheet, open, close } = useSheet();
  const [isPriceAsked, setPriceAsked] = useState(false);
  const cards = useRef<HTMLDivElement>(null);
  const work = useListingWork(
    owner,
    itemId,
    listing,
    first && first.currency === listing.currency
      ? { cents: first.likelyCents, currency: first.currency }
      : null,
  );
  const { values } = work;
  const { condition, brandTier } = values;
  const { data } = useQuery({
    ...resaleValueQuery(owner, itemId, { condition, brandTier }),
    enabled: isEntitled,
    placeholderData: (before) => before,
  });
  const value = data ? data.value : first;
  const undo = useUndo(owner);
  const withdraw = useWithdrawListing({
    onSuccess: (_told, { changeId }) =>
      undo(listing.state === 'draft' ? 'Draft thrown away' : 'Withdrawn', changeId),
  });
  const { listingId, state } = listing;
  const isHere = isOpen(state);
  const take = async (shape: 'csv' | 'text') => {
    const kept = work.isKept ? listing : await work.keep();
    if (kept?.listingId) await takeAlong(owner, [kept.listingId], shape);
  };
  const own: MenuEntry[][] = [
    [
      { label: 'CSV', icon: <Download aria-hidden="true" />, onChoose: () => void take('csv') },
      {
        label: 'Text to paste',
        icon: <ClipboardList aria-hidden="true" />,
        onChoose: () => void take('text'),
      },
      {
        label: 'All that you offer',
        icon: <Store aria-hidden="true" />,
        onChoose: () => void navigate(paths.resellItem()),
      },
    ],
    isHere && listingId
      ? [
          {
            label: state === 'draft' ? 'Throw draft away' : 'Withdraw',
            icon: <Undo2 aria-hidden="true" />,
            onChoose: () =>
              withdraw.mutate({
                owner,
                listingId,
                changeId: newIdempotencyKey(),
                today: todayIs(),
              }),
          },
        ]
      : [],
  ];
  return (
    <main className={styles.screen} data-open={isHere || undefined}>
      <BackRow home={paths.resellItem()} own={own} />
      <div className={styles.columns}>
        <div className={styles.piece}>
          <ListingHead
            item={item}
            title={values.title}
            photos={photos}
            photoIds={values.photoIds}
            {...(isHere && { onPhotos: () => open('photos') })}
          />
          <StateLine state={state} />
          <KeptNotice work={work} isHere={isHere} availability={item.availability} />
        </div>
        <div ref={cards} className={styles.cards}>
          {state === 'sold' && (
            <SoldCard owner={owner} itemId={itemId} amount={listing.amount} record={record} />
          )}
          {isHere && (
            <>
              <PriceCard
                work={work}
                currency={listing.currency}
                value={value}
                isEntitled={isEntitled}
                isAsked={isPriceAsked && values.price === null}
                hasPrice={record.price !== null}
                onCost={() => open('cost')}
              />
              {value && (
                <WhyCard
                  item={item}
                  value={value}
                  secondhand={record.secondhand}
                  work={work}
                  onMethod={() => open('method')}
                />
              )}
              <WordsCard work={work} asksCondition={!value} />
              <ShareCard owner={owner} itemId={itemId} listing={listing} work={work} />
            </>
          )}
        </div>
      </div>
      {isHere && (
        <ListingBar
          owner={owner}
          item={item}
          listing={listing}
          work={work}
          onPreview={() => open('preview')}
          onSell={() => open('sell')}
          onFault={() => {
            // The fault of a price that lacks stands there only once it was asked for.
            flushSync(() => setPriceAsked(true));
            showFirstFault(cards.current);
          }}
          onWithdraw={() =>
            listingId &&
            withdraw.mutate({ owner, listingId, changeId: newIdempotencyKey(), today: todayIs() })
          }
          isWithdrawing={withdraw.isPending}
        />
      )}
      {sheet === 'cost' && isHere && (
        <CostSheet owner={owner} item={item} currency={listing.currency} onClose={close} />
      )}
      {sheet === 'method' && <MethodSheet onClose={close} />}
      {sheet === 'photos' && isHere && (
        <PhotosSheet
          photos={photos}
          chosen={values.photoIds}
          itemPath={paths.item(itemId)}
          onChange={(photoIds) => work.change({ photoIds })}
          onClose={close}
        />
      )}
      {sheet === 'preview' && isHere && (
        <PreviewSheet item={item} photos={photos} values={values} onClose={close} />
      )}
      {sheet === 'sell' && isHere && listingId && (
        <SoldSheet
          owner={owner}
          item={item}
          listingId={listingId}
          price={values.price}
          currency={listing.currency}
          onSold={(changeId) => undo('Sold', changeId)}
          onClose={close}
        />
      )}
    </main>
  );
}
