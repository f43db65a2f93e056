import { useQuery } from '@tanstack/react-query';
import { Sunrise } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lolaSuggestionsQuery, useNoteLolaTaste, useTakeBackLolaNote } from '#api/lola.ts';
import { useReadNotices } from '#api/notices.ts';
import { useMe } from '#api/users.ts';
import { AreaViews } from '#components/area-views.tsx';
import { layOut } from '#components/board/lay-out.ts';
import { ListTabs } from '#components/list-tabs.tsx';
import { ScreenHead } from '#components/screen-head.tsx';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { nothingAsked } from '#contract/rules/nothing-asked.ts';
import { morningNoticeId } from '#contract/rules/notices.ts';
import type { LolaAsked, LolaBoard } from '#contract/schemas/lola.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { BoardDetail } from './board-detail.tsx';
import { boardNow, useBoardWork, workOn } from './lola-boards.ts';
import { occasionTitles } from './lola-words.ts';
import { MorningSheet } from './morning-sheet.tsx';
import { saveBoard } from './save-board.ts';
import { type Settled, SuggestedBoard } from './suggested-board.tsx';
import styles from './suggested-screen.module.css';
import { useShownCards } from './use-shown-cards.ts';
import { useSilence } from './use-silence.ts';
import { WayToPieces } from './way-to-pieces.tsx';

type Occasion = NonNullable<LolaAsked['occasion']>;

const keyOf = ({ itemIds }: LolaBoard) => `suggested ${itemIds.join(' ')}`;

/** Outfits for today by occasion, to be worn, kept or passed on (product spec, section 2). */
export function SuggestedScreen() {
  const { owner } = useScope();
  const me = useMe();
  const today = todayIs();
  const { data, isError, refetch } = useQuery(lolaSuggestionsQuery(owner, today));
  const silence = useSilence();
  const note = useNoteLolaTaste();
  const sheets = useSheet();
  const takeBack = useTakeBackLolaNote();
  const [settled, setSettled] = useState<Readonly<Record<string, Settled>>>({});
  const [open, setOpen] = useState<{ occasion: Occasion; board: LolaBoard } | null>(null);
  const isReady = me?.lolaReadyDay === today;
  const { mutate: readNotices } = useReadNotices();
  useEffect(() => {
    if (isReady) readNotices({ noticeIds: [morningNoticeId(today)] });
  }, [isReady, today, readNotices]);
  const works = useBoardWork();
  const cards = useShownCards(owner, data?.items ?? []);
  const nowOf = (board: LolaBoard) => boardNow(board, workOn(works, keyOf(board)));
  const rows = data?.rows ?? [];
  const isOver = rows.every(({ boards }) => boards.every((board) => keyOf(board) in settled));
  const become = (board: LolaBoard, state: Settled | null) =>
    setSettled((before) => {
      const { [keyOf(board)]: _before, ...others } = before;
      return state ? { ...others, [keyOf(board)]: state } : others;
    });
  const pass = (board: LolaBoard) => {
    become(board, 'passed');
    const { itemIds } = nowOf(board).board;
    const failed = { onError: () => become(board, 'failed') };
    note.mutate({ owner, kind: 'passed', itemIds: board.itemIds }, failed);
    // The outfit that it was before a swap does not come back either.
    if (itemIds !== board.itemIds) note.mutate({ owner, kind: 'passed', itemIds }, failed);
  };
  const undo = (board: LolaBoard) => {
    become(board, null);
    takeBack.mutate({ owner, kind: 'passed', itemIds: board.itemIds });
    const { itemIds } = nowOf(board).board;
    if (itemIds !== board.itemIds) takeBack.mutate({ owner, kind: 'passed', itemIds });
  };
  const keep = (occasion: Occasion, board: LolaBoard) => {
    const { itemIds } = nowOf(board).board;
    const pieces = itemIds.flatMap((id) => cards.get(id) ?? []);
    become(board, 'kept');
    note.mutate({ owner, kind: 'kept', itemIds });
    void saveBoard({ title: null, occasion, layers: layOut(pieces), pieces });
  };
  const mayPlan = me !== null && isUnlocked('lolaMornings', me);
  return (
    <main className={styles.screen}>
      <ScreenHead title="Outfits" tabs={<ListTabs />} />
      <div data-travels="">
        <AreaViews area="outfits" />
        {isError && !data && <ErrorCard title={silence} text="" onRetry={() => void refetch()} />}
        {!data && !isError && <RowsSkeleton />}
        {data && rows.length === 0 && (
          <EmptyState
            title="Nothing to suggest yet"
            text="A top, a bottom and a pair of shoes that are ready are enough to begin."
            action={<WayToPieces />}
          />
        )}
        {rows.map(({ occasion, boards }) => (
          <section key={occasion} className={styles.row} aria-label={occasionTitles[occasion]}>
            <h2>{occasionTitles[occasion]}</h2>
            <ul>
              {boards.map((board) => (
                <SuggestedBoard
                  key={keyOf(board)}
                  board={nowOf(board).board}
                  cards={cards}
                  settled={settled[keyOf(board)] ?? (nowOf(board).isSaved ? 'kept' : undefined)}
                  onOpen={() => setOpen({ occasion, board })}
                  onKeep={() => keep(occasion, board)}
                  onPass={() => pass(board)}
                  onUndo={() => undo(board)}
                />
              ))}
            </ul>
          </section>
        ))}
        {rows.length > 0 && (
          <div className={styles.over}>
            {isOver && (
              <p>That was all for today. There are others tomorrow, or as soon as you ask.</p>
            )}
            <ButtonLink to={paths.askLola()} kind="secondary">
              Ask Lola
            </ButtonLink>
          </div>
        )}
        {mayPlan && data && (
          <Button
            kind="quiet"
            icon={<Sunrise aria-hidden="true" />}
            onClick={() => sheets.open('morning')}
          >
            Outfits each morning
          </Button>
        )}
      </div>
      {open && (
        <Sheet title={occasionTitles[open.occasion]} onClose={() => setOpen(null)}>
          <BoardDetail
            owner={owner}
            asked={{ ...nothingAsked, occasion: open.occasion }}
            board={open.board}
            boardId={keyOf(open.board)}
            cards={cards}
            headline={occasionTitles[open.occasion]}
            title={null}
            onPassed={() => {
              pass(open.board);
              setOpen(null);
            }}
          />
        </Sheet>
      )}
      {sheets.sheet === 'morning' && mayPlan && (
        <MorningSheet owner={owner} onClose={sheets.close} />
      )}
    </main>
  );
}

/** Two rows of boards before they have come. */
const RowsSkeleton = () => (
  <Waiting label="Looking for outfits" className={styles.wait}>
    {[0, 1].map((row) => (
      <span key={row} className={styles.row} aria-hidden="true">
        <span className={styles.bar} />
        <span className={styles.blanks}>
          {[0, 1, 2, 3].map((one) => (
            <span key={one} className={styles.blank} />
          ))}
        </span>
      </span>
    ))}
  </Waiting>
);
