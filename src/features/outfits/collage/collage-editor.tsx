import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Ellipsis, Layers2, Pencil, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { itemCards, itemNavigationQuery } from '#api/items.ts';
import { naturalSize } from '#components/board/natural-size.ts';
import { DeviceNotice } from '#components/device-notice.tsx';
import type { Collage } from '#contract/rules/collage.ts';
import type { ColorFamily } from '#contract/rules/color-families.ts';
import type { OutfitForm } from '#contract/schemas/outfit.ts';
import type { Point } from '#lib/pinch.ts';
import { useBackInterceptor } from '#lib/use-back-interceptor.ts';
import { useMedia } from '#lib/use-media.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { latePart } from '#ui/late.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import { showToast, showUndo } from '#ui/toasts.ts';
import { BackgroundChoice } from './background-choice.tsx';
import { BoardCanvas, type BoardOnScreen } from './board-canvas.tsx';
import styles from './collage-editor.module.css';
import { ariaKeys, commands, type EditorActs, type EditorView } from './commands.ts';
import { DraftStrip, NewerDialog } from './draft-strip.tsx';
import { editWords } from './edit-words.ts';
import { collageOf } from './editor-board.ts';
import type { Edit } from './edits.ts';
import { makeGhost } from './ghost.ts';
import { type KnownPiece, type KnownPieces, pieceOf } from './known-piece.ts';
import { layPieces } from './lay-pieces.ts';
import { LayerList, titleOf } from './layer-list.tsx';
import { OutfitDetailsForm } from './outfit-details.tsx';
import { formOf, suggestTitle } from './outfit-fields.ts';
import { ToolBar } from './tool-bar.tsx';
import { Tray } from './tray.tsx';
import { type TrayHeight, TraySheet } from './tray-sheet.tsx';
import { type CollageStart, useCollageWork } from './use-collage-work.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useGivenPieces } from './use-given-pieces.ts';
import { useKeptWords } from './use-kept-words.ts';
import { addLayer, paintBoard, placeLayers, replacePiece } from './verbs.ts';

const menu = latePart('layer', async () => (await import('./layer-menu.tsx')).LayerMenu);
const piecesSheet = latePart(
  'layer',
  async () => (await import('./editor-sheets.tsx')).PiecesSheet,
);
const detailsSheet = latePart(
  'layer',
  async () => (await import('./editor-sheets.tsx')).DetailsSheet,
);

/** From this width on the tray and the layers stand beside the board, in pixels. */
const wideQuery = '(min-width: 1000px)';
const shortQuery = '(max-height: 640px) and (max-width: 559px)';
const besideQuery = '(max-height: 480px) and (max-width: 559px)';
const zooms = { least: 0.5, most: 3, step: 1.25 };
/** Most colors of the wardrobe that are offered as a background. */
const mostColors = 8;

/** What is saved of the work. */
export interface MadeOutfit {
  form: OutfitForm;
  collage: Collage;
  baseRevision: number | null;
  /** The save of this device that it was made from; null where it was made from what the server held. */
  baseSaveId: string | null;
  pieces: KnownPiece[];
}

/** The draft of what is being saved. */
export interface DraftOfSave {
  /** Notes which save takes it over, so that a page that is killed then knows whether it was saved. */
  note(saveId: string): Promise<unknown>;
  /** The save is kept. */
  forget(): void;
}

/** The items of what the server holds whose pieces it does not have. */
function goneFrom({ board, pieces }: CollageStart): ReadonlySet<string> {
  const there = new Set(pieces.map(({ itemId }) => itemId));
  const named = board.layers.flatMap(({ itemId }) => itemId ?? []);
  return new Set(named.filter((itemId) => !there.has(itemId)));
}

/** Making an outfit: the board, the tray of pieces, and what can be done. */
export function CollageEditor({
  owner,
  outfitId,
  draftId,
  start,
  latest,
  wardrobeId,
  isSaving,
  onSave,
  onKeepCopy,
  onLeave,
}: {
  owner: string;
  /** Null of a new one. */
  outfitId: string | null;
  /** Under which what is not saved is kept. */
  draftId: string;
  start: CollageStart;
  /** What the server holds now; null of a new one, and where it is not known. */
  latest: CollageStart | null;
  /** The wardrobe that the tray begins with; null for all. */
  wardrobeId: string | null;
  isSaving: boolean;
  /** Takes the work over, and its draft with it. */
  onSave(made: MadeOutfit, draft: DraftOfSave): void;
  /** Saves the work as an outfit of its own, beside the one that is there. */
  onKeepCopy(made: MadeOutfit): void;
  onLeave(): void;
}) {
  const isWide = useMedia(wideQuery);
  const isShort = useMedia(shortQuery);
  // The tray stands beside the board (collage-editor.module.css).
  const isBeside = useMedia(besideQuery);
  const [picked, setPicked] = useState<readonly KnownPiece[]>(start.pieces);
  const known = useRef<KnownPieces>(new Map());
  const { work, act, draft } = useCollageWork({ owner, draftId, start }, () => known.current);
  useKeptWords(work.isUnsaved && !isSaving);
  const { board, undos, redos } = work.history;
  const kept = draft.changes.pieces;
  const itemIds = useMemo(
    () => [...new Set(board.layers.flatMap(({ itemId }) => itemId ?? []))].sort(),
    [board.layers],
  );
  const { cards } = itemCards.useCards(owner, itemIds, 0, Math.max(0, itemIds.length - 1));
  const pieces = useMemo(() => {
    const read = [...cards.values()].map(pieceOf);
    const all = [...(kept ?? []), ...picked, ...read];
    // The draft knew a piece that is gone by now: it is shown as the gap that it leaves.
    const gone = goneFrom(latest ?? start);
    return new Map(
      all.flatMap((piece) => (gone.has(piece.itemId) ? [] : [[piece.itemId, piece] as const])),
    );
  }, [kept, picked, cards, latest, start]);
  known.current = pieces;
  /** What is taken is known from then on, before it is rendered. */
  const meet = (taken: readonly KnownPiece[]) => {
    known.current = new Map([
      ...known.current,
      ...taken.map((piece) => [piece.itemId, piece] as const),
    ]);
  };

  const colors = useColors(owner);
  const onScreen = useRef<BoardOnScreen>(null);
  const [zoom, setZoom] = useState(1);
  const [tray, setTray] = useState<TrayHeight>('low');
  const [replacing, setReplacing] = useState<string | null>(null);
  const [menuAt, setMenuAt] = useState<Point | null>(null);
  const [sheet, setSheet] = useState<'pieces' | 'details' | 'save' | null>(null);
  const [said, setSaid] = useState('');
  // The same words once more are other words, else they are not read out again.
  const say = (words: string) => setSaid((last) => (last === words ? `${words}\u00a0` : words));
  const [isLeaving, setLeaving] = useState(false);
  const isHere = !isLeaving && !isSaving;
  useBackInterceptor(isHere && !isWide && tray !== 'low', () => setTray('low'));
  const stopReplacing = () => {
    setReplacing(null);
    setTray('low');
  };
  useBackInterceptor(isHere && replacing !== null, stopReplacing);
  // Only once no layer is left: going back would close that ([Note: Browser's back]).
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (isLeaving) leave();
  }, [isLeaving]);
  // What is made here can be saved once the network is gone, too.
  useEffect(() => {
    for (const { load } of [detailsSheet, piecesSheet, menu]) void load().catch(() => {});
  }, []);

  const view: EditorView = {
    board,
    chosen: work.chosen,
    canUndo: undos.length > 0,
    canRedo: redos.length > 0,
    get pixel() {
      const { width, height } = onScreen.current?.size() ?? { width: 366, height: 458 };
      return { x: 1 / width, y: 1 / height };
    },
  };
  const change = (edit: Edit | null) => {
    if (!edit) return;
    say(editWords(board, edit, (layer) => titleOf(layer, known.current)));
    act({ do: 'edit', edit });
  };
  // What fingers hold is theirs until they let go.
  const unlessHeld = (work: () => void) => !onScreen.current?.isHeld() && work();
  const acts: EditorActs = {
    edit: (edit) => unlessHeld(() => change(edit)),
    undo: () =>
      unlessHeld(() => {
        act({ do: 'undo' });
        say('Undone');
      }),
    redo: () =>
      unlessHeld(() => {
        act({ do: 'redo' });
        say('Done again');
      }),
    choose: (ids) => act({ do: 'choose', ids }),
    startReplacing(id) {
      setReplacing(id);
      setSheet(null);
      if (!isWide) setTray('half');
    },
  };
  useEditorKeys(sheet === null && menuAt === null, view, acts);

  const take = (piece: KnownPiece, screen: Point | null) => {
    const at = screen && (onScreen.current?.placeAt(screen) ?? null);
    if (screen && !at) return;
    setPicked((all) => [...all, piece]);
    if (replacing !== null && !at) {
      meet([piece]);
      acts.edit(replacePiece(board, replacing, piece.itemId));
      stopReplacing();
      return;
    }
    // A tap finds what lies there already; another of it is laid by a drag, or by Copy.
    const there = board.layers.filter(({ itemId }) => itemId === piece.itemId);
    if (!at && there.length > 0) {
      acts.choose(there.map(({ id }) => id));
      say(`${piece.title} is chosen`);
      return;
    }
    const size = naturalSize(piece.category);
    const edit = at
      ? addLayer(board, piece.itemId, { ...at, size, rotation: 0, isFlipped: false })
      : layPieces(board, [piece], pieces);
    meet([piece]);
    if (edit) change(edit);
    else say('The board is full');
  };

  // A draft comes back first: they are laid on it.
  useGivenPieces(owner, draft.isLoaded && (!draft.cameBack || work.isUnsaved), (given) => {
    if (given.length === 0) {
      showToast({ tone: 'error', title: 'The pieces could not be added' });
    }
    setPicked((all) => [...all, ...given]);
    meet(given);
    const edit = layPieces(board, given, known.current);
    const count = edit?.do === 'insert' ? edit.layers.length : 0;
    acts.edit(edit);
    if (count > 1) acts.choose([]);
  });

  const bySize = board.layers.toSorted((one, other) => other.size - one.size);
  const suggestedTitle = suggestTitle(
    bySize.flatMap(({ itemId }) => (itemId !== null && pieces.get(itemId)) || []),
  );
  // The save that it was made from went through meanwhile; one from another tab was not seen here.
  const isLatestOwn = latest?.saveId != null && latest.saveId === work.baseSaveId;
  const canSave = board.layers.length > 0;
  const madeOutfit = (): MadeOutfit => ({
    form: formOf(work.fields, suggestedTitle),
    collage: collageOf(board),
    baseRevision: isLatestOwn ? latest.revision : work.baseRevision,
    baseSaveId: work.baseSaveId,
    pieces: itemIds.flatMap((id) => pieces.get(id) ?? []),
  });
  const save = () => {
    setSheet(null);
    if (!canSave || isSaving) return;
    const note = (saveId: string) => {
      if (work.isUnsaved) draft.change({ saveId });
      return draft.flush();
    };
    onSave(madeOutfit(), { note, forget: draft.forget });
  };
  const startOver = (from: CollageStart) => {
    const { history, fields, baseRevision, baseSaveId, isUnsaved } = work;
    draft.forget();
    act({ do: 'start-over', start: from });
    const kept = { history, fields, baseRevision, baseSaveId };
    if (isUnsaved) showUndo('Started over', () => act({ do: 'come-back', kept }));
  };
  // What was begun before a newer one was saved elsewhere; what is being saved here will be newer.
  const isOlder =
    work.isUnsaved &&
    !isSaving &&
    latest !== null &&
    !isLatestOwn &&
    (latest.revision ?? 0) > (work.baseRevision ?? 0);
  const asksBefore = !isWide && outfitId === null;
  const layer = board.layers.find(({ id }) => id === replacing);
  const theTray = (
    <Tray
      owner={owner}
      wardrobeId={wardrobeId}
      isRow={!isWide && !isBeside && tray === 'low'}
      isSmall={isShort}
      showsSearch={isWide || tray !== 'low'}
      replaced={layer ? titleOf(layer, pieces) : null}
      onSearch={() => setTray('high')}
      onBoard={itemIds}
      onStopReplacing={stopReplacing}
      makeGhost={(piece, tile) => makeGhost(piece, tile, onScreen.current?.size())}
      onPick={() => !isWide && setTray('low')}
      onTake={take}
    />
  );
  const details = (
    <Details
      colors={colors}
      work={work}
      suggestedTitle={suggestedTitle}
      hasTitle={!isWide}
      act={act}
      acts={acts}
    />
  );
  const undoButtons = [commands.undo, commands.redo].map((command) => (
    <IconButton
      key={command.name}
      label={command.label}
      aria-keyshortcuts={ariaKeys(command)}
      aria-disabled={!command.isEnabled(view) || undefined}
      onClick={() => command.isEnabled(view) && command.run(view, acts)}
    >
      <command.Icon aria-hidden="true" />
    </IconButton>
  ));
  const saveButton = (
    <Button
      size="small"
      busy={isSaving}
      disabled={!canSave}
      className={styles.save}
      onClick={asksBefore ? () => setSheet('save') : save}
    >
      {isWide ? 'Save outfit' : 'Save'}
    </Button>
  );
  return (
    <main className={styles.screen} data-wide={isWide || undefined}>
      <h1 className="visually-hidden">{outfitId === null ? 'Create outfit' : 'Edit outfit'}</h1>
      <div className={styles.top}>
        <span className={styles.start}>
          <IconButton label="Close" onClick={() => setLeaving(true)}>
            {isWide ? <ArrowLeft aria-hidden="true" /> : <X aria-hidden="true" />}
          </IconButton>
          {isWide && (
            <label className={styles.title}>
              <input
                aria-label="Title"
                value={work.fields.title}
                placeholder={suggestedTitle}
                maxLength={120}
                onChange={(event) => act({ do: 'say', fields: { title: event.target.value } })}
              />
              <Pencil aria-hidden="true" />
            </label>
          )}
        </span>
        <span className={styles.middle}>
          {undoButtons}
          {isWide ? (
            <Zoom zoom={zoom} onZoom={setZoom} />
          ) : (
            <LazyMenu
              trigger={
                <IconButton label="More">
                  <Ellipsis aria-hidden="true" />
                </IconButton>
              }
              groups={[
                [
                  {
                    label: 'List of pieces',
                    icon: <Layers2 aria-hidden="true" />,
                    onChoose: () => setSheet('pieces'),
                  },
                  {
                    label: 'Title and details',
                    icon: <Pencil aria-hidden="true" />,
                    onChoose: () => setSheet('details'),
                  },
                ],
              ]}
            />
          )}
        </span>
        <span className={styles.end}>{saveButton}</span>
      </div>
      {isWide && (
        <section className={styles.side} aria-label="Your pieces">
          {theTray}
        </section>
      )}
      <div className={styles.table}>
        <DeviceNotice />
        {draft.cameBack && work.isUnsaved && !isOlder && (
          <DraftStrip onStartOver={() => startOver(latest ?? start)} />
        )}
        <div className={styles.room}>
          {draft.isLoaded && (
            <BoardCanvas
              board={board}
              pieces={pieces}
              chosen={work.chosen}
              zoom={isWide ? zoom : 1}
              onScreen={onScreen}
              onChoose={acts.choose}
              onPlace={(places) => change(placeLayers(board, places))}
              onMenu={(_id, at) => setMenuAt(at)}
              onZoom={(factor) => isWide && setZoom(limited(zoom * factor))}
            />
          )}
          {draft.isLoaded && board.layers.length === 0 && (isWide || tray === 'low') && (
            <p className={styles.empty}>
              <span>Lay out an outfit</span>
              Tap a piece to add it, or drag it onto the paper.
            </p>
          )}
        </div>
        {(isWide || tray === 'low') && (
          <div className={styles.bar}>
            <ToolBar
              view={view}
              acts={acts}
              board={
                <BackgroundChoice
                  isInBar
                  value={board.background}
                  colors={colors}
                  onChange={(background) => acts.edit(paintBoard(board, background))}
                />
              }
            />
          </div>
        )}
      </div>
      {isWide ? (
        <div className={styles.side} data-end="">
          <section className={styles.part} aria-label="Layers">
            <h2>Layers</h2>
            <LayerList view={view} acts={acts} pieces={pieces} />
          </section>
          <section className={styles.part} aria-label="Details">
            <h2>Details</h2>
            {details}
          </section>
        </div>
      ) : (
        <TraySheet height={tray} onHeight={setTray}>
          {theTray}
        </TraySheet>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {isOlder && (
        <NewerDialog
          onMine={() => act({ do: 'go-on-from', revision: latest.revision })}
          onNewer={() => startOver(latest)}
          onCopy={() => {
            onKeepCopy(madeOutfit());
            startOver(latest);
          }}
        />
      )}
      {menuAt && <menu.Part at={menuAt} view={view} acts={acts} onClose={() => setMenuAt(null)} />}
      {sheet === 'pieces' && (
        <piecesSheet.Part onClose={() => setSheet(null)}>
          <LayerList view={view} acts={acts} pieces={pieces} />
        </piecesSheet.Part>
      )}
      {(sheet === 'details' || sheet === 'save') && (
        <detailsSheet.Part onSave={sheet === 'save' ? save : null} onClose={() => setSheet(null)}>
          {details}
        </detailsSheet.Part>
      )}
    </main>
  );
}

const limited = (zoom: number) => Math.max(zooms.least, Math.min(zooms.most, zoom));

function Zoom({ zoom, onZoom }: { zoom: number; onZoom(zoom: number): void }) {
  return (
    <span className={styles.zoom}>
      <IconButton label="Zoom out" onClick={() => onZoom(limited(zoom / zooms.step))}>
        <ZoomOut aria-hidden="true" />
      </IconButton>
      <button type="button" aria-label="Whole board" onClick={() => onZoom(1)}>
        {Math.round(zoom * 100)}%
      </button>
      <IconButton label="Zoom in" onClick={() => onZoom(limited(zoom * zooms.step))}>
        <ZoomIn aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** The colors of the wardrobe, the most frequent first. */
function useColors(owner: string): readonly ColorFamily[] {
  const { data } = useQuery(itemNavigationQuery(owner, {}));
  return useMemo(
    () =>
      Object.entries(data?.counts.mainColor ?? {})
        .sort(([, one], [, other]) => other - one)
        .slice(0, mostColors)
        .map(([family]) => family as ColorFamily),
    [data],
  );
}

function Details({
  colors,
  work,
  suggestedTitle,
  hasTitle,
  act,
  acts,
}: {
  colors: readonly ColorFamily[];
  work: ReturnType<typeof useCollageWork>['work'];
  suggestedTitle: string;
  hasTitle: boolean;
  act: ReturnType<typeof useCollageWork>['act'];
  acts: EditorActs;
}) {
  const { board } = work.history;
  return (
    <OutfitDetailsForm
      fields={work.fields}
      suggestedTitle={hasTitle ? suggestedTitle : null}
      background={board.background}
      colors={colors}
      onSay={(fields) => act({ do: 'say', fields })}
      onPaint={(background) => acts.edit(paintBoard(board, background))}
    />
  );
}
