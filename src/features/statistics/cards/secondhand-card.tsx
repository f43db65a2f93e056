import type { CSSProperties } from 'react';
import { colorFamilies } from '#contract/rules/color-families.ts';
import { digits, pieceCount } from '#lib/count-words.ts';
import { itemsPath } from '../items-path.ts';
import { ButtonsShare } from '../pictures/buttons-share.tsx';
import { StatCard } from '../stat-card.tsx';
import { percentWords } from '../words/percent-words.ts';
import { secondhandWords } from '../words/secondhand-words.ts';
import type { CardProps } from './card-props.ts';

/** How many of the pieces are secondhand, as buttons. */
export function SecondhandCard({ data: { secondhand }, wardrobeId }: CardProps) {
  const { items, of } = secondhand;
  if (of === 0) return null;
  return (
    <StatCard
      title={secondhandWords(secondhand)}
      note={`${digits(items)} of ${pieceCount(of)}, ${percentWords(items, of)}`}
      way={
        items > 0
          ? { label: 'Secondhand pieces', to: itemsPath(wardrobeId, { secondhand: ['yes'] }) }
          : undefined
      }
      table={{
        caption: 'Pieces by how they were bought',
        columns: ['Bought', 'Pieces'],
        rows: [
          ['Secondhand', items],
          ['New', of - items],
        ],
      }}
    >
      <div style={{ '--button': colorFamilies.pink.hex } as CSSProperties}>
        <ButtonsShare part={items} whole={of} />
      </div>
    </StatCard>
  );
}
