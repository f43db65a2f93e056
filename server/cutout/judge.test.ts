import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import type { Measures } from './measures.ts';

const good: Measures = {
  share: 0.4,
  mainPart: 1,
  borderTouched: 0,
  agreement: 0.99,
  stability: 0.97,
  edge: 0.98,
  holes: 0,
  solidity: 0.9,
  smoothness: 0.99,
  separation: 0.9,
  leftover: 0,
  straight: 0,
  box: 0.7,
};

describe('the judge of masks', () => {
  it('trusts one whose measures are all good', () => {
    expect(judge(good)).toBe('trusted');
  });

  it.each<[string, Partial<Measures>]>([
    ['is a crumb of the photo', { share: 0.11 }],
    ['is nearly all of it', { share: 0.86 }],
    ['lies in two parts', { mainPart: 0.7 }],
    ['lies along the photo’s border', { borderTouched: 0.2 }],
    ['one method alone has found', { agreement: 0.7 }],
    ['a moved start does not lead to', { stability: 0.7 }],
    ['has an outline where nothing is to be seen', { edge: 0.8 }],
    ['is full of holes', { holes: 0.1 }],
    ['is frayed', { smoothness: 0.8 }],
    ['has the ground’s colors', { separation: 0.4 }],
    ['has more of its kind beside it', { leftover: 0.2 }],
    ['was cut along a ruler', { straight: 0.2 }],
    ['is a picture on a page', { box: 0.99 }],
  ])('does not trust one that %s', (_, bad) => {
    expect(judge({ ...good, ...bad })).not.toBe('trusted');
  });

  it('offers what one method alone has found, if its outline is to be seen', () => {
    expect(judge({ ...good, agreement: 0.1 })).toBe('likely');
  });

  it.each<[string, Partial<Measures>]>([
    ['is too small', { share: 0.03 }],
    ['nothing sets off from its ground', { edge: 0.4, separation: 0.1 }],
    ['changes with every start', { stability: 0.3 }],
  ])('has none where what was found %s', (_, bad) => {
    expect(judge({ ...good, ...bad })).toBe('none');
  });
});
