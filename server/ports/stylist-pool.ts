import os from 'node:os';
import { Piscina } from 'piscina';
import { nothingAsked } from '#contract/rules/nothing-asked.ts';
import { Refusal } from '../foundation/refusal.ts';
import { workerFile } from '../foundation/start-worker.ts';
import type { Known } from '../stylist-tasks/known.ts';
import type { SentTask } from '../stylist-tasks/stylist-worker.ts';
import type { TaskName, TaskOutput } from '../stylist-tasks/tasks.ts';
import type { StylistPort } from './stylist.ts';

/*
 * [Note: The stylist's threads] With thousands of garments a question takes a second of computing, and on the thread that
 * serves everybody nobody else would be served meanwhile. So it is computed in threads of their own, one less than there
 * are cores. Of one member one task runs at a time, so that nobody keeps all threads to themselves, and only few wait.
 * Who goes away while their task runs has it ended: the task itself looks whether it is wanted, since a thread that is killed
 * takes a second to start anew, for everybody.
 */

/** So many tasks of one member are waited for at once, the running one included. */
const mostOfMember = 4;
/** When a member who asked too much at once may ask again: few questions take longer. */
const retryAfterSeconds = 2;
/** A task that takes longer is given up, in milliseconds: a call has ten seconds in all. */
const limitMs = 9000;
/** A task that does not end by itself so long after that has its thread killed, in milliseconds. */
const graceMs = 500;
/** A thread that has nothing to do for so long is ended, in milliseconds: a conversation has pauses. */
const idleMs = 10 * 60_000;
/** Most memory of a thread: ten times what 10,000 garments take. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/** Has a thread read its tables: of nobody's wardrobe. */
const anyTask: SentTask = {
  name: 'read',
  known: JSON.stringify({
    ...{
      garments: [],
      notes: [],
      doings: [],
      forgotten: [],
      allForgottenMs: null,
      blueprint: null,
    },
  } satisfies Known),
  input: {
    ...{ text: 'anything', asked: nothingAsked, today: '2000-01-01', unit: 'C', country: null },
    lastBoard: [],
  },
};

/** Opens the threads in which the stylist thinks ([Note: The stylist's threads]); the first starts with the first task. */
export function openStylistPool(
  threads = Math.max(1, os.availableParallelism() - 1),
  withinMs = limitMs,
): StylistPort {
  const pool = new Piscina({
    ...workerFile('stylist-tasks/stylist-worker'),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits,
  });
  const waiting = new Map<string, { count: number; last: Promise<unknown> }>();
  const texts = new WeakMap<Known, string>();
  /** What is known as it is sent: a question has several tasks, and is written down once. */
  const textOf = (known: Known): string => {
    const text = texts.get(known) ?? JSON.stringify(known);
    texts.set(known, text);
    return text;
  };

  async function run(task: SentTask, signal: AbortSignal | undefined) {
    signal?.throwIfAborted();
    const unwanted = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const limit = AbortSignal.timeout(withinMs);
    const gone = signal ? AbortSignal.any([signal, limit]) : limit;
    const stop = () => Atomics.store(unwanted, 0, 1);
    gone.addEventListener('abort', stop, { once: true });
    try {
      return await pool.run(
        { ...task, unwanted },
        { signal: AbortSignal.timeout(withinMs + graceMs) },
      );
    } catch (error) {
      // The next thread starts with the next task: of those that wait none is the next.
      if (pool.queueSize > 0 && pool.threads.length === 0) start();
      signal?.throwIfAborted();
      if (limit.aborted) throw new Refusal('timeout', 'the stylist took too long');
      throw error;
    } finally {
      gone.removeEventListener('abort', stop);
    }
  }

  const start = () => pool.run(anyTask).catch(() => {});

  return {
    async ask<Name extends TaskName>(
      name: Name,
      { owner, known, signal }: Parameters<StylistPort['ask']>[1],
      input: SentTask['input'],
    ): Promise<TaskOutput<Name>> {
      const before = waiting.get(owner) ?? { count: 0, last: Promise.resolve() };
      if (before.count >= mostOfMember) {
        const words = 'too many questions of one member at once';
        throw new Refusal('rate-limited', words, undefined, retryAfterSeconds);
      }
      const task: SentTask = { name, known: textOf(known), input };
      const asked = before.last.then(() => run(task, signal));
      const mine = { count: before.count + 1, last: asked.catch(() => {}) };
      waiting.set(owner, mine);
      try {
        return (await asked) as TaskOutput<Name>;
      } finally {
        const now = waiting.get(owner)!;
        now.count -= 1;
        if (now.count === 0) waiting.delete(owner);
      }
    },
    warm() {
      if (pool.threads.length === 0) start();
    },
    close: () => pool.destroy(),
  };
}
