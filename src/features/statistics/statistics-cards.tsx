import { type ComponentType, useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { useMedia } from '#lib/use-media.ts';
import type { CardProps } from './cards/card-props.ts';
import { ColorsCard } from './cards/colors-card.tsx';
import {
  BrandsCard,
  CategoriesCard,
  ConditionsCard,
  OccasionsCard,
  SeasonsCard,
  SizesCard,
} from './cards/kind-cards.tsx';
import { CostCard, ForeignCard, ServicesCard, SpendingCard } from './cards/money-cards.tsx';
import { SecondhandCard } from './cards/secondhand-card.tsx';
import { MonthsCard, NeverCard, SharesCard, WornCard, YearsCard } from './cards/wear-cards.tsx';
import styles from './statistics-cards.module.css';
import { type ColumnCount, useColumnCount } from './use-column-count.ts';

const cards = {
  colors: ColorsCard,
  categories: CategoriesCard,
  secondhand: SecondhandCard,
  months: MonthsCard,
  cost: CostCard,
  never: NeverCard,
  worn: WornCard,
  spending: SpendingCard,
  seasons: SeasonsCard,
  shares: SharesCard,
  conditions: ConditionsCard,
  brands: BrandsCard,
  occasions: OccasionsCard,
  sizes: SizesCard,
  years: YearsCard,
  services: ServicesCard,
  foreign: ForeignCard,
} satisfies Record<string, ComponentType<CardProps>>;

type CardName = keyof typeof cards;

/** The cards by column, for each number of columns. */
const columns: Record<ColumnCount, readonly (readonly CardName[])[]> = {
  1: [Object.keys(cards) as CardName[]],
  2: [
    ['colors', 'months', 'categories', 'never', 'seasons', 'brands', 'sizes', 'years'],
    [
      'cost',
      'secondhand',
      'spending',
      'worn',
      'shares',
      'conditions',
      'occasions',
      'services',
      'foreign',
    ],
  ],
  3: [
    ['colors', 'months', 'seasons', 'shares', 'brands'],
    ['cost', 'secondhand', 'worn', 'services', 'foreign', 'occasions'],
    ['categories', 'never', 'spending', 'conditions', 'sizes', 'years'],
  ],
};

/** So many cards of each column stand there first: no screen shows more of them. */
const mostFirst = 3;

/**
 * The cards of the statistics, in as many columns as there is room for. Those below the screen follow once the first ones are
 * seen; for somebody who comes back, whose place may be among them, all are there at once.
 */
export function StatisticsCards({
  data,
  wardrobeId,
  onOpen,
}: {
  data: WardrobeStatistics;
  wardrobeId: string | undefined;
  onOpen: CardProps['onOpen'];
}) {
  const count = useColumnCount();
  const isBack = useNavigationType() === 'POP';
  const isWhole = useDeferredValue(true, isBack);
  // Two columns are as narrow as a phone.
  const isWide = useMedia('(min-width: 520px)') && count !== 2;
  return (
    <div className={styles.columns} data-columns={count}>
      {columns[count].map((column, index) => (
        <div key={column[0]} className={styles.column}>
          {column.slice(0, isWhole ? undefined : mostFirst).map((name) => {
            const Card = cards[name];
            return (
              <Card
                key={name}
                data={data}
                wardrobeId={wardrobeId}
                isWide={isWide}
                isRoomy={count === 3 && index === 0}
                onOpen={onOpen}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
