import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import type { OutfitDetails } from '#contract/schemas/outfit.ts';
import type { OutfitSave } from '#lib/saved-outfit.ts';
import { session } from '#lib/session.ts';
import { onSessionEnd } from '#lib/session-end.ts';
import { isOutfitEntry, type OutfitEntry } from '../outbox/kinds/save-outfit.ts';
import { outbox } from '../outbox/outbox.ts';
import { findSaved } from './kept-saves.ts';

/*
 * [Note: Outfit saves] What is saved in the editor goes to the server through the outbox ([Note: Outbox]), so
 * that it is saved at once without a network too. Each save names the one that it was made from, as long as
 * that waits, and is sent with the revision which that one has become.
 */

/** The outfit that is saved in the editor. */
export type OutfitToSave = Omit<OutfitSave, 'insteadOf'>;

/** By the id of an outfit that was deleted elsewhere: the new one that its saves have become. */
export const becameOutfits = proxy<Record<string, string>>({});
onSessionEnd(() => {
  for (const id of Object.keys(becameOutfits)) delete becameOutfits[id];
});

/** The saves that the server does not have yet, in the order in which they were made. */
export const outfitSaves = (): OutfitEntry[] => outbox.state.list.filter(isOutfitEntry);

/** The same, for what shows them; `isRead` is true once the device was asked for them. */
export function useOutfitSaves(): { list: readonly OutfitEntry[]; isRead: boolean } {
  const { list, isRead } = useSnapshot(outbox.state);
  const saves = useMemo(() => (list as OutfitEntry[]).filter(isOutfitEntry), [list]);
  return { list: saves, isRead };
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
  id?: string,
): Promise<string> {
  const { userId } = session;
  if (userId === null) throw new Error('nobody is signed in');
  const before = outfitSaves().find((one) => one.id === earlier);
  const become = earlier && !before ? await findSaved(userId, earlier) : undefined;
  const entry = await outbox.add({
    kind: 'saveOutfit',
    input: {
      ...outfit,
      ...(become ? { outfitId: become.outfitId, baseRevision: become.revision } : {}),
    },
    after: before?.state === 'waiting' ? before.id : null,
    ...(id === undefined ? {} : { id }),
  });
  if (before?.state === 'refused') await outbox.drop([before.id]);
  return entry!.id;
}

/**
 * Waits until a save is answered, or cannot be sent now, for so many milliseconds at most. Answers its outfit,
 * or null if it still waits.
 */
export async function whenSaved(id: string, forMs: number): Promise<string | null> {
  const outcome = await outbox.whenSettled(id, { forMs });
  return outcome.type === 'answered'
    ? (outcome.answer as { outfit: OutfitDetails }).outfit.outfitId
    : null;
}

/** Of several saves of one outfit the last, which is what it looks like. */
export const lastOfEach = (saves: readonly OutfitEntry[]): OutfitEntry[] =>
  saves.filter(
    ({ id, input: { outfitId }, place }) =>
      !saves.some(
        (other) =>
          other.after === id ||
          (outfitId !== null && other.input.outfitId === outfitId && other.place > place),
      ),
  );

/** Lays aside the saves of outfits that were deleted: they would bring those back. */
export const withdrawSaves = (outfitIds: readonly string[]): Promise<void> =>
  outbox.withdraw((entry) => isSaveOf(entry as OutfitEntry, outfitIds));

/**
 * Takes up the saves of outfits that are there again, as they were. While it waits that an outfit is brought back its
 * saves would make another one of it: they come back with it.
 */
export async function bringSavesBack(outfitIds: readonly string[]): Promise<void> {
  const waiting = outbox.state.list
    .filter(({ kind, state }) => kind === 'restoreOutfits' && state === 'waiting')
    .flatMap(({ input }) => (input as { outfitIds: string[] }).outfitIds);
  const there = outfitIds.filter((id) => !waiting.includes(id));
  await outbox.bringBack((entry) => isSaveOf(entry as OutfitEntry, there));
}

const isSaveOf = (entry: OutfitEntry, outfitIds: readonly string[]): boolean =>
  isOutfitEntry(entry) && entry.input.outfitId !== null && outfitIds.includes(entry.input.outfitId);

/** An outfit as it looks before the server has it. */
export type WaitingOutfit = Pick<OutfitDetails, 'title' | 'layers' | 'background'> & {
  /** The id of the save. */
  saveId: string;
  /** Null of a new one. */
  outfitId: string | null;
  state: OutfitEntry['state'];
};

/** How a save looks. */
export function toWaiting({ id, state, input }: OutfitEntry): WaitingOutfit {
  const { outfitId, form, collage, pieces } = input;
  const byId = new Map(pieces.map((piece) => [piece.itemId, piece]));
  const layers = collage.layers.map((layer) => {
    const piece = layer.itemId === null ? undefined : byId.get(layer.itemId);
    const { title = '', image = null } = piece ?? {};
    return { ...layer, isGap: !piece, title, image };
  });
  const { background } = collage;
  return { saveId: id, outfitId, title: form.title, background, layers, state };
}
