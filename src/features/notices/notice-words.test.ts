import { describe, expect, it } from 'vitest';
import { noticeWords } from './notice-words.ts';

describe('the notice of a settled season', () => {
  it.each([
    ['cool', 'Cool'],
    ['soft/muted', 'Soft, muted'],
  ] as const)('calls %s as its palette does', (season, name) => {
    expect(noticeWords({ kind: 'color-reviewed', season })).toEqual({
      title: `Your color season is settled: ${name}`,
      text: 'See what that means for your clothes.',
      to: '/style-blueprint?part=palette',
    });
  });
});

describe('the notice that another portrait is asked for', () => {
  it('has the stylist’s words, as far as they fit, and leads to the camera', () => {
    expect(noticeWords({ kind: 'portrait-asked', note: 'By a window, please.' })).toEqual({
      title: 'A stylist asks for another portrait',
      text: 'By a window, please.',
      to: '/style-blueprint?part=color',
    });
    const { text } = noticeWords({ kind: 'portrait-asked', note: 'x'.repeat(280) });
    expect(text).toBe(`${'x'.repeat(140)}…`);
  });
});
