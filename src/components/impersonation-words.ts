import type { ImpersonationLogEntry } from '#contract/schemas/impersonation.ts';
import { asSentence } from '#lib/count-words.ts';

const began: Record<string, string> = {
  get: 'Opened',
  find: 'Looked for',
  read: 'Opened',
  save: 'Saved',
  make: 'Made',
  change: 'Changed',
  delete: 'Deleted',
  restore: 'Brought back',
  mark: 'Marked',
  move: 'Moved',
  duplicate: 'Copied',
  set: 'Set',
  keep: 'Kept',
  replace: 'Replaced',
};

/** What the app does by itself as it starts. */
const ownWords: Record<string, string> = {
  userDetails: 'Opened the account',
  userGetFeatureConfig: 'Opened the app',
  refreshCache: 'Had the app read all anew',
  userAttributeChoices: 'Opened the countries',
};

const ends: Record<string, string> = {
  staff: 'Ended by hand',
  time: 'Ended by itself',
  replaced: 'Ended: another account was opened',
  closed: 'Ended with the session that opened it',
};

/** What an entry of the log says, in a line: `Opened wardrobes`, `Refused: change password`. */
export function entryWords({ event, operation, detail }: ImpersonationLogEntry): string {
  if (event === 'started') return detail ? `Started: ${detail}` : 'Started';
  if (event === 'ended') return ends[detail ?? ''] ?? 'Ended';
  const [verb = '', ...rest] = wordsOf(operation ?? '');
  if (event === 'refused') return `Refused: ${[verb, ...rest].join(' ')}`;
  const own = ownWords[operation ?? ''];
  if (own) return own;
  const said = began[verb];
  return said ? `${said} ${rest.join(' ')}` : asSentence([verb, ...rest].join(' '));
}

/** `getItemDetails` as `get`, `item`, `details`. */
const wordsOf = (operation: string): string[] =>
  operation
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .split(' ');
