import type { PortraitAnswers, PortraitQuestion } from './portrait-worker.ts';

/**
 * Asks something of a portrait in a worker of its own. Null where it has no answer: an unreadable file, a browser without
 * what it takes, or `signal` aborted.
 */
export function askPortraitWorker<Asked extends PortraitQuestion['asks']>(
  asks: Asked,
  picture: Blob,
  signal: AbortSignal,
): Promise<PortraitAnswers[Asked] | null> {
  return new Promise((resolve) => {
    if (signal.aborted || typeof Worker !== 'function') {
      resolve(null);
      return;
    }
    const worker = new Worker(new URL('./portrait-worker.ts', import.meta.url), { type: 'module' });
    const answer = (data: PortraitAnswers[Asked] | null) => {
      worker.terminate();
      resolve(data);
    };
    worker.onmessage = ({ data }: MessageEvent<PortraitAnswers[Asked] | null>) => answer(data);
    worker.onerror = () => answer(null);
    signal.addEventListener('abort', () => answer(null), { once: true });
    worker.postMessage({ asks, picture } satisfies PortraitQuestion);
  });
}
