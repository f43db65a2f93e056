import { it } from 'vitest';
import { checkChains } from '#tests/support/outbox-chain.ts';

/** The same chains every time; HEM_OUTBOX_CHAINS sets a number of random ones, for a longer run. */
const longer = process.env.HEM_OUTBOX_CHAINS;
const tries = longer ? { numRuns: Number(longer) } : { numRuns: 300, seed: 4711 };

it('does each write once, in its order, for its owner, whatever happens meanwhile', () =>
  checkChains(tries));
