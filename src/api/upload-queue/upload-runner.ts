import type { AcceptedImageType, ImageRefusal } from '#contract/rules/images.ts';
import { imageRefusals } from '#contract/rules/images.ts';
import { openDeviceDatabase } from '#lib/device-database.ts';
import { AppError } from '#lib/errors.ts';
import { callOperation, newIdempotencyKey } from '#lib/http.ts';
import { putFile } from '#lib/put-file.ts';
import type { QueuedPhoto } from '#lib/queued-photo.ts';
import { session } from '#lib/session.ts';
import { showShare, showUpload, uploads } from './uploads.ts';

/** Photos on the wire at the same time. */
const sendingAtOnce = 3;
const firstRetryMs = 1000;
const longestRetryMs = 30_000;

/** Works through the queue, one runner across tabs. */
export interface Runner {
  /** There may be something to do. */
  wake(): void;
  stop(): void;
}

/** Who hears of the work. */
export interface RunnerListener {
  /** There is a new item. */
  onSaved(): void;
  /** A photo has come a step further. */
  onChanged(id: string): void;
  /** The session is over: everything is kept for the next one. */
  onSignedOut(): void;
}

/** Makes a runner. */
export function createRunner(listener: RunnerListener): Runner {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isRunning = false;
  let isAwake = false;
  let retryMs = firstRetryMs;

  const run = async () => {
    isRunning = true;
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
      // The network or the server is away: everything is kept, and tried again by and by.
      uploads.isWaiting = true;
      setTimeout(wake, retryMs);
      retryMs = Math.min(retryMs * 2, longestRetryMs);
    } finally {
      isRunning = false;
    }
  };
  const wake = () => {
    isAwake = true;
    if (isRunning || signal.aborted) return;
    void withLock(run);
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

async function runAll(listener: RunnerListener, signal: AbortSignal): Promise<void> {
  const { userId } = session;
  if (userId === null) return;
  const database = await openDeviceDatabase();
  const photos = (await database.getAllFromIndex('photos', 'userId', userId))
    .filter(({ step }) => step === 'kept' || step === 'prepared' || step === 'sent')
    .sort((one, other) => one.place - other.place);
  const hashes = new Map<string, string>();
  const write = async (photo: QueuedPhoto, change: Partial<QueuedPhoto>): Promise<QueuedPhoto> => {
    const changed = { ...photo, ...change };
    // A photo that was taken out meanwhile stays out.
    if (!(await database.get('photos', photo.id))) throw new PhotoGone();
    await database.put('photos', changed);
    // Stopped, the work in hand is still noted, but the screen may be somebody else's by now.
    if (!signal.aborted) showUpload(changed);
    listener.onChanged(changed.id);
    return changed;
  };

  // Sending overtakes, saving does not: items come to be in the order of the photos.
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
        if (!done || signal.aborted) return;
        const made = await ending(done, write, () => save(done, write, signal));
        if (made) listener.onSaved();
        if (made) await database.delete('photos', made.id);
      })();
      saved.catch(() => {});
      if (sending.size >= sendingAtOnce) await Promise.race(sending);
    }
    await saved;
  } finally {
    // The next try begins once nothing of this one is under way.
    await Promise.allSettled([...sending, saved]);
  }
}

/** The user took the photo out while it was worked on. */
class PhotoGone extends Error {}

type Write = (photo: QueuedPhoto, change: Partial<QueuedPhoto>) => Promise<QueuedPhoto>;

/** One step of one photo. A refusal ends that photo alone, and answers null; the others go on. */
async function ending(
  photo: QueuedPhoto,
  write: Write,
  step: () => Promise<QueuedPhoto | null>,
): Promise<QueuedPhoto | null> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof PhotoGone) return null;
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    await write(photo, { step: 'refused', refusal }).catch(() => {});
    return null;
  }
}

function refusalOf(error: unknown): ImageRefusal | null {
  const named = (error as { refusal?: ImageRefusal }).refusal;
  if (named) return named;
  if (!(error instanceof AppError)) return null;
  if (error.code === 'payload-too-large') return 'image-too-large';
  if (error.code === 'image-refused') {
    return imageRefusals.find((refusal) => refusal === error.message) ?? 'image-broken';
  }
  return error.kind === 'invalid' && error.hasBody ? 'image-broken' : null;
}

async function prepare(
  photo: QueuedPhoto,
  hashes: Map<string, string>,
  write: Write,
): Promise<QueuedPhoto | null> {
  let ready = photo;
  if (photo.step === 'kept') {
    const { preparePhoto } = await import('./prepare-photo.ts');
    ready = await write(photo, { ...(await preparePhoto(photo)), step: 'prepared' });
  }
  const twin = ready.contentHash ? hashes.get(ready.contentHash) : undefined;
  if (twin && !ready.isWantedTwice) {
    await write(ready, { step: 'same' });
    return null;
  }
  if (ready.contentHash) hashes.set(ready.contentHash, ready.id);
  return ready;
}

async function send(
  photo: QueuedPhoto,
  write: Write,
  signal: AbortSignal,
): Promise<QueuedPhoto | null> {
  if (photo.step === 'sent') return photo;
  const { bytes, contentType, contentHash } = photo;
  signal.throwIfAborted();
  const asked = await callOperation(
    'imageUpload',
    {
      kind: 'item',
      contentType: contentType as AcceptedImageType,
      byteLength: bytes.byteLength,
      ...(contentHash ? { contentHash } : {}),
    },
    { idempotencyKey: photo.uploadKey, signal },
  );
  if (asked.sameAsItemId && !photo.isWantedTwice) {
    await write(photo, { step: 'same', sameAsItemId: asked.sameAsItemId });
    return null;
  }
  try {
    await putFile(asked.url, photo, (share) => showShare(photo.id, share), signal);
  } catch (error) {
    const kind = error instanceof AppError ? error.kind : null;
    if (kind === 'forbidden') {
      // The address has expired: the next try asks for a new one.
      await write(photo, { uploadKey: newIdempotencyKey() });
      throw new AppError('offline', { cause: error });
    }
    // Sent before: the page was killed between the bytes and the note of it.
    if (kind !== 'conflict') throw error;
  }
  return write(photo, { step: 'sent', imageId: asked.imageId });
}

async function save(
  photo: QueuedPhoto,
  write: Write,
  signal: AbortSignal,
): Promise<QueuedPhoto | null> {
  try {
    return await saveOnce(photo, write, signal);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.kind === 'not-found' && photo.wardrobeId) {
      // The wardrobe was deleted meanwhile: the item hangs under Items alone.
      const change = { wardrobeId: null, saveKey: newIdempotencyKey() };
      return saveOnce(await write(photo, change), write, signal);
    }
    if (error.kind === 'forbidden' || error.code === 'image-not-uploaded') {
      // The server has swept what nothing named for a day: the photo is sent once more.
      const sent = await send(
        await write(photo, {
          step: 'prepared',
          imageId: null,
          uploadKey: newIdempotencyKey(),
          saveKey: newIdempotencyKey(),
        }),
        write,
        signal,
      );
      return sent && saveOnce(sent, write, signal);
    }
    throw error;
  }
}

async function saveOnce(
  photo: QueuedPhoto,
  write: Write,
  signal: AbortSignal,
): Promise<QueuedPhoto> {
  const { userId, imageId, mainColor, wardrobeId, saveKey } = photo;
  // Stopped, the session may be somebody else's; a save that is under way is heard to its end.
  signal.throwIfAborted();
  const { item } = await callOperation(
    'saveItem',
    {
      owner: userId,
      changes: mainColor ? { mainColor } : {},
      imageIds: imageId ? [imageId] : [],
      ...(wardrobeId ? { wardrobeIds: [wardrobeId] } : {}),
    },
    { idempotencyKey: saveKey },
  );
  return write(photo, { step: 'saved', itemId: item.itemId });
}
