import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { late } from '#ui/late.tsx';
import { CoverSheet } from './cover-sheet.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { WardrobeSheet } from './wardrobe-sheet.tsx';
import { coveredIn, hangSheet, hungIn, orderSheet, sharedIn } from './wardrobe-sheets.ts';

const HangSheet = late(
  'sheet',
  async () => (await import('#components/hang-pieces/hang-sheet.tsx')).HangSheet,
);

const ShareSheet = late('sheet', async () => (await import('./share-sheet.tsx')).ShareSheet);

/** The sheet over the wardrobes that the address names. */
export function OpenSheet({
  sheet,
  wardrobes,
  itemCount,
  onTurn,
  onClose,
}: {
  sheet: string;
  wardrobes: Wardrobe[];
  /** How many pieces there are, in wardrobes and in none. */
  itemCount: number;
  /** Another sheet takes its place. */
  onTurn(sheet: string): void;
  onClose(): void;
}) {
  const find = (id: string) => wardrobes.find(({ wardrobeId }) => wardrobeId === id);
  const covered = find(coveredIn(sheet) ?? '');
  if (covered) return <CoverSheet wardrobe={covered} onClose={onClose} />;
  const shared = find(sharedIn(sheet) ?? '');
  if (shared) return <ShareSheet wardrobe={shared} onClose={onClose} />;
  if (sheet === orderSheet && wardrobes.length > 0)
    return <OrderSheet wardrobes={wardrobes} onClose={onClose} />;
  const hung = find(hungIn(sheet) ?? '');
  if (hung) return <HangSheet wardrobe={hung} isNew onClose={onClose} />;
  const goOn = (wardrobeId: string) => (itemCount > 0 ? onTurn(hangSheet(wardrobeId)) : onClose());
  return <WardrobeSheet wardrobe={find(sheet) ?? null} onMade={goOn} onClose={onClose} />;
}
