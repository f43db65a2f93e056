import { useState } from 'react';
import { type SentQuestion, useAskLola } from '#api/lola.ts';
import type { LolaAsked } from '#contract/schemas/lola.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import type { DegreeUnit } from '#lib/degrees.ts';
import { AppError } from '#lib/errors.ts';
import { host } from '#lib/host.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';

/** How many outfits are asked for at once. */
const boardsAsked = 4;

/** A question that was not answered, as it was sent: nobody knows whether it was, and it is sent again just so. */
export interface FailedQuestion extends SentQuestion {
  /** Whether there was no network. */
  wasOffline: boolean;
  /** Until when there were too many; null where that is not why. */
  untilMs: number | null;
  /** The turn that it was asked after; null where there was none. */
  afterId: string | null;
}

/** Questions are counted by the minute: nobody waits longer. */
const longestWaitS = 60;

/** Until when somebody who asked too much has to wait; null where that is not why it failed. */
function endOfWait(error: Error): number | null {
  if (!(error instanceof AppError) || error.kind !== 'rate-limited') return null;
  // What stands before the server may refuse, too, and says nothing.
  return Date.now() + (Number(error.fields.retryAfter) || longestWaitS) * 1000;
}

/** The questions to Lola: the one that she looks into, and those that were not answered. */
export function useQuestions(
  owner: string,
  { unit, lastId, onSend }: { unit: DegreeUnit; lastId: string | null; onSend(): void },
) {
  const ask = useAskLola();
  const [failed, setFailed] = useState<readonly FailedQuestion[]>([]);
  const sendAs = ({ input, key }: SentQuestion) => {
    // Nobody types again what was asked by a chip: it stands there to be pressed.
    setFailed((before) => before.filter((one) => one.key !== key && one.input.text !== null));
    onSend();
    ask.mutate(
      { input, key },
      {
        onError(error) {
          const wasOffline = !host.isOnline;
          const untilMs = endOfWait(error);
          setFailed((before) => [...before, { input, key, wasOffline, untilMs, afterId: lastId }]);
        },
      },
    );
  };
  const send = (text: string | null, asked: LolaAsked) => {
    const key = newIdempotencyKey();
    const seed = newIdempotencyKey().slice(0, 40);
    const about = { owner, text, asked, count: boardsAsked, today: todayIs(), unit };
    sendAs({ input: { ...about, seed }, key });
  };
  const pending = ask.isPending && ask.variables ? ask.variables.input : null;
  return { send, sendAgain: sendAs, pending, failed };
}
