import { type RefObject, useEffect, useRef } from 'react';
import type { Selection } from '#lib/selection.ts';
import { mostAtOnce } from './bulk-limit.ts';

/** How far a pointer moves before it drags, in pixels. */
const slack = 8;
/** Within so many pixels of the view's edges, which bars lie over, a drag scrolls. */
const edges = { top: 120, bottom: 200 };
/** The most that it scrolls in a frame, in pixels. */
const fastest = 16;

/** A pointer that is down on a tile. */
interface Press {
  pointerId: number;
  id: string;
  /** A finger's events go there until it is lifted, also when a tile that is chosen has been drawn anew. */
  touched: HTMLElement;
  x: number;
  y: number;
  /** Whether it has rested long enough to choose the tile: from then on it moves over tiles and not the page. */
  isHeld: boolean;
}

/** A press that has become a drag over tiles. */
interface Drag {
  from: number;
  to: number;
  /** The ids that were chosen before. */
  before: readonly string[];
  /** Whether it takes tiles in, or out: as its first tile was. */
  takes: boolean;
  frame: number;
}

/**
 * Chooses every tile from the one where a drag begins to the one it is over, in the list's order: by a
 * finger after a long press, by a finger that moves sideways while one selects, by a mouse while one
 * selects. A click with the shift key does the same from the tile that was clicked before. Near the
 * view's edges a drag scrolls. Returns what a long press calls.
 */
export function useDragSelect(
  root: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  ids: readonly string[],
  selection: Selection,
): { hold(): void } {
  const press = useRef<Press | null>(null);
  useEffect(() => {
    const grid = root.current;
    if (!grid) return;
    let drag: Drag | null = null;
    let wasDrag = false;
    let clicked: string | null = null;
    const { state } = selection;

    const choose = ({ from, to, before, takes }: Drag) => {
      const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      const known = new Set(takes ? before : range);
      const next = takes
        ? [...before, ...range.filter((id) => !known.has(id))].slice(0, mostAtOnce)
        : before.filter((id) => !known.has(id));
      if (next.join() !== state.ids.join()) selection.choose(next);
    };
    const follow = () => {
      if (!drag || !press.current) return;
      const { x, y } = press.current;
      const below = scrollStep(y);
      if (below !== 0) scroller.current?.scrollBy(0, below);
      const to = ids.indexOf(nearestTile(grid, x, y) ?? '');
      if (to >= 0 && to !== drag.to) {
        drag.to = to;
        choose(drag);
      }
      drag.frame = requestAnimationFrame(follow);
    };
    const end = () => {
      if (drag) cancelAnimationFrame(drag.frame);
      drag = null;
      press.current?.touched.removeEventListener('touchmove', onTouchMove);
      press.current = null;
    };
    const onDown = (event: PointerEvent) => {
      end();
      wasDrag = false;
      const id = tileAt(event.target as Element);
      if (!id || !event.isPrimary || event.button !== 0) return;
      const { pointerId, clientX: x, clientY: y } = event;
      const touched = event.target as HTMLElement;
      touched.addEventListener('touchmove', onTouchMove, { passive: false });
      press.current = { pointerId, id, touched, x, y, isHeld: false };
    };
    const onMove = (event: PointerEvent) => {
      const now = press.current;
      if (!now || event.pointerId !== now.pointerId) return;
      if (!drag && state.isOn) {
        const along = Math.abs(event.clientX - now.x);
        const down = Math.abs(event.clientY - now.y);
        if (Math.max(along, down) <= slack) return;
        const from = ids.indexOf(now.id);
        const isSideways = event.pointerType === 'mouse' || along > down;
        if (from < 0 || !(now.isHeld || isSideways)) return end();
        const before = [...state.ids];
        const takes = now.isHeld || !before.includes(now.id);
        drag = { from, to: from, before, takes, frame: 0 };
        wasDrag = true;
        grid.setPointerCapture(event.pointerId);
        choose(drag);
        drag.frame = requestAnimationFrame(follow);
      }
      if (drag) Object.assign(now, { x: event.clientX, y: event.clientY });
    };
    // Not passive, and there before the finger is: else the browser would scroll the page.
    function onTouchMove(event: TouchEvent) {
      if ((drag || press.current?.isHeld) && event.cancelable) event.preventDefault();
    }
    const onClick = (event: MouseEvent) => {
      const id = tileAt(event.target as Element);
      const from = ids.indexOf(clicked ?? '');
      const isRange = event.shiftKey && state.isOn && from >= 0 && id;
      if (isRange)
        choose({ from, to: ids.indexOf(id), before: [...state.ids], takes: true, frame: 0 });
      if (isRange || wasDrag) {
        event.preventDefault();
        event.stopPropagation();
      } else clicked = id;
      wasDrag = false;
    };

    grid.addEventListener('pointerdown', onDown);
    grid.addEventListener('pointermove', onMove);
    grid.addEventListener('pointerup', end);
    grid.addEventListener('pointercancel', end);
    grid.addEventListener('touchmove', onTouchMove, { passive: false });
    grid.addEventListener('click', onClick, { capture: true });
    return () => {
      end();
      grid.removeEventListener('pointerdown', onDown);
      grid.removeEventListener('pointermove', onMove);
      grid.removeEventListener('pointerup', end);
      grid.removeEventListener('pointercancel', end);
      grid.removeEventListener('touchmove', onTouchMove);
      grid.removeEventListener('click', onClick, { capture: true });
    };
  }, [root, scroller, ids, selection]);
  return {
    hold() {
      if (press.current) press.current.isHeld = true;
    },
  };
}

const tileAt = (element: Element | null): string | null =>
  element?.closest<HTMLElement>('[data-tile]')?.dataset.id ?? null;

/**
 * The tile at a point or, between tiles, beside a short row and under a bar, the one that is nearest: in
 * the row at that height first.
 */
function nearestTile(grid: HTMLElement, x: number, y: number): string | null {
  let [nearest, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const tile of grid.querySelectorAll<HTMLElement>('[data-tile]')) {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    const along = Math.max(left - x, 0, x - right);
    const down = Math.max(top - y, 0, y - bottom);
    const distance = along + down * 1000;
    if (distance < least) [nearest, least] = [tile.dataset.id ?? null, distance];
  }
  return nearest;
}

/** How far to scroll in this frame for a pointer at this height, in pixels. */
function scrollStep(y: number): number {
  const above = 1 - y / edges.top;
  const below = 1 - (window.innerHeight - y) / edges.bottom;
  const depth = Math.min(1, Math.max(above, below));
  if (depth <= 0) return 0;
  return Math.ceil(fastest * depth) * (above > below ? -1 : 1);
}
