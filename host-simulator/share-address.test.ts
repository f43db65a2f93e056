import { describe, expect, it } from 'vitest';
import { noFaults } from './faults/faults.ts';
import { completeSettings } from './settings.ts';
import { readAddress, writeAddress } from './share-address.ts';

describe('a shared simulator address', () => {
  it('sets the same host, device, flags and start path', () => {
    const settings = completeSettings({
      profile: 'webkit',
      device: '412×915',
      isRotated: true,
      theme: 'dark',
      textZoom: 150,
      seed: 'a3',
      faults: { ...noFaults, drop: 40, latencyMs: 120 },
      flags: { 'hem.flag.webView': true, 'hem.flag.pageHeightIntervalMs': 250 },
    });
    const read = readAddress(writeAddress(settings, '/items?view=2'));
    expect(completeSettings(read.settings)).toEqual(settings);
    expect(read.path).toBe('/items?view=2');
  });

  it('is short for the usual app', () => {
    expect(writeAddress(completeSettings({ flags: {} }), undefined)).toBe('');
  });

  it('leaves out what it cannot mean', () => {
    const { settings, path } = readAddress(
      '?textZoom=huge&path=//evil.test&hem.flag.pageHeightIntervalMs=soon&other=1',
    );
    expect(settings).toEqual({});
    expect(path).toBeUndefined();
    expect(completeSettings({ device: 'no such', profile: 'none' })).toEqual(completeSettings({}));
  });
});
