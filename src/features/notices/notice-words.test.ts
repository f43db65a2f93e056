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
