import type { SaidCase } from '../said-case.ts';
import { casesOf, heels, named, southHeels, suits, ties } from './cases.ts';

const kind = 'trips';

export const tripCases: SaidCase[] = [
  ...casesOf(kind, 'south', [
    ['pack for 5 days in madrid', { tripDays: 5, placeName: 'Madrid', wishes: 0 }],
    ['a week in paris, what do i pack', { tripDays: 7, placeName: 'Paris' }],
    [
      'packing for 3 days in london, no heels',
      { tripDays: 3, placeName: 'London', refuses: [southHeels] },
      { never: [heels] },
    ],
    ['mala para 3 dias', { tripDays: 3 }],
    ['dinner in paris on friday', { event: 'dinner', day: '2026-11-27', tripDays: null }],
  ]),
  ...casesOf(kind, 'north', [
    ['packen für 4 tage, ohne anzug', { tripDays: 4, refuses: [suits] }, { never: [suits] }],
    [
      '2 days business trip, only one suit, no tie',
      { tripDays: 2, refuses: [ties] },
      { never: [ties] },
    ],
  ]),
  ...casesOf(kind, 'any', [
    [
      '6 days, 65 degrees, and i want the trench with me',
      { tripDays: 6, highC: [17, 20], wants: [named('Trench')] },
    ],
  ]),
];
