import { useQuery } from '@tanstack/react-query';
import { CheckCheck, History, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { laundryQuery } from '#api/laundry.ts';
import { useOwnCurrency } from '#api/own-currency.ts';
import { BackRow } from '#components/back-row.tsx';
import { Notice } from '#components/notice.tsx';
import { ScreenTitle } from '#components/screen-title.tsx';
import { asSentence } from '#lib/count-words.ts';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { Button } from '#ui/button.tsx';
import { late } from '#ui/late.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { BasketList } from './basket-list.tsx';
import { CleaningPrices } from './cleaning-prices.tsx';
import { DueList } from './due-list.tsx';
import { LaundryBasket } from './laundry-basket.tsx';
import { LaundryReminder } from './laundry-reminder.tsx';
import styles from './laundry-screen.module.css';
import { allWords } from './laundry-words.ts';
import { isSecondTap, useCleanAgain } from './use-clean-again.ts';
import { WashHistorySheet } from './wash-history-sheet.tsx';
import { WashIntervals } from './wash-intervals.tsx';

const CleaningSheet = late(
  'sheet',
  async () => (await import('./cleaning-sheet.tsx')).CleaningSheet,
);

/** What is in the wash, what is due for it, and after how many wears (docs/design/product-rules.md, Laundry). */
export function LaundryScreen() {
  const { owner } = useScope();
  const { showHeader } = useSnapshot(host);
  const { sheet, open, close } = useSheet();
  const { data, isError, refetch } = useQuery(laundryQuery(owner));
  const currency = useOwnCurrency();
  /** The category whose price of cleaning is asked for; null where it is yet to be chosen. */
  const [priced, setPriced] = useState<string | null>(null);
  const { cleaned, clean, undo } = useCleanAgain(owner);
  const isClean = new Set(cleaned.flatMap(({ pieces }) => pieces.map(({ item }) => item.itemId)));
  const basket = data?.basket.filter(({ item }) => !isClean.has(item.itemId)) ?? [];
  const together = cleaned.findLast(({ pieces }) => pieces.length > 1);
  return (
    <main className={styles.screen}>
      <BackRow home={paths.items()} />
      <div className={styles.title}>
        <ScreenTitle title="Laundry" isHeardOnly={!showHeader} />
        <Button
          kind="quiet"
          size="small"
          icon={<History aria-hidden="true" />}
          onClick={() => open('history')}
        >
          Wash history
        </Button>
      </div>
      {isError && !data && (
        <ErrorCard title="Your laundry did not load" onRetry={() => void refetch()} />
      )}
      {isError && data && (
        <Notice>What you see may be out of date: it could not be read again.</Notice>
      )}
      {!data && !isError && <Skeleton />}
      {data && (
        <div className={styles.columns}>
          <div>
            <div className={styles.panel}>
              <p>
                <strong>{basket.length}</strong>
                {basket.length === 1 ? 'piece in' : 'pieces in'} <br />
                the basket
              </p>
              <div className={styles.basket}>
                <LaundryBasket pieces={basket.map(({ item }) => item)} />
              </div>
            </div>
            {basket.length + cleaned.length > 0 ? (
              <BasketList
                basket={data.basket}
                cleaned={cleaned}
                onClean={(piece) => clean([piece])}
                onUndo={undo}
              />
            ) : (
              <p className={styles.hint}>
                What you put into the wash stands here, until it is clean again.
              </p>
            )}
          </div>
          <div className={styles.later}>
            {data.due.length > 0 && <DueList owner={owner} due={data.due} />}
            {data.categories.length > 0 ? (
              <>
                <WashIntervals owner={owner} categories={data.categories} />
                <CleaningPrices
                  categories={data.categories}
                  onOpen={(category) => {
                    setPriced(category);
                    open('cleaning');
                  }}
                />
              </>
            ) : (
              <EmptyState
                title="No piece has a category yet"
                text="Once your pieces have one, you say here after how many wears they are washed."
              />
            )}
            <LaundryReminder />
          </div>
          {(together || basket.length > 1) && (
            <div className={styles.foot}>
              {together ? (
                <Button
                  kind="secondary"
                  wide
                  icon={<Undo2 aria-hidden="true" />}
                  onClick={() => isSecondTap(together) || undo(together.changeId)}
                >
                  {`Undo ${allWords(together.pieces.length)}`}
                </Button>
              ) : (
                <Button wide icon={<CheckCheck aria-hidden="true" />} onClick={() => clean(basket)}>
                  {`${asSentence(allWords(basket.length))} clean again`}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
      {sheet === 'cleaning' && data && (
        <CleaningSheet
          owner={owner}
          currency={currency}
          categories={data.categories}
          of={priced}
          onClose={close}
        />
      )}
      {sheet === 'history' && <WashHistorySheet owner={owner} onClose={close} />}
    </main>
  );
}

function Skeleton() {
  return (
    <Waiting label="Loading your laundry" className={styles.columns}>
      <div className={styles.skeleton}>
        <i />
        <b />
      </div>
    </Waiting>
  );
}
