import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readStyleFields, writeStyleFields } from './style-source.ts';

const lineOfText = fc
  .string({ unit: 'grapheme', maxLength: 60 })
  .map((text) => text.replaceAll(/[\r\n\u2028\u2029\u0085]/g, ' ').trim());

describe('The fields of a style', () => {
  it('are read back as they were written, and by YAML too', () => {
    fc.assert(
      fc.property(lineOfText, lineOfText, (name, line) => {
        const source = writeStyleFields({ name, line, text: '## One\n\nText.\n' });
        expect(readStyleFields(source)).toEqual({ name, line, text: '## One\n\nText.\n' });
        const matter = parse(source.split('---\n')[1]!, { schema: 'core' });
        if (typeof matter.name === 'string') expect(matter.name).toBe(name);
        if (typeof matter.line === 'string') expect(matter.line).toBe(line);
      }),
    );
  });

  it('are none of a text that is laid out otherwise', () => {
    expect(readStyleFields('name: One\n')).toBeNull();
    expect(readStyleFields('---\nline: Two\nname: One\n---\n\n## One\n')).toBeNull();
  });
});
