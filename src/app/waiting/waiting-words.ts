import type { OutboxEntry } from '#lib/outbox-entry.ts';

/** `3 changes wait for the network`. */
export const waitingWords = (count: number): string =>
  count === 1 ? '1 change waits for the network' : `${count} changes wait for the network`;

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const dayAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** `since 8:12 AM`; with the day where that is another one. */
export function sinceWords(sinceMs: number): string {
  const then = new Date(sinceMs);
  const isToday = then.toDateString() === new Date().toDateString();
  return `since ${(isToday ? time : dayAndTime).format(then)}`;
}

/** Why the server did not take a change. */
export function refusalReason({ refusal }: OutboxEntry): string {
  switch (refusal?.kind) {
    case 'not-found':
      return 'What it is about is gone by now.';
    case 'conflict':
      return 'It was changed on another device.';
    case 'forbidden':
      return 'That is not open to you now.';
    default:
      return 'It could not be done like this.';
  }
}
