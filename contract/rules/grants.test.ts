import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entitlementsAt, type Grant, holdsNow } from './grants.ts';
import { entitlementKeys } from './profile.ts';

// Few moments and keys, so that boundaries meet.
const moment = fc.integer({ min: 0, max: 12 }).map((hour) => new Date(Date.UTC(2026, 0, 1, hour)));
const orNone = fc.option(moment, { nil: null });
const key = fc.constantFrom('styleBlueprint', 'scheduledLola', 'of another version');
const grant: fc.Arbitrary<Grant> = fc.record({ key, from: moment, until: orNone, revoked: orNone });
const grants = fc.array(grant, { maxLength: 6 });
const justBefore = (one: Date) => new Date(one.getTime() - 1);

describe('a grant', () => {
  it('holds from its first moment until its end, which it does not hold at any more', () => {
    fc.assert(
      fc.property(grant, moment, (given, end) => {
        const one = { ...given, until: end, revoked: null };
        expect(holdsNow([one], one.key, justBefore(one.from))).toBe(false);
        expect(holdsNow([one], one.key, one.from)).toBe(one.from < end);
        expect(holdsNow([one], one.key, justBefore(end))).toBe(one.from < end);
        expect(holdsNow([one], one.key, end)).toBe(false);
      }),
    );
  });

  it('without an end holds at every moment from its first', () => {
    fc.assert(
      fc.property(grant, moment, (given, now) => {
        const one = { ...given, until: null, revoked: null };
        expect(holdsNow([one], one.key, now)).toBe(now >= one.from);
      }),
    );
  });

  it('that is revoked holds as it did before that, and never after', () => {
    fc.assert(
      fc.property(grant, moment, moment, (given, revoked, now) => {
        const was = holdsNow([{ ...given, revoked: null }], given.key, now);
        expect(holdsNow([{ ...given, revoked }], given.key, now)).toBe(was && now < revoked);
      }),
    );
  });
});

describe('what somebody is entitled to', () => {
  it('is what any one of their grants says, in whichever order, and of that key alone', () => {
    fc.assert(
      fc.property(grants, key, moment, (all, asked, now) => {
        const held = all.some((one) => one.key === asked && holdsNow([one], asked, now));
        expect(holdsNow(all, asked, now)).toBe(held);
        expect(holdsNow(all.toReversed(), asked, now)).toBe(held);
      }),
    );
  });

  it('is listed by the keys that there are, each once, in their order', () => {
    fc.assert(
      fc.property(grants, moment, (all, now) => {
        const listed = entitlementKeys.filter((one) => holdsNow(all, one, now));
        expect(entitlementsAt([...all, ...all], now)).toEqual(listed);
        expect(listed).not.toContain('of another version');
      }),
    );
    const all = entitlementKeys.toReversed().map((one) => ({
      ...{ key: one, from: new Date(0), until: null, revoked: null },
    }));
    expect(entitlementsAt(all, new Date())).toEqual([...entitlementKeys]);
  });
});
