import '#tests/support/page.ts';
import { afterAll, beforeAll, it } from 'vitest';
import { checkLives } from '#tests/support/garment-life/life-chain.ts';
import { type LifeWorld, openLifeWorld } from '#tests/support/garment-life/life-world.ts';

const longMs = 20 * 60_000;

let world: LifeWorld;
beforeAll(async () => {
  world = await openLifeWorld();
});
afterAll(() => world?.close());

it(
  'keeps to the table and counts each wear once, in forty longer chains',
  {
    timeout: longMs,
  },
  () => checkLives(world, { numRuns: 40, links: 32, seed: 2026 }),
);
