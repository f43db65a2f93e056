import { useState } from 'react';
import { useAskLola } from '#api/lola.ts';
import type { LolaAsked } from '#contract/schemas/lola.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import type { DegreeUnit } from '#lib/degrees.ts';
import { host } from '#lib/host.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';

/** How many outfits are asked for at once. */
const boardsAsked = 4;

/** A question, as it is sent. */
interface Question {
  /** Null where only chips were pressed. */
  text: string | null;
  asked: LolaAsked;
}

/** A question that was not answered. */
interface Failed extends Question {
  /** Whether there was no network. */
  wasOffline: boolean;
}

/** The questions to Lola: the one that she looks into, and those that were not answered. */
export function useQuestions(owner: string, unit: DegreeUnit, onSend: () => void) {
  const ask = useAskLola();
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const send = (text: string | null, asked: LolaAsked, again?: Failed) => {
    setFailed((before) => before.filter((one) => one !== again && one.text !== null));
    onSend();
    const seed = newIdempotencyKey().slice(0, 40);
    ask.mutate(
      { owner, text, asked, count: boardsAsked, today: todayIs(), unit, seed },
      {
        onError() {
          const wasOffline = !host.isOnline;
          setFailed((before) => [...before, { text, asked, wasOffline }]);
        },
      },
    );
  };
  const pending: Question | null =
    ask.isPending && ask.variables
      ? { text: ask.variables.text, asked: ask.variables.asked as LolaAsked }
      : null;
  return { send, pending, failed };
}
