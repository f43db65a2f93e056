import type { Outcome } from './outbox-ports.ts';

/** A caller that waits for a write. */
interface Waiter {
  settle(outcome: Outcome): void;
  /** Whether it shows a refusal. */
  saysRefusal: boolean;
}

/** The callers that wait until a write has ended, by its id. */
export function createWaiters() {
  const waiters = new Map<string, Waiter[]>();
  const settle = (id: string, outcome: Outcome) => {
    const those = waiters.get(id) ?? [];
    waiters.delete(id);
    for (const one of those) one.settle(outcome);
  };
  return {
    settle,
    add(id: string, waiter: Waiter): void {
      waiters.set(id, [...(waiters.get(id) ?? []), waiter]);
    },
    /** The ids of the writes that somebody waits for. */
    ids: (): string[] => [...waiters.keys()],
    /** Whether somebody waits who shows a refusal. */
    isSaid: (id: string): boolean =>
      waiters.get(id)?.some(({ saysRefusal }) => saysRefusal) ?? false,
  };
}
