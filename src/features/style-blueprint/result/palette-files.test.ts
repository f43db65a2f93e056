import { describe, expect, it } from 'vitest';
import { toAse, toCss } from './palette-files.ts';

const palette = {
  title: 'Soft, muted',
  shades: [
    { name: 'Dusty rose', hex: '#c2858d' },
    { name: 'Bleu d’été', hex: '#3e556c' },
  ],
};

/** Reads the file as a drawing program does, by the lengths that it states. */
function readAse(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer);
  const letters = (at: number, count: number) =>
    String.fromCharCode(...bytes.slice(at, at + count));
  const head = { mark: letters(0, 4), version: view.getUint16(4), blocks: view.getUint32(8) };
  const colors = [];
  let at = 12;
  while (at < bytes.length) {
    const length = view.getUint32(at + 2);
    const name = view.getUint16(at + 6);
    const text = Array.from({ length: name }, (_, place) =>
      String.fromCharCode(view.getUint16(at + 8 + place * 2)),
    ).join('');
    const values = at + 8 + name * 2;
    colors.push({
      kind: view.getUint16(at),
      name: text,
      model: letters(values, 4),
      rgb: [0, 1, 2].map((place) => Math.round(view.getFloat32(values + 4 + place * 4) * 255)),
      type: view.getUint16(values + 16),
    });
    at += 6 + length;
  }
  return { head, colors, end: at };
}

describe('the files of a palette', () => {
  it('are swatches that drawing programs open', () => {
    const bytes = toAse(palette);
    const { head, colors, end } = readAse(bytes);
    expect(head).toEqual({ mark: 'ASEF', version: 1, blocks: 2 });
    expect(end).toBe(bytes.length);
    expect(colors).toEqual([
      { kind: 1, name: 'Dusty rose\0', model: 'RGB ', rgb: [194, 133, 141], type: 2 },
      { kind: 1, name: 'Bleu d’été\0', model: 'RGB ', rgb: [62, 85, 108], type: 2 },
    ]);
  });

  it('are custom properties of CSS', () => {
    expect(toCss(palette)).toBe(
      '/* Soft, muted */\n:root {\n  --dusty-rose: #c2858d;\n  --bleu-d-t-: #3e556c;\n}\n',
    );
  });
});
