import type { RefObject } from 'react';
import { DeviceNotice } from '#components/device-notice.tsx';
import type { ColorFamily } from '#contract/rules/color-families.ts';
import type { Point } from '#lib/pinch.ts';
import { BackgroundChoice } from './background-choice.tsx';
import { BoardCanvas, type BoardOnScreen } from './board-canvas.tsx';
import styles from './collage-editor.module.css';
import type { EditorActs, EditorView } from './commands.ts';
import { DraftStrip } from './draft-strip.tsx';
import type { Edit } from './edits.ts';
import type { KnownPieces } from './known-piece.ts';
import { ToolBar } from './tool-bar.tsx';
import { paintBoard, placeLayers } from './verbs.ts';

/** The board with its tools below it, and what is said of its draft above it. */
export function EditorTable({
  view,
  acts,
  pieces,
  colors,
  zoom,
  onScreen,
  isLoaded,
  isTrayLow,
  onStartOver,
  onChange,
  onMenu,
  onZoom,
}: {
  view: EditorView;
  acts: EditorActs;
  pieces: KnownPieces;
  /** The colors of the wardrobe, the most frequent first. */
  colors: readonly ColorFamily[];
  /** How large the board is shown; 1 is as large as there is room. */
  zoom: number;
  onScreen: RefObject<BoardOnScreen | null>;
  /** Whether it is known what is on the board. */
  isLoaded: boolean;
  /** Whether the tray leaves room for the tools. */
  isTrayLow: boolean;
  /** Null where the work did not come back from a draft. */
  onStartOver: (() => void) | null;
  /** Called with what fingers did. */
  onChange(edit: Edit | null): void;
  onMenu(at: Point): void;
  onZoom(factor: number): void;
}) {
  const { board, chosen } = view;
  return (
    <div className={styles.table}>
      <DeviceNotice />
      {onStartOver && <DraftStrip onStartOver={onStartOver} />}
      <div className={styles.room}>
        {isLoaded && (
          <BoardCanvas
            board={board}
            pieces={pieces}
            chosen={chosen}
            zoom={zoom}
            onScreen={onScreen}
            onChoose={acts.choose}
            onPlace={(places) => onChange(placeLayers(board, places))}
            onMenu={(_id, at) => onMenu(at)}
            onZoom={onZoom}
          />
        )}
        {isLoaded && board.layers.length === 0 && isTrayLow && (
          <p className={styles.empty}>
            <span>Lay out an outfit</span>
            Tap a piece to add it, or drag it onto the board.
          </p>
        )}
      </div>
      {isTrayLow && (
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
  );
}
