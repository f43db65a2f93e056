import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { readAhead } from '#api/query-client.ts';
import { statisticsQuery } from '#api/statistics.ts';
import { findWardrobe, wardrobesQuery } from '#api/wardrobes.ts';
import { GoneWardrobe } from '#components/gone-wardrobe.tsx';
import { Notice } from '#components/notice.tsx';
import { isGone } from '#components/noun/noun-words.ts';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { type RouteParams, useRouteParams } from '#lib/route-params.ts';
import { useScope } from '#lib/scope.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { ButtonLink } from '#ui/button.tsx';
import { late } from '#ui/late.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { isPiecesSheet } from './pieces-lists.ts';
import { SavePicture } from './save-picture.tsx';
import { StatisticsCards } from './statistics-cards.tsx';
import { StatisticsHead } from './statistics-head.tsx';
import styles from './statistics-screen.module.css';
import { StatisticsSkeleton } from './statistics-skeleton.tsx';
import { isValuesSheet } from './values-lists.ts';

const PiecesSheet = late('sheet', async () => (await import('./pieces-sheet.tsx')).PiecesSheet);
const ValuesSheet = late('sheet', async () => (await import('./values-sheet.tsx')).ValuesSheet);

/** The statistics of one wardrobe, or of all (product spec, section 2). */
export function StatisticsScreen() {
  const { wardrobeId } = useRouteParams();
  return isId(wardrobeId) ? (
    <Statistics key={wardrobeId} wardrobeId={wardrobeId} />
  ) : (
    <GoneWardrobe />
  );
}

/** Reads ahead what the screen of an address shows first; null if it is in the cache, or there is none. */
export function readStatisticsAhead(
  client: QueryClient,
  owner: string,
  _search: URLSearchParams,
  { wardrobeId }: RouteParams,
): Promise<unknown> | null {
  if (!isId(wardrobeId)) return null;
  return readAhead(client, statisticsQuery(owner, { wardrobeId, today: todayIs() }));
}

const isId = (wardrobeId: string | undefined): boolean =>
  wardrobeId === undefined || /^[1-9]\d{0,14}$/.test(wardrobeId);

function Statistics({ wardrobeId }: { wardrobeId: string | undefined }) {
  const { owner } = useScope();
  const isDesktop = useIsDesktop();
  const { sheet, open, close } = useSheet();
  const { data, error, isError, refetch } = useQuery(
    statisticsQuery(owner, { wardrobeId, today: todayIs() }),
  );
  const wardrobes = useQuery(wardrobesQuery(owner)).data;
  if (isGone(error)) return <GoneWardrobe />;
  const retry = () => void refetch();
  const wardrobe = wardrobeId ? findWardrobe(wardrobes, wardrobeId) : undefined;
  const picture = (wide: boolean) =>
    data &&
    !isBare(data) && <SavePicture data={data} of={wardrobe?.name ?? 'Statistics'} wide={wide} />;
  return (
    <main className={styles.screen}>
      <StatisticsHead
        data={data}
        wardrobes={wardrobes?.wardrobes ?? []}
        wardrobe={wardrobe}
        wardrobeId={wardrobeId}
      >
        {picture(false)}
      </StatisticsHead>
      {isError && !data && <ErrorCard title="Your statistics did not load" onRetry={retry} />}
      {isError && data && (
        <Notice>What you see may be out of date: it could not be read again.</Notice>
      )}
      {!data && !isError && <StatisticsSkeleton />}
      {data &&
        (isBare(data) ? (
          <NoPieces wardrobeId={wardrobeId} />
        ) : (
          <>
            <StatisticsCards data={data} wardrobeId={wardrobeId} onOpen={open} />
            {!isDesktop && <div className={styles.foot}>{picture(true)}</div>}
          </>
        ))}
      {data && isPiecesSheet(sheet) && <PiecesSheet name={sheet} data={data} onClose={close} />}
      {data && isValuesSheet(sheet) && (
        <ValuesSheet name={sheet} data={data} wardrobeId={wardrobeId} onClose={close} />
      )}
    </main>
  );
}

/** Whether there is no piece, nor was one. */
const isBare = ({ counts }: WardrobeStatistics) => counts.items + counts.goneItems === 0;

function NoPieces({ wardrobeId }: { wardrobeId: string | undefined }) {
  return (
    <EmptyState
      title="Nothing to count yet"
      text="Statistics begin with the first piece: its color, what it cost, and when you wear it."
      action={
        <ButtonLink
          to={wardrobeId ? `${paths.wardrobeItems(wardrobeId)}?sheet=add` : paths.addItems()}
          icon={<Camera aria-hidden="true" />}
          wide
        >
          Add piece
        </ButtonLink>
      }
    />
  );
}
