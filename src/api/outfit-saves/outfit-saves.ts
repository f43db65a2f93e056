import { proxy } from 'valtio/vanilla';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { OutfitDetails } from '#contract/schemas/outfit.ts';
import { device } from '#lib/device-database.ts';
import { AppError } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';
import type { QueuedOutfit } from '#lib/queued-outfit.ts';
import { session } from '#lib/session.ts';
import { onSessionEnd } from '#lib/session-end.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import {
  changeSaves,
  dropSave,
  findSaved,
  keepSaves,
  readSaves,
  settleSave,
} from './kept-saves.ts';

/*
 * [Note: Outfit saves] What is saved in the editor goes to the server through a queue on the device, so that
 * it is saved at once without a network too, and a killed page loses nothing: each save is written down with
 * a key of its own before the editor lets it go, and leaves the device only once it is answered. Saves go in
 * the order in which they were made, one at a time, by one tab; the other tabs watch. What the server does
 * not take stays there as refused, for its owner to change. Where an outfit was deleted meanwhile its save
 * becomes a new outfit, and later saves of it become saves of that one.
 */

/** What is saved in the editor. */
export type OutfitToSave = Pick<
  QueuedOutfit,
  'outfitId' | 'form' | 'collage' | 'baseRevision' | 'wardrobeIds' | 'pieces'
>;

/** The saves that the server does not have yet, in the order in which they were made. */
export const outfitSaves = proxy<{
  list: QueuedOutfit[];
  became: Record<string, string>;
  isRead: boolean;
  isWaiting: boolean;
}>({
  list: [],
  /** By the id of an outfit that was deleted elsewhere: the new one that its saves have become. */
  became: {},
  /** True once the device was asked for them. */
  isRead: false,
  /** True while they wait for the network. */
  isWaiting: false,
});

/** What became of a save. */
export interface SaveListener {
  onSaved(answer: OperationOutput<'saveOutfit'>, save: QueuedOutfit): void;
  /** Its outfit was deleted on another device: it is saved as a new one. */
  onDeletedMeanwhile(save: QueuedOutfit): void;
  onRefused(save: QueuedOutfit): void;
  onSignedOut(): void;
}

let listener: SaveListener | null = null;
/** What happened before anybody listened. */
const untold: ((to: SaveListener) => void)[] = [];
const tell = (say: (to: SaveListener) => void) => {
  if (listener) say(listener);
  else untold.push(say);
};
const channel =
  typeof BroadcastChannel === 'function' ? new BroadcastChannel('hem.outfitSaves') : null;
const waiters = new Map<string, (outfitId: string | null) => void>();
/** Saves that the device could not keep: this page alone has them. */
const unkept = new Set<string>();
/** Saves that were thrown away here: what is answered to them on their way changes nothing any more. */
const forgotten = new Set<string>();
/** Saves of outfits that were deleted here, in case that is undone. */
const withdrawn = new Map<string, QueuedOutfit>();
/** By the id of a save that becomes a new outfit: the one that was deleted elsewhere. */
const madeNew = new Map<string, string>();
const firstRetryMs = 1000;
const longestRetryMs = 30_000;
let run: { stop: AbortController; isRunning: boolean; isAwake: boolean; retryMs: number } | null =
  null;

/** Sets what to do when a save is answered. */
export function onOutfitSaves(next: SaveListener): void {
  listener = next;
  for (const say of untold.splice(0)) say(next);
}

/**
 * Keeps a save on the device and sets it off. Answers its id, once it is kept. Where the device keeps
 * nothing it is sent all the same, and is lost with the page.
 * @param earlier the save of the same outfit that it was made from, if that waits.
 * @param id what it is to be called, where that was noted before.
 */
export async function saveOutfitLater(
  outfit: OutfitToSave,
  earlier: string | null = null,
  id = newIdempotencyKey(),
): Promise<string> {
  const { userId } = session;
  if (userId === null) throw new Error('nobody is signed in');
  const before = outfitSaves.list.find((one) => one.id === earlier);
  const become = earlier && !before ? await findSaved(userId, earlier) : undefined;
  const save: QueuedOutfit = {
    ...plain(outfit),
    ...(become ? { outfitId: become.outfitId, baseRevision: become.revision } : {}),
    id,
    userId,
    place: Date.now() * 1000 + outfitSaves.list.length,
    after: before?.state === 'waiting' ? before.id : null,
    state: 'waiting',
    saveKey: newIdempotencyKey(),
  };
  await keepSaves([save]).catch(() => unkept.add(save.id));
  if (before?.state === 'refused') await forgetSave(before.id);
  show([save]);
  return save.id;
}

/** Puts kept saves on the list, and sets them off. */
function show(saves: readonly QueuedOutfit[]): void {
  const shown = new Set(outfitSaves.list.map(({ id }) => id));
  outfitSaves.list.push(...saves.filter(({ id }) => !shown.has(id)));
  channel?.postMessage({ changed: true });
  wake();
}

/**
 * Waits until a save is answered, or cannot be sent now, for so many milliseconds at most. Answers its outfit,
 * or null if it still waits.
 */
export function whenSaved(id: string, forMs: number): Promise<string | null> {
  return new Promise((resolve) => {
    const settle = (outfitId: string | null) => {
      clearTimeout(timer);
      waiters.delete(id);
      resolve(outfitId);
    };
    const timer = setTimeout(settle, forMs, null);
    waiters.set(id, settle);
  });
}

/** Takes up the user's saves that are still on the device. */
export async function resumeOutfitSaves(): Promise<void> {
  const { userId } = session;
  if (userId === null) return;
  await readAgain();
  if (outfitSaves.list.some(({ state }) => state === 'waiting')) wake();
}

/** Of several saves of one outfit the last, which is what it looks like. */
export const lastOfEach = (saves: readonly QueuedOutfit[]): QueuedOutfit[] =>
  saves.filter(
    ({ id, outfitId, place }) =>
      !saves.some(
        (other) =>
          other.after === id ||
          (outfitId !== null && other.outfitId === outfitId && other.place > place),
      ),
  );

/** How many of the user's outfits are on this device as the server does not have them. */
export async function countUnsavedOutfits(): Promise<number> {
  if (!outfitSaves.isRead) await readAgain();
  return lastOfEach(outfitSaves.list).length;
}

/** Throws a save away: its owner does not want it. */
export async function forgetSave(id: string): Promise<void> {
  forgotten.add(id);
  await dropSave(id).catch(() => {});
  hide(id);
  channel?.postMessage({ changed: true });
}

/** Takes the saves of outfits that were deleted off the device: they would bring those back. */
export function withdrawSaves(outfitIds: readonly string[]): void {
  for (const save of plain(outfitSaves.list)) {
    if (save.outfitId === null || !outfitIds.includes(save.outfitId)) continue;
    withdrawn.set(save.id, save);
    void forgetSave(save.id);
  }
}

/** Keeps the withdrawn saves of outfits that are there again, as they were, and sets them off. */
export async function bringSavesBack(outfitIds: readonly string[]): Promise<void> {
  const back = [...withdrawn.values()].filter(({ outfitId }) => outfitIds.includes(outfitId!));
  if (back.length === 0) return;
  for (const { id } of back) withdrawn.delete(id);
  await keepSaves(back).catch(() => {
    for (const { id } of back) unkept.add(id);
  });
  show(back);
}

/** Stops sending and forgets what is shown; the saves stay on the device with their user. */
function suspendOutfitSaves(): void {
  run?.stop.abort();
  run = null;
  outfitSaves.list.splice(0);
  withdrawn.clear();
  madeNew.clear();
  Object.assign(outfitSaves, { became: {}, isRead: false, isWaiting: false });
}
onSessionEnd(suspendOutfitSaves);

const hide = (id: string) => {
  unkept.delete(id);
  const at = outfitSaves.list.findIndex((save) => save.id === id);
  if (at >= 0) outfitSaves.list.splice(at, 1);
};

/** Shows what the device keeps, and what it could not. */
async function readAgain(): Promise<void> {
  const { userId } = session;
  if (userId === null) return;
  const kept = await readSaves(userId).catch(() => []);
  if (session.userId !== userId) return;
  const others = plain(outfitSaves.list).filter(({ id }) => unkept.has(id));
  outfitSaves.list.splice(0, Number.POSITIVE_INFINITY, ...kept, ...others);
  outfitSaves.isRead = true;
}

channel?.addEventListener('message', async ({ data }: MessageEvent) => {
  if (data.saved && data.outfitId) waiters.get(data.saved)?.(data.outfitId);
  await readAgain();
});

function wake(): void {
  run ??= startRun();
  run.isAwake = true;
  if (run.isRunning) return;
  run.isRunning = true;
  const now = run;
  withLock(() => work(now)).catch(() => {
    // A page that is being closed gets no lock; if it comes back, the next wake tries again.
    now.isRunning = false;
  });
}

function startRun() {
  const stop = new AbortController();
  const online = () => {
    if (run) run.retryMs = firstRetryMs;
    wake();
  };
  window.addEventListener('online', online, { signal: stop.signal });
  return { stop, isRunning: false, isAwake: false, retryMs: firstRetryMs };
}

/** Web Locks let one tab at a time work; without them (an insecure page) this tab just does. */
async function withLock(job: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return job();
  await navigator.locks.request(`hem.outfitSaves.${session.userId}`, job);
}

async function work(now: NonNullable<typeof run>): Promise<void> {
  const { signal } = now.stop;
  try {
    do {
      now.isAwake = false;
      await readAgain();
      while (!signal.aborted) {
        const next = outfitSaves.list.find(({ state }) => state === 'waiting');
        if (!next) break;
        await send(plain(next), signal);
      }
    } while (now.isAwake && !signal.aborted);
    now.retryMs = firstRetryMs;
    outfitSaves.isWaiting = false;
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof AppError && error.kind === 'signed-out')
      return tell((to) => to.onSignedOut());
    // A newer Hem goes on with them, in its own tab or here after a reload.
    if (device.trouble === 'newer') return;
    // The network or the server is away: all is kept, and tried again later.
    outfitSaves.isWaiting = true;
    for (const settle of waiters.values()) settle(null);
    setTimeout(() => !signal.aborted && wake(), now.retryMs);
    now.retryMs = Math.min(now.retryMs * 2, longestRetryMs);
  } finally {
    now.isRunning = false;
  }
}

/** Sends one save. Throws where it is to be tried again later. */
async function send(save: QueuedOutfit, signal: AbortSignal): Promise<void> {
  const { id, userId, outfitId, form, collage, baseRevision, wardrobeIds, saveKey } = save;
  forgotten.delete(id);
  let answer: OperationOutput<'saveOutfit'>;
  try {
    answer = await callOperation(
      'saveOutfit',
      {
        owner: userId,
        ...(outfitId === null ? {} : { outfitId }),
        changes: form,
        collage,
        ...(baseRevision === null ? {} : { baseRevision }),
        ...(outfitId === null && wardrobeIds.length > 0 ? { wardrobeIds } : {}),
      },
      { idempotencyKey: saveKey, isRepeat: outfitSaves.isWaiting },
    );
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError)) throw error;
    const changed = afterRefusal(save, error);
    if (!changed) throw error;
    const isMadeNew = changed.outfitId !== outfitId;
    const followers = isMadeNew ? followersOf(save) : [];
    const isWanted =
      !forgotten.has(id) &&
      (unkept.has(id) || (await changeSaves(changed, followers).catch(() => true)));
    if (!isWanted) return readAgain();
    for (const one of [changed, ...followers]) {
      Object.assign(outfitSaves.list.find((kept) => kept.id === one.id) ?? {}, one);
    }
    channel?.postMessage({ changed: true });
    if (changed.state === 'refused') {
      tell((to) => to.onRefused(changed));
      waiters.get(id)?.(null);
    }
    if (isMadeNew && outfitId !== null) {
      madeNew.set(id, outfitId);
      tell((to) => to.onDeletedMeanwhile(changed));
    }
    return;
  }
  const { outfit } = answer;
  await settleSave(save, outfit).catch(() => {});
  if (signal.aborted) return;
  hide(id);
  const deleted = madeNew.get(id);
  if (deleted !== undefined) outfitSaves.became[deleted] = outfit.outfitId;
  for (const other of outfitSaves.list) {
    if (other.after !== id) continue;
    Object.assign(other, { after: null, outfitId: outfit.outfitId, baseRevision: outfit.revision });
  }
  channel?.postMessage({ saved: id, outfitId: outfit.outfitId });
  await readAgain();
  tell((to) => to.onSaved(answer, save));
  waiters.get(id)?.(outfit.outfitId);
}

/** What becomes of a save that the server did not take; null where it may take it later. */
function afterRefusal(save: QueuedOutfit, { kind, hasBody }: AppError): QueuedOutfit | null {
  const { outfitId, wardrobeIds } = save;
  const saveKey = newIdempotencyKey();
  if (kind === 'not-found' && outfitId !== null) {
    return { ...save, outfitId: null, baseRevision: null, wardrobeIds: [], saveKey };
  }
  // A wardrobe was deleted meanwhile: the outfit is saved without it.
  if (kind === 'not-found' && wardrobeIds.length > 0) return { ...save, wardrobeIds: [], saveKey };
  const isFinal = ['not-found', 'invalid', 'conflict', 'forbidden'].includes(kind) && hasBody;
  return isFinal ? { ...save, state: 'refused', saveKey } : null;
}

/** The later saves of the outfit of a save that becomes a new one: each follows the one before it. */
function followersOf({ id, outfitId, place }: QueuedOutfit): QueuedOutfit[] {
  const later = outfitSaves.list.filter((one) => one.outfitId === outfitId && one.place > place);
  return plain(later).map((one, at) => ({
    ...one,
    outfitId: null,
    after: at === 0 ? id : later[at - 1]!.id,
    baseRevision: null,
  }));
}

/** A copy without the watching of the store: what is watched cannot be written down. */
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** An outfit as it looks before the server has it. */
export type WaitingOutfit = Pick<OutfitDetails, 'title' | 'layers' | 'background'> & {
  /** The id of the save. */
  saveId: string;
  /** Null of a new one. */
  outfitId: string | null;
  state: QueuedOutfit['state'];
};

/** How a save looks. */
export function toWaiting({
  id,
  outfitId,
  form,
  collage,
  pieces,
  state,
}: QueuedOutfit): WaitingOutfit {
  const byId = new Map(pieces.map((piece) => [piece.itemId, piece]));
  const layers = collage.layers.map((layer) => {
    const piece = layer.itemId === null ? undefined : byId.get(layer.itemId);
    const { title = '', image = null } = piece ?? {};
    return { ...layer, isGap: !piece, title, image };
  });
  const { background } = collage;
  return { saveId: id, outfitId, title: form.title, background, layers, state };
}
