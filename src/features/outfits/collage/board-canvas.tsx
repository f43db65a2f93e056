import { MoveDiagonal2, RotateCw } from 'lucide-react';
import {
  memo,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import useMeasure from 'react-use-measure';
import { boardLook } from '#components/board/board.tsx';
import { ratioOf } from '#components/board/layer-geometry.ts';
import { naturalSize, pinchLimits } from '#components/board/natural-size.ts';
import { boardRatio, type LayerPlace } from '#contract/rules/collage.ts';
import type { Point } from '#lib/pinch.ts';
import styles from './board-canvas.module.css';
import type { HeldLayer, Size } from './board-gesture.ts';
import { type BoardParts, createPainter } from './board-painter.ts';
import type { EditorBoard } from './editor-board.ts';
import { isOn } from './hit-test.ts';
import type { KnownPieces } from './known-piece.ts';
import { LayerPicture } from './layer-picture.tsx';
import { useBoardGestures } from './use-board-gestures.ts';

/** The board on the screen, as other parts ask about it. */
export interface BoardOnScreen {
  size(): Size;
  /** A place of the screen in fractions of the board; null where the board is not. */
  placeAt(screen: Point): Point | null;
  /** Whether fingers hold something of it. */
  isHeld(): boolean;
}

/** The board, to be worked at with fingers or a mouse. */
export function BoardCanvas({
  board,
  pieces,
  chosen,
  zoom,
  onScreen,
  onChoose,
  onPlace,
  onMenu,
  onZoom,
}: {
  board: EditorBoard;
  pieces: KnownPieces;
  chosen: readonly string[];
  /** How large it is shown; 1 is as large as there is room. */
  zoom: number;
  onScreen: RefObject<BoardOnScreen | null>;
  onChoose(ids: readonly string[]): void;
  onPlace(places: ReadonlyMap<string, LayerPlace>): void;
  onMenu(id: string, at: Point): void;
  onZoom(factor: number): void;
}) {
  const [room, measured] = useMeasure();
  const surface = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [parts] = useState(() => findParts(surface));
  const [painter] = useState(() => createPainter(() => parts));
  const widest = Math.min(measured.width, measured.height * boardRatio) * zoom;
  // So that its height, too, is of whole pixels.
  const width = Math.floor(widest / 4) * 4;
  const size = { width, height: width / boardRatio };
  const held = board.layers.map(({ id, itemId, ...place }): HeldLayer => {
    const piece = itemId === null ? undefined : pieces.get(itemId);
    const natural = naturalSize(piece?.category ?? null);
    return {
      id,
      place,
      ratio: ratioOf(piece?.image ?? null),
      // What is beyond already stays so.
      least: Math.min(natural * pinchLimits.least, place.size),
      most: Math.max(natural * pinchLimits.most, place.size),
    };
  });
  const pictureOf = (id: string) => parts.layer(id)?.querySelector('img') ?? null;
  const isAt = (layer: HeldLayer, at: Point) => isOn(layer, pictureOf(layer.id), at, size);

  const scene = {
    board: size,
    layers: held,
    chosen,
    hit: (at: Point) => held.findLast((layer) => isAt(layer, at))?.id ?? null,
    isOn: (ids: readonly string[], at: Point) =>
      held.some((layer) => ids.includes(layer.id) && isAt(layer, at)),
  };
  const isHeld = useBoardGestures(surface, painter, scene, {
    choose: onChoose,
    // At once, since the elements already stand where React had them before.
    place: (places) => flushSync(() => onPlace(places)),
    openMenu: onMenu,
    showFrame: (drawn) => showFrame(frame.current, drawn),
    zoom: onZoom,
  });
  useImperativeHandle(onScreen, () => ({
    size: () => size,
    isHeld,
    placeAt(screen) {
      const box = surface.current?.getBoundingClientRect();
      if (!box) return null;
      const x = (screen.x - box.left) / box.width;
      const y = (screen.y - box.top) / box.height;
      return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : null;
    },
  }));
  // After each render, since whatever was rendered may have moved what is chosen.
  useLayoutEffect(() => {
    painter.outline(
      held.filter(({ id }) => chosen.includes(id)),
      size,
    );
  });
  const look = boardLook(board.background);
  const count = board.layers.length;
  return (
    <div ref={room} className={styles.room} data-zoomed={zoom > 1 || undefined}>
      <div
        ref={surface}
        className={styles.surface}
        style={{ width, height: size.height }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is worked at with keys
        tabIndex={0}
        data-board-keys=""
        role="application"
        aria-label={count === 1 ? 'The board, with 1 piece' : `The board, with ${count} pieces`}
      >
        <div className={look.className} style={look.style}>
          {board.layers.map((layer) => (
            <LayerPicture
              key={layer.id}
              layer={layer}
              piece={layer.itemId === null ? undefined : pieces.get(layer.itemId)}
              boardWidth={width}
            />
          ))}
          <div className={styles.guideX} data-guide="x" hidden />
          <div className={styles.guideY} data-guide="y" hidden />
        </div>
        <div ref={frame} className={styles.frame} hidden />
        {chosen.length > 0 && <Outline />}
      </div>
    </div>
  );
}

/** The outline of what is chosen, and its handles; the painter lays them. */
const Outline = memo(function Outline() {
  return (
    <>
      <svg className={styles.outline} data-outline="" aria-hidden="true">
        <rect width="100%" height="100%" rx="6" />
        <rect width="100%" height="100%" rx="6" />
      </svg>
      <span className={styles.handle} data-handle="turn" aria-hidden="true">
        <RotateCw />
      </span>
      <span className={styles.handle} data-handle="size" aria-hidden="true">
        <MoveDiagonal2 />
      </span>
    </>
  );
});

/** Finds the parts of a board, each once as long as it is there. */
function findParts(surface: RefObject<HTMLElement | null>): BoardParts {
  const found = new Map<string, HTMLElement>();
  const find = (selector: string): HTMLElement | null => {
    const known = found.get(selector);
    if (known?.isConnected) return known;
    const part = surface.current?.querySelector<HTMLElement>(selector) ?? null;
    if (part) found.set(selector, part);
    return part;
  };
  return {
    get surface() {
      return surface.current;
    },
    layer: (id) => find(`[data-layer="${id}"]`),
    get outline() {
      return find('[data-outline]');
    },
    get turn() {
      return find('[data-handle="turn"]');
    },
    get size() {
      return find('[data-handle="size"]');
    },
    get guideX() {
      return find('[data-guide="x"]');
    },
    get guideY() {
      return find('[data-guide="y"]');
    },
  };
}

function showFrame(element: HTMLElement | null, drawn: { from: Point; to: Point } | null): void {
  if (!element) return;
  element.hidden = drawn === null;
  if (!drawn) return;
  const { from, to } = drawn;
  Object.assign(element.style, {
    transform: `translate(${Math.min(from.x, to.x)}px, ${Math.min(from.y, to.y)}px)`,
    width: `${Math.abs(to.x - from.x)}px`,
    height: `${Math.abs(to.y - from.y)}px`,
  });
}
