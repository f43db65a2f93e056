import { useQuery } from '@tanstack/react-query';
import { Sunrise } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lolaSuggestionsQuery, useNoteLolaTaste } from '#api/lola.ts';
import { useMe, useOwner } from '#api/users.ts';
import { AreaViews } from '#components/area-views.tsx';
import { layOut } from '#components/board/lay-out.ts';
import { ListTabs } from '#components/list-tabs.tsx';
import { ScreenHead } from '#components/screen-head.tsx';
import { nothingAsked } from '#contract/rules/stylist.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaAsked, LolaBoard } from '#contract/schemas/lola.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { noteMorningSeen } from '#lib/morning.ts';
import { paths } from '#lib/paths.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';
import { Waiting } from '#ui/waiting.tsx';
import { BoardDetail } from './board-detail.tsx';
import { occasionTitles } from './lola-words.ts';
import { MorningSheet } from './morning-sheet.tsx';
import { saveBoard } from './save-board.ts';
import { SuggestedBoard } from './suggested-board.tsx';
import styles from './suggested-screen.module.css';
import { WayToPieces } from './way-to-pieces.tsx';

type Occasion = NonNullable<LolaAsked['occasion']>;

const keyOf = ({ itemIds }: LolaBoard) => `suggested ${itemIds.join(' ')}`;

/** Outfits for today by occasion, to be worn, kept or passed on (product spec, section 2). */
export function SuggestedScreen() {
  const owner = useOwner();
  const me = useMe();
  const today = todayIs();
  const { data, isError, refetch } = useQuery(lolaSuggestionsQuery(owner, today));
  const note = useNoteLolaTaste();
  const sheets = useSheet();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<{ occasion: Occasion; board: LolaBoard } | null>(null);
  const isReady = me?.lolaReadyDay === today;
  useEffect(() => {
    if (isReady) noteMorningSeen(today);
  }, [isReady, today]);
  const cards = new Map<string, ItemCard>((data?.items ?? []).map((card) => [card.itemId, card]));
  const rows = (data?.rows ?? [])
    .map((row) => ({ ...row, boards: row.boards.filter((board) => !done.has(keyOf(board))) }))
    .filter(({ boards }) => boards.length > 0);
  const settle = (board: LolaBoard, kind: 'kept' | 'passed') => {
    note.mutate({ owner, kind, itemIds: board.itemIds });
    setDone(new Set([...done, keyOf(board)]));
  };
  const keep = (occasion: Occasion, board: LolaBoard) => {
    const pieces = board.itemIds.flatMap((id) => cards.get(id) ?? []);
    settle(board, 'kept');
    void saveBoard(occasion, layOut(pieces), pieces).then(() =>
      showToast({ title: 'Saved to Outfits' }),
    );
  };
  const mayPlan = me?.entitlements.includes('scheduledLola') ?? false;
  return (
    <main className={styles.screen}>
      <ScreenHead title="Outfits" tabs={<ListTabs />} />
      <div data-travels="">
        <AreaViews area="outfits" />
        {isError && !data && (
          <ErrorCard title="Lola is not answering" text="" onRetry={() => void refetch()} />
        )}
        {!data && !isError && <RowsSkeleton />}
        {data && rows.length === 0 && (
          <EmptyState
            title={done.size > 0 ? 'That was all for today' : 'Nothing to suggest yet'}
            text={
              done.size > 0
                ? 'There are others tomorrow, or as soon as you ask.'
                : 'A top, a bottom and a pair of shoes that are ready are enough to begin.'
            }
            action={
              done.size > 0 ? (
                <ButtonLink to={paths.askLola()}>Ask Lola</ButtonLink>
              ) : (
                <WayToPieces />
              )
            }
          />
        )}
        {rows.map(({ occasion, boards }) => (
          <section key={occasion} className={styles.row} aria-label={occasionTitles[occasion]}>
            <h2>{occasionTitles[occasion]}</h2>
            <ul>
              {boards.map((board) => (
                <SuggestedBoard
                  key={keyOf(board)}
                  board={board}
                  cards={cards}
                  onOpen={() => setOpen({ occasion, board })}
                  onKeep={() => keep(occasion, board)}
                  onPass={() => settle(board, 'passed')}
                />
              ))}
            </ul>
          </section>
        ))}
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
            onPassed={() => {
              setDone(new Set([...done, keyOf(open.board)]));
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
