import type { StylistEvent } from '#contract/rules/stylist-events.ts';
import type { Asked } from './asked.ts';
import type { Draft } from './drafts.ts';
import { type Noun, newNoun } from './nouns.ts';
import type { FoundTitle } from './own-titles.ts';
import type { Unit } from './units.ts';

/** A word that was not understood, and which unit of the text it is. */
export interface Unknown {
  raw: string;
  word: string;
  at: number;
}

/** What a text says, before the wardrobe is looked at. */
export interface Heard {
  asked: Asked;
  /** Every event that was named, in the order of the text. */
  events: StylistEvent[];
  drafts: Draft[];
  unknown: Unknown[];
  /** Whether anything was refused. */
  hasRefusal: boolean;
  /** Whether it goes on with what was asked before. */
  isReferring: boolean;
  /** Whether what is wanted takes the place of what was. */
  isInstead: boolean;
  isBeginning: boolean;
}

/** What a text is heard with. */
export interface Hearing {
  /** Whether a word is one of the wardrobe's titles or brands. */
  isName(word: string): boolean;
  titles: readonly FoundTitle[];
}

export type Scope = 'say' | 'want' | 'refuse' | 'tell' | 'forget' | 'swap';

/** A text while it is heard, clause by clause. */
export interface Listening {
  readonly units: readonly Unit[];
  readonly hearing: Hearing;
  readonly found: Heard;
  scope: Scope;
  /** Whether something of this scope was named. */
  hasNoun: boolean;
  isOnly: boolean;
  /** Whether what is refused from here on in this sentence is not sure. */
  isDoubtful: boolean;
  saidRather: boolean;
  /** Whether what is refused is so in favor of what comes next. */
  isInsteadOf: boolean;
  noun: Noun;
  nounAt: number;
  article: Draft['article'];
  /** The last article. */
  anyWord: string;
  /** What joins the next noun to the draft before it. */
  joint: 'and' | 'or' | null;
  ofClause: Draft[];
  /** The last noun of the sentence with a kind: `the blue one` is of that kind. */
  lastKind: Noun | null;
}

/** Begins to hear a text. */
export const listenTo = (units: readonly Unit[], hearing: Hearing): Listening => ({
  units,
  hearing,
  found: {
    asked: {},
    events: [],
    drafts: [],
    unknown: [],
    hasRefusal: false,
    isReferring: false,
    isInstead: false,
    isBeginning: false,
  },
  scope: 'say',
  hasNoun: false,
  isOnly: false,
  isDoubtful: false,
  saidRather: false,
  isInsteadOf: false,
  noun: newNoun(),
  nounAt: 0,
  article: null,
  anyWord: '',
  joint: null,
  ofClause: [],
  lastKind: null,
});
