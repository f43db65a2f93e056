import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageStyles } from './resale-page-styles.ts';

describe('The share page’s style sheet', () => {
  it('has the colors of the app’s themes', () => {
    const tokens = fs.readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');
    const [light = '', dark = ''] = tokens.split('[data-theme="dark"]');
    const [own = '', night = ''] = pageStyles({ text: null, display: null }).split('@media');
    for (const [sheet, theme] of [
      [own, light],
      [night, dark],
    ] as const) {
      const used = [...sheet.matchAll(/(--[a-z]+):(#[0-9a-f]+)/g)];
      expect(used.length).toBeGreaterThan(4);
      for (const [, name, color] of used) expect(theme).toContain(`${name}: ${color};`);
    }
  });

  it('names fonts only where they are served', () => {
    expect(pageStyles({ text: null, display: null })).not.toContain('@font-face');
    const display = '/assets/imbue.woff2';
    expect(pageStyles({ text: null, display })).toContain(`url("${display}")`);
  });
});
