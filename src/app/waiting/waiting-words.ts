import type { OutboxEntry } from '#lib/outbox-entry.ts';

const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

/**
 * `3 changes wait for the network`, `2 changes wait, 1 was not taken`.
 * @param count all of them.
 * @param refused those that the server did not take.
 */
export function waitingWords(count: number, refused: number): string {
  const waits = count - refused;
  const were = refused === 1 ? 'was' : 'were';
  if (waits === 0) return `${changes(refused)} ${were} not taken`;
  const wait = `${changes(waits)} ${waits === 1 ? 'waits' : 'wait'}`;
  return refused > 0 ? `${wait}, ${refused} ${were} not taken` : `${wait} for the network`;
}

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
