import { describe, expect, it } from 'vitest';
import { amountWords, readServiceAmount, type ServiceAmount } from './service-amount.ts';
import { amountNeed, lengthOf, measuredAlike, needsPlace, strangeNeeds } from './service-needs.ts';

const by: ServiceAmount = {
  change: 'shorter',
  of: 'inseam',
  way: 'by',
  meters: 0.04,
  fromMeters: null,
  like: null,
  unit: 'Metric',
};

describe('An amount', () => {
  it.each<[string, Partial<ServiceAmount>, string]>([
    ['by so much', {}, '4 cm (1.6 in) shorter.'],
    [
      'of a length that is known',
      { fromMeters: 0.78 },
      '4 cm (1.6 in) shorter: inseam 78 cm (30.7 in) now, 74 cm (29.1 in) after.',
    ],
    [
      'to a length',
      { fromMeters: 0.78, way: 'to' },
      'To a finished inseam of 74 cm (29.1 in): 4 cm (1.6 in) shorter, inseam 78 cm (30.7 in) now.',
    ],
    [
      'longer, in quarters of an inch',
      { change: 'longer', of: 'length', unit: 'Imperial', meters: 1.25 * 0.0254 },
      '1.25 in (3.2 cm) longer.',
    ],
    ['that nobody said', { meters: 0 }, ''],
  ])('is plain words for the studio: %s', (_what, changes, words) => {
    expect(amountWords({ ...by, ...changes })).toBe(words);
  });

  it('is read as it was written, and nothing else is', () => {
    expect(readServiceAmount(JSON.stringify(by))).toEqual(by);
    for (const wrong of ['', '{', '7', '{"meters":1}', JSON.stringify({ ...by, of: 'toString' })]) {
      expect(readServiceAmount(wrong), wrong).toBeUndefined();
    }
  });
});

describe('What a service needs', () => {
  it('is what its tags say, and nothing where they say nothing', () => {
    expect(amountNeed(['lowerBody', 'amount:shorter', 'of:inseam', 'most:9cm'])).toEqual({
      change: 'shorter',
      of: 'inseam',
      mostMeters: 0.09,
      keepsMeters: null,
    });
    expect(amountNeed(['amount:longer'])).toMatchObject({ of: 'length', mostMeters: 0.15 });
    expect(amountNeed(['lowerBody', 'fits:jeans'])).toBeNull();
    expect([needsPlace(['needs:mark']), needsPlace(['fits:jeans'])]).toEqual([true, false]);
  });

  it('is a length where there is no inseam', () => {
    const need = amountNeed(['amount:shorter', 'of:inseam'])!;
    expect(lengthOf(need, 'jeans')).toBe('inseam');
    expect(lengthOf(need, 'midi-skirt')).toBe('length');
  });

  it('is like another piece of its kind, and like any of the group where nobody knows the kind', () => {
    expect(measuredAlike('jeans')).toContain('trousers');
    expect(measuredAlike('jeans')).not.toContain('midi-skirt');
    expect(measuredAlike('midi-skirt')).not.toContain('jeans');
    expect([measuredAlike('Hakama'), measuredAlike(null)]).toEqual([[], []]);
  });

  it('is not said by tags that Hem does not know', () => {
    expect(strangeNeeds(['amount:shorter', 'of:sleeve', 'most:9cm', 'needs:mark'])).toEqual([]);
    const strange = ['amount:wider', 'needs:photo', 'keeps:3 cm', 'of:sleeve'];
    expect(strangeNeeds([...strange, 'fits:jeans', 'waist'])).toEqual(strange.slice(0, 3));
    expect(strangeNeeds(['of:sleeve'])).toEqual(['of:sleeve']);
  });
});
