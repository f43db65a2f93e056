import type { ErrorCode } from '#contract/error-codes.ts';
import { maxPasswordLength } from '#contract/rules/password.ts';
import type { AppError } from '#lib/errors.ts';

const byCode: Partial<Record<ErrorCode, string>> = {
  'wrong-credentials': 'That password does not match this email.',
  'wrong-password': 'That is not your present password.',
  'account-exists': 'This email has an account already. Sign in instead.',
  'email-taken': 'Another account uses this email.',
  'code-wrong': 'That code is wrong or too old. Check it, or ask for a new one.',
  'link-expired': 'This link was used or is too old.',
  'screen-name-taken': 'Somebody already has this name.',
  'rate-limited': 'That was a lot of tries. Wait a minute, then try again.',
};

/** What a form says of a failed call; undefined where a dialog over the page says it. */
export function wordsFor(problem: AppError | null): string | undefined {
  if (!problem) return undefined;
  if (problem.code && byCode[problem.code]) return byCode[problem.code];
  if (problem.fields.password === 'insecure') {
    return 'This page needs a secure address. Open it with https and try again.';
  }
  if (problem.fields.password === 'too-long') return 'That password is too long.';
  if (problem.fields.password) return 'Meet all four rules below.';
  if (problem.fields.email) return 'That does not look like an email.';
  if (problem.kind === 'offline') return 'You seem to be offline. Try again once you are back.';
  if (problem.kind === 'rate-limited') return byCode['rate-limited'];
  if (problem.kind === 'timeout' || problem.kind === 'signed-out') return undefined;
  return 'That did not work. Try again in a moment.';
}

const looksLikeEmail = (text: string): boolean => /^\S+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** What is wrong with an email as it was typed; undefined if it can be one. The server has the last word. */
export function emailFault(text: string): string | undefined {
  if (!text.trim()) return 'Enter your email.';
  return looksLikeEmail(text) ? undefined : 'That does not look like an email.';
}

/** What to say of a new password that will not do. */
export function weaknessOf(password: string): string {
  if ([...password].length > maxPasswordLength) return `At most ${maxPasswordLength} characters.`;
  return 'Meet all four rules below.';
}
