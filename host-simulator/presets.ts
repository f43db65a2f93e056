import { protocolNotes } from '#bridge/protocol-notes.ts';
import { sampleOf } from '#bridge/sample.ts';
import { problemWith } from '#bridge/schema.ts';
import { toPage } from '#bridge/to-page.ts';
import { keepOwn, readOwn } from './own-storage.ts';

/** Something to send, ready to edit. */
export interface Preset {
  name: string;
  /** The message's type; `undefined` in a raw preset, whose text is sent as it is. */
  type: string | undefined;
  /** The payload as JSON, or the raw text. */
  text: string;
}

const indented = (value: unknown) => JSON.stringify(value, null, 2);

/** One preset for every message that a page reads, made from its schema. */
export const builtInPresets: readonly Preset[] = Object.entries(toPage).map(([type, row]) => ({
  name: type,
  type,
  text: indented(sampleOf(row.payload)),
}));

/** Any text at all, to begin with a broken one. */
export const rawPreset: Preset = {
  name: 'Raw text',
  type: undefined,
  text: '{ "type": "nav.back", ',
};

/** Says what a message means, in a sentence. */
export const noteOf = (type: string | undefined): string =>
  (type && protocolNotes[type as keyof typeof protocolNotes]) || 'Sent exactly as written.';

/** The result of checking a text before it is sent. */
export interface Validity {
  /** Whether it can be sent at all. */
  canSend: boolean;
  isValid: boolean;
  words: string;
}

/** Judges the composer's text: JSON first, then the schema. A payload that is wrong may be sent. */
export function validityOf({ type, text }: Pick<Preset, 'type' | 'text'>): Validity {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { canSend: type === undefined, isValid: false, words: 'Not JSON' };
  }
  const row = type === undefined ? undefined : toPage[type as keyof typeof toPage];
  const problem = row && problemWith(row.payload, value);
  return problem
    ? { canSend: true, isValid: false, words: problem.replace(/^payload\.?/, '') }
    : { canSend: true, isValid: true, words: 'Valid JSON' };
}

/** The presets saved in this browser. */
export function savedPresets(): Preset[] {
  const kept = readOwn('presets');
  return Array.isArray(kept) ? kept.filter((each) => typeof each?.text === 'string') : [];
}

/** Keeps presets for the next visit. */
export const savePresets = (presets: readonly Preset[]): void => keepOwn('presets', presets);
