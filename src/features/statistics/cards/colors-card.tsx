import { itemsPath } from '../items-path.ts';
import { ColorLegend } from '../pictures/color-legend.tsx';
import { ColorWeave } from '../pictures/color-weave.tsx';
import { StatCard } from '../stat-card.tsx';
import { colorName, colorWords } from '../words/color-words.ts';
import type { CardProps } from './card-props.ts';

/** The colors of the pieces, as a woven strip. */
export function ColorsCard({ data: { colors }, wardrobeId, isWide, onOpen }: CardProps) {
  const { text, about } = colorWords(colors);
  // What is not known comes last, however much it is.
  const shown = [
    ...colors.filter(({ color, items }) => color && items > 0),
    ...colors.filter(({ color, items }) => !color && items > 0),
  ];
  const known = shown.filter(({ color }) => color).length;
  const most = isWide ? 12 : 9;
  const openAll = () => onOpen('colors');
  return (
    <StatCard
      title={text}
      way={
        about.length > 0
          ? {
              label: `Pieces: ${about.map(colorName).join(', ')}`,
              to: itemsPath(wardrobeId, { mainColor: about }),
            }
          : known > 0
            ? { label: 'All colors', onOpen: openAll }
            : undefined
      }
      all={shown.length > most ? { label: `All ${known} colors`, onOpen: openAll } : undefined}
      table={{
        caption: 'Pieces by color',
        columns: ['Color', 'Pieces'],
        rows: shown.map(({ color, items }) => [colorName(color), items]),
      }}
    >
      {shown.length > 0 && (
        <>
          <ColorWeave colors={shown} isWide={isWide} />
          <ColorLegend colors={shown} most={most} />
        </>
      )}
    </StatCard>
  );
}
