import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personalityTypes } from './blueprint.ts';
import {
  isQuizDone,
  knownAnswers,
  nextQuestion,
  personalityShares,
  quizAnswers,
  quizQuestionIds,
  quizQuestions,
  topOf,
} from './personality-quiz.ts';

const anyAnswers = fc.record(
  Object.fromEntries(quizQuestionIds.map((id) => [id, fc.constantFrom(...quizAnswers)])),
  { requiredKeys: [] },
);
const allOf = (answer: (typeof quizAnswers)[number]) =>
  Object.fromEntries(quizQuestionIds.map((id) => [id, answer]));

describe('The personality quiz', () => {
  it('has twelve questions, of which no card leans to its own type', () => {
    expect(quizQuestionIds).toHaveLength(12);
    for (const id of quizQuestionIds) {
      for (const type of personalityTypes) expect(quizQuestions[id][type], id).not.toBe(type);
    }
  });

  it.each(personalityTypes)(
    'gives three quarters to %s where only its cards were chosen',
    (type) => {
      const [first] = personalityShares(allOf(type));
      expect(first).toEqual({ type, percent: 75 });
    },
  );

  it('gives shares that sum to 100 percent, the strongest first, for any answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const shares = personalityShares(answers);
        const chosen = Object.values(answers).filter((one) => one !== 'none');
        if (chosen.length === 0) return expect(shares).toEqual([]);
        expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100);
        expect(shares.map(({ percent }) => percent)).toEqual(
          shares.map(({ percent }) => percent).sort((a, b) => b - a),
        );
      }),
    );
  });

  it('settles a tie by the cards chosen, then by the later question', () => {
    // One card each: of the same share, and the same number of cards, so the later question decides.
    const even = personalityShares({ work: 'Romantic', table: 'Natural' });
    // Romantic 3 + 1 leaning, from the Natural card at the table.
    expect(even[0]).toEqual({ type: 'Romantic', percent: 50 });
    const [first, second] = personalityShares({ 'free-day': 'Dramatic', rain: 'Romantic' });
    expect([first?.type, second?.type]).toEqual(['Romantic', 'Dramatic']);
    expect(first?.percent).toBe(second?.percent);
    // The same two, asked the other way around.
    expect(personalityShares({ 'free-day': 'Romantic', rain: 'Dramatic' })[0]?.type).toBe(
      'Dramatic',
    );
  });

  it('shows a fourth type where it comes near the third', () => {
    const shares = (...percents: number[]) =>
      percents.map((percent, at) => ({ type: personalityTypes[at]!, percent }));
    expect(topOf(shares(40, 30, 16, 12, 2))).toBe(4);
    expect(topOf(shares(40, 30, 20, 10, 0))).toBe(3);
    expect(topOf(shares(75, 25, 0, 0, 0))).toBe(3);
    expect(topOf([])).toBe(3);
  });

  it('drops answers of other versions, and whatever is none', () => {
    const kept = { work: 'Classic', sailing: 'Classic', rain: 'Sporty', table: 'none', heat: 3 };
    expect(knownAnswers(kept)).toEqual({ work: 'Classic', table: 'none' });
    for (const nothing of [null, undefined, 'text', 7, []])
      expect(knownAnswers(nothing)).toEqual({});
  });

  it('is done once every question is answered or skipped, and goes on at the first that is not', () => {
    const all = allOf('none');
    expect(isQuizDone(all)).toBe(true);
    expect(nextQuestion(all)).toBeNull();
    const { rain, ...others } = all;
    expect(rain).toBe('none');
    expect(isQuizDone(others)).toBe(false);
    expect(nextQuestion(others)).toBe('rain');
  });
});
