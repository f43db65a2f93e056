import type { SignInProblem } from '#contract/rules/sign-in.ts';
import type { ToldIdentity } from '../database/schema/sign-ins.ts';

/** What a sign-in is begun with, and its answer checked against. */
export interface SignInChecks {
  /** Comes back with the answer. */
  state: string;
  /** Comes back within what the provider signs. */
  nonce: string;
  /** The secret whose hash the provider is told first (PKCE), 43 characters or more. */
  codeVerifier: string;
}

/** A provider of sign-ins by OpenID Connect: Google, or Apple. Every function throws SignInFailed. */
export interface SignInPort {
  /** The address at the provider where one signs in. */
  begin(checks: SignInChecks): Promise<string>;
  /** Who it was, by the answer that the provider sent the browser back with. Asks the provider. */
  finish(answer: URLSearchParams, checks: SignInChecks): Promise<ToldIdentity>;
}

/** A sign-in that came to nothing at its provider: `away` where that could not be reached. */
export class SignInFailed extends Error {
  override name = 'SignInFailed';
  readonly why: Extract<SignInProblem, 'cancelled' | 'away' | 'refused'>;

  constructor(why: SignInFailed['why'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
  }
}
