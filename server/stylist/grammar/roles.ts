import { isBeforeNoun } from './around.ts';
import { definite } from './articles.ts';
import type { Listening } from './listening.ts';
import { finish, refuseClause, setScope } from './scopes.ts';
import type { Unit } from './units.ts';

const rather = new Set(['rather', 'prefer', 'sooner', 'preferably']);

/** Does the work of words in a clause ([Note: Clauses]); false where they have none there. */
export function onRole(state: Listening, unit: Unit, index: number): boolean {
  const { roles } = unit.known!;
  const { words } = unit;
  if (state.article === 'which') state.article = null;
  if (roles.has('beginning')) {
    finish(state);
    state.found.isBeginning = true;
    return true;
  }
  if (roles.has('cancelling')) {
    finish(state);
    const { events } = state.found;
    events.pop();
    const { event: _event, occasion: _occasion, ...rest } = state.found.asked;
    state.found.asked = rest;
    state.found.isBeginning = events.length === 0;
    return true;
  }
  if (roles.has('wantingAfterAll')) {
    finish(state);
    setScope(state, 'want');
    return true;
  }
  if (roles.has('takingBack')) {
    finish(state);
    setScope(state, 'forget');
    return true;
  }
  if (roles.has('hedge')) {
    finish(state);
    const last = state.found.drafts.findLast(({ polarity }) => polarity === 'refuse');
    if (last) last.isDoubtful = true;
    if (/(un|not |not)sure about/.test(words)) {
      setScope(state, 'refuse');
      state.found.hasRefusal = true;
    }
    state.isDoubtful = true;
    return true;
  }
  if (roles.has('neutral')) {
    finish(state);
    return true;
  }
  if (roles.has('telling')) {
    finish(state);
    setScope(state, 'tell');
    return true;
  }
  if (roles.has('refusing')) {
    finish(state);
    const next = state.units[index + 1];
    // "Tights no."
    const isLast = !next || next.break !== null;
    if (isLast && /^(no|never|not)$/.test(words) && refuseClause(state)) return true;
    setScope(state, 'refuse');
    state.isInsteadOf = /^(instead of|rather than|in place of)$/.test(words);
    state.found.hasRefusal = true;
    return true;
  }
  if (roles.has('referring')) {
    finish(state);
    state.found.isReferring = true;
    return true;
  }
  if (
    roles.has('restricting') &&
    isBeforeNoun(state, index, words === 'all' || words === 'fully')
  ) {
    finish(state);
    if (state.scope !== 'refuse') setScope(state, 'want', true);
    return true;
  }
  if (roles.has('swapping') && isBeforeNoun(state, index, false)) {
    finish(state);
    setScope(state, 'swap');
    return true;
  }
  if (roles.has('wanting')) {
    finish(state);
    if (words.split(' ').some((word) => rather.has(word))) {
      state.saidRather = true;
      state.found.isInstead = true;
    }
    const isOpen = state.scope === 'refuse' || state.scope === 'forget' || state.scope === 'swap';
    if (state.scope === 'tell' || (isOpen && !state.hasNoun)) return true;
    if (state.isOnly && !state.hasNoun) return true;
    setScope(state, 'want');
    if (definite.has(words.split(' ').at(-1)!)) state.article = 'the';
    return true;
  }
  return false;
}
