import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readStyleFields, writeStyleFields } from './style-source.ts';

/** What a person types, key by key: a space at the end is the beginning of a next word. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('Long ', 'true', '12', '~', 'null', '- a', '# b'),
);

describe('The fields of a style', () => {
  it('are read back as they were written, and by YAML too', () => {
    fc.assert(
      fc.property(typed, typed, (name, line) => {
        const source = writeStyleFields({ name, line, text: '## One\n\nText.\n' });
        expect(readStyleFields(source)).toEqual({ name, line, text: '## One\n\nText.\n' });
        const matter = parse(source.split('---\n')[1]!, { schema: 'core' });
        expect(matter).toEqual({ name: name || null, line: line || null });
      }),
    );
  });

  it('are none of a text that is laid out otherwise', () => {
    expect(readStyleFields('name: One\n')).toBeNull();
    expect(readStyleFields('---\nline: Two\nname: One\n---\n\n## One\n')).toBeNull();
  });
});
