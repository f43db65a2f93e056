import { describe, expect, it } from 'vitest';
import { type BlueprintAnswers, isBodyDone, noAnswers, withAnswers } from './blueprint-answers.ts';
import { quizQuestionIds } from './personality-quiz.ts';

const whole: BlueprintAnswers = {
  gender: 'female',
  personality: Object.fromEntries(quizQuestionIds.map((id) => [id, 'Classic'])),
  body: { height: 'Average', build: 'Slender', shape: 'Hourglass', proportions: 'Long Legs' },
};

describe('Answers of a Style Blueprint', () => {
  it('come one by one, the later in the place of the earlier', () => {
    let answers = withAnswers(noAnswers, { gender: 'female', personality: { work: 'Classic' } });
    answers = withAnswers(answers, {
      gender: 'female',
      personality: { work: 'none', rain: 'Natural' },
    });
    answers = withAnswers(answers, { gender: 'female', body: { shape: 'Triangle' } });
    expect(answers).toEqual({
      gender: 'female',
      personality: { work: 'none', rain: 'Natural' },
      body: { shape: 'Triangle' },
    });
  });

  it('keep the personality where the gender changes, and ask the shape anew', () => {
    const changed = withAnswers(whole, { gender: 'male' });
    expect(changed).toEqual({ ...whole, gender: 'male', body: {} });
    expect(isBodyDone(whole)).toBe(true);
    expect(isBodyDone(changed)).toBe(false);
  });

  it('about a body are those of its gender alone', () => {
    const body = { shape: 'Rounded', build: 'Slender' } as never;
    expect(withAnswers(noAnswers, { gender: 'male', body }).body).toEqual({ shape: 'Rounded' });
  });

  it('of a visitor go over what the account has not finished, and leave what it has', () => {
    const visitors = {
      gender: 'male',
      personality: { work: 'Dramatic' },
      body: { scale: 'Fine' },
      isFromVisitor: true,
    } as const;
    expect(withAnswers(whole, visitors)).toEqual(whole);
    const begun: BlueprintAnswers = {
      gender: 'female',
      personality: { work: 'Classic', rain: 'Natural' },
      body: { shape: 'Triangle' },
    };
    expect(withAnswers(begun, visitors)).toEqual({
      gender: 'male',
      personality: { work: 'Dramatic', rain: 'Natural' },
      body: { scale: 'Fine' },
    });
    expect(withAnswers({ ...whole, body: {} }, visitors)).toEqual({
      gender: 'male',
      personality: whole.personality,
      body: { scale: 'Fine' },
    });
  });
});
