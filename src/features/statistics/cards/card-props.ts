import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import type { PiecesSheetName } from '../pieces-lists.ts';
import type { ValuesSheetName } from '../values-lists.ts';

/** The props of every card. */
export interface CardProps {
  data: WardrobeStatistics;
  /** The wardrobe that the statistics are of; undefined of all. */
  wardrobeId: string | undefined;
  /** Whether there is room for the large form of a picture. */
  isWide: boolean;
  /** Whether it stands in the widest of three columns. */
  isRoomy: boolean;
  /** Opens a sheet of pieces, or of values. */
  onOpen(sheet: PiecesSheetName | ValuesSheetName): void;
}
