import { itemName } from '#contract/rules/item-name.ts';
import { asSentence, countWord, pieceCount } from '#lib/count-words.ts';
import { sumWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { timesWords } from '#lib/times-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { itemsPath } from '../items-path.ts';
import { MonthsLine } from '../pictures/months-line.tsx';
import { PieceTiles } from '../pictures/piece-tiles.tsx';
import { ShareGauge } from '../pictures/share-gauge.tsx';
import { StatCard } from '../stat-card.tsx';
import { percentWords } from '../words/percent-words.ts';
import {
  monthWord,
  monthWords,
  mostWornWords,
  neverWornWords,
  shareWords,
  yearWords,
} from '../words/wear-words.ts';
import { BarsCard } from './bars-card.tsx';
import type { CardProps } from './card-props.ts';
import styles from './wear-cards.module.css';

/** Wears by month, the last twelve. */
export function MonthsCard({ data: { months, counts }, isWide }: CardProps) {
  const { text, about } = monthWords(months);
  const [busiest] = about;
  if (counts.wears === 0) {
    return (
      <StatCard
        title="No wears yet"
        note="Mark what you wear in the calendar, and the months fill up here."
        way={{ label: 'The calendar', to: paths.calendar('outfits', `${months.at(-1)?.month}-01`) }}
      />
    );
  }
  return (
    <StatCard
      title={text}
      sub="Wears by month, the last twelve"
      way={
        busiest === undefined
          ? undefined
          : {
              label: `${monthWord(busiest)} in the calendar`,
              to: paths.calendar('outfits', `${busiest}-01`),
            }
      }
      table={{
        caption: 'Wears by month',
        columns: ['Month', 'Wears'],
        rows: months.map(({ month, wears }) => [`${monthWord(month)} ${month.slice(0, 4)}`, wears]),
      }}
    >
      <MonthsLine
        months={months}
        peak={about.length === 1 ? (busiest ?? null) : null}
        isWide={isWide}
      />
    </StatCard>
  );
}

/** The last years by wears; nothing before the second year. */
export function YearsCard({ data: { years, months }, isRoomy }: CardProps) {
  if (years.length < 2) return null;
  const { text, about } = yearWords(years);
  const [busiest] = about;
  // Of the year that runs its present month, of others the last one.
  const month = busiest === years.at(-1)?.year ? months.at(-1)?.month : `${busiest}-12`;
  return (
    <BarsCard
      isRoomy={isRoomy}
      title={text}
      noun="Year"
      counted="wears"
      sub="Wears by year"
      way={
        busiest === undefined
          ? undefined
          : { label: `${busiest} in the calendar`, to: paths.calendar('outfits', `${month}-01`) }
      }
      rows={years.toReversed().map(({ year, wears }) => ({ name: String(year), count: wears }))}
    />
  );
}

/** What was worn most, and least. */
export function WornCard({ data: { worn }, onOpen }: CardProps) {
  const { most, least } = worn;
  if (most.length === 0) return null;
  // What was worn as often may stand among the least worn.
  const named = [...most, ...least].map(({ item, wears }) => ({ name: itemName(item), wears }));
  const facts = (pieces: typeof most) =>
    pieces.map(({ item, wears }) => ({ item, fact: asSentence(timesWords(wears)) }));
  return (
    <StatCard
      title={mostWornWords(named)}
      way={{ label: 'Most and least worn pieces', onOpen: () => onOpen('worn') }}
    >
      <h3 className={styles.heading}>Most worn</h3>
      <PieceTiles pieces={facts(most)} columns={3} />
      {least.length > 0 && (
        <>
          <h3 className={styles.heading}>Least worn</h3>
          <PieceTiles pieces={facts(least)} columns={3} />
        </>
      )}
    </StatCard>
  );
}

/** The pieces that were never worn. */
export function NeverCard({ data: { worn, counts, value, currency }, wardrobeId }: CardProps) {
  if (counts.items === 0) return null;
  const { never, neverItems, neverWithTags, neverCents } = worn;
  const facts = [
    neverCents > 0 &&
      (value.unpricedItems === 0 && value.foreign.length === 0
        ? `${sumWords({ cents: neverCents, currency })} in all`
        : `at least ${sumWords({ cents: neverCents, currency })}`),
    neverWithTags > 0 && `${countWord(neverWithTags)} still with tags`,
  ].filter(Boolean);
  return (
    <StatCard
      title={neverWornWords(neverItems, counts.items)}
      note={asSentence(facts.join(', ')) || undefined}
      way={
        neverItems > 0
          ? {
              label: 'Pieces that were never worn',
              to: itemsPath(wardrobeId, { worn: ['never'], sort: ['price-high'] }),
            }
          : undefined
      }
    >
      {never.length > 0 && <PieceTiles pieces={never.map((item) => ({ item }))} columns={4} />}
    </StatCard>
  );
}

/** How many of the pieces were worn of late. */
export function SharesCard({ data: { wornShares }, wardrobeId }: CardProps) {
  const shown = wornShares.filter(({ of }) => of > 0);
  const first = shown.find(({ days }) => days === 90) ?? shown[0];
  if (!first) return null;
  const to = (days: number) => itemsPath(wardrobeId, { worn: [String(days)] });
  return (
    <StatCard
      title={shareWords(first)}
      way={
        first.worn > 0
          ? { label: `Pieces worn in ${first.days} days`, to: to(first.days) }
          : undefined
      }
      table={{
        caption: 'Pieces that were worn of late',
        columns: ['Days', 'Worn', 'Of', 'Share'],
        rows: shown.map(({ days, worn, of }) => [days, worn, of, percentWords(worn, of)]),
      }}
    >
      <ul className={styles.shares}>
        {shown.map(({ days, worn, of }) => {
          const share = (
            <>
              <span>{days} days</span>
              <ShareGauge part={worn} whole={of} />
              <b>{percentWords(worn, of)}</b>
            </>
          );
          return (
            <li key={days}>
              {worn > 0 ? (
                <Link
                  to={to(days)}
                  aria-label={`Worn in ${days} days: ${pieceCount(worn)}, ${percentWords(worn, of)}`}
                >
                  {share}
                </Link>
              ) : (
                <div>{share}</div>
              )}
            </li>
          );
        })}
      </ul>
      {shown.some(({ worn, of }) => worn < of) && (
        <div className={styles.unworn}>
          <ButtonLink
            kind="secondary"
            size="small"
            to={paths.keepOrRepair({ wardrobe: wardrobeId })}
          >
            Go through what you did not wear
          </ButtonLink>
        </div>
      )}
    </StatCard>
  );
}
