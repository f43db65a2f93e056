import { describe, expect, it } from 'vitest';
import { devices, layOut } from './devices.ts';

const phone = devices[0] as (typeof devices)[0];

describe('the layout of a device', () => {
  it('gives the web view what the native bars leave', () => {
    expect(layOut(phone, false, true)).toEqual({
      viewport: { width: 390, height: 662 },
      safeArea: { top: 0, right: 0, bottom: 0, left: 0 },
      titleBar: 51,
      underStatusBar: 0,
      homeStrip: 34,
    });
  });

  it('reaches under the status bar when the page draws its own header', () => {
    expect(layOut(phone, true, true)).toMatchObject({
      viewport: { height: 760 },
      safeArea: { top: 47 },
      titleBar: 0,
      underStatusBar: 47,
    });
  });

  it('has no safe area to speak of without them', () => {
    expect(layOut(phone, true, false)).toMatchObject({
      viewport: { height: 747 },
      safeArea: { top: 0, bottom: 0 },
      homeStrip: 0,
    });
  });

  it.each(devices)('divides all of $name, with nothing left over', (device) => {
    for (const hasOwnHeader of [true, false]) {
      for (const hasSafeAreas of [true, false]) {
        const { viewport, titleBar, underStatusBar, homeStrip } = layOut(
          device,
          hasOwnHeader,
          hasSafeAreas,
        );
        const bars = device.statusBar - underStatusBar + titleBar + device.tabBar + homeStrip;
        expect(viewport.height + bars).toBe(device.height);
        expect(viewport.height).toBeGreaterThan(400);
      }
    }
  });
});
