import {
  type BlueprintGender,
  type BodyAnswers,
  type BodyAttribute,
  blueprintGenderKeys,
  bodyAttributes,
} from './blueprint.ts';
import { isQuizDone, knownAnswers, type PersonalityAnswers } from './personality-quiz.ts';

/** The answers of a Style Blueprint, as far as they were given. */
export interface BlueprintAnswers {
  /** Null until it was asked. */
  gender: BlueprintGender | null;
  personality: PersonalityAnswers;
  /** Of the gender's own attributes only. */
  body: BodyAnswers;
  /** What was answered of a body as the other gender, which comes back with it. */
  otherBody: BodyAnswers;
}

/** More answers, or others. */
export interface AnswersChange {
  gender: BlueprintGender;
  personality?: PersonalityAnswers | undefined;
  body?: BodyAnswers | undefined;
  /** True where they were given before the sign-in ([Note: Visitor's answers]). */
  isFromVisitor?: true | undefined;
}

/** Nothing answered. */
export const noAnswers: BlueprintAnswers = {
  gender: null,
  personality: {},
  body: {},
  otherBody: {},
};

const other = (gender: BlueprintGender): BlueprintGender =>
  gender === 'female' ? 'male' : 'female';

/** The answers that a device or a database has kept, as far as they are known; those of nobody where there is no gender. */
export function readAnswers(kept: unknown): BlueprintAnswers {
  const { gender, personality, body, otherBody } = Object(kept);
  if (!blueprintGenderKeys.includes(gender)) return noAnswers;
  return {
    gender,
    personality: knownAnswers(personality),
    body: knownBody(gender, body),
    otherBody: knownBody(other(gender), otherBody),
  };
}

/** The answers as a gender has them: what was answered of a body is another's. */
export function answersOf(gender: BlueprintGender, kept: BlueprintAnswers): BlueprintAnswers {
  if (kept.gender === gender) return kept;
  return { ...kept, gender, body: kept.otherBody, otherBody: kept.body };
}

/** What is asked of a body, by gender, in order. */
export const attributesOf = (gender: BlueprintGender): BodyAttribute[] =>
  Object.keys(bodyAttributes[gender]) as BodyAttribute[];

/** The values of an attribute; none of one that is not asked of this gender. */
export const valuesOf = (gender: BlueprintGender, attribute: BodyAttribute): readonly string[] =>
  (bodyAttributes[gender] as Partial<Record<BodyAttribute, readonly string[]>>)[attribute] ?? [];

/** The answers about a body that are among a gender's values; others are dropped. */
export function knownBody(gender: BlueprintGender, kept: unknown): BodyAnswers {
  const known = Object.entries(Object(kept)).filter(([attribute, value]) =>
    valuesOf(gender, attribute as BodyAttribute).includes(value as string),
  );
  return Object.fromEntries(known) as BodyAnswers;
}

/** Whether all of a body was answered. */
export const isBodyDone = ({ gender, body }: BlueprintAnswers): boolean =>
  gender !== null && attributesOf(gender).every((attribute) => attribute in body);

/*
 * [Note: Visitor's answers] Whoever is not signed in has their answers on the device. When they sign in, these go to
 * the account: an analysis that is finished there stays as it is, together with its gender; in any other, what was
 * answered on the device goes over what the account has, question by question.
 */

/**
 * The answers with a change done. Another gender has a shape of its own, and keeps the personality (docs/design/product-rules.md,
 * Style Blueprint).
 */
export function withAnswers(kept: BlueprintAnswers, change: AnswersChange): BlueprintAnswers {
  const isVisitors = change.isFromVisitor === true;
  const staysBody = isVisitors && isBodyDone(kept);
  const gender = staysBody ? kept.gender! : change.gender;
  const before = answersOf(gender, kept);
  const body = staysBody ? kept.body : knownBody(gender, { ...before.body, ...change.body });
  const personality =
    isVisitors && isQuizDone(kept.personality)
      ? kept.personality
      : { ...kept.personality, ...knownAnswers(change.personality) };
  return { gender, personality, body, otherBody: before.otherBody };
}

/** When each answer was given, in milliseconds since 1970, by the id of the question, or by gender and attribute. */
export type AnswerTimes = Readonly<Record<string, number>>;

const bodyKey = (gender: BlueprintGender, attribute: string) => `${gender} ${attribute}`;

/**
 * The answers with a change done that was given at `givenMs`, and when each of them was given: what another device was
 * answered since stays.
 */
export function withAnswersGiven(
  kept: BlueprintAnswers,
  times: AnswerTimes,
  change: AnswersChange,
  givenMs: number,
): { answers: BlueprintAnswers; times: AnswerTimes } {
  const isNews = (key: string) => (times[key] ?? 0) <= givenMs;
  const newsOf = <Given extends object>(given: Given | undefined, keyOf: (one: string) => string) =>
    Object.fromEntries(Object.entries(given ?? {}).filter(([one]) => isNews(keyOf(one))));
  const given = {
    personality: newsOf(knownAnswers(change.personality), (id) => id) as PersonalityAnswers,
    body: newsOf(change.body, (one) => bodyKey(change.gender, one)) as BodyAnswers,
  };
  const changed = withAnswers(kept, { ...change, ...given });
  const isGenderNews = isNews('gender') || kept.gender === null;
  const answers = isGenderNews ? changed : answersOf(kept.gender!, changed);
  // What was not taken, or is no question of this version, has no time.
  const { body } = answersOf(change.gender, answers);
  const taken = [
    ...keptOf(given.personality, answers.personality),
    ...keptOf(given.body, body).map((one) => bodyKey(change.gender, one)),
    ...(answers.gender === change.gender && isGenderNews ? ['gender'] : []),
  ];
  return {
    answers,
    times: { ...times, ...Object.fromEntries(taken.map((key) => [key, givenMs])) },
  };
}

/** The keys whose value is among the answers. */
const keptOf = (given: object, answers: object): string[] => {
  const known = new Map(Object.entries(answers));
  return Object.entries(given)
    .filter(([key, value]) => known.get(key) === value)
    .map(([key]) => key);
};

/** Whether anything was answered. */
export const hasAnswers = ({ personality, body }: BlueprintAnswers): boolean =>
  Object.keys(personality).length > 0 || Object.keys(body).length > 0;
