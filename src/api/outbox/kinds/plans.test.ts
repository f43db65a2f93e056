import '#tests/support/page.ts';
import { expect, it } from 'vitest';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { ShownPlan } from '#contract/schemas/plan.ts';
import type { Cached } from '../cached.ts';
import { nextToSend } from '../entry-lists.ts';
import { availabilityKinds } from './availability.ts';
import { planKinds } from './plans.ts';

const { merge } = planKinds.savePlan;
const owner = '6f1b1f0e-3a55-4c1c-9d53-2f4d4f6b1a11';
const wear = (changes: OperationInput<'savePlan'>['changes']) => ({
  owner,
  changes: { day: '2026-11-26', slot: 'day' as const, ...changes },
  isWorn: true,
});

it('is one wear of a look that is pressed twice without a network', () => {
  expect(merge!(wear({ lookId: '7' }), wear({ lookId: '7' }))).toEqual(wear({ lookId: '7' }));
});

it('is one wear of the same pieces, and two of others', () => {
  expect(merge!(wear({ itemIds: ['1'] }), wear({ itemIds: ['1'] }))).toEqual(
    wear({ itemIds: ['1'] }),
  );
  expect(merge!(wear({ itemIds: ['1'] }), wear({ itemIds: ['2'] }))).toBeNull();
});

it('is two plans of the same loose pieces, neither of them worn yet', () => {
  const { isWorn: _worn, ...plan } = wear({ itemIds: ['1'] });
  expect(merge!(plan, plan)).toBeNull();
});

/** A page that knows one outfit and one plan of a day. */
const knowing = (plan: Partial<ShownPlan> = {}): Cached => ({
  find: () => undefined,
  answers: ((name: string) => {
    if (name === 'getPlans') return [{ asked: {}, answer: { plans: [{ ...shirtPlan, ...plan }] } }];
    if (name !== 'getOutfitDetails') return [];
    return [{ asked: { outfitId: '9' }, answer: { outfit: { layers: [{ itemId: '4' }] } } }];
  }) as never,
});
const shirtPlan = {
  planId: '1',
  day: '2026-11-26',
  outfitId: null,
  lookId: null,
  itemIds: ['3'],
  isWorn: false,
} as unknown as ShownPlan;

it('touches where the pieces are that it wears, and all where it does not know them', () => {
  const touches = (input: OperationInput<'savePlan'>, plan?: Partial<ShownPlan>) =>
    planKinds.savePlan.touches!(input, knowing(plan));
  expect(touches(wear({ outfitId: '9' }))).toEqual(['where:4']);
  expect(touches(wear({ itemIds: ['3', '5'] }))).toEqual(['where:3+5']);
  expect(touches(wear({ lookId: '7' }))).toEqual(['where:*']);
  expect(touches({ owner, planId: '1', changes: {}, isWorn: true })).toEqual(['where:3']);
  expect(touches({ owner, planId: '2', changes: {}, isWorn: true })).toEqual(['where:*']);
  // What is only planned is nowhere else by that.
  expect(touches({ owner, planId: '1', changes: { day: '2026-11-27' } })).toEqual([]);
  expect(touches({ owner, planId: '1', changes: { day: '2026-11-25' } }, { isWorn: true })).toEqual(
    ['where:3'],
  );
});

it('waits with a wash and a correction for a wear of the same piece alone', () => {
  const entryOf = (kind: string, subject: string, touches: readonly string[]) =>
    ({ id: kind, kind, subject, touches, state: 'waiting', after: null, input: {} }) as never;
  const worn = wear({ outfitId: '9' });
  const wearing = entryOf(
    'savePlan',
    planKinds.savePlan.subject(worn),
    planKinds.savePlan.touches!(worn, knowing()),
  );
  const washOf = (...itemIds: string[]) => {
    const input = { owner, changeId: 'one', itemIds, availability: 'in-the-wash' as const };
    const { subject, touches } = availabilityKinds.setAvailability;
    return entryOf('setAvailability', subject(input), touches!(input, knowing()));
  };
  const correction = { owner, changeId: 'two', itemId: '4', wears: 0 };
  const { subject, touches } = availabilityKinds.correctWears;
  const correcting = entryOf('correctWears', subject(correction), touches!(correction, knowing()));
  const isHeld = (later: never) => nextToSend([wearing, later], [wearing]) === undefined;
  expect([washOf('4'), washOf('4', '5'), correcting].map(isHeld)).toEqual([true, true, true]);
  expect(isHeld(washOf('5'))).toBe(false);
  // A change of many, and one of one of them.
  expect(
    nextToSend(
      [washOf('4', '5'), { ...(washOf('5') as object), id: 'next' } as never],
      [washOf('4', '5')],
    ),
  ).toBeUndefined();
});
