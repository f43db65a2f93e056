import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** A promise that the test ends. */
function held() {
  let resolve!: () => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

const waiting = new AbortController().signal;

it('does one thing at a time of each key, and others beside it', async () => {
  const turns = createTurns();
  const log: string[] = [];
  const work = held();
  const first = turns('ada', waiting, async () => {
    log.push('first begins');
    await work.promise;
    log.push('first ends');
    return 1;
  });
  const second = turns('ada', waiting, async () => void log.push('second'));
  await turns('ben', waiting, async () => void log.push('another key'));
  expect(log).toEqual(['first begins', 'another key']);
  work.resolve();
  expect(await first).toBe(1);
  await second;
  expect(log.slice(2)).toEqual(['first ends', 'second']);
});

it('goes on after one that failed, and leaves out whoever left while waiting', async () => {
  const turns = createTurns();
  const work = held();
  const leaving = new AbortController();
  const log: string[] = [];
  const failed = turns('ada', waiting, () => work.promise);
  const left = turns('ada', leaving.signal, async () => void log.push('left'));
  const last = turns('ada', waiting, async () => void log.push('last'));
  leaving.abort(new Error('gone'));
  work.reject(new Error('broken'));
  await expect(failed).rejects.toThrow('broken');
  await expect(left).rejects.toThrow('gone');
  await last;
  expect(log).toEqual(['last']);
});
