import { useState } from 'react';
import { type SentQuestion, useAskLola } from '#api/lola.ts';
import type { LolaAsked } from '#contract/schemas/lola.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import type { DegreeUnit } from '#lib/degrees.ts';
import { host } from '#lib/host.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';

/** How many outfits are asked for at once. */
const boardsAsked = 4;

/** A question that was not answered, as it was sent: nobody knows whether it was, and it is sent again just so. */
export interface FailedQuestion extends SentQuestion {
  /** Whether there was no network. */
  wasOffline: boolean;
}

/** The questions to Lola: the one that she looks into, and those that were not answered. */
export function useQuestions(owner: string, unit: DegreeUnit, onSend: () => void) {
  const ask = useAskLola();
  const [failed, setFailed] = useState<readonly FailedQuestion[]>([]);
  const sendAs = ({ input, key }: SentQuestion) => {
    // Nobody types again what was asked by a chip: it stands there to be pressed.
    setFailed((before) => before.filter((one) => one.key !== key && one.input.text !== null));
    onSend();
    ask.mutate(
      { input, key },
      {
        onError() {
          const wasOffline = !host.isOnline;
          setFailed((before) => [...before, { input, key, wasOffline }]);
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
