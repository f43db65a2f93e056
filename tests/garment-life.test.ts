import '#tests/support/page.ts';
import { afterAll, beforeAll, it } from 'vitest';
import { checkLives } from '#tests/support/garment-life/life-chain.ts';
import { type LifeWorld, openLifeWorld } from '#tests/support/garment-life/life-world.ts';

let world: LifeWorld;
beforeAll(async () => {
  world = await openLifeWorld();
});
afterAll(() => world?.close());

/** Some chains, the same every time; HEM_LIFE_CHAINS sets a number of random ones, for a longer run. */
const longer = process.env.HEM_LIFE_CHAINS;
const tries = longer ? { numRuns: Number(longer) } : { numRuns: 5, seed: 4711 };
const longerMs = 3_600_000;

it(
  'keeps to the table and counts each wear once, in whatever order two devices tell of a piece',
  {
    ...(longer && { timeout: longerMs }),
  },
  () => checkLives(world, { ...tries, links: 24 }),
);
