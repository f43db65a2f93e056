import { describe, expect, it } from 'vitest';
import { measureEntry } from './support/entry-size.ts';

const limitBytes = 100_000;

describe('the way to the first tile', () => {
  it('weighs at most 100 kB of scripts and styles, brotli', () => {
    const { bytes, files } = measureEntry();
    expect(files.map(({ file }) => file.split('.').pop()).sort()).toEqual(['css', 'js']);
    expect(
      bytes,
      files.map(({ file, bytes }) => `${bytes} ${file}`).join('\n'),
    ).toBeLessThanOrEqual(limitBytes);
  });
});
