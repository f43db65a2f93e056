import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { CoverSheet } from './cover-sheet.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { WardrobeSheet } from './wardrobe-sheet.tsx';
import { coveredIn, orderSheet } from './wardrobe-sheets.ts';

/** The sheet over the wardrobes that the address names. */
export function OpenSheet({
  sheet,
  wardrobes,
  onClose,
}: {
  sheet: string;
  wardrobes: Wardrobe[];
  onClose(): void;
}) {
  const find = (id: string) => wardrobes.find(({ wardrobeId }) => wardrobeId === id);
  const covered = find(coveredIn(sheet) ?? '');
  if (covered) return <CoverSheet wardrobe={covered} onClose={onClose} />;
  if (sheet === orderSheet && wardrobes.length > 0)
    return <OrderSheet wardrobes={wardrobes} onClose={onClose} />;
  return <WardrobeSheet wardrobe={find(sheet) ?? null} onClose={onClose} />;
}
