import { device } from '#lib/device-database.ts';
import { AppError } from '#lib/errors.ts';
import type { QueuedPhoto } from '#lib/queued-photo.ts';
import { session } from '#lib/session.ts';
import { destinationOf, isPending } from './destinations.ts';
import { dropPhoto, readPhotos } from './kept-photos.ts';
import { ending, noteSteps } from './step-notes.ts';
import { prepare, save, send } from './upload-steps.ts';
import { uploads } from './uploads.ts';

/** Photos on the wire at the same time. */
const sendingAtOnce = 3;
const firstRetryMs = 1000;
const longestRetryMs = 30_000;

/** Works through the queue, one runner across tabs. */
export interface Runner {
  /** Wakes it: there may be something to do. */
  wake(): void;
  stop(): void;
}

/** Callbacks of the work. */
export interface RunnerListener {
  /** A photo was saved. */
  onSaved(photo: QueuedPhoto): void;
  /** A photo has come a step further. */
  onChanged(id: string): void;
  /** The session is over: everything is kept for the next one. */
  onSignedOut(): void;
}

/** Makes a runner. */
export function createRunner(listener: RunnerListener): Runner {
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Also while it waits for the lock: each further request for the lock would be another run. */
  let isRunning = false;
  let isAwake = false;
  let retryMs = firstRetryMs;

  const run = async () => {
    try {
      do {
        isAwake = false;
        await runAll(listener, signal);
      } while (isAwake && !signal.aborted);
      retryMs = firstRetryMs;
      uploads.isWaiting = false;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof AppError && error.kind === 'signed-out') return listener.onSignedOut();
      // A newer Hem goes on with the photos, in its own tab or here after a reload.
      if (device.trouble === 'newer') return;
      // The network or the server is away: everything is kept, and tried again later.
      uploads.isWaiting = true;
      // What was on the wire is sent from its beginning.
      for (const upload of uploads.list) upload.share = 0;
      setTimeout(wake, retryMs);
      retryMs = Math.min(retryMs * 2, longestRetryMs);
    } finally {
      isRunning = false;
    }
  };
  const wake = () => {
    isAwake = true;
    if (isRunning || signal.aborted) return;
    isRunning = true;
    // A page that is being closed gets no lock; if it comes back, the next wake tries again.
    withLock(run).catch(() => {
      isRunning = false;
    });
  };
  const online = () => {
    retryMs = firstRetryMs;
    wake();
  };
  window.addEventListener('online', online, { signal });
  return { wake, stop: () => stopping.abort() };
}

/** Web Locks let one tab at a time work; without them (an insecure page) this tab just does. */
async function withLock(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(`hem.uploads.${session.userId}`, work);
}

/** Takes each of the user's photos through its steps, as far as the network lets it. */
async function runAll(listener: RunnerListener, signal: AbortSignal): Promise<void> {
  const { userId } = session;
  if (userId === null) return;
  const photos = (await readPhotos(userId)).filter(isPending);
  const hashes = new Map<string, string>();
  const write = noteSteps(signal, listener.onChanged);

  // Photos may be sent out of order, but are saved in order, so that the items are in the order of the
  // photos.
  let saved: Promise<void> = Promise.resolve();
  const sending = new Set<Promise<unknown>>();
  try {
    for (const photo of photos) {
      if (signal.aborted) return;
      const ready = await ending(photo, write, () => prepare(photo, hashes, write));
      if (!ready) continue;
      const sent = ending(ready, write, () => send(ready, write, signal));
      sending.add(sent);
      const forget = () => sending.delete(sent);
      sent.then(forget, forget);
      const before = saved;
      saved = (async () => {
        const [, done] = await Promise.all([before, sent]);
        if (!done || signal.aborted || !destinationOf(done.destination).save) return;
        const made = await ending(done, write, () => save(done, write, signal));
        // One that found no room stays on the device, until there is some.
        if (!made || made.step === 'refused') return;
        listener.onSaved(made);
        await dropPhoto(made.id);
      })();
      saved.catch(() => {});
      if (sending.size >= sendingAtOnce) await Promise.race(sending);
    }
    await saved;
  } finally {
    // The next try begins once all of this one is over.
    await Promise.allSettled([...sending, saved]);
  }
}
