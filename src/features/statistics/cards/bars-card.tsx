import { digits } from '#lib/count-words.ts';
import { StitchBars } from '../pictures/stitch-bars.tsx';
import { type CardWay, StatCard } from '../stat-card.tsx';

/** How many rows are drawn, and of how many readers hear at once; the sheet has them all. */
const mostRows = 6;
const mostTold = 12;

/** A card of counts as rows of stitches. */
export function BarsCard({
  title,
  noun,
  counted = 'pieces',
  rows,
  unknown,
  left = 0,
  sub,
  way,
  onAll,
  isRoomy,
}: {
  title: string;
  /** What the rows are: `Brand`. */
  noun: string;
  counted?: 'pieces' | 'wears';
  rows: readonly { name: string; count: number }[];
  /** How many pieces have none, in words: `12 pieces without a brand`. */
  unknown?: string | false;
  /** How many rows there are besides these. */
  left?: number;
  sub?: string;
  way?: CardWay | undefined;
  /** Opens them all, each with its pieces; left out where that leads nowhere. */
  onAll?: { words: string; open(): void };
  isRoomy: boolean;
}) {
  const shown = rows.slice(0, mostRows);
  const hidden = rows.length - shown.length + left;
  const more = hidden > 0 && !onAll && `${digits(hidden)} more`;
  const note = [more, unknown].filter(Boolean).join(' · ');
  const isNamed = shown.length > 0 && onAll !== undefined;
  return (
    <StatCard
      title={title}
      sub={sub}
      note={note || undefined}
      way={way ?? (isNamed ? { label: `All ${onAll.words}`, onOpen: onAll.open } : undefined)}
      all={
        isNamed && hidden > 0
          ? { label: `All ${digits(rows.length + left)} ${onAll.words}`, onOpen: onAll.open }
          : undefined
      }
      table={{
        caption: `${counted === 'pieces' ? 'Pieces' : 'Wears'} by ${noun.toLowerCase()}`,
        columns: [noun, counted === 'pieces' ? 'Pieces' : 'Wears'],
        rows: rows.slice(0, mostTold).map(({ name, count }) => [name, count]),
      }}
    >
      {shown.length > 0 && (
        <StitchBars isRoomy={isRoomy} rows={shown.map((row) => ({ ...row, key: row.name }))} />
      )}
    </StatCard>
  );
}
