import type { Preset } from '../presets.ts';
import type { LogEntry } from './message-log.ts';

/**
 * Makes what is to be sent so that the page gets a message of the host again: its payload in a new envelope, or the
 * page would take it for a repetition. Anything else (an answer, a text that a fault has cut, a legacy message) is sent
 * as it was.
 */
export function againOf({ key, text }: Pick<LogEntry, 'key' | 'text'>): Preset {
  const raw: Preset = { name: `Text #${key}`, type: undefined, text };
  try {
    const { v, type, re, error, payload = {} } = JSON.parse(text);
    if (v === undefined || typeof type !== 'string' || (re ?? error) !== undefined) return raw;
    return { name: `${type} #${key}`, type, text: JSON.stringify(payload, null, 2) };
  } catch {
    return raw;
  }
}
