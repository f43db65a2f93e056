import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CutAnswer, CutRequest } from '../cutout/cutout-process.ts';
import { CannotCut, CutterAway, cutLimitMs } from './cutout.ts';

/** The process is ended when nothing was asked of it for so long: it holds some 300 MB. */
const idleMs = 60_000;

/** Options of a process that cuts; tests shorten the waits. */
export interface CuttingProcessOptions {
  limitMs?: number;
  /** The file the process runs, in place of its own. */
  file?: string;
}

/** A process that cuts, started when it is first needed. */
export interface CuttingProcess {
  /**
   * Asks it; one at a time, what is asked for meanwhile waits. Throws CannotCut of a photo that cannot be
   * cut or takes too long, CutterAway once closed, and any other error where the process ended: it may be
   * the photo's fault, and the next call starts another. A request whose signal was aborted before its turn
   * is not begun, and throws the signal's reason.
   */
  ask(
    request: Omit<CutRequest, 'id'>,
    signal?: AbortSignal,
  ): Promise<NonNullable<CutAnswer['found']>>;
  /** Starts it if it does not run, since it will be asked soon. */
  wake(): void;
  close(): void;
}

/** Opens a process that cuts: one that is patient lets every other process go first. */
export function openCuttingProcess({
  limitMs = cutLimitMs,
  file = processFile(),
  isPatient,
}: CuttingProcessOptions & { isPatient: boolean }): CuttingProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isClosed = false;
  let before: Promise<unknown> = Promise.resolve();

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const rest = () => {
    clearTimeout(idle);
    idle = setTimeout(end, idleMs).unref();
  };
  const start = () => {
    if (child?.connected) return child;
    const started = fork(file, isPatient ? ['patient'] : [], {
      serialization: 'advanced',
      execArgv: execArgv(),
    });
    const forget = () => {
      if (child === started) child = undefined;
    };
    started.once('exit', forget);
    // One that could not be started (no memory, no process left) has ended; unheard it would end the server.
    started.on('error', forget);
    started.unref();
    started.channel?.unref();
    child = started;
    return started;
  };

  const askNow = async (request: Omit<CutRequest, 'id'>) => {
    if (isClosed) throw new CutterAway('the server stops');
    clearTimeout(idle);
    const asked = start();
    lastId += 1;
    const id = lastId;
    const over = new AbortController();
    const { signal } = over;
    // The server must not end while somebody waits for the answer.
    asked.ref();
    asked.channel?.ref();
    const limit = setTimeout(() => over.abort(), limitMs);
    let answer: CutAnswer;
    try {
      asked.send({ ...request, id } satisfies CutRequest, () => {});
      const [message] = await Promise.race([
        once(asked, 'message', { signal }),
        once(asked, 'exit', { signal }).then(() => {
          throw new Error('the process that cuts has ended');
        }),
      ]);
      answer = message as CutAnswer;
    } catch (error) {
      // It may still be busy with this request.
      end();
      if (isClosed) throw new CutterAway('the server stops');
      if (signal.aborted) throw new CannotCut(`no answer within ${limitMs} ms`);
      throw error;
    } finally {
      over.abort();
      clearTimeout(limit);
      asked.unref();
      asked.channel?.unref();
      rest();
    }
    if (!answer.found) throw new CannotCut(answer.error);
    return answer.found;
  };

  return {
    ask(request, signal) {
      const asked = before.then(() => {
        signal?.throwIfAborted();
        return askNow(request);
      });
      before = asked.catch(() => {});
      return asked;
    },
    wake() {
      if (isClosed || child?.connected) return;
      start();
      rest();
    },
    close() {
      isClosed = true;
      end();
    },
  };
}

/** Beside this file: bundled, or as it is where the server runs from its sources. */
function processFile(): string {
  const isSource = import.meta.filename.endsWith('.ts');
  return path.join(
    import.meta.dirname,
    isSource ? '../cutout/cutout-process.ts' : 'cutout-process.js',
  );
}

/** From its sources the process runs as this one does: with the loader that reads TypeScript. */
function execArgv(): string[] {
  if (!import.meta.filename.endsWith('.ts')) return [];
  const folder = path.dirname(createRequire(import.meta.url).resolve('tsx/package.json'));
  return ['--import', pathToFileURL(path.join(folder, 'dist/loader.mjs')).href];
}
