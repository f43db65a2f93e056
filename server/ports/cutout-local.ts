import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CutAnswer, CutRequest } from '../cutout/cutout-process.ts';
import { CannotCut, type Cut, type CutoutPort, CutterAway, cutLimitMs } from './cutout.ts';

/** The process is ended when nothing was asked of it for so long: it holds some 300 MB. */
const idleMs = 60_000;

/** Options of the local adapter; tests shorten the waits. */
export interface LocalCutoutOptions {
  limitMs?: number;
  /** What the process runs, in place of its own file. */
  file?: string;
}

/**
 * Cuts with classical methods in a process of its own, which is started with the first photo. One at a
 * time: what is asked for meanwhile waits.
 */
export function openLocalCutout({
  limitMs = cutLimitMs,
  file = processFile(),
}: LocalCutoutOptions = {}): CutoutPort {
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
  const start = () => {
    if (child?.connected) return child;
    const started = fork(file, { serialization: 'advanced', execArgv: execArgv() });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    started.unref();
    started.channel?.unref();
    child = started;
    return started;
  };

  const ask = async (photo: Buffer): Promise<Cut> => {
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
      asked.send({ id, photo } satisfies CutRequest, () => {});
      const [message] = await Promise.race([
        once(asked, 'message', { signal }),
        once(asked, 'exit', { signal }).then(() => {
          throw new Error('the process that cuts has ended');
        }),
      ]);
      answer = message as CutAnswer;
    } catch (error) {
      // It may still be busy with this photo.
      end();
      if (isClosed) throw new CutterAway('the server stops');
      if (signal.aborted) throw new CannotCut(`no answer within ${limitMs} ms`);
      throw error;
    } finally {
      over.abort();
      clearTimeout(limit);
      asked.unref();
      asked.channel?.unref();
      idle = setTimeout(end, idleMs).unref();
    }
    if (!answer.found) throw new CannotCut(answer.error);
    return answer.found;
  };

  return {
    cut(photo) {
      const cut = before.then(() => ask(photo));
      before = cut.catch(() => {});
      return cut;
    },
    async close() {
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
