import type { StylistEvent } from '#contract/rules/stylist-events.ts';
import { fold } from '../../foundation/search-words.ts';
import type { Asked } from './asked.ts';
import * as clause from './clause-words.ts';
import { type Draft, newDraft } from './drafts.ts';
import { fillers } from './fillers.ts';
import { listGoesOn } from './lists.ts';
import { addTerm, addTrait, isEmpty, type Noun, newNoun, ofKindOf } from './nouns.ts';
import type { FoundTitle } from './own-titles.ts';
import { refusedAsk } from './refused-asks.ts';
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
interface Hearing {
  /** Whether a word is one of the wardrobe's titles or brands. */
  isName(word: string): boolean;
  titles: readonly FoundTitle[];
}

type Scope = 'say' | 'want' | 'refuse' | 'tell' | 'forget' | 'swap';

const generic = new Set(['a', 'an', 'any', 'some', 'no', 'another']);
const definite = new Set(['my', 'the', 'this', 'that', 'these', 'those', 'mine', 'our']);
const asking = new Set(['which', 'what', 'whose']);
const butWords = new Set(['but', 'however', 'although', 'though', 'yet']);
const rather = new Set(['rather', 'prefer', 'sooner', 'preferably']);
/** Behind these a trait alone is a wish: `something long`. */
const beforeTrait = new Set(
  'something anything be more bit it look wear everything too very really so a nothing no not'.split(
    ' ',
  ),
);

/** Reads the units of a text clause by clause ([Note: Clauses]). */
export function hear(units: readonly Unit[], hearing: Hearing): Heard {
  return new Listener(units, hearing).heard();
}

class Listener {
  readonly #units: readonly Unit[];
  readonly #hearing: Hearing;
  readonly #found: Heard = {
    asked: {},
    events: [],
    drafts: [],
    unknown: [],
    hasRefusal: false,
    isReferring: false,
    isInstead: false,
    isBeginning: false,
  };
  #scope: Scope = 'say';
  /** Whether something of this scope was named. */
  #hasNoun = false;
  #isOnly = false;
  /** Whether what is refused from here on in this sentence is not sure. */
  #isDoubtful = false;
  #saidRather = false;
  /** Whether what is refused is so in favor of what comes next. */
  #isInsteadOf = false;
  #noun: Noun = newNoun();
  #nounAt = 0;
  #article: Draft['article'] = null;
  /** The last article. */
  #anyWord = '';
  /** What joins the next noun to the draft before it. */
  #joint: 'and' | 'or' | null = null;
  #ofClause: Draft[] = [];

  /** The last noun of the sentence with a kind: `the blue one` is of that kind. */
  #lastKind: Noun | null = null;

  constructor(units: readonly Unit[], hearing: Hearing) {
    this.#units = units;
    this.#hearing = hearing;
  }

  heard(): Heard {
    for (const [index, unit] of this.#units.entries()) {
      if (unit.break) this.#onBreak(unit, index);
      else if (unit.title !== null) this.#onTitle(unit, index);
      else if (!this.#onKnown(unit, index)) this.#onWord(unit, index);
    }
    this.#finish();
    return this.#found;
  }

  #onBreak(unit: Unit, index: number): void {
    this.#finish();
    this.#article = null;
    const isList =
      unit.break === 'comma' &&
      this.#hasNoun &&
      (this.#scope === 'refuse' || this.#scope === 'want' || this.#scope === 'say') &&
      listGoesOn(this.#units, index + 1, this.#scope === 'refuse');
    if (isList) {
      this.#joint = this.#scope === 'refuse' ? 'and' : 'or';
      return;
    }
    this.#endClause();
    if (unit.break === 'sentence') {
      this.#lastKind = null;
      this.#isDoubtful = false;
      this.#saidRather = false;
    }
  }

  #endClause(): void {
    this.#setScope('say');
    this.#ofClause = [];
    this.#joint = null;
  }

  #setScope(scope: Scope, isOnly = false): void {
    this.#isInsteadOf = false;
    this.#scope = scope;
    this.#hasNoun = false;
    this.#isOnly = isOnly;
    this.#joint = null;
  }

  #onTitle(unit: Unit, index: number): void {
    this.#finish();
    this.#begin(index);
    this.#noun.title = unit.title;
    this.#noun.words.push(this.#hearing.titles[unit.title!]?.words ?? unit.raw);
    this.#finish();
  }

  /** Reads words that are known for themselves; false where they are a garment's, or nothing's. */
  #onKnown(unit: Unit, index: number): boolean {
    const { known } = unit;
    if (!known) return false;
    const { roles, asked, trait } = known;
    if (roles.has('refusedBy') && this.#isPredicate(unit, index)) {
      this.#finish();
      if (this.#refuseClause()) return true;
    } else if (roles.has('refusedBy') && this.#isOfPronoun(index) && this.#refuseLast())
      return true;
    if (roles.has('allowedBy') && this.#isPredicate(unit, index)) {
      this.#finish();
      const allowed = this.#ofClause.filter(({ polarity }) => polarity !== 'refuse');
      for (const draft of allowed) draft.polarity = 'forget';
      if (allowed.length > 0) return true;
    }
    if (trait && this.#isAttribute(index)) {
      this.#begin(index);
      addTrait(this.#noun, trait, unit.raw);
      return true;
    }
    if (
      unit.words === 'match' &&
      !matchAfter.has(this.#wordBefore(index)) &&
      this.#units.length > 1
    ) {
      return this.#onRole(unit, index);
    }
    if (asked && this.#isModifier(unit, index)) {
      this.#begin(index);
      this.#noun.modifiers.push(unit.words);
      this.#noun.words.push(unit.raw.toLowerCase());
      return true;
    }
    if (asked) {
      this.#onAsked(unit, asked, index);
      return true;
    }
    if (this.#onRole(unit, index)) return true;
    if (trait) {
      const before = this.#wordBefore(index);
      const isWish = this.#scope === 'refuse' || beforeTrait.has(before) || /er$/.test(unit.words);
      if (isWish && !unit.term) {
        this.#begin(index);
        addTrait(this.#noun, trait, unit.raw);
        return true;
      }
      return !unit.term;
    }
    return unit.term === null && roles.size > 0 && unit.count > 1;
  }

  #onAsked(unit: Unit, asked: Asked, index: number): void {
    this.#finish();
    this.#article = null;
    if (this.#scope === 'refuse' || (this.#scope === 'tell' && !this.#hasNoun)) {
      const turned =
        this.#scope === 'refuse' ? refusedAsk(unit.words, asked, this.#wordBefore(index)) : null;
      if (turned && 'trait' in turned) {
        this.#begin(index);
        addTrait(this.#noun, turned.trait, unit.raw);
        this.#finish();
      } else if (turned) this.#merge(turned.asked);
      this.#hasNoun = true;
      return;
    }
    this.#merge(asked);
    if (Object.keys(asked).length > 0) this.#setScope('say');
  }

  #merge(asked: Asked): void {
    const { occasion, event, needs, ...rest } = asked;
    const said = this.#found.asked;
    if (event) this.#found.events.push(event);
    // Of two occasions the first one is meant, an event before an occasion.
    const isFirst = occasion && (!said.occasion || (event && !said.event));
    this.#found.asked = {
      ...said,
      ...rest,
      ...(isFirst ? { occasion, ...(event && { event }) } : {}),
      ...(needs ? { needs: [...new Set([...(said.needs ?? []), ...needs])] } : {}),
    };
  }

  #onRole(unit: Unit, index: number): boolean {
    const { roles } = unit.known!;
    const { words } = unit;
    if (this.#article === 'which') this.#article = null;
    if (roles.has('beginning')) {
      this.#finish();
      this.#found.isBeginning = true;
      return true;
    }
    if (roles.has('cancelling')) {
      this.#finish();
      const { events } = this.#found;
      events.pop();
      const { event: _event, occasion: _occasion, ...rest } = this.#found.asked;
      this.#found.asked = rest;
      this.#found.isBeginning = events.length === 0;
      return true;
    }
    if (roles.has('wantingAfterAll')) {
      this.#finish();
      this.#setScope('want');
      return true;
    }
    if (roles.has('takingBack')) {
      this.#finish();
      this.#setScope('forget');
      return true;
    }
    if (roles.has('hedge')) {
      this.#finish();
      const last = this.#found.drafts.findLast(({ polarity }) => polarity === 'refuse');
      if (last) last.isDoubtful = true;
      if (/(un|not |not)sure about/.test(words)) {
        this.#setScope('refuse');
        this.#found.hasRefusal = true;
      }
      this.#isDoubtful = true;
      return true;
    }
    if (roles.has('neutral')) {
      this.#finish();
      return true;
    }
    if (roles.has('telling')) {
      this.#finish();
      this.#setScope('tell');
      return true;
    }
    if (roles.has('refusing')) {
      this.#finish();
      const next = this.#units[index + 1];
      // "Tights no."
      const isLast = !next || next.break !== null;
      if (isLast && /^(no|never|not)$/.test(words) && this.#refuseClause()) return true;
      this.#setScope('refuse');
      this.#isInsteadOf = /^(instead of|rather than|in place of)$/.test(words);
      this.#found.hasRefusal = true;
      return true;
    }
    if (roles.has('referring')) {
      this.#finish();
      this.#found.isReferring = true;
      return true;
    }
    if (
      roles.has('restricting') &&
      this.#isBeforeNoun(index, words === 'all' || words === 'fully')
    ) {
      this.#finish();
      if (this.#scope !== 'refuse') this.#setScope('want', true);
      return true;
    }
    if (roles.has('swapping') && this.#isBeforeNoun(index, false)) {
      this.#finish();
      this.#setScope('swap');
      return true;
    }
    if (roles.has('wanting')) {
      this.#finish();
      if (words.split(' ').some((word) => rather.has(word))) {
        this.#saidRather = true;
        this.#found.isInstead = true;
      }
      const isOpen = this.#scope === 'refuse' || this.#scope === 'forget' || this.#scope === 'swap';
      if (this.#scope === 'tell' || (isOpen && !this.#hasNoun)) return true;
      if (this.#isOnly && !this.#hasNoun) return true;
      this.#setScope('want');
      if (definite.has(words.split(' ').at(-1)!)) this.#article = 'the';
      return true;
    }
    return false;
  }

  #onWord(unit: Unit, index: number): void {
    const { words: word, term, raw } = unit;
    if (unit.isVerb) return;
    const isBrand = term && saysNothing(unit) && this.#hearing.isName(word);
    if (term && !isBrand) {
      this.#begin(index);
      if (addTerm(this.#noun, unit)) this.#finish();
      return;
    }
    if (clause.joining.has(word)) {
      this.#finish();
      this.#joint = word === 'and' ? 'and' : 'or';
      return;
    }
    if (word === 'one' || word === 'ones') {
      if (isEmpty(this.#noun) || this.#noun.hasKind) return;
      this.#noun = ofKindOf(this.#noun, this.#lastKind);
      return;
    }
    if (word === 'instead') this.#found.isInstead = true;
    if (butWords.has(word)) {
      this.#finish();
      // "Any blazer but the cream one."
      const isAny = /^(any|every|all)$/.test(this.#anyWord);
      if (isAny && this.#ofClause.length > 0 && this.#isBeforeNoun(index, false)) {
        this.#setScope('refuse');
        this.#found.hasRefusal = true;
        return;
      }
      this.#endClause();
      return;
    }
    if (clause.copulaNot.has(word)) {
      this.#finish();
      this.#refuseClause();
      return;
    }
    if (word === 'than' && this.#saidRather) {
      this.#finish();
      this.#setScope('refuse');
      this.#found.hasRefusal = true;
      return;
    }
    if (generic.has(word) || definite.has(word) || asking.has(word)) {
      if (!isEmpty(this.#noun)) this.#finish();
      this.#anyWord = word;
      this.#article = generic.has(word) ? 'a' : definite.has(word) ? 'the' : 'which';
      return;
    }
    if (clause.enders.has(word)) {
      this.#finish();
      if (this.#hasNoun) this.#setScope('say');
      return;
    }
    const isKnown = unit.known !== null && unit.known.roles.size > 0;
    if (isKnown || /['’]s$/i.test(raw) || word.length < 2 || /^\d+$/.test(word)) return;
    if (this.#hearing.isName(word) && !fillers.has(word)) {
      this.#begin(index);
      this.#noun.names.push(word);
      this.#noun.words.push(raw);
      return;
    }
    if (fillers.has(word)) return;
    this.#found.unknown.push({ raw, word, at: unit.at });
  }

  #begin(index: number): void {
    if (isEmpty(this.#noun)) this.#nounAt = index;
  }

  /** Ends the noun that is being read, and keeps what it is for. */
  #finish(): void {
    const noun = this.#noun;
    if (isEmpty(noun)) return;
    this.#noun = newNoun();
    const article = this.#article;
    this.#article = null;
    if (this.#scope === 'tell') this.#hasNoun = true;
    if (this.#scope === 'tell' || article === 'which') return;
    const isPlain = noun.names.length === 0 && noun.title === null && !noun.hasKind;
    // "A cold evening" is a time, and no garment.
    if (this.#scope === 'say' && isPlain && noun.words.every((one) => fillers.has(fold(one))))
      return;
    const last = this.#ofClause.at(-1);
    if (last && this.#takesUp(last, noun)) return;
    // "Instead of the blazer a cardigan."
    if (this.#isInsteadOf && this.#hasNoun && this.#joint === null) this.#setScope('want');
    const draft = newDraft(this.#whole(noun, article), {
      polarity:
        this.#scope === 'refuse' || this.#scope === 'forget' || this.#scope === 'swap'
          ? this.#scope
          : 'want',
      isOnly: this.#isOnly,
      isDoubtful: this.#scope === 'refuse' && this.#isDoubtful,
      isBare: this.#scope === 'say',
      article,
    });
    this.#hasNoun = true;
    this.#joint = null;
    if (noun.hasKind) this.#lastKind = noun;
    this.#found.drafts.push(draft);
    this.#ofClause.push(draft);
  }

  /** "The grey", where a suit was spoken of, is a grey suit. */
  #whole(noun: Noun, article: Draft['article']): Noun {
    const isColor = noun.description.family && !noun.hasKind && noun.title === null;
    const isOfLast = article === 'the' && noun.names.length === 0 && this.#lastKind !== null;
    return isColor && isOfLast ? ofKindOf(noun, this.#lastKind) : noun;
  }

  /** Whether a noun belongs to the draft before it: `black or navy shoes`, `a skirt or a dress`, `a dress in red`. */
  #takesUp(last: Draft, noun: Noun): boolean {
    const { family } = noun.description;
    const isColor = family !== undefined && !noun.hasKind && noun.title === null;
    if (isColor && this.#wordBefore(this.#nounAt) === 'in' && last.noun.hasKind) {
      last.noun.description = { ...last.noun.description, family };
      last.noun.words.push('in', ...noun.words);
      return true;
    }
    if (!this.#joint) return false;
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
        words: [...last.noun.words, this.#joint, ...noun.words],
      };
      this.#joint = null;
      return true;
    }
    if (this.#joint === 'or' && last.polarity === 'want') {
      last.alternatives.push(noun);
      last.noun.words.push('or', ...noun.words);
      this.#joint = null;
      this.#hasNoun = true;
      return true;
    }
    return false;
  }

  /** Refuses what the clause named so far; false where it named nothing. */
  #refuseClause(): boolean {
    const named = this.#ofClause.filter(({ polarity }) => polarity === 'want');
    for (const draft of named) {
      draft.polarity = 'refuse';
      draft.isOnly = false;
    }
    if (named.length > 0) this.#found.hasRefusal = true;
    return named.length > 0;
  }

  /** Whether words say something of `it` or `them`. */
  #isOfPronoun(index: number): boolean {
    const before = [this.#units[index - 2], this.#units[index - 1]]
      .map((unit) => unit?.words ?? '')
      .join(' ');
    return /(^| )(its|it is|it|theyre|they are|they|those are|that is|thats)$/.test(before);
  }

  /** Refuses what was named last; false where nothing was. */
  #refuseLast(): boolean {
    const last = this.#found.drafts.at(-1);
    if (!last || last.polarity !== 'want') return false;
    last.polarity = 'refuse';
    this.#found.hasRefusal = true;
    return true;
  }

  /** Whether words say something of what stands before them: `the jeans are dirty`. */
  #isPredicate({ words }: Unit, index: number): boolean {
    if (this.#ofClause.length === 0 && isEmpty(this.#noun)) return false;
    if (startsWithVerb.test(words)) return true;
    for (let at = index - 1; at >= 0; at -= 1) {
      const { words: before, break: isBreak } = this.#units[at]!;
      if (isBreak) return false;
      if (clause.copulas.has(before)) return true;
      if (!clause.adverbs.has(before)) return /[’']s$/.test(this.#units[at]!.raw);
    }
    return false;
  }

  /** Whether a word for a trait stands before a garment, or before another word for one. */
  #isAttribute(index: number): boolean {
    for (let at = index + 1; at < this.#units.length; at += 1) {
      const { term, known, break: isBreak } = this.#units[at]!;
      if (isBreak) return false;
      if (term) return !known?.asked || isKind(this.#units[at]!) || this.#isAttribute(at);
      if (!known?.trait) return false;
    }
    return false;
  }

  /** Whether a phrase stands before a kind of garment as a part of its name: a party dress, no party. */
  #isModifier(unit: Unit, index: number): boolean {
    const next = this.#units[index + 1];
    if (!next || !isKind(next) || Object.keys(unit.known!.asked!).length === 0) return false;
    if (next.known?.asked && !next.term) return false;
    const before = this.#wordBefore(index);
    return unit.count <= 2 && !/^(for|to|at|it|its|is|so|very|really|be|in|a lot of)$/.test(before);
  }

  /** Whether a garment is named next, with no more than an article between; `isClose`: not even that. */
  #isBeforeNoun(index: number, isClose: boolean): boolean {
    for (let at = index + 1; at < this.#units.length; at += 1) {
      const { term, title, known, words, break: isBreak } = this.#units[at]!;
      if (isBreak) return false;
      if (term || title !== null || known?.trait) return true;
      if (isClose) return false;
      const isSmall =
        generic.has(words) || definite.has(words) || /^(in|wear|wearing|with|of|out)$/.test(words);
      if (!isSmall)
        return (
          this.#hearing.isName(words) ||
          (known?.asked != null && this.#isModifier(this.#units[at]!, at))
        );
    }
    return false;
  }

  #wordBefore(index: number): string {
    return this.#units[index - 1]?.words.split(' ').at(-1) ?? '';
  }
}

const isKind = ({ term }: Unit): boolean => term?.facts.slot !== undefined;

/** A term that says nothing of a garment but how it is called: a brand, a manner. */
const saysNothing = ({ term }: Unit): boolean => {
  const { slot, leaf, colors, pattern, fabric } = term!.facts;
  return !slot && !leaf && !colors && !pattern && !fabric;
};

/** Behind these a match is a game. */
const matchAfter = new Set('a the at for after before big home away this to in watch'.split(' '));

const startsWithVerb =
  /^(ripped|tore|broke|shrank|fell apart|itches|dont|doesnt|do not|does not|no longer|hurt|kill|pinch|itch|give|has |have |need|bore|annoy|stay|isnt|arent|is not|are not|not needed|not necessary|unnecessary|not required|never again)/;
