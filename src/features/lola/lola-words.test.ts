import { expect, it } from 'vitest';
import { forecastWords } from '#components/weather/weather-words.ts';
import { lackWords, obstacleWords } from './lola-words.ts';

it.each([
  ['a bow tie', 'A bow tie is missing'],
  ['Green boots', 'Green boots are missing'],
  ['A dress', 'A dress is missing'],
  ['An evening dress', 'An evening dress is missing'],
])('says that %s is lacking: %s', (words, said) => expect(lackWords(words)).toBe(said));

it('says in plain words why nothing fills a slot', () => {
  const refused = [
    { rule: 'availability', count: 1 },
    { rule: 'rest', count: 2 },
  ] as const;
  expect(obstacleWords({ slot: 'shoes', owned: 3, refused: [...refused] })).toBe(
    'None of your 3 shoes will do: 1 is not ready, 2 were worn lately.',
  );
});

it.each([
  ['outer', 'dress-code', 'Your only coat will not do: it is not for the occasion.'],
  ['shoes', 'rest', 'Your only shoes will not do: they were worn lately.'],
  ['bottom', 'exclusion', 'Your only bottoms will not do: you left them out.'],
  ['top', 'exclusion', 'Your only top will not do: you left it out.'],
  ['bag', 'availability', 'Your only piece will not do: it is not ready.'],
] as const)('says of a single piece of the slot %s that %s keeps it back', (slot, rule, said) =>
  expect(obstacleWords({ slot, owned: 1, refused: [{ rule, count: 1 }] })).toBe(said),
);

it.each([
  [3, 9, 'C', 'Likely 3–9° in November'],
  [3, 9, 'F', 'Likely 37–48° in November'],
  [-4, 2, 'C', 'Likely -4 to 2° in November'],
] as const)('tells what is likely between %s and %s in °%s', (lowC, highC, unit, said) => {
  const forecast = { state: 'likely', placeName: null, day: '2026-11-30', lowC, highC } as const;
  expect(forecastWords(forecast, '2026-11-30', unit)).toBe(said);
});
