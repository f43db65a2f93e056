import {
  isContent,
  isInfinitive,
  isLight,
  isNot,
  isSubject,
  isVerb,
  times,
} from './german-parts.ts';
import {
  aroundVerb,
  subjectOf,
  verbOf,
  withFedUp,
  withInfinitive,
  withWholeVerb,
} from './german-verbs.ts';
import type { Chunk } from './sentence.ts';

/** Words that begin a clause of their own within one. */
const conjunctions = new Set(['but', 'because', 'when']);
/** A clause in the order of English: the verb behind its subject, and "not" before what it refuses. */
export const inGermanOrder = (clause: readonly Chunk[]): Chunk[] =>
  withPairs(
    sentencesOf(
      clause
        .map((chunk, at) => inContext(chunk, at, clause[at + 1]))
        .filter((one) => one.english !== ''),
    ).flatMap(arranged),
  );

/** Before a noun `schicker` is no more than chic. */
const positives: Readonly<Record<string, string>> = {
  'more dressy': 'dressy',
  'more casual': 'casual',
  'more comfortable': 'comfortable',
};

/** `zu warm` is too warm, and `zu Fuß` is not. */
function inContext(chunk: Chunk, at: number, next: Chunk | undefined): Chunk {
  const positive = chunk.exact.endsWith('er') ? positives[chunk.english] : undefined;
  if (positive && (next?.part === 'garment' || next?.part === 'thing')) {
    return { ...chunk, english: positive };
  }
  // "Was Bequemes", "zeig mir was für die Arbeit".
  const isSomething =
    chunk.exact === 'was' && (next?.part === 'quality' || (at > 0 && isLink(next)));
  if (isSomething) return { ...chunk, english: 'something' };
  const isIt = /^(?:das|die|den|der)$/.test(chunk.exact) && at > 0 && !isOfNext(next);
  if (isIt) return { ...chunk, english: 'it' };
  // "Um 18 Uhr", and an outfit "um" a jacket.
  if (chunk.exact === 'um' && next?.part === 'number') return { ...chunk, english: 'at' };
  const isTooMuch =
    chunk.exact === 'zu' &&
    (next?.part === 'quality' || /^(?:cold|hot|chilly|wet)$/.test(next?.english ?? ''));
  return isTooMuch ? { ...chunk, english: 'too' } : chunk;
}

/** Whether an article is of what follows it. */
const isOfNext = (next: Chunk | undefined): boolean =>
  next !== undefined &&
  next.part !== 'infinitive' &&
  !(next.part === 'word' && /^(?:for|at|in|to|on|with|without|not)\b/.test(next.english));

const isLink = (next: Chunk | undefined): boolean =>
  /^(?:for|in|with|without)\b/.test(next?.english ?? '');

/** The parts of a clause that have a verb each. */
function sentencesOf(clause: readonly Chunk[]): Chunk[][] {
  const all: Chunk[][] = [[]];
  for (const [at, chunk] of clause.entries()) {
    const before = all.at(-1)!;
    const isAnd = chunk.english === 'and' || chunk.english === 'or';
    const hasOwn = (some: readonly Chunk[]) =>
      some.some((one) => isVerb(one) || isInfinitive(one) || isNot(one));
    const after = clause.slice(at + 1);
    const isWhole = (some: readonly Chunk[]) => some.some((one) => isVerb(one) || isNot(one));
    const isOwn =
      isAnd &&
      ((hasOwn(before) && isWhole(after)) ||
        (before.some(isInfinitive) && after.some(isInfinitive)) ||
        (after[0] !== undefined && isSubject(after[0])));
    const isQuestion = chunk.english === 'what' && before.some(isVerb);
    if ((conjunctions.has(chunk.english) || isOwn || isQuestion) && before.length > 0)
      all.push([chunk]);
    else before.push(chunk);
  }
  return all;
}

function arranged(sentence: readonly Chunk[]): Chunk[] {
  const isLed = /^(?:but|because|when|and|or)$/.test(sentence[0]?.english ?? '');
  const lead = isLed ? sentence.slice(0, 1) : [];
  const some = withFedUp(withWholeVerb(sentence.slice(lead.length)));
  const verb = verbOf(some);
  const subject = verb < 0 ? -1 : subjectOf(some, verb);
  if (subject >= 0) {
    return [...lead, ...withQualitiesBefore(aroundVerb(some, verb, subject), true)];
  }
  return [...lead, ...withQualitiesBefore(withNotBefore(withInfinitive(some, verb)), verb >= 0)];
}

/** `Jacke aus Leder` is a leather jacket, and so is a `Jacke schwarz` where there is no verb. */
function withQualitiesBefore(some: readonly Chunk[], hasVerb: boolean): Chunk[] {
  const all: Chunk[] = [];
  for (let at = 0; at < some.length; ) {
    const noun = some[at]!;
    const isLinked = /^(?:aus|in)$/.test(some[at + 1]?.exact ?? '');
    const from = at + (isLinked ? 2 : 1);
    let end = from;
    const isOfNoun = isLinked || /^(?:mit|ohne) /.test(some[from]?.exact ?? '');
    if (noun.part === 'garment' && (isOfNoun || !hasVerb)) {
      while (some[end]?.part === 'quality') end += 1;
    }
    // "Kleid, rote Schuhe" without the comma: it is said of what follows.
    const isOfNext = some[end]?.part === 'garment' || some[end]?.part === 'thing';
    if (end > from && !isOfNext) {
      all.push(...some.slice(from, end), noun);
      at = end;
    } else {
      all.push(noun);
      at += 1;
    }
  }
  return all;
}

/** `Die roten Schuhe nicht`: "not" before what it follows. */
function withNotBefore(some: readonly Chunk[]): Chunk[] {
  const at = some.findIndex(isNot);
  if (at <= 0 || !some.slice(at + 1).every(isLight)) return [...some];
  let end = at;
  while (end > 0 && isLight(some[end - 1]!) && !isContentTime(some[end - 1]!)) end -= 1;
  let begin = end;
  while (begin > 0 && isOfNoun(some[begin - 1]!)) begin -= 1;
  while (begin < end && isJoin(some[begin]!)) begin += 1;
  if (begin === end) return [...some];
  return [...some.slice(0, begin), some[at]!, ...some.slice(begin, at), ...some.slice(at + 1)];
}

const isContentTime = ({ part }: Chunk): boolean => part === 'garment' || part === 'quality';
const isJoin = ({ english }: Chunk): boolean => english === 'and' || english === 'or';
const isOfNoun = (chunk: Chunk): boolean =>
  (isContent(chunk) && !times.test(chunk.english)) ||
  isJoin(chunk) ||
  /^(?:the|a|my|this|that|with|with my|too|very)$/.test(chunk.english);

/** `weder … noch`, `lieber … als`. */
function withPairs(clause: readonly Chunk[]): Chunk[] {
  const [neither, rather] = ['weder', 'lieber'].map((one) =>
    clause.findIndex(({ exact }) => exact === one),
  ) as [number, number];
  const than = clause.findIndex(({ exact }, at) => exact === 'als' && at > rather);
  const hasThan = rather >= 0 && than >= 0;
  return clause
    .map((chunk, at) => {
      if (neither >= 0 && at > neither && chunk.exact === 'noch')
        return { ...chunk, english: 'and no' };
      if (hasThan && at === than) return { ...chunk, english: 'instead of' };
      return chunk;
    })
    .filter((_, at) => !(hasThan && at === rather));
}
