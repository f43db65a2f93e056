// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createRef, Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LayerPlace } from '#contract/rules/collage.ts';
import { closeTopLayer } from '#lib/host.ts';
import { BoardCanvas, type BoardOnScreen } from './board-canvas.tsx';
import { boardOf } from './editor-board.ts';

// happy-dom lays nothing out.
const room = vi.hoisted(() => ({ width: 360, height: 450, top: 0, left: 0 }));
vi.mock('react-use-measure', () => ({ default: () => [() => {}, room] }));

const layer = { x: 0.5, y: 0.5, size: 0.4, rotation: 0, isFlipped: false };
const board = boardOf({
  background: 'paper',
  layers: Array.from({ length: 12 }, (_, at) => ({
    ...layer,
    itemId: String(at + 1),
    x: 0.1 + (at % 4) * 0.25,
    y: 0.15 + Math.floor(at / 4) * 0.3,
    size: 0.2,
  })),
});
const middle = { x: 0.1 * 360, y: 0.15 * 450 };
const first = board.layers[0]!.id;

let placed: Map<string, LayerPlace>[];
let menus: string[];
let chosen: readonly string[][];
let renders: number;
let surface: HTMLElement;
let element: HTMLElement;
let renderAgain: () => void;

beforeEach(() => {
  [placed, menus, chosen, renders] = [[], [], [], 0];
  const onScreen = createRef<BoardOnScreen>();
  const editor = () => (
    <Profiler
      id="board"
      onRender={() => {
        renders += 1;
      }}
    >
      <BoardCanvas
        board={board}
        pieces={new Map()}
        chosen={[first]}
        zoom={1}
        onScreen={onScreen}
        onChoose={(ids) => {
          chosen = [...chosen, [...ids]];
        }}
        onPlace={(places) => placed.push(new Map(places))}
        onMenu={(id) => menus.push(id)}
        onZoom={() => {}}
      />
    </Profiler>
  );
  const { container, rerender } = render(editor());
  renderAgain = () => rerender(editor());
  surface = container.querySelector<HTMLElement>('[role="application"]')!;
  element = container.querySelector<HTMLElement>(`[data-layer="${first}"]`)!;
  renders = 0;
});
afterEach(() => {
  Object.assign(room, { width: 360, height: 450 });
  cleanup();
  vi.useRealTimers();
});

const finger = (type: string, pointerId: number, x: number, y: number) =>
  fireEvent(
    surface,
    new PointerEvent(type, {
      pointerId,
      pointerType: 'touch',
      clientX: x,
      clientY: y,
      bubbles: true,
      cancelable: true,
    }),
  );
const begin = () => {
  finger('pointerdown', 1, middle.x - 20, middle.y);
  finger('pointerdown', 2, middle.x + 20, middle.y);
};
const pinch = () => {
  for (let step = 1; step <= 30; step += 1) {
    finger('pointermove', 1, middle.x - 20 - step, middle.y - step);
    finger('pointermove', 2, middle.x + 20 + step, middle.y + step);
  }
};

describe('The board', () => {
  it('renders nothing while a piece is pinched, and commits once', () => {
    begin();
    const before = element.style.transform;
    pinch();
    expect(element.style.transform).not.toBe(before);
    expect(renders).toBe(0);
    expect(placed).toEqual([]);
    finger('pointerup', 1, 0, 0);
    finger('pointerup', 2, 0, 0);
    expect(placed).toHaveLength(1);
    const after = placed[0]!.get(first)!;
    expect(after.size).toBeCloseTo((0.2 * Math.hypot(100, 60)) / 40, 9);
    expect(after.rotation).toBeCloseTo((Math.atan2(60, 100) * 180) / Math.PI, 9);
    expect(after).toMatchObject({ x: expect.closeTo(0.1, 9), y: expect.closeTo(0.15, 9) });
  });

  it.each(['pointercancel', 'hidden', 'Escape', 'back'])('is as it was after %s', (how) => {
    const before = element.style.transform;
    begin();
    pinch();
    if (how === 'hidden') {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      fireEvent(document, new Event('visibilitychange'));
    } else if (how === 'Escape') fireEvent.keyDown(document.body, { key: 'Escape' });
    else if (how === 'back') closeTopLayer();
    else finger('pointercancel', 2, 0, 0);
    expect(element.style.transform).toBe(before);
    finger('pointermove', 1, 300, 300);
    finger('pointerup', 1, 300, 300);
    expect(element.style.transform).toBe(before);
    expect(placed).toEqual([]);
  });

  it('keeps what was done when it gets another size under the fingers', () => {
    begin();
    pinch();
    Object.assign(room, { width: 720, height: 900 });
    renderAgain();
    finger('pointermove', 1, 300, 300);
    finger('pointerup', 1, 300, 300);
    expect(placed).toHaveLength(1);
    expect(placed[0]!.get(first)).toMatchObject({
      x: expect.closeTo(0.1, 9),
      size: expect.closeTo((0.2 * Math.hypot(100, 60)) / 40, 9),
    });
  });

  it('goes on with one finger where the other is lifted, as one step', () => {
    begin();
    pinch();
    finger('pointerup', 2, middle.x + 50, middle.y + 30);
    finger('pointermove', 1, middle.x + 50, middle.y - 30);
    finger('pointerup', 1, middle.x + 50, middle.y - 30);
    expect(placed).toHaveLength(1);
    const { x, y, size } = placed[0]!.get(first)!;
    expect(size).toBeGreaterThan(0.2);
    expect(x * 360 - middle.x).toBeCloseTo(100, 9);
    expect(y * 450 - middle.y).toBeCloseTo(0, 9);
  });

  it('opens the menu of a piece after a long press, and no drag follows', () => {
    vi.useFakeTimers();
    finger('pointerdown', 1, middle.x, middle.y);
    act(() => void vi.advanceTimersByTime(349));
    expect(menus).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    expect(menus).toEqual([first]);
    finger('pointermove', 1, 300, 300);
    finger('pointerup', 1, 300, 300);
    expect(placed).toEqual([]);
  });

  it('chooses the uppermost piece under a tap, and lets go beside all', () => {
    const tap = (x: number, y: number) => {
      finger('pointerdown', 1, x, y);
      finger('pointerup', 1, x, y);
    };
    const second = board.layers[1]!;
    tap(second.x * 360, second.y * 450);
    tap(355, 445);
    expect(chosen).toEqual([[second.id], []]);
  });

  const mouse = (type: string, x: number, y: number, more: PointerEventInit = {}, on = surface) =>
    fireEvent(
      on,
      new PointerEvent(type, {
        pointerId: 9,
        pointerType: 'mouse',
        clientX: x,
        clientY: y,
        bubbles: true,
        cancelable: true,
        ...more,
      }),
    );

  it('chooses what lies in a frame that the mouse draws, and more with the shift key', () => {
    const [, second, third] = board.layers;
    const drag = (from: [number, number], to: [number, number], more: PointerEventInit = {}) => {
      mouse('pointerdown', ...from, more);
      mouse('pointermove', ...to, more);
      mouse('pointerup', ...to, more);
    };
    // Beside the first, around the second and the third.
    drag([80, 5], [260, 130]);
    expect(chosen).toEqual([[second!.id, third!.id]]);
    drag([80, 5], [170, 130], { shiftKey: true });
    expect(chosen.at(-1)).toEqual([first, second!.id]);
    const at = [second!.x * 360, second!.y * 450] as const;
    mouse('pointerdown', ...at, { shiftKey: true });
    mouse('pointerup', ...at, { shiftKey: true });
    expect(chosen.at(-1)).toEqual([first, second!.id]);
    expect(placed).toEqual([]);
  });

  it('sizes and turns with the handles, around the middle', () => {
    const handle = (what: string) => surface.querySelector<HTMLElement>(`[data-handle="${what}"]`)!;
    mouse('pointerdown', middle.x + 40, middle.y, {}, handle('size'));
    mouse('pointermove', middle.x + 60, middle.y);
    mouse('pointerup', middle.x + 60, middle.y);
    expect(placed[0]!.get(first)).toMatchObject({
      x: expect.closeTo(0.1, 9),
      size: expect.closeTo(0.3, 9),
      rotation: 0,
    });
    mouse('pointerdown', middle.x + 40, middle.y, {}, handle('turn'));
    mouse('pointermove', middle.x, middle.y + 40);
    mouse('pointerup', middle.x, middle.y + 40);
    expect(placed[1]!.get(first)).toMatchObject({
      size: expect.closeTo(0.2, 9),
      rotation: expect.closeTo(90, 9),
    });
  });

  it('sizes with the wheel over what is chosen, all turns as one step', () => {
    vi.useFakeTimers();
    // happy-dom's wheel has no place.
    const wheel = (clientX: number, clientY: number, deltaY: number) =>
      fireEvent(
        surface,
        Object.defineProperties(new WheelEvent('wheel', { deltaY }), {
          clientX: { value: clientX },
          clientY: { value: clientY },
        }),
      );
    wheel(300, 400, -100);
    act(() => void vi.advanceTimersByTime(300));
    expect(placed).toEqual([]);
    for (let turn = 0; turn < 5; turn += 1) wheel(middle.x, middle.y, -20);
    expect(placed).toEqual([]);
    act(() => void vi.advanceTimersByTime(300));
    expect(placed).toHaveLength(1);
    expect(placed[0]!.get(first)!.size).toBeGreaterThan(0.2);
    // A key comes after it.
    wheel(middle.x, middle.y, -20);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(placed).toHaveLength(2);
  });

  it('opens the menu of a piece by the right button', () => {
    const { x, y } = board.layers[1]!;
    const event = new MouseEvent('contextmenu', {
      clientX: x * 360,
      clientY: y * 450,
      bubbles: true,
      cancelable: true,
    });
    fireEvent(surface, event);
    expect(event.defaultPrevented).toBe(true);
    expect(menus).toEqual([board.layers[1]!.id]);
    expect(chosen).toEqual([[board.layers[1]!.id]]);
  });
});
