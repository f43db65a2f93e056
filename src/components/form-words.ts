import type { ErrorCode } from '#contract/error-codes.ts';
import { maxPasswordLength } from '#contract/rules/password.ts';
import type { AppError } from '#lib/errors.ts';
import { closedTitle } from './closed-words.ts';

const byCode: Partial<Record<ErrorCode, string>> = {
  'wrong-credentials': 'That password does not match this email.',
  'wrong-password': 'That is not your present password.',
  'account-exists': 'This email has an account already. Sign in instead.',
  'email-taken': 'Another account uses this email.',
  'code-wrong': 'That code is wrong or too old. Check it, or ask for a new one.',
  'link-expired': 'This link was used or is too old.',
  'screen-name-taken': 'Somebody already has this name.',
  'closed-while-stood-in': `${closedTitle}.`,
  'rate-limited': 'That was a lot of tries. Wait a minute, then try again.',
  'idempotency-mismatch':
    'What you saved before came through after all. Look at it, then save again if you still want to.',
  'image-refused': 'That picture cannot be used. Try another one.',
  'image-not-uploaded': 'That picture cannot be used. Try another one.',
};

/** The words for the server's faults in a form. */
export interface FaultWords<Values extends object> {
  /** The words beside a field that the server names, by the server's reason where that matters. */
  fields: { [Name in keyof Values]-?: string | ((reason: string) => string) };
  /** The form's field by the server's name, where the two differ. */
  aliases?: Record<string, keyof Values>;
  /** The field that a code is about, with its words there where they are the form's own. */
  codes?: Partial<Record<ErrorCode, keyof Values | { field: keyof Values; words: string }>>;
}

/** The field of a fault by the server's path: `title`, `changes.title`, `changes.personalTags.3`. */
export function faultsOf<Values extends object>(
  problem: AppError,
  { fields, aliases = {}, codes = {} }: FaultWords<Values>,
): { [Name in keyof Values]?: string } {
  const faults: { [Name in keyof Values]?: string } = {};
  const about = problem.code && codes[problem.code];
  if (typeof about === 'object') faults[about.field] = about.words;
  else if (about) faults[about] = byCode[problem.code as ErrorCode] ?? 'That cannot be used.';
  for (const [path, reason] of Object.entries(problem.fields)) {
    const part = path
      .split('.')
      .find((one) => Object.hasOwn(aliases, one) || Object.hasOwn(fields, one));
    if (part === undefined) continue;
    const name = aliases[part] ?? (part as keyof Values);
    const words: string | ((reason: string) => string) = fields[name];
    faults[name] ??= typeof words === 'string' ? words : words(reason);
  }
  return faults;
}

/**
 * A form's words for a failed call; undefined where a dialog over the page shows it. They stand there for as long as one
 * looks, so they stay true when the connection is back. @param wasOnline whether the device had a connection then.
 */
export function wordsFor(problem: AppError | null, wasOnline: boolean): string | undefined {
  if (!problem) return undefined;
  if (problem.code && byCode[problem.code]) return byCode[problem.code];
  if (problem.kind === 'offline') {
    return wasOnline
      ? 'Hem was not reached. Try again in a moment.'
      : 'You were offline. Try again with a connection.';
  }
  if (problem.kind === 'rate-limited') return byCode['rate-limited'];
  if (problem.kind === 'conflict') return 'It was changed somewhere else meanwhile. Try again.';
  if (problem.kind === 'timeout' || problem.kind === 'signed-out') return undefined;
  return 'That did not work. Try again in a moment.';
}

/** The effect of a failed save on what was typed, in a person's words; undefined while nothing failed. */
export function notSavedWords(error: unknown, wasOnline: boolean): string | undefined {
  if (!error) return undefined;
  const { kind, code } = error as Partial<AppError>;
  if (code === 'idempotency-mismatch') return byCode[code];
  const why =
    code === 'too-many'
      ? 'that is as many as one person can have'
      : ({
          offline: wasOnline ? 'Hem was not reached' : 'you were offline',
          timeout: 'the answer took too long',
          conflict: 'it was changed elsewhere meanwhile',
          'not-found': 'it is gone by now',
          'rate-limited': 'that was a lot at once',
          invalid: 'something in it cannot be used',
        }[kind as string] ?? undefined);
  const next = kind === 'not-found' ? '' : ' Try again.';
  return `Not saved${why ? `: ${why}` : ''}. What you changed is kept here.${next}`;
}

/** The words for text that is no email. */
export const oddEmail = 'That does not look like an email.';

const looksLikeEmail = (text: string): boolean => /^\S+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** The fault in an email as it was typed; undefined if it can be one. The server has the last word. */
export function emailFault(text: string): string | undefined {
  if (!text.trim()) return 'Enter your email.';
  return looksLikeEmail(text) ? undefined : oddEmail;
}

const insecure = 'This page needs a secure address. Open it with https and try again.';
const weak = 'Meet all four rules below.';

/** The words for a new password that is refused, by the server's or the seal's reason. */
export function newPasswordWords(reason: string): string {
  if (reason === 'insecure') return insecure;
  return reason === 'too-long' ? 'That password is too long.' : weak;
}

/** The words for an existing password that cannot be sealed, by the seal's reason. */
export const passwordWords = (reason: string): string =>
  reason === 'insecure' ? insecure : 'That password cannot be used.';

/** The words for a new password that breaks a rule. */
export function weaknessOf(password: string): string {
  return [...password].length > maxPasswordLength
    ? `At most ${maxPasswordLength} characters.`
    : weak;
}
