// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLongPress } from './use-long-press.ts';

const pressed = vi.fn();
const clicked = vi.fn();
const touch = { pointerType: 'touch', clientX: 100, clientY: 100 };

function Rail() {
  return (
    <div {...useLongPress((target) => pressed(target.textContent))}>
      <button type="button" onClick={clicked}>
        Coat
      </button>
    </div>
  );
}

let coat: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  const { unmount } = render(<Rail />);
  leave = unmount;
  coat = screen.getByRole('button');
});
let leave = () => {};
afterEach(() => {
  leave();
  vi.useRealTimers();
});

it('is heard after 350 ms, not before, and says what was pressed', () => {
  fireEvent.pointerDown(coat, touch);
  vi.advanceTimersByTime(349);
  expect(pressed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(pressed).toHaveBeenCalledExactlyOnceWith('Coat');
});

it('swallows the click that ends it, and only that one', () => {
  fireEvent.pointerDown(coat, touch);
  vi.advanceTimersByTime(350);
  fireEvent.pointerUp(coat, touch);
  fireEvent.click(coat);
  expect(clicked).not.toHaveBeenCalled();
  fireEvent.click(coat);
  expect(clicked).toHaveBeenCalledOnce();
});

it('is a click when it was short', () => {
  fireEvent.pointerDown(coat, touch);
  vi.advanceTimersByTime(200);
  fireEvent.pointerUp(coat, touch);
  fireEvent.click(coat);
  vi.advanceTimersByTime(1000);
  expect(pressed).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledOnce();
});

it('is none when the finger wanders off to scroll, but may tremble', () => {
  fireEvent.pointerDown(coat, touch);
  fireEvent.pointerMove(coat, { ...touch, clientY: 106 });
  vi.advanceTimersByTime(350);
  expect(pressed).toHaveBeenCalledOnce();
  fireEvent.pointerDown(coat, touch);
  fireEvent.pointerMove(coat, { ...touch, clientY: 110 });
  vi.advanceTimersByTime(1000);
  expect(pressed).toHaveBeenCalledOnce();
});

it('is none once the browser has taken the finger to scroll', () => {
  fireEvent.pointerDown(coat, touch);
  fireEvent.pointerCancel(coat, touch);
  vi.advanceTimersByTime(1000);
  expect(pressed).not.toHaveBeenCalled();
});

it('is none of a mouse, which has other means', () => {
  fireEvent.pointerDown(coat, { ...touch, pointerType: 'mouse' });
  vi.advanceTimersByTime(1000);
  expect(pressed).not.toHaveBeenCalled();
});

it('opens no menu of the browser while it lasts', () => {
  fireEvent.pointerDown(coat, touch);
  expect(fireEvent.contextMenu(coat)).toBe(false);
  fireEvent.pointerUp(coat, touch);
  expect(fireEvent.contextMenu(coat)).toBe(true);
});
