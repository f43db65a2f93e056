import * as v from 'valibot';
import { topic } from './topic.ts';
import { addressOf, optionalWords } from './values.ts';

/** The account at a gateway that takes messages as Twilio does: a form, by POST, with a name and a password. */
export interface Gateway {
  /** The address where messages are posted, absolute. */
  url: string;
  account: string;
  password: string;
  /** The number that they come from. */
  from: string;
}

export interface TextConfig {
  /** The gateway of text messages; null: to files, or nowhere in production. */
  text: Gateway | null;
}

const others = ['TEXT_ACCOUNT', 'TEXT_PASSWORD', 'TEXT_FROM'] as const;

/** How text messages leave. */
export const textTopic = topic({
  variables: {
    TEXT_URL: v.optional(addressOf(['http:', 'https:'])),
    TEXT_ACCOUNT: optionalWords,
    TEXT_PASSWORD: optionalWords,
    TEXT_FROM: optionalWords,
  },
  check({ given, needs }) {
    if (given.TEXT_URL) for (const name of others) needs(name, 'TEXT_URL needs it');
  },
  read: ({ TEXT_URL: url, TEXT_ACCOUNT, TEXT_PASSWORD, TEXT_FROM }): TextConfig => ({
    text:
      url && TEXT_ACCOUNT && TEXT_PASSWORD && TEXT_FROM
        ? { url, account: TEXT_ACCOUNT, password: TEXT_PASSWORD, from: TEXT_FROM }
        : null,
  }),
});
