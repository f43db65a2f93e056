import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useWayBack } from '#components/detail/use-way-back.ts';
import { MoreMenuSlot } from '#components/more-menu-slot.tsx';
import { ScreenTitle } from '#components/screen-title.tsx';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { numbersOf } from './large-numbers.ts';
import styles from './statistics-head.module.css';
import { WardrobeChoice } from './wardrobe-choice.tsx';

/** The head of the statistics: the way back, the title, whose they are, and the large numbers. */
export function StatisticsHead({
  data,
  wardrobes,
  wardrobe,
  wardrobeId,
  children,
}: {
  /** Undefined while they are read. */
  data: WardrobeStatistics | undefined;
  wardrobes: readonly Wardrobe[];
  /** The one that they are of; undefined of all. */
  wardrobe: Wardrobe | undefined;
  wardrobeId: string | undefined;
  /** What a desktop offers beside the choice. */
  children?: ReactNode;
}) {
  const { showHeader } = useSnapshot(host);
  const { hostGoesBack, back } = useWayBack(
    wardrobeId ? paths.wardrobeItems(wardrobeId) : paths.wardrobes(),
  );
  const isDesktop = useIsDesktop();
  return (
    <header className={styles.head}>
      <div className={styles.row}>
        {!hostGoesBack && !isDesktop && (
          <IconButton label="Back" onClick={back}>
            <ArrowLeft aria-hidden="true" />
          </IconButton>
        )}
        <span className={styles.end}>
          <WardrobeChoice wardrobes={wardrobes} wardrobe={wardrobe} wardrobeId={wardrobeId} />
          {isDesktop && children}
          <MoreMenuSlot />
        </span>
      </div>
      <div className={styles.title}>
        <ScreenTitle title="Statistics" isHeardOnly={!showHeader} />
      </div>
      {data && <Numbers data={data} hasWears={isDesktop} />}
    </header>
  );
}

function Numbers({ data, hasWears }: { data: WardrobeStatistics; hasWears: boolean }) {
  return (
    <dl className={styles.numbers}>
      {numbersOf(data, hasWears).map(({ label, number }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
