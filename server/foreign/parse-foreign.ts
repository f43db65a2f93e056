import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startWorker } from '../foundation/start-worker.ts';
import type { Parsers } from './parsers.ts';

/*
 * [Note: Foreign text] A text that a stranger wrote may cost its parser far more than its length: nested tags cost the
 * square of their depth, and a pattern may try every way to match. On the thread that answers calls, one such text
 * would silence the server. So every parser of foreign text bounds what it reads, and runs in a thread of its own,
 * which is ended where it takes too long or too much memory.
 */

/** How long one text may be parsed, once the thread is ready: a call has ten seconds in all. */
const limitMs = 2000;
/** The thread is ended when nothing was asked of it for so long. */
const idleMs = 10_000;
/** Most memory of a parser, beside the text itself. */
const resourceLimits = { maxOldGenerationSizeMb: 128 };

/** One text and its parser. */
export interface ParseTask<Name extends keyof Parsers = keyof Parsers> {
  name: Name;
  input: Parameters<Parsers[Name]>[0];
}

/** A text that its parser could not read within its bounds. */
export class UnparsedText extends Error {
  override name = 'UnparsedText';
}

/** A thread that parses, started when it is first needed. */
export interface ParsingThread<Task> {
  /**
   * Parses; one after another. Throws UnparsedText where that takes too long or too much memory, or the parser
   * throws; the signal's reason where it was aborted before its turn.
   */
  ask(task: Task, signal?: AbortSignal): Promise<unknown>;
}

/** Opens a thread that parses. `start` starts one that says that it is ready, then answers each message with another. */
export function openParsingThread<Task>(
  start: () => Worker,
  withinMs: number,
): ParsingThread<Task> {
  let worker: Worker | undefined;
  let isReady = false;
  let idle: NodeJS.Timeout | undefined;
  let before: Promise<unknown> = Promise.resolve();

  const end = () => {
    const ended = worker?.terminate();
    worker = undefined;
    return ended;
  };
  const startNow = () => {
    const started = start();
    // Unheard it would end the server: who waits for an answer hears it too.
    started.on('error', () => {});
    started.unref();
    worker = started;
    isReady = false;
    return started;
  };
  const askNow = async (task: Task): Promise<unknown> => {
    clearTimeout(idle);
    const asked = worker ?? startNow();
    const over = new AbortController();
    const { signal } = over;
    let limit: NodeJS.Timeout | undefined;
    const ended = once(asked, 'exit', { signal }).then(() => {
      throw new Error('the thread that parses has ended');
    });
    asked.ref();
    const next = async () => (await Promise.race([once(asked, 'message', { signal }), ended]))[0];
    try {
      if (!isReady) await next();
      isReady = true;
      limit = setTimeout(() => over.abort(), withinMs);
      asked.postMessage(task);
      return await next();
    } catch (cause) {
      await end();
      const why = signal.aborted ? `not parsed within ${withinMs} ms` : 'not parsed';
      throw new UnparsedText(why, { cause });
    } finally {
      clearTimeout(limit);
      over.abort();
      asked.unref();
      idle = setTimeout(end, idleMs).unref();
    }
  };
  return {
    ask(task, signal) {
      const asked = before.then(() => {
        signal?.throwIfAborted();
        return askNow(task);
      });
      before = asked.catch(() => {});
      return asked;
    },
  };
}

const thread = openParsingThread<ParseTask>(
  () => startWorker('foreign/parse-worker', { resourceLimits }),
  limitMs,
);

/** Parses a foreign text ([Note: Foreign text]) in the server's one thread for them; throws as ParsingThread does. */
export const parseForeign = <Name extends keyof Parsers>(
  name: Name,
  input: ParseTask<Name>['input'],
  signal?: AbortSignal,
) => thread.ask({ name, input }, signal) as Promise<ReturnType<Parsers[Name]>>;
