import { describe, expect, it } from 'vitest';
import {
  answersOf,
  type BlueprintAnswers,
  isBodyDone,
  noAnswers,
  withAnswers,
} from './blueprint-answers.ts';
import { quizQuestionIds } from './personality-quiz.ts';

const whole: BlueprintAnswers = {
  gender: 'female',
  personality: Object.fromEntries(quizQuestionIds.map((id) => [id, 'Classic'])),
  body: { height: 'Average', build: 'Slender', shape: 'Hourglass', proportions: 'Long Legs' },
  otherBody: {},
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
      otherBody: {},
    });
  });

  it('keep the personality where the gender changes, and ask another shape', () => {
    const changed = withAnswers(whole, { gender: 'male' });
    expect(changed).toEqual({ ...whole, gender: 'male', body: {}, otherBody: whole.body });
    expect(isBodyDone(whole)).toBe(true);
    expect(isBodyDone(changed)).toBe(false);
  });

  it('about a body come back with the gender that they were given as', () => {
    const as = (gender: 'male' | 'female') => answersOf(gender, whole).body;
    expect([as('female'), as('male')]).toEqual([whole.body, {}]);
    const both = withAnswers(whole, { gender: 'male', body: { scale: 'Fine' } });
    const back = withAnswers(both, { gender: 'female', personality: { work: 'none' } });
    expect(back.body).toEqual(whole.body);
    expect(back.otherBody).toEqual({ scale: 'Fine' });
    expect(withAnswers(back, { gender: 'male' })).toMatchObject({
      body: { scale: 'Fine' },
      otherBody: whole.body,
    });
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
      otherBody: {},
    };
    expect(withAnswers(begun, visitors)).toEqual({
      gender: 'male',
      personality: { work: 'Dramatic', rain: 'Natural' },
      body: { scale: 'Fine' },
      otherBody: { shape: 'Triangle' },
    });
    expect(withAnswers({ ...whole, body: {} }, visitors)).toEqual({
      gender: 'male',
      personality: whole.personality,
      body: { scale: 'Fine' },
      otherBody: {},
    });
  });
});
