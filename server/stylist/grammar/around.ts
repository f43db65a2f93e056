import { definite, generic } from './articles.ts';
import * as clause from './clause-words.ts';
import type { Listening } from './listening.ts';
import { isEmpty } from './nouns.ts';
import type { Unit } from './units.ts';

/** The word before a unit; empty of the first one. */
export function wordBefore(state: Listening, index: number): string {
  return state.units[index - 1]?.words.split(' ').at(-1) ?? '';
}

/** Whether words say something of `it` or `them`. */
export function isOfPronoun(state: Listening, index: number): boolean {
  const before = [state.units[index - 2], state.units[index - 1]]
    .map((unit) => unit?.words ?? '')
    .join(' ');
  return /(^| )(its|it is|it|theyre|they are|they|those are|that is|thats)$/.test(before);
}

/** Whether words say something of what stands before them: `the jeans are dirty`. */
export function isPredicate(state: Listening, { words }: Unit, index: number): boolean {
  if (state.ofClause.length === 0 && isEmpty(state.noun)) return false;
  if (startsWithVerb.test(words)) return true;
  for (let at = index - 1; at >= 0; at -= 1) {
    const { words: before, break: isBreak } = state.units[at]!;
    if (isBreak) return false;
    if (clause.copulas.has(before)) return true;
    if (!clause.adverbs.has(before)) return /[’']s$/.test(state.units[at]!.raw);
  }
  return false;
}

/** Whether a word for a trait stands before a garment, or before another word for one. */
export function isAttribute(state: Listening, index: number): boolean {
  for (let at = index + 1; at < state.units.length; at += 1) {
    const { term, known, break: isBreak } = state.units[at]!;
    if (isBreak) return false;
    if (term) return !known?.asked || isKind(state.units[at]!) || isAttribute(state, at);
    if (!known?.trait) return false;
  }
  return false;
}

/** Whether a phrase stands before a kind of garment as a part of its name: a party dress, no party. */
export function isModifier(state: Listening, unit: Unit, index: number): boolean {
  const next = state.units[index + 1];
  if (!next || !isKind(next) || Object.keys(unit.known!.asked!).length === 0) return false;
  if (next.known?.asked && !next.term) return false;
  const before = wordBefore(state, index);
  return unit.count <= 2 && !/^(for|to|at|it|its|is|so|very|really|be|in|a lot of)$/.test(before);
}

/** Whether a garment is named next, with no more than an article between; `isClose`: not even that. */
export function isBeforeNoun(state: Listening, index: number, isClose: boolean): boolean {
  for (let at = index + 1; at < state.units.length; at += 1) {
    const { term, title, known, words, break: isBreak } = state.units[at]!;
    if (isBreak) return false;
    if (term || title !== null || known?.trait) return true;
    if (isClose) return false;
    const isSmall =
      generic.has(words) || definite.has(words) || /^(in|wear|wearing|with|of|out)$/.test(words);
    if (!isSmall)
      return (
        state.hearing.isName(words) ||
        (known?.asked != null && isModifier(state, state.units[at]!, at))
      );
  }
  return false;
}

/** Whether a unit is a kind of garment. */
export const isKind = ({ term }: Unit): boolean => term?.facts.slot !== undefined;

const startsWithVerb =
  /^(ripped|tore|broke|shrank|fell apart|itches|dont|doesnt|do not|does not|no longer|hurt|kill|pinch|itch|give|has |have |need|bore|annoy|stay|would be|is wrong|look wrong|looks wrong|makes? me|suit|isnt|arent|is not|are not|not needed|not necessary|unnecessary|not required|never again)/;
