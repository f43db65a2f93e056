import { useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { lolaTurnsQuery } from '#api/lola.ts';
import { lolaPlaceQuery } from '#api/lola-place.ts';
import { useMe } from '#api/users.ts';
import { placeWord } from '#components/weather/weather-words.ts';
import { nothingAsked } from '#contract/rules/nothing-asked.ts';
import { degreeUnit } from '#lib/degrees.ts';
import { useScope } from '#lib/scope.ts';
import { useMedia } from '#lib/use-media.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { late } from '#ui/late.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { Waiting } from '#ui/waiting.tsx';
import styles from './ask-lola-screen.module.css';
import { Asking } from './asking.tsx';
import { BoardDetail } from './board-detail.tsx';
import { Composer } from './composer.tsx';
import { HistorySheet } from './history-sheet.tsx';
import { boardKey, boardNow, useBoardWork, workOn } from './lola-boards.ts';
import { LolaHead } from './lola-head.tsx';
import { nextAsked } from './next-asked.ts';
import { TasteSheet } from './taste-sheet.tsx';
import { askedForBoard, boardTitle, savedTitle } from './trip-words.ts';
import { TurnView } from './turn-view.tsx';
import { Unanswered, unansweredAmong } from './unanswered.tsx';
import { useNewestInSight } from './use-newest-in-sight.ts';
import { useQuestions } from './use-questions.ts';
import { useShownCards } from './use-shown-cards.ts';
import { useWayToTurn } from './use-way-to-turn.ts';
import { whichOf } from './which-of.ts';

const PlaceSheet = late(
  'sheet',
  async () => (await import('#components/weather/place-sheet.tsx')).PlaceSheet,
);

/** Around so many pieces outfits are asked for, at most. */
const mostLocked = 12;

/** The conversation with the stylist (product spec, section 2): what one is dressing for, and boards that answer. */
export function AskLolaScreen() {
  const { owner } = useScope();
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const { sheet, open, close } = useSheet();
  const isWide = useMedia('(min-width: 1100px)');
  const { data, isError, refetch } = useQuery(lolaTurnsQuery(owner));
  const weather = useQuery(lolaPlaceQuery(owner)).data;
  const unit = degreeUnit(me?.shippingCountry);
  const work = useBoardWork();
  const [selected, setSelected] = useState<string | null>(null);
  const [isAnew, setAnew] = useState(false);
  const cards = useShownCards(owner, data?.items ?? []);
  const turns = data?.turns ?? [];
  const last = turns.at(-1);
  // What the next words add to.
  const begun = last && !isAnew ? nextAsked(last, work) : nothingAsked;
  const which = whichOf(turns);
  const isAskedBack = which !== null || begun.wishes.some(({ isDoubtful }) => isDoubtful);
  const { send, sendAgain, pending, failed } = useQuestions(owner, {
    unit,
    lastId: last?.turnId ?? null,
    onSend() {
      setSelected(null);
      setAnew(false);
    },
  });
  const unanswered = unansweredAmong(failed, turns);
  const unansweredBelow = (at: number) => (
    <Unanswered questions={unanswered} at={at} isBusy={pending !== null} onAgain={sendAgain} />
  );
  // From a piece's own screen, or from what a friend laid: outfits around it.
  const itemIds = search
    .get('item')
    ?.match(/[1-9]\d{0,14}/g)
    ?.slice(0, mostLocked)
    .join(',');
  const isRead = data !== undefined;
  const askAround = useEffectEvent((ids: string) => {
    const next = new URLSearchParams(search);
    next.delete('item');
    setSearch(next, { replace: true });
    send(null, { ...nothingAsked, lockedIds: ids.split(',') });
  });
  useEffect(() => {
    if (isRead && itemIds) askAround(itemIds);
  }, [isRead, itemIds]);
  const newest = useNewestInSight({
    count: turns.length,
    asksBack: isAskedBack,
    isPending: pending !== null,
    // What was asked since has the last word.
    failed: unanswered.filter(({ at }) => at === turns.length - 1),
  });
  const goTo = useWayToTurn(newest, sheet !== null);
  const shownKey = sheet?.startsWith('board-') ? sheet.slice('board-'.length) : null;
  const openKeys = (last?.boards ?? []).flatMap((given, index) => {
    const key = boardKey(last!.turnId, index);
    return boardNow(given, workOn(work, key)).isPassed ? [] : [key];
  });
  const found = (key: string | null | undefined) => {
    const [turnId, at] = key?.split('-') ?? [];
    const turn = turns.find((one) => one.turnId === turnId);
    const board = turn?.boards[Number(at)];
    return turn && board && key ? { turn, board, key, at: Number(at) } : null;
  };
  const isPassed = (key: string) => workOn(work, key).isPassed;
  const largeKey = selected && !isPassed(selected) ? selected : openKeys[0];
  const large = found(largeKey);
  const small = found(shownKey);
  const openBoard = (key: string) => (isWide ? setSelected(key) : open(`board-${key}`));
  return (
    <main className={styles.screen}>
      <div className={styles.conversation}>
        <LolaHead isWide={isWide} onHistory={() => open('history')} />
        <div ref={newest} className={styles.turns}>
          {isError && !data && (
            <ErrorCard title="Your conversation did not load" onRetry={() => void refetch()} />
          )}
          {!data && !isError && (
            <Waiting label="Loading your conversation">
              <Stitches count={5} busy />
            </Waiting>
          )}
          {data && turns.length === 0 && !pending && unanswered.length === 0 && (
            <p className={styles.welcome}>
              What are you dressing for? Say it in your words, or begin with one of these.
            </p>
          )}
          {unansweredBelow(-1)}
          {turns.map((turn, at) => (
            <Fragment key={turn.turnId}>
              <TurnView
                owner={owner}
                turn={turn}
                cards={cards}
                isLast={turn === last}
                isOver={isAnew}
                isBusy={pending !== null}
                isWide={isWide}
                unit={unit}
                which={isAnew ? null : which}
                selected={largeKey ?? null}
                onOpen={openBoard}
                onAsk={(asked) => send(null, asked)}
                onAnew={() => setAnew(true)}
                onPlace={() => open('place')}
              />
              {unansweredBelow(at)}
            </Fragment>
          ))}
          {pending && (
            <Asking
              owner={owner}
              text={pending.text}
              asksWeather={
                pending.asked.weather === null &&
                pending.asked.usesForecast !== false &&
                weather?.isOn === true &&
                (weather.place !== null || pending.asked.placeName !== null)
              }
            />
          )}
        </div>
        {data && (
          <Composer
            owner={owner}
            goesOn={begun === nothingAsked ? 'first' : isAskedBack ? 'answer' : 'more'}
            isBusy={pending !== null}
            failedText={unanswered.findLast(({ input }) => input.text !== null)?.input.text ?? null}
            place={
              weather?.isOn
                ? weather.place
                  ? placeWord(weather.place.name)
                  : 'Where will you be?'
                : null
            }
            onPlace={() => open('place')}
            onSend={(text) => send(text, begun)}
            onPrompt={(text) => send(text, nothingAsked)}
          />
        )}
      </div>
      {isWide && large && (
        <div className={styles.large}>
          <BoardDetail
            key={large.key}
            owner={owner}
            asked={askedForBoard(large.turn, large.at)}
            board={large.board}
            boardId={large.key}
            cards={cards}
            headline={boardTitle(large.turn, large.at, unit)}
            title={savedTitle(large.turn, large.at)}
            onPassed={() => setSelected(null)}
          />
        </div>
      )}
      {!isWide && small && (
        <Sheet title={boardTitle(small.turn, small.at, unit)} onClose={close} isRoute>
          <BoardDetail
            key={small.key}
            owner={owner}
            asked={askedForBoard(small.turn, small.at)}
            board={small.board}
            boardId={small.key}
            cards={cards}
            headline={boardTitle(small.turn, small.at, unit)}
            title={savedTitle(small.turn, small.at)}
            onPassed={close}
          />
        </Sheet>
      )}
      {sheet === 'history' && (
        <HistorySheet
          owner={owner}
          turns={turns}
          onTurn={(turnId) => {
            goTo(turnId);
            close();
          }}
          onTaste={() => {
            const next = new URLSearchParams(search);
            next.set('sheet', 'taste');
            setSearch(next, { replace: true, state });
          }}
          onClose={close}
        />
      )}
      {sheet === 'place' && (
        <PlaceSheet
          owner={owner}
          country={me?.shippingCountry ?? null}
          onKept={() => {
            // What was answered is asked again for the weather there.
            if (last && !pending) send(null, { ...last.asked, weather: null, usesForecast: true });
          }}
          onClose={close}
        />
      )}
      {sheet === 'taste' && <TasteSheet owner={owner} onClose={close} />}
    </main>
  );
}
