import type { Text } from '../ports/texter.ts';
import { type Addressed, addressOfHem } from './mails.ts';

/** The text messages that Hem sends. */
export const texts = {
  measure: (services: Addressed, to: string, path: string): Text => ({
    to,
    text: `Hem: open this link to add measurements. It works once, for 30 minutes. ${addressOfHem(services)}${path}`,
  }),
};
