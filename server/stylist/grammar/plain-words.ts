import { isBeforeNoun } from './around.ts';
import { asking, definite, generic } from './articles.ts';
import * as clause from './clause-words.ts';
import { fillers } from './fillers.ts';
import type { Listening } from './listening.ts';
import { addTerm, isEmpty, ofKindOf } from './nouns.ts';
import { begin, endClause, finish, refuseClause, setScope } from './scopes.ts';
import type { Unit } from './units.ts';

const butWords = new Set(['but', 'however', 'although', 'though', 'yet']);

/** Reads a word that is a garment's, or does its work alone. */
export function onWord(state: Listening, unit: Unit, index: number): void {
  const { words: word, term, raw } = unit;
  if (unit.isVerb) return;
  const isBrand = term && saysNothing(unit) && state.hearing.isName(word);
  if (term && !isBrand) {
    begin(state, index);
    if (addTerm(state.noun, unit)) finish(state);
    return;
  }
  if (clause.joining.has(word)) {
    finish(state);
    state.joint = word === 'and' ? 'and' : 'or';
    return;
  }
  if (word === 'one' || word === 'ones') {
    if (isEmpty(state.noun) || state.noun.hasKind) return;
    state.noun = ofKindOf(state.noun, state.lastKind);
    return;
  }
  if (word === 'instead') state.found.isInstead = true;
  if (butWords.has(word)) {
    finish(state);
    // "Any blazer but the cream one."
    const isAny = /^(any|every|all)$/.test(state.anyWord);
    if (isAny && state.ofClause.length > 0 && isBeforeNoun(state, index, false)) {
      setScope(state, 'refuse');
      state.found.hasRefusal = true;
      return;
    }
    endClause(state);
    return;
  }
  if (clause.copulaNot.has(word)) {
    finish(state);
    refuseClause(state);
    return;
  }
  if (word === 'than' && state.saidRather) {
    finish(state);
    setScope(state, 'refuse');
    state.found.hasRefusal = true;
    return;
  }
  if (generic.has(word) || definite.has(word) || asking.has(word)) {
    if (!isEmpty(state.noun)) finish(state);
    state.anyWord = word;
    state.article = generic.has(word) ? 'a' : definite.has(word) ? 'the' : 'which';
    return;
  }
  if (clause.enders.has(word)) {
    finish(state);
    if (state.hasNoun) setScope(state, 'say');
    return;
  }
  const isKnown = unit.known !== null && unit.known.roles.size > 0;
  if (isKnown || /['’]s$/i.test(raw) || word.length < 2 || /^\d+$/.test(word)) return;
  if (state.hearing.isName(word) && !fillers.has(word)) {
    begin(state, index);
    state.noun.names.push(word);
    state.noun.words.push(raw);
    return;
  }
  if (fillers.has(word)) return;
  state.found.unknown.push({ raw, word, at: unit.at });
}

/** A term that says nothing of a garment but how it is called: a brand, a manner. */
const saysNothing = ({ term }: Unit): boolean => {
  const { slot, leaf, colors, pattern, fabric } = term!.facts;
  return !slot && !leaf && !colors && !pattern && !fabric;
};
