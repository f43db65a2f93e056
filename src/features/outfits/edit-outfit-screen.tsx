import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { OutfitEntry } from '#api/outbox/kinds/save-outfit.ts';
import { outbox } from '#api/outbox/outbox.ts';
import { readSaved } from '#api/outfit-saves/kept-saves.ts';
import {
  outfitSaves,
  saveOutfitLater,
  useOutfitSaves,
  whenSaved,
} from '#api/outfit-saves/outfit-saves.ts';
import { outfitDetailsQuery } from '#api/outfits.ts';
import { stylingQuery } from '#api/stylings.ts';
import { EditorWait, FailedEditor } from '#components/detail/unread-editor.tsx';
import { GoneMessage } from '#components/gone-message.tsx';
import { isGone } from '#components/noun/noun-words.ts';
import { StylingGone } from '#components/styling/styling-gone.tsx';
import { readSwaps, swapped } from '#components/styling/styling-swaps.ts';
import { longestOutfitTitle } from '#contract/rules/collage.ts';
import { copyTitle } from '#contract/rules/copy-title.ts';
import type { OutfitDetails } from '#contract/schemas/outfit.ts';
import type { StylingDetails } from '#contract/schemas/styling.ts';
import { findDraftNames } from '#lib/drafts.ts';
import { AppError } from '#lib/errors.ts';
import { hapticPlay } from '#lib/haptics.ts';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { useScope } from '#lib/scope.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { showToast } from '#ui/toasts.ts';
import { collageDraft } from './collage/collage-draft.ts';
import { CollageEditor } from './collage/collage-editor.tsx';
import { boardOf } from './collage/editor-board.ts';
import { savingOutfit } from './collage/editor-purpose.ts';
import { piecesOf } from './collage/known-piece.ts';
import type { DraftOfSave, MadeOutfit } from './collage/made-outfit.ts';
import { fieldsOf, noFields } from './collage/outfit-fields.ts';
import { type CollageStart, newOutfit } from './collage/use-collage-work.ts';
import { StyleFriend } from './style-friend.tsx';
import { stylingDraftId } from './unsaved-outfits.ts';

/** A save that takes longer goes on by itself, in milliseconds. */
const patienceMs = 4000;

/** Making a new outfit: of one's own, as a copy of what a friend laid, or for a friend in whose rooms one is. */
export function CreateOutfitScreen() {
  const { mayChange, seenAs, paths } = useScope();
  const [search] = useSearchParams();
  const stylingId = search.get('styling');
  // Nothing is laid for a friend in one's own rooms, seen as that friend.
  if (seenAs) return <Navigate to={paths.wardrobes()} replace />;
  if (!mayChange) return <StyleFriend />;
  return stylingId ? (
    <CopyOfStyling key={stylingId} stylingId={stylingId} swaps={search.get('swaps')} />
  ) : (
    <OwnOutfit search={search} />
  );
}

/** A new outfit that begins as a copy of what a friend laid, which stays what it was. */
function CopyOfStyling({ stylingId, swaps }: { stylingId: string; swaps: string | null }) {
  const { owner } = useScope();
  const { data, error, isError, refetch } = useQuery(stylingQuery(owner, stylingId));
  const draftId = stylingDraftId(stylingId);
  const hasDraft = useHasDraft(owner, draftId, isError && !data);
  // What is answered elsewhere meanwhile leaves the copy as it is.
  const [begun, setBegun] = useState<CollageStart>();
  const start = begun ?? (data ? copyOf(data.styling, swaps) : hasDraft ? newOutfit : undefined);
  if (start && !begun) setBegun(start);
  if (start) {
    const of = { stylingId, draftId, start };
    return <NewOutfit save={null} {...of} wardrobeId={null} />;
  }
  if (isGone(error)) return <StylingGone />;
  return isError ? (
    <FailedEditor home={paths.friends()} noun="outfit" onRetry={() => void refetch()} />
  ) : (
    <EditorWait home={paths.friends()} title="Create outfit" />
  );
}

function copyOf(styling: StylingDetails, swaps: string | null): CollageStart {
  const { layers, pieces } = swapped(styling, readSwaps(swaps, styling));
  const there = layers.filter(({ isGap }) => !isGap);
  return {
    board: boardOf({ background: styling.background, layers: there }),
    fields: { ...noFields, title: styling.title },
    pieces: piecesOf(there, pieces),
    revision: null,
    saveId: null,
  };
}

/** A new outfit of one's own, or one that was saved on this device and waits. */
function OwnOutfit({ search }: { search: URLSearchParams }) {
  const saveId = search.get('save');
  const wardrobeId = search.get('wardrobe');
  const { isRead } = useOutfitSaves();
  const save = useWaitingSave((one) => one.id === saveId);
  useEffect(() => {
    if (saveId && !isRead) void outbox.resume();
  }, [saveId, isRead]);
  // Once it is sent it leaves the device; the editor goes on with what it began with.
  const [opened, setOpened] = useState(save);
  if (save && !opened) setOpened(save);
  if (saveId && !opened)
    return isRead ? (
      <Navigate to={paths.outfits()} replace />
    ) : (
      <EditorWait home={paths.outfits()} title="Edit outfit" />
    );
  return <NewOutfit key={saveId} save={opened} wardrobeId={wardrobeId} />;
}

function NewOutfit({
  save,
  draftId = save ? `save-${save.id}` : 'new',
  start = newOutfit,
  stylingId,
  wardrobeId,
}: {
  save: OutfitEntry | null;
  draftId?: string;
  start?: CollageStart;
  /** What a friend laid, of which it is a copy. */
  stylingId?: string;
  wardrobeId: string | null;
}) {
  const { owner } = useScope();
  const outfitId = save?.input.outfitId ?? null;
  const editing = useEditing(outfitId, save, stylingId);
  return (
    <CollageEditor
      owner={owner}
      outfitId={outfitId}
      purpose={savingOutfit(outfitId === null)}
      draft={{ kind: collageDraft, userId: owner, id: draftId }}
      start={save ? startOfSave(save) : start}
      latest={null}
      wardrobeId={wardrobeId}
      isSaving={editing.isSaving}
      onSave={(made, draft) => void editing.save(made, draft, wardrobeId)}
      onKeepCopy={editing.keepCopy}
      onLeave={editing.leave}
    />
  );
}

/** Changing an outfit. */
export function EditOutfitScreen() {
  const { outfitId = '' } = useRouteParams();
  const { owner } = useScope();
  const { data, error, isError, refetch } = useQuery(outfitDetailsQuery(owner, outfitId));
  const waiting = useWaitingSave((one) => one.input.outfitId === outfitId);
  const hasDraft = useHasDraft(owner, outfitId, isError && !data);
  const editing = useEditing(outfitId, waiting);
  const saveId = useSaveOf(owner, outfitId, data?.outfit.revision ?? null);
  const saved = data ? { ...startOf(data.outfit), saveId: saveId ?? null } : null;
  const start = waiting ? startOfSave(waiting) : (saved ?? (hasDraft ? newOutfit : null));
  if (start) {
    return (
      <CollageEditor
        key={outfitId}
        owner={owner}
        outfitId={outfitId}
        purpose={savingOutfit(false)}
        draft={{ kind: collageDraft, userId: owner, id: outfitId }}
        start={start}
        latest={waiting || saveId === undefined ? null : saved}
        wardrobeId={null}
        isSaving={editing.isSaving}
        onSave={(made, draft) => void editing.save(made, draft, null)}
        onKeepCopy={editing.keepCopy}
        onLeave={editing.leave}
      />
    );
  }
  if (error instanceof AppError && ['not-found', 'invalid'].includes(error.kind)) {
    return (
      <GoneMessage
        title="This outfit is not here"
        back={{ to: paths.outfits(), label: 'To your outfits' }}
      />
    );
  }
  if (isError) {
    return (
      <FailedEditor home={paths.outfit(outfitId)} noun="outfit" onRetry={() => void refetch()} />
    );
  }
  return <EditorWait home={paths.outfit(outfitId)} title="Edit outfit" />;
}

const startOf = ({ background, layers, pieces, revision, ...form }: OutfitDetails) => ({
  board: boardOf({ background, layers }),
  fields: fieldsOf(form),
  pieces: piecesOf(layers, pieces),
  revision,
});

const startOfSave = ({
  id,
  input: { collage, form, pieces, baseRevision },
}: OutfitEntry): CollageStart => ({
  board: boardOf(collage),
  fields: fieldsOf(form),
  pieces,
  revision: baseRevision,
  saveId: id,
});

/** The last save that waits on this device, of those that a question is asked of. */
function useWaitingSave(isIt: (save: OutfitEntry) => boolean): OutfitEntry | null {
  const { list } = useOutfitSaves();
  return list.findLast(isIt) ?? null;
}

/** Whether the device keeps what was not saved of an outfit, where it cannot be read. */
function useHasDraft(userId: string, outfitId: string, asks: boolean): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!asks) return;
    let isWanted = true;
    void findDraftNames({ userId, name: `collage ${outfitId}` }).then(
      (names) => isWanted && setHas(names.length > 0),
    );
    return () => {
      isWanted = false;
    };
  }, [asks, userId, outfitId]);
  return has;
}

/**
 * The save of this device that the revision is which the server holds, or null where it is none; undefined
 * until that is known.
 */
function useSaveOf(owner: string, outfitId: string, revision: number | null) {
  const [known, setKnown] = useState<{ revision: number; saveId: string | null }>();
  useEffect(() => {
    if (revision === null) return;
    let isWanted = true;
    void readSaved(owner, outfitId).then((saved) => {
      const saveId = saved?.revision === revision ? saved.saveId : null;
      if (isWanted) setKnown({ revision, saveId });
    });
    return () => {
      isWanted = false;
    };
  }, [owner, outfitId, revision]);
  return known?.revision === revision ? known.saveId : undefined;
}

/** Saving what was made, and leaving the editor. */
function useEditing(outfitId: string | null, earlier: OutfitEntry | null, stylingId?: string) {
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const leave = () => {
    if (hasPlaceToGoBack()) return void navigate(-1);
    void navigate(outfitId === null ? paths.outfits() : paths.outfit(outfitId), { replace: true });
  };
  const save = async (made: MadeOutfit, draft: DraftOfSave, wardrobeId: string | null) => {
    setSaving(true);
    const wardrobeIds = earlier?.input.wardrobeIds ?? (wardrobeId ? [wardrobeId] : []);
    const id = newIdempotencyKey();
    await draft.note(id);
    const { baseSaveId, occasion: _of, ...outfit } = made;
    const of = earlier?.input.stylingId ?? stylingId;
    await saveOutfitLater({ outfitId, ...outfit, wardrobeIds, stylingId: of }, baseSaveId, id);
    draft.forget();
    const savedId = await whenSaved(id, host.isOnline ? patienceMs : 0);
    hapticPlay('success');
    // What was refused is said by itself.
    if (outfitSaves().some((one) => one.id === id && one.state === 'waiting')) {
      showToast({
        title: 'Saved on this device',
        text: 'It is sent as soon as that is possible.',
      });
    }
    // Whoever has gone on to another screen meanwhile stays there.
    if (!isHere.current) return;
    // A new one, or one that was deleted elsewhere and is saved anew.
    if (savedId !== null && savedId !== outfitId) {
      await navigate(paths.outfit(savedId), { replace: true });
    } else leave();
  };
  const keepCopy = ({ form, baseSaveId: _base, occasion: _of, ...made }: MadeOutfit) =>
    void saveOutfitLater({
      ...made,
      outfitId: null,
      form: { ...form, title: copyTitle(form.title, longestOutfitTitle) },
      baseRevision: null,
      wardrobeIds: [],
    });
  return { isSaving, save, keepCopy, leave };
}
