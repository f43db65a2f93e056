import * as v from 'valibot';
import type { Garment } from './garment.ts';
import { readGarment } from './read-garment.ts';
import { decisive, reasonsOf } from './reasons.ts';
import { scoreOutfit } from './score.ts';

const text = v.nullish(v.string(), '');
const texts = v.pipe(
  v.nullish(v.union([v.array(v.string()), v.string()]), []),
  v.transform((one) => (typeof one === 'string' ? [one] : one)),
);
const garment = v.pipe(
  v.object({
    id: v.nullish(v.union([v.string(), v.number()]), ''),
    category: text,
    title: text,
    brand: text,
    colors: texts,
    pattern: texts,
    patterns: texts,
    seasons: texts,
    occasions: texts,
  }),
  v.transform(
    ({ id, pattern, patterns, ...rest }): Garment => ({
      ...rest,
      id: String(id),
      patterns: [...pattern, ...patterns],
    }),
  ),
);
const id = v.optional(v.union([v.string(), v.number(), v.null_()]), null);
const outfit = v.object({ id, garments: v.array(garment) });
const blank = v.object({
  id,
  context: v.array(garment),
  answers: v.pipe(v.array(garment), v.minLength(1)),
});

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The commands that a line may ask: each takes the line's JSON and answers what is written. Throws ValiError. */
export const commands = {
  /** Scores garments as one outfit. */
  score(asked: unknown) {
    const { id, garments } = v.parse(outfit, asked);
    const read = garments.map(readGarment);
    const scored = scoreOutfit(read);
    const parts = Object.entries(scored.parts).flatMap(([name, value]) =>
      value === null ? [] : [[name, rounded(value)]],
    );
    return {
      id,
      score: rounded(scored.score),
      parts: Object.fromEntries(parts) as Record<string, number>,
      reasons: decisive(reasonsOf(read, scored)).map(({ words }) => words),
    };
  },
  /** Finds the answer that completes an outfit best. */
  choose(asked: unknown) {
    const { id, context, answers } = v.parse(blank, asked);
    const known = context.map(readGarment);
    const scores = answers.map((one) => scoreOutfit([...known, readGarment(one)]).score);
    return { id, index: scores.indexOf(Math.max(...scores)), scores: scores.map(rounded) };
  },
};

/** Answers a line, or says what is wrong with it. Never throws. */
export function answerLine(run: (asked: unknown) => object, line: string): object {
  let asked: unknown;
  try {
    asked = JSON.parse(line);
    return run(asked);
  } catch (error) {
    const { id = null } = Object(asked) as { id?: unknown };
    return { id, error: error instanceof Error ? error.message : 'not a line of this command' };
  }
}
