import { it } from 'vitest';
import { checkChains } from '#tests/support/outbox-chain.ts';

const longMs = 15 * 60_000;

it(
  'does each write once, in its order, for its owner, in ten thousand chains',
  { timeout: longMs },
  () => checkChains({ numRuns: 10_000, seed: 2026 }),
);
