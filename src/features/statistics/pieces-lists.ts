import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { CostPiece, WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { asSentence } from '#lib/count-words.ts';
import { moneyWords } from '#lib/money.ts';
import { timesWords } from '#lib/times-words.ts';

const sheets = ['cost', 'worn'] as const;

/** A sheet of pieces that no filter of the list can show, as the address says it (`?sheet=`). */
export type PiecesSheetName = (typeof sheets)[number];

/** Whether it is one. */
export const isPiecesSheet = (sheet: string | null): sheet is PiecesSheetName =>
  sheets.some((one) => one === sheet);

/** A piece as a row of such a sheet. */
export interface ListedPiece {
  item: ItemCard;
  name: string;
  /** What the statistics say of it. */
  fact: string;
  note: string;
}

/** The title of a sheet of pieces, and its lists with their headings. */
export interface PiecesList {
  title: string;
  lists: readonly { heading: string; pieces: readonly ListedPiece[] }[];
}

/** What a sheet lists. */
export function piecesOf(name: PiecesSheetName, data: WardrobeStatistics): PiecesList {
  const { costPerWear, worn, currency } = data;
  const costRow = costRowIn(currency);
  if (name === 'cost') {
    return {
      title: 'Cost per wear',
      lists: [
        { heading: 'Best per wear', pieces: costPerWear.best.map(costRow) },
        { heading: 'Not earned yet', pieces: costPerWear.worst.map(costRow) },
      ],
    };
  }
  return {
    title: 'Most and least worn',
    lists: [
      { heading: 'Most worn', pieces: worn.most.map(wornRow) },
      { heading: 'Least worn', pieces: worn.least.map(wornRow) },
    ],
  };
}

const costRowIn =
  (currency: string) =>
  ({ item, centsPerWear, cents, wears }: CostPiece): ListedPiece => ({
    item,
    name: itemName(item),
    fact: moneyWords({ cents: centsPerWear, currency }),
    note: `${moneyWords({ cents, currency })}, worn ${timesWords(wears)}`,
  });

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const wornRow = ({
  item,
  wears,
  lastWornDay,
}: WardrobeStatistics['worn']['most'][number]): ListedPiece => ({
  item,
  name: itemName(item),
  fact: asSentence(timesWords(wears)),
  note: `Last on ${day.format(new Date(`${lastWornDay}T00:00:00Z`))}`,
});
