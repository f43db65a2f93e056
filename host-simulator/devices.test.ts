import { describe, expect, it } from 'vitest';
import { deviceOf, devices, type LayoutOptions, layOut } from './devices.ts';

const own = { width: 360, height: 600, pixelRatio: 2, top: 30, bottom: 20 };
const phone = deviceOf({ device: '390×844', own });
const usual: LayoutOptions = {
  isRotated: false,
  hasOwnHeader: false,
  hasSafeAreas: true,
  safeArea: undefined,
  keyboard: { mode: 'off', height: 336 },
};

describe('the layout of a device', () => {
  it('gives the web view what the native bars leave', () => {
    expect(layOut(phone, usual)).toMatchObject({
      viewport: { width: 390, height: 662 },
      safeArea: { top: 0, right: 0, bottom: 0, left: 0 },
      titleBar: 51,
      underStatusBar: 0,
      homeStrip: 34,
      keyboardOverlap: 0,
    });
  });

  it('reaches under the status bar when the page draws its own header', () => {
    expect(layOut(phone, { ...usual, hasOwnHeader: true })).toMatchObject({
      viewport: { height: 760 },
      safeArea: { top: 47 },
      titleBar: 0,
      underStatusBar: 47,
    });
  });

  it('has no safe area to speak of without them', () => {
    expect(layOut(phone, { ...usual, hasOwnHeader: true, hasSafeAreas: false })).toMatchObject({
      viewport: { height: 747 },
      safeArea: { top: 0, bottom: 0 },
      homeStrip: 0,
    });
  });

  it('has its notch at both sides when it is held sideways', () => {
    expect(layOut(phone, { ...usual, isRotated: true })).toMatchObject({
      screen: { width: 844, height: 390 },
      viewport: { width: 844, height: 390 - 51 - 50 - 21 },
      safeArea: { top: 0, left: 47, right: 47 },
      statusBar: 0,
    });
  });

  it('tells the safe area that somebody has set', () => {
    const safeArea = { top: 1, right: 2, bottom: 3, left: 4 };
    expect(layOut(phone, { ...usual, safeArea }).safeArea).toEqual(safeArea);
  });

  it('keeps its web view under a keyboard that lies over it, and says how much is hidden', () => {
    const keyboard = { mode: 'overlay', height: 336 } as const;
    expect(layOut(phone, { ...usual, keyboard })).toMatchObject({
      viewport: { height: 662 },
      keyboard: 336,
      keyboardOverlap: 336 - 50 - 34,
    });
  });

  it('makes room for a keyboard that resizes it', () => {
    const keyboard = { mode: 'resize', height: 336 } as const;
    expect(layOut(phone, { ...usual, keyboard })).toMatchObject({
      viewport: { height: 662 - (336 - 50 - 34) },
      keyboardOverlap: 0,
    });
  });

  it.each(devices)('divides all of $name, with nothing left over', (device) => {
    for (const isRotated of [true, false]) {
      for (const hasOwnHeader of [true, false]) {
        for (const hasSafeAreas of [true, false]) {
          const layout = layOut(device, { ...usual, isRotated, hasOwnHeader, hasSafeAreas });
          const { viewport, statusBar, titleBar, underStatusBar, homeStrip, screen } = layout;
          const bars = statusBar - underStatusBar + titleBar + device.tabBar + homeStrip;
          expect(viewport.height + bars).toBe(screen.height);
          expect(viewport.height).toBeGreaterThan(200);
        }
      }
    }
  });

  it('is that of a screen of one’s own, too, with what lies over it', () => {
    const mine = deviceOf({ device: 'own', own });
    expect(layOut(mine, { ...usual, hasOwnHeader: true })).toMatchObject({
      screen: { width: 360, height: 600 },
      safeArea: { top: 30 },
      homeStrip: 20,
      viewport: { width: 360, height: 530 },
    });
  });
});
