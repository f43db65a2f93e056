import { fold } from '#contract/rules/search-words.ts';
import { wordBefore } from './around.ts';
import { type Draft, newDraft } from './drafts.ts';
import { fillers } from './fillers.ts';
import type { Listening, Scope } from './listening.ts';
import { isEmpty, type Noun, newNoun, ofKindOf } from './nouns.ts';

/** Opens a scope: what is named from here on is told, wanted, refused, forgotten or swapped. */
export function setScope(state: Listening, scope: Scope, isOnly = false): void {
  state.isInsteadOf = false;
  state.scope = scope;
  state.hasNoun = false;
  state.isOnly = isOnly;
  state.joint = null;
}

/** Ends a clause: what is named from here on is no part of what was. */
export function endClause(state: Listening): void {
  setScope(state, 'say');
  state.ofClause = [];
  state.joint = null;
}

/** Notes where a noun begins, if it does. */
export function begin(state: Listening, index: number): void {
  if (isEmpty(state.noun)) state.nounAt = index;
}

/** Ends the noun that is being read, and keeps what it is for. */
export function finish(state: Listening): void {
  const noun = state.noun;
  if (isEmpty(noun)) return;
  state.noun = newNoun();
  const article = state.article;
  state.article = null;
  if (state.scope === 'tell') state.hasNoun = true;
  if (state.scope === 'tell' || article === 'which') return;
  const isPlain = noun.names.length === 0 && noun.title === null && !noun.hasKind;
  // "A cold evening" is a time, and no garment.
  if (state.scope === 'say' && isPlain && noun.words.every((one) => fillers.has(fold(one)))) return;
  const last = state.ofClause.at(-1);
  if (last && takesUp(state, last, noun)) return;
  // "Instead of the blazer a cardigan."
  if (state.isInsteadOf && state.hasNoun && state.joint === null) setScope(state, 'want');
  const draft = newDraft(whole(state, noun, article), {
    polarity:
      state.scope === 'refuse' || state.scope === 'forget' || state.scope === 'swap'
        ? state.scope
        : 'want',
    isOnly: state.isOnly,
    isDoubtful: state.scope === 'refuse' && state.isDoubtful,
    isBare: state.scope === 'say',
    article,
  });
  state.hasNoun = true;
  state.joint = null;
  if (noun.hasKind) state.lastKind = noun;
  state.found.drafts.push(draft);
  state.ofClause.push(draft);
}

/** "The grey", where a suit was spoken of, is a grey suit. */
function whole(state: Listening, noun: Noun, article: Draft['article']): Noun {
  const isColor = noun.description.family && !noun.hasKind && noun.title === null;
  const isOfLast = article === 'the' && noun.names.length === 0 && state.lastKind !== null;
  return isColor && isOfLast ? ofKindOf(noun, state.lastKind) : noun;
}

/** Whether a noun belongs to the draft before it: `black or navy shoes`, `a skirt or a dress`, `a dress in red`. */
function takesUp(state: Listening, last: Draft, noun: Noun): boolean {
  const { family } = noun.description;
  const isColor = family !== undefined && !noun.hasKind && noun.title === null;
  if (isColor && wordBefore(state, state.nounAt) === 'in' && last.noun.hasKind) {
    last.noun.description = { ...last.noun.description, family };
    last.noun.words.push('in', ...noun.words);
    return true;
  }
  if (!state.joint) return false;
  const before = last.noun.description;
  const isColorBefore = before.family && !last.noun.hasKind && last.noun.title === null;
  if (isColorBefore && noun.hasKind && noun.title === null && family) {
    const kind = { ...noun.description, family: before.family };
    if (last.polarity === 'refuse') {
      last.noun = {
        ...noun,
        description: kind,
        words: [...last.noun.words, ...noun.words.slice(1)],
      };
      return false;
    }
    last.alternatives.push(noun);
    last.noun = {
      ...noun,
      description: kind,
      words: [...last.noun.words, state.joint, ...noun.words],
    };
    state.joint = null;
    return true;
  }
  if (state.joint === 'or' && last.polarity === 'want') {
    last.alternatives.push(noun);
    last.noun.words.push('or', ...noun.words);
    state.joint = null;
    state.hasNoun = true;
    return true;
  }
  return false;
}

/** Refuses what the clause named so far; false where it named nothing. */
export function refuseClause(state: Listening): boolean {
  const named = state.ofClause.filter(({ polarity }) => polarity === 'want');
  for (const draft of named) {
    draft.polarity = 'refuse';
    draft.isOnly = false;
  }
  if (named.length > 0) state.found.hasRefusal = true;
  return named.length > 0;
}

/** Refuses what was named last; false where nothing was. */
export function refuseLast(state: Listening): boolean {
  const last = state.found.drafts.at(-1);
  if (!last || last.polarity !== 'want') return false;
  last.polarity = 'refuse';
  state.found.hasRefusal = true;
  return true;
}
