import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blueprintContentFolder, readBlueprintContent } from './read-content.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'blueprint-'));
  fs.cpSync(blueprintContentFolder(), folder, { recursive: true });
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function change(file: string, from: string | RegExp, to: string): void {
  const at = path.join(folder, file);
  const text = fs.readFileSync(at, 'utf8');
  expect(text).toMatch(from);
  fs.writeFileSync(at, text.replace(from, to));
}

describe('a mistake in the content is told with its file and field', () => {
  const classic = 'personalities/classic-male.md';
  it.each([
    [classic, /^line: .*$/m, `line: ${'long '.repeat(15)}end`, 'line: is longer than 70'],
    [classic, /^title: .*$/m, '', 'title: '],
    [classic, /^title/m, 'extra: 1\ntitle', 'extra: '],
    [classic, 'leaves: [polo-shirt, shirt]', 'leaves: [polo]', 'leaves.0: is no leaf'],
    [classic, 'Herringbone, Checked', 'Tweed', 'works.2.pieces.patterns.1: '],
    [classic, '\n---\n', '\n', 'has no front matter'],
    [classic, '---\n', '---\n: [', 'front matter: '],
    [classic, 'You trust', '**You** trust', 'body.0: has markup'],
    ['palettes/deep-male.md', /hex: '#/, "hex: '", 'shades.0.hex: is no #rrggbb'],
    ['palettes/deep-male.md', / {2}- \{ name: .*\n/, '', 'shades: '],
    [
      'palettes/deep-male.md',
      /hex: '#(.*)'(.*\n.*)hex: '#.*'/,
      "hex: '#$1'$2hex: '#$1'",
      'shades: has two',
    ],
    ['palettes/deep-male.md', /name: (.*?),(.*\n.*)name: .*?,/, 'name: $1,$2name: $1,', 'twice'],
    ['names/female.md', 'season: deep', 'season: dark', 'season: '],
  ])('%s %s', (file, from, to, said) => {
    change(file, from, to);
    expect(() => readBlueprintContent(folder)).toThrow(`${file}: `);
    expect(() => readBlueprintContent(folder)).toThrow(said);
  });

  it('refuses a file that no value asks for', () => {
    fs.writeFileSync(path.join(folder, 'shapes/female-height-short.md'), '');
    expect(() => readBlueprintContent(folder)).toThrow('shapes/female-height-short.md');
  });

  it('reads a text as paragraphs, each in one line', () => {
    const file = 'palettes/cool-male.md';
    change(file, /\n---\n[\s\S]*/, '\n---\n\nOne line\nand more.\n\nTwo.\n');
    expect(readBlueprintContent(folder).paletteOf('cool', 'male').body).toEqual([
      'One line and more.',
      'Two.',
    ]);
  });
});
