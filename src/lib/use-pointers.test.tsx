// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usePointers } from './use-pointers.ts';

let heard: string[];
let surface: HTMLElement;
let child: HTMLElement;

function Surface() {
  const element = useRef<HTMLDivElement>(null);
  usePointers(element, {
    down({ id, others }, { button }) {
      heard.push(`down ${id} beside ${others.length}`);
      return button === 0;
    },
    move: ({ id, at, before }) => heard.push(`move ${id} from ${before.x} to ${at.x}`),
    up: (id) => heard.push(`up ${id}`),
    cancel: (id) => heard.push(`cancel ${id}`),
  });
  return (
    <div ref={element}>
      <span />
    </div>
  );
}

beforeEach(() => {
  heard = [];
  surface = render(<Surface />).container.querySelector('div')!;
  child = surface.querySelector('span')!;
});
afterEach(cleanup);

const point = (
  type: string,
  pointerId: number,
  { on = surface, x = 0, button = 0 }: { on?: Element; x?: number; button?: number } = {},
) =>
  fireEvent(
    on,
    new PointerEvent(type, { pointerId, clientX: x, button, bubbles: true, cancelable: true }),
  );

describe('The pointers of a surface', () => {
  it('are followed from where each was to where it is, also beside the surface', () => {
    point('pointerdown', 1, { x: 10 });
    point('pointerdown', 2, { x: 50, on: child });
    point('pointermove', 2, { x: 60, on: document.body });
    point('pointermove', 2, { x: 75 });
    point('pointerup', 2);
    point('pointermove', 2, { x: 90 });
    expect(heard).toEqual([
      'down 1 beside 0',
      'down 2 beside 1',
      'move 2 from 50 to 60',
      'move 2 from 60 to 75',
      'up 2',
    ]);
  });

  it('are heard by nobody else while they move', () => {
    const others: string[] = [];
    surface.addEventListener('pointermove', () => others.push('move'));
    point('pointermove', 1);
    point('pointerdown', 1);
    point('pointermove', 1);
    expect(others).toEqual(['move']);
  });

  it('are not followed where nobody takes them', () => {
    point('pointerdown', 1, { button: 2 });
    point('pointermove', 1, { x: 10 });
    point('pointerup', 1);
    expect(heard).toEqual(['down 1 beside 0']);
  });

  it.each(['pointercancel', 'lostpointercapture'])('are taken away once by %s', (how) => {
    point('pointerdown', 1);
    point(how, 1);
    point('lostpointercapture', 1);
    point('pointerup', 1);
    expect(heard).toEqual(['down 1 beside 0', 'cancel 1']);
  });

  it('stay where an element of the surface loses them to it', () => {
    point('pointerdown', 1, { on: child });
    point('lostpointercapture', 1, { on: child });
    point('pointerup', 1);
    point('lostpointercapture', 1);
    expect(heard).toEqual(['down 1 beside 0', 'up 1']);
  });
});
