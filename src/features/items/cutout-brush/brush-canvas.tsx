import {
  type Ref,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import useMeasure from 'react-use-measure';
import type { CutoutStroke, StrokeKind } from '#contract/rules/cutout-strokes.ts';
import type { MaskRuns } from '#contract/rules/mask-runs.ts';
import type { Point } from '#lib/pinch.ts';
import styles from './brush-canvas.module.css';
import { fitView, type Size, type View, zoomView } from './brush-view.ts';
import {
  drawScene,
  groundOf,
  outlineOf,
  paperOver,
  type Scene,
  type SceneColors,
} from './scene.ts';
import { strokeOf } from './stroke-line.ts';
import { useBrushGestures } from './use-brush-gestures.ts';

/** The loupe's side, how much larger it shows things, and how far it is from the finger, in CSS pixels. */
const loupe = { side: 124, zoom: 2, awayX: 92, awayY: 97 };

/** The changes that another part may make to the view. */
export interface BrushZoom {
  by(factor: number): void;
  reset(): void;
}

/** The photo with paper over its ground, to be drawn at. */
export function BrushCanvas({
  photo,
  size,
  mask,
  softness,
  waiting,
  tool,
  radius,
  ref,
  onDraw,
}: {
  photo: CanvasImageSource | null;
  size: Size;
  mask: MaskRuns | null;
  softness: number;
  /** Strokes that are not followed yet. */
  waiting: readonly CutoutStroke[];
  tool: StrokeKind;
  /** Half the brush's width, in CSS pixels. */
  radius: number;
  ref: Ref<BrushZoom>;
  onDraw(stroke: CutoutStroke): void;
}) {
  const [frame, bounds] = useMeasure();
  const canvas = useRef<HTMLCanvasElement>(null);
  const glass = useRef<HTMLCanvasElement>(null);
  const room = { width: bounds.width || 390, height: bounds.height || 516 };
  const whole = fitView(room, size);
  const view = useRef<View>(whole);
  const moving = useRef<{ line: Point[] | null; isTouch: boolean; hover: Point | null }>({
    line: null,
    isTouch: false,
    hover: null,
  });
  // The slider stays under the finger while the edge is made soft.
  const shownSoftness = useDeferredValue(softness);
  const ground = useMemo(() => mask && groundOf(mask, shownSoftness), [mask, shownSoftness]);
  const outline = useMemo(() => mask && outlineOf(mask), [mask]);

  const draw = useEffectEvent(() => {
    const element = canvas.current;
    if (!element) return;
    const density = Math.min(3, window.devicePixelRatio || 1);
    fill(element, room, density);
    const { line, isTouch, hover } = moving.current;
    const live = line && strokeOf(line, { kind: tool, radius }, view.current, size);
    const at = line?.at(-1) ?? hover;
    const scene: Scene = {
      photo,
      size,
      ground,
      outline,
      strokes: live ? [...waiting, live] : waiting,
      brush: at && { at, radius },
      colors: colorsOf(element),
    };
    drawScene(element, scene, view.current, density, paperOver.canvas);
    drawLoupe(glass.current, scene, isTouch && line ? at : null, view.current, room, density);
  });
  const asked = useRef(0);
  const redraw = () => {
    cancelAnimationFrame(asked.current);
    asked.current = requestAnimationFrame(() => draw());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is drawn has changed
  useEffect(() => redraw(), [photo, ground, outline, waiting, tool, radius]);
  const redrawInTheme = useEffectEvent(redraw);
  useEffect(() => {
    // The host, the device and the settings all change it there.
    const themes = new MutationObserver(() => redrawInTheme());
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => themes.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another room, and so another whole
  useEffect(() => {
    view.current = whole;
    redraw();
  }, [room.width, room.height, size.width, size.height]);

  const show = (next: View) => {
    view.current = next;
    redraw();
  };
  const middle = { x: room.width / 2, y: room.height / 2 };
  useImperativeHandle(ref, () => ({
    by: (factor) => show(zoomView(view.current, middle, factor, room, size)),
    reset: () => show(whole),
  }));
  useBrushGestures(canvas, {
    room,
    photo: size,
    view,
    onView: show,
    onLine(line, isTouch) {
      // A mouse stays where its stroke ends.
      const hover = isTouch ? null : (line?.at(-1) ?? moving.current.hover);
      moving.current = { line, isTouch, hover };
      redraw();
    },
    onHover(hover) {
      moving.current.hover = hover;
      redraw();
    },
    onEnd: (line) => onDraw(strokeOf(line, { kind: tool, radius }, view.current, size)),
  });
  return (
    <div ref={frame} className={styles.frame}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label="The photo, to draw at"
        aria-busy={!photo}
      />
      <span aria-hidden="true">
        <canvas ref={glass} className={styles.loupe} hidden />
      </span>
    </div>
  );
}

function fill(canvas: HTMLCanvasElement, { width, height }: Size, density: number): void {
  const [wide, high] = [Math.round(width * density), Math.round(height * density)];
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
}

function colorsOf(element: Element): SceneColors {
  const tokens = getComputedStyle(element);
  const color = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    paper: color('--board'),
    mark: color('--board-mark'),
    thread: color('--thread'),
    outline: color('--accent'),
    underOutline: color('--on-accent'),
    ring: color('--raised'),
    underRing: color('--ink'),
  };
}

/** Shows what lies under the finger, beside it: up and to the left, and flipped where there is no room. */
function drawLoupe(
  glass: HTMLCanvasElement | null,
  scene: Scene,
  at: Point | null,
  view: View,
  room: Size,
  density: number,
): void {
  if (!glass) return;
  glass.hidden = !at;
  if (!at) return;
  const { side, zoom, awayX, awayY } = loupe;
  const half = side / 2;
  const x = at.x - awayX - half < 8 ? at.x + awayX : at.x - awayX;
  const y = at.y - awayY - half < 8 ? at.y + awayY : at.y - awayY;
  const left = Math.max(4, Math.min(room.width - side - 4, x - half));
  const top = Math.max(4, Math.min(room.height - side - 4, y - half));
  glass.style.transform = `translate(${left}px, ${top}px)`;
  fill(glass, { width: side, height: side }, density);
  const near = {
    scale: view.scale * zoom,
    x: half - (at.x - view.x) * zoom,
    y: half - (at.y - view.y) * zoom,
  };
  const brush = scene.brush && { at: { x: half, y: half }, radius: scene.brush.radius * zoom };
  drawScene(glass, { ...scene, brush }, near, density, paperOver.loupe);
}
