import { providerNames, type SignInProblem } from '#contract/rules/sign-in.ts';
import type { BegunSignIn } from '#lib/begun-sign-in.ts';

/** Why a sign-in at a provider came to nothing: at the provider, or when it was to be finished. */
export type ReturnProblem =
  | SignInProblem
  | 'elsewhere'
  | 'unverified'
  | 'reserved'
  | 'taken'
  | 'had';

/** What is said of it: what happened, and what to do. */
export function problemWords(
  problem: ReturnProblem,
  begun: BegunSignIn | null,
): { line: string; detail: string } {
  const name = begun ? providerNames[begun.provider] : 'the provider';
  const nothing = begun?.isLink ? 'Nothing was linked.' : 'Nobody was signed in.';
  const words: Record<ReturnProblem, { line: string; detail: string }> = {
    cancelled: { line: `You came back from ${name}.`, detail: nothing },
    away: { line: `${name} did not answer.`, detail: `${nothing} Try again in a moment.` },
    refused: { line: `${name} and Hem did not agree.`, detail: `${nothing} Try again.` },
    expired: {
      line: 'That took too long, or was done before.',
      detail: `${nothing} Begin again.`,
    },
    elsewhere: {
      line: 'This sign-in was begun somewhere else.',
      detail: `${nothing} Begin again, and stay in one tab.`,
    },
    unverified: {
      line: `${name} has not confirmed your email.`,
      detail: `Confirm it there first, or sign in to Hem with an email and a password.`,
    },
    reserved: {
      line: 'An account left this email a few days ago.',
      detail: 'It may still come back to it. Until then nobody else can have it.',
    },
    taken: {
      line: `Another Hem account uses that ${name} account.`,
      detail: 'Unlink it there first, or choose another one.',
    },
    had: {
      line: `You have another ${name} account linked.`,
      detail: 'Unlink that one first.',
    },
  };
  return words[problem] ?? words.refused;
}
