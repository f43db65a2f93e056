import { itemName } from '#contract/rules/item-name.ts';
import { asSentence, listed, pieceCount } from '#lib/count-words.ts';
import { moneyWords, priceWords, sumWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { itemsPath } from '../items-path.ts';
import { PieceTiles } from '../pictures/piece-tiles.tsx';
import { SwatchColumns } from '../pictures/swatch-columns.tsx';
import { type CardWay, StatCard } from '../stat-card.tsx';
import { boughtPath, yearValue } from '../values-lists.ts';
import { costWords, uncountedWords } from '../words/cost-words.ts';
import { foreignWords } from '../words/foreign-words.ts';
import { cleaningWords, orderWords, serviceWords, soldWords } from '../words/service-words.ts';
import { spendingWords } from '../words/spending-words.ts';
import type { CardProps } from './card-props.ts';
import styles from './wear-cards.module.css';

/** What a wear costs: of the best pieces, and of those that have not earned their price yet. */
export function CostCard({ data: { costPerWear, counts, currency }, onOpen }: CardProps) {
  const { best, worst } = costPerWear;
  // What costs as little may stand among the others.
  const named = [...best, ...worst].map(({ item, centsPerWear }) => ({
    name: itemName(item),
    centsPerWear,
  }));
  const title = costWords(named, costPerWear, currency);
  const facts = (pieces: typeof best) =>
    pieces.map(({ item, centsPerWear }) => ({
      item,
      fact: moneyWords({ cents: centsPerWear, currency }),
    }));
  if (best.length === 0) {
    return (
      <StatCard
        title={title}
        note="Say what a piece cost and when you wear it: the rest is division."
      />
    );
  }
  return (
    <StatCard
      title={title}
      note={uncountedWords(costPerWear, counts) || undefined}
      way={{ label: 'Pieces by cost per wear', onOpen: () => onOpen('cost') }}
    >
      <h3 className={styles.heading}>Best per wear</h3>
      <PieceTiles pieces={facts(best)} columns={3} />
      {worst.length > 0 && (
        <>
          <h3 className={styles.heading}>Not earned yet</h3>
          <PieceTiles pieces={facts(worst)} columns={3} />
        </>
      )}
    </StatCard>
  );
}

/** What was spent by year. */
export function SpendingCard({ data, wardrobeId, onOpen }: CardProps) {
  const { spending, undatedCents, undatedItems, months, currency } = data;
  const thisYear = Number(months.at(-1)?.month.slice(0, 4));
  const isSpent = spending.some(({ cents }) => cents > 0);
  const { text, about } = spendingWords(spending, thisYear, data);
  const openAll = () => onOpen('spending');
  return (
    <StatCard
      title={text}
      note={
        undatedItems > 0
          ? `${sumWords({ cents: undatedCents, currency })} for ${pieceCount(undatedItems)} without a date`
          : undefined
      }
      way={
        about.length > 0
          ? {
              label: `Pieces bought in ${listed(about.map(String))}`,
              to: boughtPath(wardrobeId, about.map(yearValue)),
            }
          : spending.length > 0 || undatedItems > 0
            ? { label: 'Every year', onOpen: openAll }
            : undefined
      }
      all={isSpent && spending.length > 1 ? { label: 'Every year', onOpen: openAll } : undefined}
      table={{
        caption: 'Spent by year',
        columns: ['Year', 'Spent', 'Pieces'],
        rows: spending.map(({ year, cents, items }) => [
          year,
          moneyWords({ cents, currency }),
          items,
        ]),
      }}
    >
      {isSpent && <SwatchColumns spending={spending} currency={currency} />}
    </StatCard>
  );
}

/** What was paid for these pieces after they were bought, and what they brought; nothing where that is nothing. */
export function ServicesCard({ data, wardrobeId }: CardProps) {
  const { services, cleaning, sold, foreignAmounts, currency } = data;
  if (services.pieces + cleaning.washes + sold.items + foreignAmounts.length === 0) return null;
  const facts = [
    services.pieces > 0 && `${orderWords(services.orders)}, ${priceWords(services.cents)} in all`,
    cleaning.washes > 0 && cleaningWords(cleaning, currency),
    sold.items > 0 && soldWords(sold, currency),
    ...foreignAmounts.map(({ kind, currency, cents, times }) =>
      kind === 'cleaning'
        ? cleaningWords({ washes: times, cents }, currency)
        : soldWords({ items: times, cents }, currency),
    ),
  ].filter((one) => one !== false);
  return (
    <StatCard
      title={serviceWords(services)}
      note={facts.map(asSentence).join('. ')}
      way={serviceWay(data, wardrobeId)}
      table={{
        caption: 'Paid after they were bought, and brought',
        columns: ['What', 'Amount', 'How many'],
        rows: [
          ['Services', priceWords(services.cents), services.pieces],
          ['Cleaning', moneyWords({ cents: cleaning.cents, currency }), cleaning.washes],
          ['Sold', moneyWords({ cents: sold.cents, currency }), sold.items],
          ...foreignAmounts.map((one): [string, string, number] => [
            `${one.kind === 'cleaning' ? 'Cleaning' : 'Sold'}, ${one.currency}`,
            moneyWords(one),
            one.times,
          ]),
        ],
      }}
    />
  );
}

/** The way to what the studio did; else to what is gone, as it was sold; else to the laundry, where cleanings come from. */
function serviceWay(
  { services, sold, foreignAmounts }: CardProps['data'],
  wardrobeId: string | undefined,
): CardWay {
  if (services.pieces > 0) return { label: 'Service history', to: paths.serviceHistory() };
  return sold.items > 0 || foreignAmounts.some(({ kind }) => kind === 'sold')
    ? { label: 'Pieces that are gone', to: itemsPath(wardrobeId, { availability: ['gone'] }) }
    : { label: 'Laundry', to: paths.laundry() };
}

/** The sums of prices in other currencies, each by itself; nothing without any. */
export function ForeignCard({ data: { value }, wardrobeId }: CardProps) {
  const { foreign } = value;
  if (foreign.length === 0) return null;
  const currencies = foreign.map(({ currency }) => currency);
  return (
    <StatCard
      title={foreignWords(foreign)}
      note="Not in the sums and costs here: another currency is never added to yours."
      way={{
        label: `Pieces: ${currencies.join(', ')}`,
        to: itemsPath(wardrobeId, { currency: currencies, sort: ['price-high'] }),
      }}
      table={{
        caption: 'Prices in other currencies',
        columns: ['Currency', 'Paid', 'Pieces'],
        rows: foreign.map((one) => [one.currency, moneyWords(one), one.items]),
      }}
    />
  );
}
