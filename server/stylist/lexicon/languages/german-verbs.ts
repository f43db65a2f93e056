import { months } from './english-order.ts';
import { isContent, isInfinitive, isLight, isNot, isSubject, isVerb } from './german-parts.ts';
import type { Chunk } from './sentence.ts';

/** Verbs that stand before the subject of a question, and with no "to" behind them. */
const auxiliaries = /^(?:should|can|may|will be)$/;

/** The verb that has a person: not "haben" behind a participle. */
export const verbOf = (some: readonly Chunk[]): number => some.findIndex(isVerb);

/** Who the verb is of: beside it, or anywhere before a verb at the end; -1 where nobody is. */
export function subjectOf(some: readonly Chunk[], verb: number): number {
  const beside = [verb + 1, verb - 1].find((at) => some[at] && isSubject(some[at]!));
  if (beside !== undefined) return beside;
  return verb === some.length - 1 ? some.findIndex(isSubject) : -1;
}

/** `ziehe … an` and `habe … an` are one verb each. */
export function withWholeVerb(some: readonly Chunk[]): Chunk[] {
  const at = verbOf(some);
  const last = some.at(-1);
  const verb = some[at];
  const isSplit = last?.exact === 'an' && (verb?.english === 'wear' || verb?.english === 'have');
  if (!isSplit) return [...some];
  return some.slice(0, -1).map((one, index) => (index === at ? { ...one, english: 'wear' } : one));
}

/** `Ich habe Schwarz satt`. */
export function withFedUp(some: readonly Chunk[]): Chunk[] {
  const at = some.findIndex(({ english }) => english === 'fed up');
  if (at < 0) return [...some];
  const verb = verbOf(some);
  return some.flatMap((one, index) => {
    if (index === at) return verb < 0 ? [{ ...one, english: 'i hate' }] : [];
    return [index === verb ? { ...one, english: 'hate' } : one];
  });
}

/** Subject, verb, "not", infinitive, and then all else; what is no object stays before them. */
export function aroundVerb(some: readonly Chunk[], verb: number, subject: number): Chunk[] {
  const from = Math.min(verb, subject);
  const front = some.slice(0, from);
  const isAsked =
    (auxiliaries.test(some[verb]!.english) && verb < subject && !front.some(isContent)) ||
    /^(?:what|how)$/.test(front.at(-1)?.english ?? '');
  const isBehind = (_: Chunk, at: number) => at > from && at !== verb && at !== subject;
  const rest = some.filter(isBehind);
  const infinitive = rest.findLast(isInfinitive);
  const not = notOfVerb(rest, infinitive !== undefined);
  const others = rest.filter((one) => one !== infinitive && one !== not);
  const isTimed = front.every((one) => isLight(one) || one.part === 'word' || isOfDate(one));
  const stays = isAsked || isTimed ? front : [];
  const moved = stays === front ? [] : front;
  const pair =
    isAsked && verb < subject ? asked(some[verb]!, some[subject]!) : [some[subject]!, some[verb]!];
  return [
    ...stays,
    ...pair,
    ...(not ? [not] : []),
    ...(infinitive ? [infinitive] : []),
    ...moved,
    ...others,
  ];
}

/** `Was ziehe ich an?` */
function asked(verb: Chunk, subject: Chunk): Chunk[] {
  if (verb.english !== 'wear') return [verb, subject];
  return [{ ...verb, english: 'should' }, subject, { ...verb, part: 'infinitive' }];
}

const isOfDate = ({ english, part }: Chunk): boolean => part === 'number' || months.test(english);

/** The "not" that refuses the verb: it follows it, or nothing follows it but the infinitive, times and places. */
function notOfVerb(rest: readonly Chunk[], hasInfinitive: boolean): Chunk | undefined {
  const at = rest.findIndex(isNot);
  if (at < 0) return undefined;
  const after = rest.slice(at + 1);
  const isLast = after.every(isLight);
  const isOfPlace =
    (hasInfinitive || at > 0) && /^(?:for|at|in|to|on)\b/.test(after[0]?.english ?? '');
  return at === 0 || isLast || isOfPlace ? rest[at] : undefined;
}

/** `Möchte Rot tragen`: the infinitive behind its verb. */
export function withInfinitive(some: readonly Chunk[], verb: number): Chunk[] {
  const at = some.findLastIndex(isInfinitive);
  if (verb < 0 || at < verb) return [...some];
  const rest = some.filter((_, index) => index !== at);
  return [...rest.slice(0, verb + 1), some[at]!, ...rest.slice(verb + 1)];
}
