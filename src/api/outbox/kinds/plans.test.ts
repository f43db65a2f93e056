import '#tests/support/page.ts';
import { expect, it } from 'vitest';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
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
