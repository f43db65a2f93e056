import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { lolaTurnsQuery, useAskLola } from '#api/lola.ts';
import { lolaPlaceQuery } from '#api/lola-place.ts';
import { useMe } from '#api/users.ts';
import { placeWord } from '#components/weather/weather-words.ts';
import { nothingAsked } from '#contract/rules/nothing-asked.ts';
import type { LolaAsked } from '#contract/schemas/lola.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { degreeUnit } from '#lib/degrees.ts';
import { host } from '#lib/host.ts';
import { useScope } from '#lib/scope.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { useMedia } from '#lib/use-media.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { late } from '#ui/late.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { Waiting } from '#ui/waiting.tsx';
import styles from './ask-lola-screen.module.css';
import { Asking, NotAnswering } from './asking.tsx';
import { BoardDetail } from './board-detail.tsx';
import { Composer } from './composer.tsx';
import { HistorySheet } from './history-sheet.tsx';
import {
  type BoardWork,
  boardKey,
  boardNow,
  cardsWith,
  lolaBoards,
  workOn,
} from './lola-boards.ts';
import { LolaHead } from './lola-head.tsx';
import { TasteSheet } from './taste-sheet.tsx';
import { askedForBoard, boardTitle } from './trip-words.ts';
import { TurnView } from './turn-view.tsx';

const PlaceSheet = late(
  'sheet',
  async () => (await import('#components/weather/place-sheet.tsx')).PlaceSheet,
);

/** Around so many pieces outfits are asked for, at most. */
const mostLocked = 12;

/** How many outfits are asked for at once. */
const boardsAsked = 4;

/** A question that was not answered. */
interface Failed {
  /** Null where only chips were pressed. */
  text: string | null;
  asked: LolaAsked;
  /** Whether there was no network. */
  wasOffline: boolean;
}

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
  const ask = useAskLola();
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const { work } = useSnapshot(lolaBoards);
  const [selected, setSelected] = useState<string | null>(null);
  const [isAnew, setAnew] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const cards = cardsWith(data?.items ?? [], work as Record<string, BoardWork>);
  const turns = data?.turns ?? [];
  const last = turns.at(-1);
  // What the next words add to.
  const begun = (isAnew ? null : last?.asked) ?? nothingAsked;
  const send = (text: string | null, asked: LolaAsked, again?: Failed) => {
    setFailed((before) => before.filter((one) => one !== again && one.text !== null));
    setSelected(null);
    setAnew(false);
    ask.mutate(
      {
        owner,
        text,
        asked,
        count: boardsAsked,
        today: todayIs(),
        unit,
        seed: newIdempotencyKey().slice(0, 40),
      },
      {
        onError() {
          const wasOffline = !host.isOnline;
          setFailed((before) => [...before, { text, asked, wasOffline }]);
        },
      },
    );
  };
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
  const count = turns.length;
  // The newest answer is what one looks at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is more to see
  useEffect(
    () => void end.current?.scrollIntoView?.({ block: 'end' }),
    [count, ask.isPending, failed.length],
  );
  const shownKey = sheet?.startsWith('board-') ? sheet.slice('board-'.length) : null;
  const openKeys = (last?.boards ?? []).flatMap((given, index) => {
    const key = boardKey(last!.turnId, index);
    const done = workOn(work as Record<string, BoardWork>, key);
    return boardNow(given, done).isPassed ? [] : [key];
  });
  const found = (key: string | null | undefined) => {
    const [turnId, at] = key?.split('-') ?? [];
    const turn = turns.find((one) => one.turnId === turnId);
    const board = turn?.boards[Number(at)];
    return turn && board && key ? { turn, board, key, at: Number(at) } : null;
  };
  const isPassed = (key: string) => workOn(work as Record<string, BoardWork>, key).isPassed;
  const largeKey = selected && !isPassed(selected) ? selected : openKeys[0];
  const large = found(largeKey);
  const small = found(shownKey);
  const openBoard = (key: string) => (isWide ? setSelected(key) : open(`board-${key}`));
  return (
    <main className={styles.screen}>
      <div className={styles.conversation}>
        <LolaHead isWide={isWide} onHistory={() => open('history')} />
        <div className={styles.turns}>
          {isError && !data && (
            <ErrorCard title="Your conversation did not load" onRetry={() => void refetch()} />
          )}
          {!data && !isError && (
            <Waiting label="Loading your conversation">
              <Stitches count={5} busy />
            </Waiting>
          )}
          {data && turns.length === 0 && !ask.isPending && failed.length === 0 && (
            <p className={styles.welcome}>
              What are you dressing for? Say it in your words, or begin with one of these.
            </p>
          )}
          {turns.map((turn) => (
            <TurnView
              key={turn.turnId}
              owner={owner}
              turn={turn}
              cards={cards}
              isLast={turn === last}
              isWide={isWide}
              unit={unit}
              selected={largeKey ?? null}
              onOpen={openBoard}
              onAsk={(asked) => send(null, asked)}
              onPlace={() => open('place')}
              onShuffle={(lockedIds) => send(null, { ...turn.asked, lockedIds })}
            />
          ))}
          {ask.isPending && <Asking text={ask.variables?.text ?? null} />}
          {failed.map((one, at) => (
            <NotAnswering
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be asked twice
              key={at}
              text={one.text}
              wasOffline={one.wasOffline}
              onAgain={() => send(one.text, one.asked, one)}
            />
          ))}
          <div ref={end} />
        </div>
        {data && (
          <Composer
            owner={owner}
            asked={begun}
            cards={cards}
            isFirst={turns.length === 0}
            isBusy={ask.isPending}
            failedText={failed.findLast(({ text }) => text !== null)?.text ?? null}
            place={
              weather?.isOn
                ? weather.place
                  ? placeWord(weather.place.name)
                  : 'Where will you be?'
                : null
            }
            onPlace={() => open('place')}
            onSend={(text) => send(text, begun)}
            onAnew={() => setAnew(true)}
            onPrompt={(text) => send(text, nothingAsked)}
            onAsk={(asked) => send(null, asked)}
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
            onPassed={close}
          />
        </Sheet>
      )}
      {sheet === 'history' && (
        <HistorySheet
          owner={owner}
          turns={turns}
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
            if (last && !ask.isPending)
              send(null, { ...last.asked, weather: null, usesForecast: true });
          }}
          onClose={close}
        />
      )}
      {sheet === 'taste' && <TasteSheet owner={owner} onClose={close} />}
    </main>
  );
}
