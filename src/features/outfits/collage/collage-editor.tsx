import { useRef, useState } from 'react';
import type { DraftOf } from '#lib/use-draft.ts';
import { useMedia } from '#lib/use-media.ts';
import { Button } from '#ui/button.tsx';
import type { BoardOnScreen } from './board-canvas.tsx';
import type { CollageFields } from './collage-draft.ts';
import styles from './collage-editor.module.css';
import { EditorLayers } from './editor-layers.tsx';
import type { EditorPurpose } from './editor-purpose.ts';
import { EditorTable } from './editor-table.tsx';
import { EditorTop } from './editor-top.tsx';
import { makeGhost } from './ghost.ts';
import type { KnownPieces } from './known-piece.ts';
import { LayerList, titleOf } from './layer-list.tsx';
import type { DraftOfSave, MadeOutfit } from './made-outfit.ts';
import { Tray } from './tray.tsx';
import { TraySheet } from './tray-sheet.tsx';
import { type CollageStart, useCollageWork } from './use-collage-work.ts';
import { useEditorActs } from './use-editor-acts.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useKeptWords } from './use-kept-words.ts';
import { useKnownPieces } from './use-known-pieces.ts';
import { useMadeOutfit } from './use-made-outfit.ts';
import { useOpenParts } from './use-open-parts.ts';
import { useTakenPieces } from './use-taken-pieces.ts';
import { useWardrobeColors } from './use-wardrobe-colors.ts';
import { paintBoard } from './verbs.ts';
import { limitedZoom } from './zoom-buttons.tsx';

/** From this width on the tray and the layers stand beside the board, in pixels. */
const wideQuery = '(min-width: 1000px)';
const shortQuery = '(max-height: 640px) and (max-width: 559px)';
const besideQuery = '(max-height: 480px) and (max-width: 559px)';

/** Making an outfit: the board, the tray of pieces, and what can be done. */
export function CollageEditor({
  owner,
  outfitId,
  purpose,
  draft: of,
  start,
  latest,
  wardrobeId,
  isSaving,
  onSave,
  onKeepCopy,
  onLeave,
}: {
  /** Whose pieces they are. */
  owner: string;
  /** Null of a new one. */
  outfitId: string | null;
  purpose: EditorPurpose;
  /** Where what is not saved is kept. */
  draft: DraftOf<CollageFields>;
  start: CollageStart;
  /** The state that the server holds now; null of a new one, and where it is not known. */
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
  const known = useRef<KnownPieces>(new Map());
  const collage = useCollageWork({ draft: of, start }, () => known.current);
  const { work, act, draft } = collage;
  useKeptWords(work.isUnsaved && !isSaving, purpose.keptTitle);
  const { board } = work.history;
  const { pieces, itemIds, meet } = useKnownPieces(known, {
    owner,
    board,
    start,
    latest,
    kept: draft.changes.pieces,
  });
  const colors = useWardrobeColors(owner);
  const onScreen = useRef<BoardOnScreen>(null);
  const [zoom, setZoom] = useState(1);
  const parts = useOpenParts({ isWide, isSaving, onLeave });
  const { tray, setTray, replacing, startReplacing, stopReplacing, setSheet } = parts;
  const editor = useEditorActs({ work, act, known, onScreen, startReplacing });
  const { view, acts } = editor;
  useEditorKeys(parts.sheet === null && parts.menuAt === null, view, acts);
  const take = useTakenPieces(editor, {
    owner,
    // A draft comes back first: they are laid on it.
    isReady: draft.isLoaded && (!draft.cameBack || work.isUnsaved),
    pieces,
    known,
    onScreen,
    replacing,
    meet,
    stopReplacing,
  });
  const saving = { pieces, itemIds, latest, isSaving, onSave, onKeepCopy };
  const made = useMadeOutfit(collage, saving);
  const { suggestedTitle } = made;
  const save = () => {
    setSheet(null);
    made.save();
  };
  const asksBefore = !isWide && outfitId === null;
  const isTrayLow = isWide || tray === 'low';
  const replaced = board.layers.find(({ id }) => id === replacing);
  const theTray = (
    <Tray
      owner={owner}
      wardrobeId={wardrobeId}
      isRow={!isWide && !isBeside && tray === 'low'}
      isSmall={isShort}
      showsSearch={isWide || tray !== 'low'}
      replaced={replaced ? titleOf(replaced, pieces) : null}
      onSearch={() => setTray('high')}
      empty={purpose.empty}
      searchLabel={purpose.searchLabel}
      onBoard={itemIds}
      onStopReplacing={stopReplacing}
      makeGhost={(piece, tile) => makeGhost(piece, tile, onScreen.current?.size())}
      onPick={() => !isWide && setTray('low')}
      onTake={take}
    />
  );
  const layerList = <LayerList view={view} acts={acts} pieces={pieces} />;
  const details = (
    <purpose.Details
      fields={work.fields}
      suggestedTitle={isWide ? null : suggestedTitle}
      background={board.background}
      colors={colors}
      onSay={(fields) => act({ do: 'say', fields })}
      onPaint={(background) => acts.edit(paintBoard(board, background))}
    />
  );
  return (
    <main className={styles.screen} data-wide={isWide || undefined}>
      <h1 className="visually-hidden">{purpose.heading}</h1>
      <EditorTop
        isWide={isWide}
        view={view}
        acts={acts}
        title={work.fields.title}
        suggestedTitle={suggestedTitle}
        zoom={zoom}
        saveButton={
          <Button
            size="small"
            busy={isSaving}
            disabled={!made.canSave}
            className={styles.save}
            onClick={asksBefore ? () => setSheet('save') : save}
          >
            {isWide ? purpose.saveLabel : purpose.saveShort}
          </Button>
        }
        onTitle={(title) => act({ do: 'say', fields: { title } })}
        onZoom={setZoom}
        onSheet={setSheet}
        onClose={parts.leave}
      />
      {isWide && (
        <section className={styles.side} aria-label={purpose.piecesLabel}>
          {theTray}
        </section>
      )}
      <EditorTable
        view={view}
        acts={acts}
        pieces={pieces}
        colors={colors}
        zoom={isWide ? zoom : 1}
        onScreen={onScreen}
        isLoaded={draft.isLoaded}
        isTrayLow={isTrayLow}
        onStartOver={
          draft.cameBack && work.isUnsaved && !made.newer
            ? () => made.startOver(latest ?? start)
            : null
        }
        onChange={editor.change}
        onMenu={parts.setMenuAt}
        onZoom={(factor) => isWide && setZoom(limitedZoom(zoom * factor))}
      />
      {isWide ? (
        <div className={styles.side} data-end="">
          <section className={styles.part} aria-label="Layers">
            <h2>Layers</h2>
            {layerList}
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
        {editor.said}
      </p>
      <EditorLayers
        view={view}
        acts={acts}
        act={act}
        parts={parts}
        made={made}
        purpose={purpose}
        layerList={layerList}
        details={details}
        onSave={save}
      />
    </main>
  );
}
