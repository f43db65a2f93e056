import { outbox } from '#api/outbox/outbox.ts';
import { findSaved } from '#api/outfit-saves/kept-saves.ts';
import type { BoardBackground } from '#contract/rules/collage.ts';
import type { DrawnLayer } from '#contract/schemas/outfit.ts';
import { checkDraft } from '#lib/draft-kind.ts';
import {
  clearDraft,
  type DraftPlace,
  flushDraft,
  loadDraft,
  moveDraft,
  readDrafts,
  saveDraft,
} from '#lib/drafts.ts';
import { paths } from '#lib/paths.ts';
import { type CollageFields, collageDraft } from './collage/collage-draft.ts';
import { suggestTitle } from './collage/outfit-fields.ts';

/** An outfit that was laid out and is not saved. */
export interface UnsavedOutfit {
  /** The draft's place on this device. */
  place: DraftPlace;
  /** Null of a new one. */
  outfitId: string | null;
  /** The editor in which it goes on. */
  path: string;
  title: string;
  background: BoardBackground;
  layers: DrawnLayer[];
}

const ofSave = 'save-';
const ofStyling = 'styling-';

/** The id of the draft of a copy of what a friend laid. */
export const stylingDraftId = (stylingId: string): string => ofStyling + stylingId;

/** Reads the outfits that the user has laid out and not saved, on this device. */
export async function readUnsaved(userId: string): Promise<UnsavedOutfit[]> {
  await reachSaved(userId);
  const drafts = await readDrafts({ userId, name: collageDraft.name });
  return [...drafts].flatMap(([name, draft]) => {
    const fields = checkDraft(collageDraft, draft);
    return fields ? (toUnsaved({ userId, name }, fields) ?? []) : [];
  });
}

/** Throws it away. Answers how to bring it back. */
export async function discardUnsaved({ place }: UnsavedOutfit): Promise<() => Promise<unknown>> {
  const draft = await loadDraft(place);
  await clearDraft(place);
  return () => {
    saveDraft(place, draft);
    return flushDraft(place);
  };
}

/** The id of what a draft is of; slots of several tabs follow it ([Note: Draft slots]). */
const idOf = (name: string) => name.slice(collageDraft.name.length + 1).replace(/~\d+$/, '');

/** A draft of a save that was sent meanwhile becomes one of what the save has become. */
async function reachSaved(userId: string): Promise<void> {
  if (!outbox.state.isRead) return;
  const drafts = await readDrafts({ userId, name: collageDraft.name });
  for (const name of drafts.keys()) {
    const id = idOf(name);
    const saveId = id.startsWith(ofSave) ? id.slice(ofSave.length) : null;
    if (saveId === null || outbox.state.list.some((save) => save.id === saveId)) continue;
    const become = (await findSaved(userId, saveId))?.outfitId ?? 'new';
    let to = `${collageDraft.name} ${become}`;
    for (let slot = 2; drafts.has(to); slot += 1) to = `${collageDraft.name} ${become}~${slot}`;
    drafts.set(to, await moveDraft({ userId, name }, { userId, name: to }));
  }
}

/** How a new outfit was begun, as its editor's address says it. */
function begunAs(id: string): { save?: string; styling?: string } {
  if (id.startsWith(ofSave)) return { save: id.slice(ofSave.length) };
  return id.startsWith(ofStyling) ? { styling: id.slice(ofStyling.length) } : {};
}

function toUnsaved(
  place: DraftPlace,
  { history, fields, pieces = [] }: Partial<CollageFields>,
): UnsavedOutfit | null {
  if (!history || !fields) return null;
  const { background, layers } = history.board;
  const byId = new Map(pieces.map((piece) => [piece.itemId, piece]));
  const id = idOf(place.name);
  const isNew = id === 'new' || id.startsWith(ofSave) || id.startsWith(ofStyling);
  return {
    place,
    outfitId: isNew ? null : id,
    path: isNew ? paths.createOutfit(begunAs(id)) : paths.editOutfit(id),
    title: fields.title.trim() || suggestTitle(pieces),
    background,
    layers: layers.map(({ id: _id, ...layer }) => {
      const piece = layer.itemId === null ? undefined : byId.get(layer.itemId);
      return { ...layer, isGap: !piece, title: piece?.title ?? '', image: piece?.image ?? null };
    }),
  };
}
