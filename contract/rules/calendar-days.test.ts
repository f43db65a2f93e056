import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, latestDay } from './calendar-days.ts';

describe('days of the calendar', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-03-01', -1, '2024-02-29'],
    // Clocks change on these days in Europe, in the United States and on Lord Howe Island.
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-10-03', 2, '2026-10-05'],
    // Samoa had no 30 December 2011.
    ['2011-12-29', 2, '2011-12-31'],
    ['2025-12-31', 366, '2027-01-01'],
  ])('%s and %i days is %s, in every time zone', (day, days, expected) => {
    const zone = process.env.TZ;
    try {
      for (const name of ['UTC', 'Europe/Berlin', 'Pacific/Apia', 'America/Los_Angeles']) {
        process.env.TZ = name;
        expect(addDays(day, days), name).toBe(expected);
        expect(daysBetween(day, expected), name).toBe(days);
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  it.each([
    ['2026-03-05T09:59:59.999Z', '2026-03-05'],
    ['2026-03-05T10:00:00Z', '2026-03-06'],
  ])('at %s the latest that has begun is %s', (moment, day) => {
    expect(latestDay(new Date(moment))).toBe(day);
  });
});
