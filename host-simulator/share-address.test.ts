// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { noFaults } from './faults/faults.ts';
import { completeSettings, defaultSettings, keepSettings, readSettings } from './settings.ts';
import { readAddress, writeAddress } from './share-address.ts';

describe('a shared simulator address', () => {
  beforeEach(() => localStorage.clear());

  it('sets everything that can be chosen, and the start path', () => {
    const settings = completeSettings({
      profile: 'react-native-android',
      injection: 'late',
      lateMs: 900,
      purchaseEnds: 'wait',
      capabilities: { 'reminder.set': 0, 'file.share': 2 },
      permissions: { camera: 'denied', notifications: 'ask', place: 'granted' },
      locale: 'de-DE',
      timeZone: 'Asia/Tokyo',
      network: '2g',
      lossPercent: 7,
      device: 'own',
      own: { width: 333, height: 555, pixelRatio: 2.5, top: 31, bottom: 12 },
      isRotated: true,
      zoom: '75',
      theme: 'system',
      hasReducedMotion: true,
      textZoom: 150,
      hasSafeAreas: false,
      safeArea: { top: 60, right: 1, bottom: 20, left: 2 },
      keyboard: { mode: 'overlay', height: 300 },
      heightPolicy: 'clamp',
      clampPx: 900,
      seed: 'a3',
      faults: { ...noFaults, drop: 40, latencyMs: 120 },
      flags: { 'hem.flag.webView': true, 'hem.flag.pageHeightIntervalMs': 250 },
    });
    const usual = defaultSettings();
    for (const name of Object.keys(usual) as (keyof typeof usual)[]) {
      expect(settings[name], name).not.toEqual(usual[name]);
    }
    const read = readAddress(writeAddress(settings, '/items?view=2'));
    expect(readSettings(read.settings)).toEqual(settings);
    expect(read.path).toBe('/items?view=2');
  });

  it('sets a host without flags, too', () => {
    const settings = completeSettings({ flags: {} });
    expect(readSettings(readAddress(writeAddress(settings, undefined)).settings)).toEqual(settings);
  });

  it('of the usual app shows the usual app to somebody who had another', () => {
    keepSettings(completeSettings({ device: '820×1180', theme: 'dark' }));
    const { settings } = readAddress(writeAddress(defaultSettings(), '/items'));
    expect(readSettings(settings)).toEqual(defaultSettings());
    expect(readSettings({}).device).toBe('820×1180');
  });

  it('leaves out what it cannot mean', () => {
    const { settings, path } = readAddress(
      '?textZoom=huge&theme=blue&zoom=3&clampPx=-5&keyboard=half&safeArea=wide&injection=never' +
        '&locale=no_such&timeZone=Moon&network=5g&own=7&can=reminder.set&may.camera=maybe' +
        '&path=//evil.test&hem.flag.pageHeightIntervalMs=soon&other=1&device=none&profile=none',
    );
    expect(completeSettings(settings)).toEqual(defaultSettings());
    expect(path).toBeUndefined();
  });

  it('and what an older simulator kept leave nothing broken', () => {
    keepSettings({ ...defaultSettings(), flags: null, keyboard: 7, faults: 'none' } as never);
    expect(readSettings({})).toEqual(defaultSettings());
  });
});
