import * as v from 'valibot';
import { topic } from './topic.ts';
import { addressOf, optionalWords } from './values.ts';

/** A model that speaks as OpenAI's chat completions do. */
export interface ChatCompletions {
  /** `/chat/completions` is there. */
  url: string;
  /** As its provider calls it. */
  name: string;
  key: string | null;
}

export interface ModelConfig {
  /** The language model that helps the stylist with words; null: there is none. */
  model: ChatCompletions | null;
}

/** The topic of the language model that is asked. */
export const modelTopic = topic({
  variables: {
    MODEL_URL: v.optional(addressOf(['https:', 'http:'])),
    MODEL_NAME: optionalWords,
    MODEL_KEY: optionalWords,
  },
  check({ given, fault, needs }) {
    if (given.MODEL_URL) needs('MODEL_NAME', 'MODEL_URL needs it');
    for (const name of ['MODEL_NAME', 'MODEL_KEY']) {
      if (given[name] && !given.MODEL_URL) fault(name, 'is for beside MODEL_URL');
    }
  },
  read: ({ MODEL_URL: url, MODEL_NAME: name, MODEL_KEY }): ModelConfig => ({
    model: url && name ? { url, name, key: MODEL_KEY ?? null } : null,
  }),
});
