import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = fs.readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The colors of one theme, by token. */
function themeOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[\da-f]{6})\b/gi)].map((match) => [match[1]!, match[2]!]),
  );
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

// Text needs 4.5, outlines and marks need 3 (WCAG 2.2, 1.4.3 and 1.4.11).
const text: [string, string][] = [
  ...['paper', 'raised', 'tile', 'sunken'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['muted', ground],
  ]),
  ['on-accent', 'accent'],
  ['accent', 'paper'],
  ['accent', 'raised'],
  ['on-accent-soft', 'accent-soft'],
  ['on-thread', 'thread'],
  ['danger', 'paper'],
  ['danger', 'raised'],
  ['danger', 'danger-soft'],
  ['on-danger', 'danger'],
  ['success', 'paper'],
  ['success', 'success-soft'],
  ['on-success', 'success'],
  ['notice', 'notice-soft'],
];
const marks: [string, string][] = [
  ['edge', 'paper'],
  ['edge', 'raised'],
  ['focus', 'paper'],
  ['focus', 'raised'],
];

describe.each([
  ['light', ':root'],
  ['dark', '[data-theme="dark"]'],
])('the %s theme', (_name, selector) => {
  const theme = themeOf(selector);
  const color = (token: string) => {
    const found = theme.get(token);
    if (!found) throw new Error(`no --${token}`);
    return found;
  };
  it.each(text)('lets %s be read on %s', (front, ground) => {
    expect(contrast(color(front), color(ground))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(marks)('lets %s be seen on %s', (front, ground) => {
    expect(contrast(color(front), color(ground))).toBeGreaterThanOrEqual(3);
  });
});
