// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { toPage } from '#bridge/to-page.ts';
import {
  builtInPresets,
  noteOf,
  rawPreset,
  savedPresets,
  savePresets,
  validityOf,
} from './presets.ts';

beforeEach(() => localStorage.clear());

describe('the composer’s presets', () => {
  it('are one valid preset for every message that a page reads', () => {
    expect(builtInPresets.map(({ type }) => type)).toEqual(Object.keys(toPage));
    for (const preset of builtInPresets) {
      expect(validityOf(preset)).toMatchObject({ isValid: true, words: 'Valid JSON' });
      expect(noteOf(preset.type)).not.toBe(noteOf(undefined));
    }
  });

  it('can be sent with a payload that does not match, which is said, but not broken', () => {
    expect(validityOf({ type: 'nav.open', text: '{ "path": 7 }' })).toEqual({
      canSend: true,
      isValid: false,
      words: 'path: not string',
    });
    expect(validityOf({ type: 'nav.open', text: '{ "path": ' })).toEqual({
      canSend: false,
      isValid: false,
      words: 'Not JSON',
    });
  });

  it('can be sent broken when they are raw', () => {
    expect(validityOf(rawPreset)).toMatchObject({ canSend: true, isValid: false });
  });

  it('are kept in this browser, and survive whatever else lies there', () => {
    expect(savedPresets()).toEqual([]);
    savePresets([{ name: 'Mine', type: 'nav.tab', text: '{}' }]);
    expect(savedPresets()).toEqual([{ name: 'Mine', type: 'nav.tab', text: '{}' }]);
    localStorage.setItem('hem-simulator.presets', '{"no":"list"}');
    expect(savedPresets()).toEqual([]);
    localStorage.setItem('hem-simulator.presets', '[');
    expect(savedPresets()).toEqual([]);
  });
});
