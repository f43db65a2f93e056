import { expect, it } from 'vitest';
import { lolaSteps } from './lola-steps.ts';

it('tells only what is done for this question', () => {
  expect(lolaSteps({ text: 'dinner', asksWeather: true, pieceCount: 140 })).toEqual([
    'Reading your question',
    'Asking about the weather',
    'Looking through 140 pieces',
  ]);
  expect(lolaSteps({ text: null, asksWeather: false, pieceCount: null })).toEqual([
    'Looking through your pieces',
  ]);
});
