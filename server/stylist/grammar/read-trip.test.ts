import { describe, expect, it } from 'vitest';
import { type KnownTrip, readTrip } from './read-trip.ts';

// A Monday.
const today = '2026-11-23';

/** What a text says of a trip, in one line: `3 days from 2026-11-27 in Lisbon for Business: Evening 1`. */
function told(text: string, before: KnownTrip | null = null): string | null {
  const trip = readTrip(text, today, before);
  if (!trip) return null;
  const events = trip.events.map(({ day, occasion }) => `${occasion} ${day ?? '?'}`);
  return [
    trip.isChange ? 'change' : 'trip',
    trip.days === null ? '' : ` of ${trip.days} days`,
    trip.start === null ? '' : ` from ${trip.start}`,
    trip.placeName === null ? '' : ` in ${trip.placeName}`,
    trip.isTooLong ? ', too long' : '',
    trip.base === null ? '' : ` for ${trip.base}`,
    events.length === 0 ? '' : `: ${events.join(', ')}`,
    trip.outside.length === 0 ? '' : `; outside: ${trip.outside.join(', ')}`,
  ].join('');
}

describe('a trip', () => {
  it.each([
    ['packing for 3 days in Rome', 'trip of 3 days in Rome'],
    [
      'pack for 3 days in Lisbon: a dinner on Friday, walking',
      'trip of 3 days from 2026-11-27 in Lisbon: Evening 0, Travel ?',
    ],
    ['a weekend in Paris', 'trip of 2 days in Paris'],
    [
      '4 days in Berlin, two dinners and one meeting',
      'trip of 4 days in Berlin: Evening ?, Evening ?, Work ?',
    ],
    ['3 days in Rome, 2 weddings', 'trip of 3 days in Rome: Wedding ?, Wedding ?'],
    ['A weekend away', 'trip of 2 days'],
    ['a long weekend away with my boots', 'trip of 3 days'],
    ['this weekend in New York', 'trip of 2 days from 2026-11-28 in New York'],
    [
      '3-day business trip to Berlin from Thursday, dinner on Friday',
      'trip of 3 days from 2026-11-26 in Berlin for Business: Evening 1',
    ],
    ['hiking trip for a week', 'trip of 7 days for Outdoors'],
    ['a week at the beach', 'trip of 7 days for Beach'],
    [
      '4 nights in San Sebastián, from Dec 3, a wedding on Dec 5',
      'trip of 5 days from 2026-12-03 in San Sebastián: Wedding 2',
    ],
    ['trip to Nice next Friday to Sunday', 'trip of 3 days from 2026-12-04 in Nice'],
    ['road trip from Friday to Monday', 'trip of 4 days from 2026-11-27 for Travel'],
    [
      'pack for 5 days: work on Monday and Tuesday, opera on Wednesday',
      'trip of 5 days from 2026-11-23: Work 0, Work 1, Evening 2',
    ],
    [
      'first night dinner, second day museum, 3 days in Vienna, gala on the last night',
      'trip of 3 days in Vienna: Evening 0, Everyday 1, Formal 2',
    ],
    ['packing for a wedding in Rome on Saturday', 'trip from 2026-11-28 in Rome: Wedding 0'],
    ['pack for Christmas', 'trip'],
    ['20 days in India', 'trip of 14 days in India, too long'],
    ['999999 days in India', 'trip of 14 days in India, too long'],
    ['2 weeks in India', 'trip of 14 days in India'],
    ['Portland, Oregon for 2 nights', 'trip of 3 days'],
    ['2 nights in Portland, Oregon', 'trip of 3 days in Portland, Oregon'],
    [
      '2 days from Friday, a dinner on Monday',
      'trip of 2 days from 2026-11-27; outside: a dinner on Monday',
    ],
    ['3 days in Porto, not for work', 'trip of 3 days in Porto'],
  ])('is read: %s', (text, trip) => {
    expect(told(text)).toBe(trip);
  });

  it.each([
    'in 3 days a wedding',
    'not worn in the last 3 days',
    'something I have not worn for 3 days',
    'holiday party',
    'a day trip to Sintra',
    'something to wear this weekend',
    'dinner in Lisbon on Friday',
    '',
  ])('is none: %s', (text) => {
    expect(told(text)).toBeNull();
  });

  it.each([
    ['4 days', 'change of 4 days'],
    ['no, for 5 days please', 'change of 5 days'],
    ['from Thursday', 'change from 2026-11-26'],
    ['and a dinner on Saturday', 'change: Evening 1'],
    ['add a wedding on the last day', 'change: Wedding 2'],
    ['pack for 2 days in Porto', 'trip of 2 days in Porto'],
  ])('is changed: %s', (text, change) => {
    expect(told(text, { days: 3, start: '2026-11-27' })).toBe(change);
  });

  it.each(['with my boots', 'the office tomorrow', 'not the red dress'])(
    'is left as it is, or is over: %s',
    (text) => {
      expect(told(text, { days: 3, start: null })).toBeNull();
    },
  );
});
