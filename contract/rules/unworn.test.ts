import { describe, expect, it } from 'vitest';
import { nextSeason } from './unworn.ts';

describe('the next season that is a month off', () => {
  it.each([
    ['2026-10-31', 'winter', '2026-12-01'],
    ['2026-11-02', 'spring', '2027-03-01'],
    ['2026-11-26', 'spring', '2027-03-01'],
    ['2026-12-31', 'spring', '2027-03-01'],
    ['2027-01-30', 'spring', '2027-03-01'],
    ['2027-01-31', 'summer', '2027-06-01'],
    ['2027-03-01', 'summer', '2027-06-01'],
    ['2027-05-03', 'fall', '2027-09-01'],
    ['2027-08-03', 'winter', '2027-12-01'],
  ])('after %s is %s, from %s', (today, season, day) => {
    expect(nextSeason(today)).toEqual({ season, day });
  });
});
