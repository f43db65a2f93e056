import { expect, it } from 'vitest';
import { readGarment } from './read-garment.ts';
import { hasTrait } from './traits.ts';

it.each([
  [{ title: 'Red top', category: 'blouse', sleeveLength: 'Sleeveless' }, 'sleeveless', true],
  [{ title: 'Red top', category: 'blouse', sleeveLength: 'Long' }, 'long-sleeved', true],
  [{ title: 'Red top', category: 'blouse', sleeveLength: 'Three-quarter' }, 'long-sleeved', false],
  [{ title: 'Red top', category: 'blouse' }, 'sleeveless', false],
  [{ title: 'Party dress', category: 'day-dress', neckline: 'Strapless' }, 'low-cut', true],
  [{ title: 'Party dress', category: 'day-dress', neckline: 'Crew' }, 'low-cut', false],
  [{ title: 'Block heel boots', category: 'ankle-boots' }, 'high-heeled', true],
  [{ title: 'Rain boots', category: 'boots' }, 'flat', true],
  [{ title: 'Slim fit shirt', category: 'shirt' }, 'tight', true],
] as const)('%j is %s: %s', (garment, trait, isSo) => {
  expect(hasTrait(readGarment({ id: '', ...garment }), trait)).toBe(isSo);
});
