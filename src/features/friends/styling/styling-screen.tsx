import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { stylingQuery, useSeeStyling } from '#api/stylings.ts';
import { Avatar } from '#components/avatar.tsx';
import { BackRow } from '#components/back-row.tsx';
import { firstName, friendName } from '#components/friend-names.ts';
import { isGone } from '#components/noun/noun-words.ts';
import { ScreenTitle } from '#components/screen-title.tsx';
import { StylingGone } from '#components/styling/styling-gone.tsx';
import { readSwaps, type Swaps, swapped, writeSwaps } from '#components/styling/styling-swaps.ts';
import { occasionWords } from '#components/styling/styling-words.ts';
import type { StylingDetails } from '#contract/schemas/styling.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { useScope } from '#lib/scope.ts';
import { ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { StylingActions } from './styling-actions.tsx';
import { StylingBoard } from './styling-board.tsx';
import styles from './styling-screen.module.css';
import { UnreadyPieces } from './unready-pieces.tsx';

/** An outfit that a friend laid of one's pieces, to be kept, changed or passed on. */
export function StylingScreen() {
  const { stylingId = '' } = useRouteParams();
  const { owner } = useScope();
  // What is passed on is gone: it is not asked for again.
  const [isPassed, setPassed] = useState(false);
  const { data, error, isError, refetch } = useQuery({
    ...stylingQuery(owner, stylingId),
    enabled: !isPassed,
  });
  const styling = data?.styling;
  if (isGone(error)) return <StylingGone />;
  if (styling?.state === 'kept') {
    return styling.outfitId === null ? (
      <StylingGone />
    ) : (
      <Navigate to={paths.outfit(styling.outfitId)} replace />
    );
  }
  return (
    <main className={styles.screen}>
      <BackRow home={paths.friends()}>
        {styling && (
          <>
            <Avatar name={friendName(styling.sender)} imageUrl={styling.sender.imageUrl} />
            <span dir="auto">{firstName(styling.sender)}</span>
          </>
        )}
      </BackRow>
      {!styling && <ScreenTitle title="Styled for you" isHeardOnly />}
      {isError && !styling && (
        <ErrorCard title="This outfit did not load" onRetry={() => void refetch()} />
      )}
      {!styling && !isError && (
        <Waiting label="Loading the outfit" className={styles.skeleton}>
          <div />
        </Waiting>
      )}
      {styling && <Styling key={stylingId} styling={styling} onPassed={setPassed} />}
    </main>
  );
}

function Styling({
  styling,
  onPassed,
}: {
  styling: StylingDetails;
  onPassed(isPassed: boolean): void;
}) {
  const { owner } = useScope();
  const { stylingId, occasion, note, isSeen } = styling;
  const see = useSeeStyling({ meta: { isHandled: true } });
  const noteSeen = useEffectEvent(() => see.mutate({ owner, stylingId, isPassed: false }));
  useEffect(() => {
    if (!isSeen) noteSeen();
  }, [isSeen]);
  const [swaps, setSwaps] = useSwaps(styling);
  const { layers, pieces } = swapped(styling, swaps);
  const isPlain = swaps.size === 0;
  return (
    <>
      <ScreenTitle title={`Styled for ${occasion ? occasionWords(occasion, todayIs()) : 'you'}`} />
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      <div className={styles.parts} data-tight={styling.unready.length > 0 ? '' : undefined}>
        <StylingBoard
          background={styling.background}
          layers={layers}
          pieces={pieces}
          wornTogether={isPlain ? styling.wornTogether : null}
        />
        <div className={styles.beside}>
          <UnreadyPieces styling={styling} swaps={swaps} onSwaps={setSwaps} />
          <StylingActions
            styling={styling}
            swaps={swaps}
            isEmpty={pieces.length === 0}
            onPassed={onPassed}
          />
        </div>
      </div>
    </>
  );
}

/** The swaps that the address names ([Note: Swaps]), and how to name others. */
function useSwaps(styling: StylingDetails) {
  const [search, setSearch] = useSearchParams();
  const setSwaps = (swaps: Swaps) => {
    const next = new URLSearchParams(search);
    next.delete('swaps');
    const text = writeSwaps(swaps);
    if (text) next.set('swaps', text);
    setSearch(next, { replace: true });
  };
  return [readSwaps(search.get('swaps'), styling), setSwaps] as const;
}
