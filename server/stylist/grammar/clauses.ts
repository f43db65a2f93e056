import { isAttribute, isModifier, isOfPronoun, isPredicate, wordBefore } from './around.ts';
import type { Asked } from './asked.ts';
import { type Heard, type Hearing, type Listening, listenTo } from './listening.ts';
import { listGoesOn } from './lists.ts';
import { addTrait } from './nouns.ts';
import { onWord } from './plain-words.ts';
import { refusedAsk } from './refused-asks.ts';
import { onRole } from './roles.ts';
import { begin, endClause, finish, refuseClause, refuseLast, setScope } from './scopes.ts';
import type { Unit } from './units.ts';

/** Behind these a trait alone is a wish: `something long`. */
const beforeTrait = new Set(
  'something anything be more bit it look wear everything too very really so a nothing no not'.split(
    ' ',
  ),
);

/** Behind these a match is a game. */
const matchAfter = new Set('a the at for after before big home away this in watch'.split(' '));

/** Behind these it is a verb, at the end of a clause too. */
const matchesAfter = new Set(
  'that which they these those it must should would will can could not dont doesnt do does i you we color colors colour colours clothes everything things all both outfit'.split(
    ' ',
  ),
);

/** Whether *match* ends a clause behind a name: `St. Pauli match`, `going to match`. */
function isNamedGame({ units }: Listening, index: number): boolean {
  const [before, next] = [units[index - 1], units[index + 1]];
  if (next && !next.break) return false;
  if (before?.words === 'to') return true;
  return before !== undefined && !before.break && !before.term && !matchesAfter.has(before.words);
}

/** Reads the units of a text clause by clause ([Note: Clauses]). */
export function hear(units: readonly Unit[], hearing: Hearing): Heard {
  const state = listenTo(units, hearing);
  for (const [index, unit] of units.entries()) {
    if (unit.break) onBreak(state, unit, index);
    else if (unit.title !== null) onTitle(state, unit, index);
    else if (!onKnown(state, unit, index)) onWord(state, unit, index);
  }
  finish(state);
  return state.found;
}

function onBreak(state: Listening, unit: Unit, index: number): void {
  finish(state);
  state.article = null;
  const isList =
    unit.break === 'comma' &&
    state.hasNoun &&
    (state.scope === 'refuse' || state.scope === 'want' || state.scope === 'say') &&
    listGoesOn(state.units, index + 1, state.scope === 'refuse');
  if (isList) {
    state.joint = state.scope === 'refuse' ? 'and' : 'or';
    return;
  }
  endClause(state);
  if (unit.break === 'sentence') {
    state.lastKind = null;
    state.isDoubtful = false;
    state.saidRather = false;
  }
}

function onTitle(state: Listening, unit: Unit, index: number): void {
  finish(state);
  begin(state, index);
  state.noun.title = unit.title;
  state.noun.words.push(state.hearing.titles[unit.title!]?.words ?? unit.raw);
  finish(state);
}

/** Reads words that are known for themselves; false where they are a garment's, or nothing's. */
function onKnown(state: Listening, unit: Unit, index: number): boolean {
  const { known } = unit;
  if (!known) return false;
  const { roles, asked, trait } = known;
  if (roles.has('refusedBy') && isPredicate(state, unit, index)) {
    finish(state);
    if (refuseClause(state)) return true;
  } else if (roles.has('refusedBy') && isOfPronoun(state, index) && refuseLast(state)) return true;
  if (roles.has('allowedBy') && isPredicate(state, unit, index)) {
    finish(state);
    const allowed = state.ofClause.filter(({ polarity }) => polarity !== 'refuse');
    for (const draft of allowed) draft.polarity = 'forget';
    if (allowed.length > 0) return true;
  }
  if (trait && isAttribute(state, index)) {
    begin(state, index);
    addTrait(state.noun, trait, unit.raw);
    return true;
  }
  if (
    unit.words === 'match' &&
    !matchAfter.has(wordBefore(state, index)) &&
    !isNamedGame(state, index) &&
    state.units.length > 1
  ) {
    return onRole(state, unit, index);
  }
  if (asked && isModifier(state, unit, index)) {
    begin(state, index);
    state.noun.modifiers.push(unit.words);
    state.noun.words.push(unit.raw.toLowerCase());
    return true;
  }
  if (asked) {
    onAsked(state, unit, asked, index);
    return true;
  }
  if (onRole(state, unit, index)) return true;
  if (trait) {
    const before = wordBefore(state, index);
    const isWish = state.scope === 'refuse' || beforeTrait.has(before) || /er$/.test(unit.words);
    if (isWish && !unit.term) {
      begin(state, index);
      addTrait(state.noun, trait, unit.raw);
      return true;
    }
    return !unit.term;
  }
  return unit.term === null && roles.size > 0 && unit.count > 1;
}

function onAsked(state: Listening, unit: Unit, asked: Asked, index: number): void {
  finish(state);
  state.article = null;
  if (state.scope === 'refuse' || (state.scope === 'tell' && !state.hasNoun)) {
    const turned =
      state.scope === 'refuse' ? refusedAsk(unit.words, asked, wordBefore(state, index)) : null;
    if (turned && 'trait' in turned) {
      begin(state, index);
      addTrait(state.noun, turned.trait, unit.raw);
      finish(state);
    } else if (turned) merge(state, turned.asked);
    state.hasNoun = true;
    return;
  }
  merge(state, asked);
  if (Object.keys(asked).length > 0) setScope(state, 'say');
}

function merge(state: Listening, asked: Asked): void {
  const { occasion, event, needs, ...rest } = asked;
  const said = state.found.asked;
  if (event) state.found.events.push(event);
  // Of two occasions the first one is meant, an event before an occasion.
  const isFirst = occasion && (!said.occasion || (event && !said.event));
  state.found.asked = {
    ...said,
    ...rest,
    ...(isFirst ? { occasion, ...(event && { event }) } : {}),
    ...(needs ? { needs: [...new Set([...(said.needs ?? []), ...needs])] } : {}),
  };
}
