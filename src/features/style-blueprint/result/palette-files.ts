import type { Palette } from '#contract/schemas/blueprint-results.ts';

type Named = Pick<Palette, 'title' | 'shades'>;

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/**
 * A palette in Adobe's swatch exchange format, which drawing programs open: big-endian; a header `ASEF`, version 1.0
 * and the number of blocks; each color a block 0x0001 of its length, its name in UTF-16 with a null at the end, the model
 * `RGB `, three floats 0..1 and its kind, 2 (normal).
 */
export function toAse({ shades }: Named): Uint8Array<ArrayBuffer> {
  const blocks = shades.map(({ name, hex }) => ({ name: `${name}\0`, rgb: channels(hex) }));
  const size = blocks.reduce((sum, { name }) => sum + 6 + 2 + name.length * 2 + 4 + 12 + 2, 12);
  const view = new DataView(new ArrayBuffer(size));
  let at = 0;
  const ascii = (text: string) => {
    for (const letter of text) view.setUint8(at++, letter.charCodeAt(0));
  };
  const short = (value: number) => {
    view.setUint16(at, value);
    at += 2;
  };
  const long = (value: number) => {
    view.setUint32(at, value);
    at += 4;
  };
  ascii('ASEF');
  short(1);
  short(0);
  long(blocks.length);
  for (const { name, rgb } of blocks) {
    short(1);
    long(2 + name.length * 2 + 4 + 12 + 2);
    short(name.length);
    for (let letter = 0; letter < name.length; letter++) short(name.charCodeAt(letter));
    ascii('RGB ');
    for (const channel of rgb) {
      view.setFloat32(at, channel / 255);
      at += 4;
    }
    short(2);
  }
  return new Uint8Array(view.buffer);
}

/** A palette as custom properties of CSS, one a shade. */
export function toCss({ title, shades }: Named): string {
  const lines = shades.map(
    ({ name, hex }) => `  --${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}: ${hex};`,
  );
  return `/* ${title} */\n:root {\n${lines.join('\n')}\n}\n`;
}
