import { describe, expect, it } from 'vitest';
import {
  answersOf,
  type BlueprintAnswers,
  isBodyDone,
  noAnswers,
  withAnswers,
  withAnswersGiven,
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

  it('have the time of what was taken, and of nothing else', () => {
    const shape = { shape: 'Hourglass' } as const;
    const first = withAnswersGiven(noAnswers, {}, { gender: 'female', body: shape }, 10);
    expect(first.times).toEqual({ gender: 10, 'female shape': 10 });
    const unknown = { sailing: 'Classic', work: 'Natural' } as never;
    const late = withAnswersGiven(
      first.answers,
      first.times,
      { gender: 'male', personality: unknown, body: { shape: 'Rounded' } },
      5,
    );
    expect(late.answers).toEqual({
      gender: 'female',
      personality: { work: 'Natural' },
      body: shape,
      otherBody: { shape: 'Rounded' },
    });
    expect(late.times).toEqual({ ...first.times, work: 5, 'male shape': 5 });
    // What an account has finished stays, and keeps its time.
    const visitors = { gender: 'male', personality: { work: 'Dramatic' }, isFromVisitor: true };
    const finished = withAnswersGiven(whole, { work: 3 }, visitors as never, 20);
    expect(finished).toEqual({ answers: whole, times: { work: 3 } });
  });

  it('are of the gender that was answered for last, also where it was the same before', () => {
    const answers = { ...whole, gender: 'female' } as const;
    const again = withAnswersGiven(answers, { gender: 1 }, { gender: 'female' }, 30);
    const older = withAnswersGiven(again.answers, again.times, { gender: 'male' }, 20);
    expect(older.answers.gender).toBe('female');
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
