import { type DraftPlace, draftKey, findDraftNames, moveDraft } from './drafts.ts';
import { sessionStore } from './storage.ts';

/*
 * [Note: Draft slots] Two tabs may have the same form open, and neither may write over what is typed in the other. Each
 * keeps its draft in a slot: the first tab in one of the form's own name, the next in `name~2`. A lock says that the
 * tab of a slot is still there; the browser releases it when the tab is gone, for whatever reason. A form that opens
 * and finds nothing in its slot takes over what such a tab has left. A tab that reloads waits for its own slot, which
 * the page before is about to give back.
 * Locks need a secure address; without them all tabs share the first slot. A draft that is one for the member, as the
 * order at the studio is, is shared by all tabs on purpose.
 */

/** How long a tab that was loaded again waits for its slot, in milliseconds. */
const reloadMs = 5000;

/** A tab's slot of a form. */
export interface DraftSlot {
  /** The place where its draft lies. */
  taken: Promise<DraftPlace>;
  /** Gives it back, once `after` is settled. */
  release(after: Promise<unknown>): void;
}

/** Slots that this page gives back: a form that opens again waits for its own. */
const releases = new Map<string, Promise<unknown>>();

/** Takes the first slot of a form that no other tab holds; of a shared one the only slot there is. */
export function takeDraftSlot(place: DraftPlace, isShared = false): DraftSlot {
  if (isShared) return { taken: Promise.resolve(place), release() {} };
  const key = draftKey(place);
  let free = () => {};
  const freed = new Promise<void>((resolve) => {
    free = resolve;
  });
  const held = (releases.get(key) ?? Promise.resolve()).then(() => holdOwn(place, freed));
  return {
    taken: held.then(({ slot }) => slot),
    release(after) {
      void after.then(free, free);
      releases.set(
        key,
        held.then(({ ended }) => ended),
      );
    },
  };
}

/** Brings over into a slot the draft of a tab that is gone. Answers it, or null if there is none. */
export async function adoptDraft(place: DraftPlace, slot: DraftPlace): Promise<unknown> {
  if (!globalThis.navigator?.locks) return null;
  for (const name of await findDraftNames(place)) {
    if (name === slot.name) continue;
    const other = { ...place, name };
    let free = () => {};
    const freed = new Promise<void>((resolve) => {
      free = resolve;
    });
    const held = await hold(other, freed);
    if (!held) continue;
    const draft = await moveDraft(other, slot).finally(free);
    await held.ended;
    if (draft !== null) return draft;
  }
  return null;
}

/** When the draft of a page that has just ended is looked for again, in milliseconds after the time before. */
const againMs = [100, 400, 1600];

/**
 * The same a little later, for as long as it is wanted: the browser may give back the lock of an app that was ended only once
 * its next page is there.
 */
export async function adoptLater(
  place: DraftPlace,
  slot: DraftPlace,
  isWanted: () => boolean,
): Promise<unknown> {
  if (!globalThis.navigator?.locks) return null;
  for (const ms of againMs) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (!isWanted()) return null;
    const draft = await adoptDraft(place, slot);
    if (draft !== null) return draft;
  }
  return null;
}

interface Held {
  /** Resolves once the lock has been given back. */
  ended: Promise<unknown>;
}

/** The slot that this tab had before it was loaded again, or else the first that is free. */
async function holdOwn(
  place: DraftPlace,
  until: Promise<void>,
): Promise<Held & { slot: DraftPlace }> {
  const key = `hem.draftSlot.${draftKey(place)}`;
  const before = sessionStore.get(key);
  const own = before === null ? null : { ...place, name: before };
  const held = own && (await hold(own, until, reloadMs));
  const taken = held ? { slot: own, ...held } : await holdFirst(place, until);
  sessionStore.set(key, taken.slot.name);
  return taken;
}

async function holdFirst(
  place: DraftPlace,
  until: Promise<void>,
): Promise<Held & { slot: DraftPlace }> {
  for (let number = 1; ; number += 1) {
    const slot = number === 1 ? place : { ...place, name: `${place.name}~${number}` };
    const held = await hold(slot, until);
    if (held) return { slot, ...held };
  }
}

/** Holds a slot until a moment; null if another tab has it and does not give it back within `waitMs` milliseconds. */
function hold(slot: DraftPlace, until: Promise<void>, waitMs = 0): Promise<Held | null> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return Promise.resolve({ ended: Promise.resolve() });
  const over = new AbortController();
  const limit = waitMs > 0 ? setTimeout(() => over.abort(), waitMs) : undefined;
  const waiting = waitMs > 0 ? { signal: over.signal } : { ifAvailable: true };
  return new Promise((resolve) => {
    const ended: Promise<unknown> = locks
      .request(`hem draft ${draftKey(slot)}`, waiting, (lock) => {
        clearTimeout(limit);
        resolve(lock && { ended });
        return lock ? until : undefined;
      })
      // A page that may not use locks shares the first slot.
      .catch(() => resolve(over.signal.aborted ? null : { ended: Promise.resolve() }));
  });
}
