import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HandHeart } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { friendsQuery } from '#api/friends.ts';
import { itemQuery } from '#api/items.ts';
import { takenDaysQuery, useAskForLoan } from '#api/loans.ts';
import { spoil } from '#api/query-client.ts';
import { addDays } from '#contract/rules/calendar-days.ts';
import type { Days } from '#contract/rules/loans.ts';
import { longWeekday, monthAndDay, shortDay, todayIs } from '#lib/calendar-weeks.ts';
import { AppError } from '#lib/errors.ts';
import { session } from '#lib/session.ts';
import { useDraft } from '#lib/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { Fault, TextArea } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showToast } from '#ui/toasts.ts';
import { FormFault } from '../form-fault.tsx';
import { firstNameWithin } from '../friend-names.ts';
import { BorrowDays } from './borrow-days.tsx';
import { borrowDraft } from './borrow-draft.ts';
import styles from './borrow-sheet.module.css';
import { lostPiecesWords } from './lost-pieces.ts';

/** Asks a friend to lend pieces for some days. */
export function BorrowSheet({
  owner,
  itemIds,
  words,
  onClose,
  onDone,
}: {
  /** The lender. */
  owner: string;
  itemIds: string[];
  /** The pieces in a sentence: `it`, `3 pieces`. */
  words: string;
  onClose(): void;
  onDone?(): void;
}) {
  const today = todayIs();
  const client = useQueryClient();
  const lender = useQuery(friendsQuery()).data?.friends.find((one) => one.userId === owner);
  const { userId } = useSnapshot(session);
  const draft = useDraft({
    kind: borrowDraft,
    userId: userId ?? '',
    id: itemIds.toSorted().join('-'),
  });
  const taken = useQuery(takenDaysQuery(owner, itemIds));
  const ranges = taken.data?.pieces.flatMap((piece) => piece.taken) ?? [];
  const isTaken = (day: string) =>
    ranges.some(({ firstDay, lastDay }) => day >= firstDay && day <= lastDay);
  const [chosen, setDays] = useState<Days | null>(null);
  // The sheet may stand open past midnight.
  const days = chosen && chosen.firstDay >= today ? chosen : null;
  const { note = '' } = draft.changes;
  const isOff = days !== null && (isTaken(days.firstDay) || isTaken(days.lastDay));
  const name = lender ? firstNameWithin(lender) : 'Your friend';
  const ask = useAskForLoan({
    onSuccess() {
      draft.forget();
      showToast({ title: `${name} is asked`, text: 'The answer comes under Friends.' });
      onDone?.();
      onClose();
    },
    onError(error) {
      const lost = lostPiecesWords(error, { name, count: itemIds.length });
      if (!lost) return void taken.refetch();
      draft.forget();
      showToast({ tone: 'error', ...lost });
      void spoil(client, ['GetItems', 'GetItemNavigation', 'GetWardrobes']);
      // What was read of them is no longer to be shown.
      for (const itemId of itemIds) {
        void client.resetQueries({ queryKey: itemQuery(client, owner, itemId).queryKey });
      }
      onClose();
    },
  });
  const why =
    ask.error instanceof AppError
      ? (ask.error.fields.itemIds ?? ask.error.fields.firstDay)
      : undefined;
  const send = () =>
    days && ask.mutate({ owner, itemIds, ...days, ...(note.trim() && { note: note.trim() }) });
  return (
    <Sheet
      title={
        days && !isOff
          ? `Borrow until ${untilWords(days.lastDay, today)}?`
          : `When would you like ${itemIds.length > 1 ? 'them' : 'it'}?`
      }
      onClose={onClose}
      foot={
        <>
          <FormFault problem={why ? null : ask.error} isKept />
          <Button
            busy={ask.isPending}
            disabled={!days || isOff}
            icon={<HandHeart aria-hidden="true" />}
            onClick={send}
          >
            Ask to borrow {words}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.free} role="status">
          {isOff
            ? 'Taken on this day. Choose another one.'
            : taken.isError && !taken.data
              ? 'Which days are taken did not load. You can ask all the same.'
              : daysWords(days, ranges)}
        </p>
        <BorrowDays today={today} days={days} isTaken={isTaken} onChange={setDays} />
        {why && <Fault>{reasons[why] ?? 'It cannot be lent then. Choose other days.'}</Fault>}
        <TextArea
          label="Add a note"
          value={note}
          maxLength={300}
          rows={2}
          onChange={(event) => draft.change({ note: event.currentTarget.value })}
        />
      </div>
    </Sheet>
  );
}

const reasons: Record<string, string> = {
  taken: 'Somebody else has it on one of these days. Choose others.',
  asked: 'You asked for it already on one of these days. The answer comes under Friends.',
  past: 'This day is past. Choose others.',
  away: 'It cannot be lent now: it is gone, at the studio, or for sale.',
};

/** The last day in a title: its weekday within a week, else its date. */
const untilWords = (day: string, today: string): string =>
  day < addDays(today, 7) ? longWeekday(day) : monthAndDay(day);

/** What is known of days, or what is to be done. */
function daysWords(days: Days | null, taken: readonly Days[]): string {
  if (!days) return 'Tap the first day, then the last one.';
  const [next] = taken
    .map(({ firstDay }) => firstDay)
    .filter((day) => day > days.lastDay)
    .toSorted();
  const { firstDay, lastDay } = days;
  const said = [...new Set([firstDay, lastDay])].map(shortDay).join(' to ');
  if (next) return `${said}. Free until ${monthAndDay(addDays(next, -1))}.`;
  return firstDay === lastDay ? `${said}. Tap the last day, or leave it at this one.` : `${said}.`;
}
