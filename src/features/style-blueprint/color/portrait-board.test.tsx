// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ColorTaps, noTaps, samplesOf } from './color-taps.ts';
import { PortraitBoard } from './portrait-board.tsx';

// A picture of 100 by 100: brown to the left of its middle, gray to the right.
vi.mock('./use-portrait-pixels.ts', () => {
  const data = new Uint8ClampedArray(4 * 100 * 100);
  for (let at = 0; at < 100 * 100; at += 1) {
    data.set(at % 100 < 50 ? [120, 80, 60, 255] : [200, 200, 200, 255], 4 * at);
  }
  const shown = { url: 'blob:portrait', pixels: { data, width: 100, height: 100 } };
  return { usePortraitPixels: () => shown };
});

const picture = new Blob();
let taps: ColorTaps = noTaps;
const onSend = vi.fn();

function Held() {
  const [held, setHeld] = useState(noTaps);
  taps = held;
  return (
    <PortraitBoard
      picture={picture}
      taps={held}
      onChange={setHeld}
      onRetake={() => {}}
      onClose={() => {}}
      onSend={onSend}
    />
  );
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));
  onSend.mockClear();
  render(<Held />);
});
afterEach(cleanup);

const stage = () => screen.getByAltText('Your portrait').parentElement!;
const press = (clientX: number, clientY: number) =>
  fireEvent.pointerDown(stage(), { clientX, clientY, button: 0, isPrimary: true });
const moveTo = (clientX: number, clientY: number) =>
  fireEvent.pointerMove(stage(), { clientX, clientY, isPrimary: true });
const lift = () => fireEvent.pointerUp(stage());
const tap = (x: number, y: number) => {
  press(x, y);
  lift();
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

describe('the portrait board', () => {
  it('asks for eyes, hair, skin and a white in turn, and sends what was read', () => {
    expect(isOff('Point at your hair')).toBe(true);
    tap(100, 100);
    expect(button(/^Eye(?!,)/).textContent).toContain('1 tap');
    fireEvent.click(button('Point at your hair'));
    tap(40, 200);
    fireEvent.click(button('Point at your skin'));
    tap(120, 300);
    fireEvent.click(button('Point at something white'));
    expect(screen.getByText(/Without it nothing is sure/)).toBeDefined();
    tap(300, 100);
    fireEvent.click(button('Send'));
    expect(onSend).toHaveBeenCalledOnce();
    expect(samplesOf(taps)).toEqual({
      eye: ['#78503c'],
      hair: ['#78503c'],
      skin: ['#78503c'],
      white: '#c8c8c8',
    });
    expect(taps.eye[0]).toMatchObject({ x: 0.25, y: 0.25 });
  });

  it('may be sent without a white, not without skin', () => {
    tap(100, 100);
    fireEvent.click(button('Point at your hair'));
    tap(40, 200);
    fireEvent.click(button(/^White(?!,)/));
    expect(isOff('Send')).toBe(true);
    fireEvent.click(button(/^Skin(?!,)/));
    tap(120, 300);
    fireEvent.click(button(/^White(?!,)/));
    expect(isOff('Send')).toBe(false);
  });

  it('carries a pin with the finger, under a loupe, and undoes the carry as one', () => {
    tap(100, 100);
    expect(document.querySelector('[data-loupe]')).toBeNull();
    press(110, 105);
    moveTo(200, 200);
    moveTo(320, 240);
    expect(document.querySelector('[data-loupe]')).not.toBeNull();
    lift();
    expect(taps.eye).toEqual([{ x: 0.8, y: 0.6, hex: '#c8c8c8' }]);
    fireEvent.click(button('Undo'));
    expect(taps.eye).toEqual([{ x: 0.25, y: 0.25, hex: '#78503c' }]);
    fireEvent.click(button('Undo'));
    expect(taps.eye).toEqual([]);
    expect(isOff('Undo')).toBe(true);
  });

  it('takes two taps of the eyes; a third is the second, elsewhere', () => {
    tap(40, 100);
    tap(140, 100);
    tap(300, 300);
    expect(taps.eye.map(({ x }) => x)).toEqual([0.1, 0.75]);
    expect(screen.getByText('2 of 2 taps')).toBeDefined();
  });

  it('moves a pin by arrow keys, and takes it away by Delete', () => {
    tap(100, 100);
    fireEvent.keyDown(button(/^Eye, tap 1/), { key: 'ArrowRight' });
    expect(taps.eye[0]!.x).toBeCloseTo(0.26);
    fireEvent.keyDown(button(/^Eye, tap 1/), { key: 'ArrowUp', shiftKey: true });
    expect(taps.eye[0]!.y).toBeCloseTo(0.248);
    fireEvent.keyDown(button(/^Eye, tap 1/), { key: 'Delete' });
    expect(taps.eye).toEqual([]);
  });

  it('is pointed at with the keyboard alone', async () => {
    const user = userEvent.setup();
    await user.tab();
    while (document.activeElement?.textContent !== 'Set a tap for eye') await user.tab();
    await user.keyboard('{Enter}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Eye, tap 1/);
    expect(document.querySelector('[data-loupe]')).not.toBeNull();
    expect(taps.eye).toEqual([{ x: expect.closeTo(0.43), y: 0.45, hex: '#78503c' }]);
    await user.keyboard('{Delete}');
    expect(taps.eye).toEqual([]);
  });

  it('shows the loupe up and left of the finger, on the other side near the edges', () => {
    press(200, 200);
    const loupe = () => document.querySelector<HTMLElement>('[data-loupe]')!.style;
    expect([loupe().getPropertyValue('--left'), loupe().getPropertyValue('--top')]).toEqual([
      '142px',
      '126px',
    ]);
    moveTo(20, 20);
    expect([loupe().getPropertyValue('--left'), loupe().getPropertyValue('--top')]).toEqual([
      '78px',
      '94px',
    ]);
  });
});
