import { afterEach, describe, expect, it } from 'vitest';
import { nothingAsked } from '#contract/rules/nothing-asked.ts';
import { madeWardrobe } from '#tests/stylist/made-wardrobe.ts';
import type { Known } from '../stylist-tasks/known.ts';
import type { StylistPort } from './stylist.ts';
import { inlineStylist } from './stylist-inline.ts';
import { openStylistPool } from './stylist-pool.ts';

const knownOf = (count: number): Known => ({
  garments: madeWardrobe(count, 'pool').map((garment) => ({
    ...garment,
    wornDay: null,
    item: {
      category: garment.category ?? null,
      patterns: [],
      neckline: null,
      sleeveType: null,
      sleeveLength: null,
    },
  })),
  notes: [],
  doings: [],
  forgotten: [],
  allForgottenMs: null,
  blueprint: null,
});

const question = {
  text: 'dinner tomorrow, no heels',
  asked: nothingAsked,
  today: '2026-11-23',
  unit: 'C' as const,
  country: 'PT',
  lastBoard: [],
};

describe('the threads of the stylist', () => {
  let pool: StylistPort | null = null;
  const open = () => {
    // However slow the machine is.
    pool = openStylistPool(1, 80_000);
    return pool;
  };
  afterEach(async () => {
    await pool?.close();
    pool = null;
  });

  it('answer as the thread that asks would', async () => {
    const asker = { owner: 'maya', known: knownOf(60) };
    const stylist = open();
    stylist.warm();
    const read = await stylist.ask('read', asker, question);
    expect(read).toEqual(await inlineStylist.ask('read', asker, question));
    const day = { day: '2026-11-23', weather: null };
    expect(await stylist.ask('day', asker, day)).toEqual(
      await inlineStylist.ask('day', asker, day),
    );
  });

  it('leave the thread that asks free meanwhile', async () => {
    const asker = { owner: 'maya', known: knownOf(3000) };
    let turns = 0;
    const asked = open().ask('day', asker, { day: '2026-11-23', weather: null });
    let isDone = false;
    const end = () => {
      isDone = true;
    };
    asked.then(end, end);
    while (!isDone) {
      await new Promise(setImmediate);
      turns += 1;
    }
    expect(await asked).toBeInstanceOf(Array);
    // On one thread there would be none between the question and the answer.
    expect(turns).toBeGreaterThan(20);
  });

  it('end what nobody waits for, and go on with the next', async () => {
    const asker = { owner: 'maya', known: knownOf(3000) };
    const stylist = open();
    const gone = new AbortController();
    const asked = stylist.ask(
      'day',
      { ...asker, signal: gone.signal },
      { day: '2026-11-23', weather: null },
    );
    gone.abort(new Error('nobody is there'));
    await expect(asked).rejects.toThrow('nobody is there');
    const next = await stylist.ask('read', { ...asker, known: knownOf(5) }, question);
    expect(next.question.asked.event).toBe('dinner');
  });

  it('are not killed by somebody who goes away: who waits behind them is answered at once', async () => {
    const stylist = open();
    // The thread is there, and has read its tables.
    await stylist.ask('read', { owner: 'tom', known: knownOf(5) }, question);
    const gone = new AbortController();
    const asked = stylist.ask(
      'day',
      { owner: 'maya', known: knownOf(3000), signal: gone.signal },
      { day: '2026-11-23', weather: null },
    );
    const behind = stylist.ask('read', { owner: 'tom', known: knownOf(5) }, question);
    setImmediate(() => gone.abort(new Error('nobody is there')));
    await expect(asked).rejects.toThrow('nobody is there');
    expect((await behind).question.asked.event).toBe('dinner');
  });

  it('answer who waits behind a task that took too long', async () => {
    pool = openStylistPool(1, 1);
    const asker = { owner: 'maya', known: knownOf(3000) };
    const asked = pool.ask('day', asker, { day: '2026-11-23', weather: null });
    await expect(asked).rejects.toMatchObject({ code: 'timeout' });
  });

  it('let only few questions of one member wait, and none of them those of another', async () => {
    const stylist = open();
    const known = knownOf(200);
    const all = await Promise.allSettled([
      ...Array.from({ length: 6 }, () => stylist.ask('read', { owner: 'maya', known }, question)),
      stylist.ask('read', { owner: 'tom', known }, question),
    ]);
    expect(all.map(({ status }) => status)).toEqual([
      ...Array(4).fill('fulfilled'),
      ...Array(2).fill('rejected'),
      'fulfilled',
    ]);
    const refused = all.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'rate-limited', retryAfterSeconds: 2 });
    const later = await stylist.ask('read', { owner: 'maya', known }, question);
    expect(later.question.asked.event).toBe('dinner');
  });
});
