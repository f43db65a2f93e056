import type { PortraitVerdict } from './check-portrait.ts';

/**
 * Judges a portrait on the device, in a worker of its own. Null where it could not be judged: an unreadable file, a browser
 * without what it takes, or `signal` aborted; nothing is said of such a picture then.
 */
export function judgePortrait(picture: Blob, signal: AbortSignal): Promise<PortraitVerdict | null> {
  return new Promise((resolve) => {
    if (signal.aborted || typeof Worker !== 'function') {
      resolve(null);
      return;
    }
    const worker = new Worker(new URL('./portrait-worker.ts', import.meta.url), { type: 'module' });
    const answer = (verdict: PortraitVerdict | null) => {
      worker.terminate();
      resolve(verdict);
    };
    worker.onmessage = ({ data }: MessageEvent<PortraitVerdict | null>) => answer(data);
    worker.onerror = () => answer(null);
    signal.addEventListener('abort', () => answer(null), { once: true });
    worker.postMessage(picture);
  });
}
