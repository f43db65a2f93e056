import type { OutboxKind } from '#api/outbox/kind.ts';
import { localIdOf } from '#api/outbox/local-ids.ts';
import type { OutboxEntry } from '#lib/outbox-entry.ts';
import type { Answer } from './toy-server.ts';

/** What is written: `tokens` number the writes of the user that are in it. */
export interface ToyInput {
  tokens: number[];
  /** The things that it is about. */
  ids: string[];
  /** Whether the server refuses it, the first time or always. */
  refused?: 'once' | 'always' | undefined;
}

export type ToyEntry = OutboxEntry<ToyInput>;
type ToyKind = OutboxKind<ToyInput, Answer>;

/** One write that does what both do. */
const both = (earlier: ToyInput, later: ToyInput): ToyInput => ({
  tokens: [...earlier.tokens, ...later.tokens],
  ids: later.ids,
  refused: earlier.refused ?? later.refused,
});

const words = () => ({ title: 'A thing', text: 'Changed', pictures: [] });
const subject = ({ ids }: ToyInput) => `thing:${ids.toSorted().join('+')}`;

/** Kinds of writes to things, as those to plans, orders and saves of outfits are. */
export const toyKinds =
  (noteTakenBack: () => void) =>
  (call: (entry: ToyEntry, key: string) => Promise<Answer>): Record<string, OutboxKind<never>> => {
    const send: ToyKind['send'] = (entry, { idempotencyKey }) => call(entry, idempotencyKey);
    const takesBackIf =
      (
        isBack: (input: ToyInput, earlier: OutboxEntry<ToyInput>) => boolean,
      ): ToyKind['takesBack'] =>
      (input, earlier) => {
        const isSo = isBack(input, earlier as OutboxEntry<ToyInput>);
        if (isSo) noteTakenBack();
        return isSo;
      };
    const all: Record<string, ToyKind> = {
      // What is made from another thing names that.
      make: {
        subject: ({ tokens }) => `thing:new ${tokens[0]}`,
        send,
        words,
        madeId: ({ id }) => id,
      },
      change: { subject, send, words, merge: both },
      mark: {
        subject,
        send,
        words,
        merge: (earlier, later) =>
          subject(earlier) === subject(later) ? both(earlier, later) : null,
      },
      remove: {
        subject,
        send,
        words,
        takesBack: takesBackIf(
          ({ ids }, { kind, id }) => kind === 'make' && ids[0] === localIdOf(id),
        ),
        isDroppedBy: ({ kind }) => kind === 'not-found',
        bringsBack: ({ ids }, { input }) => (input as ToyInput).ids[0] === ids[0],
      },
      restore: {
        subject,
        send,
        words,
        takesBack: takesBackIf(
          ({ ids }, { kind, input }) => kind === 'remove' && input.ids[0] === ids[0],
        ),
      },
      // Named by what it takes back, not by what that is about.
      undo: {
        subject: ({ ids }) => `change:${ids[0]}`,
        send,
        words,
        takesBack: takesBackIf(
          ({ ids }, { kind, input }) => kind === 'change' && input.ids[0] === ids[0],
        ),
      },
      // Changes more than what it is named by; without ids, it does not know what.
      wear: {
        subject: ({ tokens }) => `wear:${tokens[0]}`,
        touches: ({ ids }) => [`thing:${ids.join('+') || '*'}`],
        send,
        words,
      },
      order: { subject: () => 'things:order', send, words, merge: both },
      // Without ids it makes a document; a later save of that follows it.
      save: {
        subject: ({ ids }) => `document:${ids[0] ?? 'new'}`,
        send,
        words,
        settle: ({ id }, answer, list) => ({
          changed: (list as ToyEntry[])
            .filter(({ after }) => after === id)
            .map((one) => {
              const input = { ...one.input, ids: [answer.id] };
              return { ...one, subject: `document:${answer.id}`, after: null, input };
            }),
        }),
      },
    };
    return all as never;
  };
