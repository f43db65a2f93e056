import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxMessageLength } from '#bridge/envelope.ts';
import { createFaults, type Delivery, type FaultSettings, noFaults } from './faults.ts';
import { createLine } from './line.ts';
import { seededRandom } from './seeded-random.ts';

const text = '{"v":1,"type":"nav.back","id":"a","sid":"b","seq":0}';
const faultsOf = (settings: Partial<FaultSettings>, seed = 'a') =>
  createFaults(
    () => ({ ...noFaults, ...settings }),
    () => seed,
  );
const fates = (settings: Partial<FaultSettings>, seed: string, count = 200) => {
  const faults = faultsOf(settings, seed);
  return Array.from({ length: count }, () => faults.fateOf('to-page', 'nav.back', text));
};

describe('the seeded faults', () => {
  it('leave a message alone when there are none', () => {
    expect(faultsOf({}).fateOf('to-page', 'nav.back', text)).toEqual([
      { text, delayMs: 0, mayBeOvertaken: false, isStranger: false, words: '' },
    ]);
  });

  it('are the same for the same seed, and others for another', () => {
    const all = { drop: 20, duplicate: 20, reorder: 20, truncate: 20, jitterMs: 100 };
    expect(fates(all, 'a')).toEqual(fates(all, 'a'));
    expect(fates(all, 'a')).not.toEqual(fates(all, 'b'));
  });

  it('do not depend on what else traveled in between', () => {
    const quiet = faultsOf({ drop: 50, jitterMs: 80 });
    const busy = faultsOf({ drop: 50, jitterMs: 80 });
    for (let n = 0; n < 50; n++) {
      busy.fateOf('to-host', 'page.height', '{}');
      busy.fateOf('to-page', 'bridge.ping', '{}');
      expect(busy.fateOf('to-page', 'nav.back', text)).toEqual(
        quiet.fateOf('to-page', 'nav.back', text),
      );
    }
  });

  it('begin anew when they are reset', () => {
    const faults = faultsOf({ jitterMs: 1_000 });
    const first = faults.fateOf('to-page', 'nav.back', text);
    expect(faults.fateOf('to-page', 'nav.back', text)).not.toEqual(first);
    faults.reset();
    expect(faults.fateOf('to-page', 'nav.back', text)).toEqual(first);
  });

  it('happen about as often as they are asked for', () => {
    const lost = fates({ drop: 25 }, 'often', 2_000).filter((fate) => fate.length === 0).length;
    expect(lost).toBeGreaterThan(420);
    expect(lost).toBeLessThan(580);
  });

  it('switched on later, a fault does not change what the others do', () => {
    const lost = (all: Delivery[][]) => all.map((fate) => fate.length === 0);
    expect(lost(fates({ drop: 30 }, 'a'))).toEqual(
      lost(fates({ drop: 30, truncate: 50, jitterMs: 9 }, 'a')),
    );
  });

  it('do to a message what they are called', () => {
    const [double, copy] = fates({ duplicate: 100 }, 'a', 1)[0] as Delivery[];
    expect(copy?.text).toBe(double?.text);
    expect(fates({ drop: 100 }, 'a', 1)).toEqual([[]]);
    const [cut] = fates({ truncate: 100 }, 'a', 1)[0] as Delivery[];
    expect(text.startsWith(cut?.text as string)).toBe(true);
    expect(cut?.text.length).toBeLessThan(text.length);
    const [huge] = fates({ oversize: 100 }, 'a', 1)[0] as Delivery[];
    expect(huge?.text.length).toBeGreaterThan(maxMessageLength);
    expect(fates({ wrongOrigin: 100 }, 'a', 1)[0]?.[0]?.isStranger).toBe(true);
    expect(fates({ latencyMs: 40 }, 'a', 1)[0]?.[0]?.delayMs).toBe(40);
  });
});

describe('the random numbers', () => {
  it('lie between 0 and 1 and differ', () => {
    const random = seededRandom('seed');
    const numbers = Array.from({ length: 1_000 }, random);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(new Set(numbers).size).toBeGreaterThan(990);
  });
});

describe('the line', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const delivery = (name: string, delayMs: number, mayBeOvertaken = false): Delivery => ({
    text: name,
    delayMs,
    mayBeOvertaken,
    isStranger: false,
    words: '',
  });

  it('brings at once what nothing delays', () => {
    const arrived: string[] = [];
    createLine(({ text }) => arrived.push(text))(delivery('a', 0));
    expect(arrived).toEqual(['a']);
  });

  it('keeps the order, jitter or not, but for what is held back', () => {
    const arrived: string[] = [];
    const bring = createLine(({ text }) => arrived.push(text));
    bring(delivery('held', 250, true));
    bring(delivery('slow', 90));
    bring(delivery('quick', 10));
    vi.advanceTimersByTime(300);
    expect(arrived).toEqual(['slow', 'quick', 'held']);
  });
});
