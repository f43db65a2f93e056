import type { Phone } from './phone.ts';

/** What a walk leaves waiting. */
export interface Waiting {
  /** How it stands in the list of what waits. */
  words: string | RegExp;
  /** What shows it on the screen, before the server has it and after. */
  shows(): Promise<void>;
  /** Leads to a screen with the top bar, where the taps ended on one without it. */
  leave?(): Promise<void>;
  /** What the server has. */
  has(): Promise<unknown>;
  /** The same once it was sent. */
  becomes: unknown;
}

/** Taps without a network what is a write of one kind. */
export type Walk = (phone: Phone) => Promise<Waiting>;
