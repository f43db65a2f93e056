import { digits } from '#lib/count-words.ts';
import { StitchBars } from '../pictures/stitch-bars.tsx';
import { type CardWay, StatCard } from '../stat-card.tsx';

/** How many rows are drawn; readers hear them all. */
const mostRows = 6;

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
  isRoomy: boolean;
}) {
  const shown = rows.slice(0, mostRows);
  const hidden = rows.length - shown.length + left;
  const note = [hidden > 0 && `${digits(hidden)} more`, unknown].filter(Boolean).join(' · ');
  return (
    <StatCard
      title={title}
      sub={sub}
      note={note || undefined}
      way={way}
      table={{
        caption: `${counted === 'pieces' ? 'Pieces' : 'Wears'} by ${noun.toLowerCase()}`,
        columns: [noun, counted === 'pieces' ? 'Pieces' : 'Wears'],
        rows: rows.map(({ name, count }) => [name, count]),
      }}
    >
      {shown.length > 0 && (
        <StitchBars isRoomy={isRoomy} rows={shown.map((row) => ({ ...row, key: row.name }))} />
      )}
    </StatCard>
  );
}
