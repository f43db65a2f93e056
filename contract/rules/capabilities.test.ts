import { describe, expect, it } from 'vitest';
import { type Capability, isUnlocked, keysOf, opens } from './capabilities.ts';
import { type Entitlement, entitlementKeys, featureFlagKeys } from './profile.ts';

type Key = keyof typeof opens;
/** What is known where all is open but for these keys. */
const without = (...missing: Key[]) => ({
  features: Object.fromEntries(featureFlagKeys.map((key) => [key, !missing.includes(key)])),
  entitlements: entitlementKeys.filter((key) => !missing.includes(key)),
});
const capabilities = [...new Set(Object.values(opens).flat())] as Capability[];

describe('the table of what is opened', () => {
  it('has every entitlement and every feature flag of the specification', () => {
    expect(Object.keys(opens).sort()).toEqual([...entitlementKeys, ...featureFlagKeys].sort());
  });

  it.each(capabilities)('opens %s by all of its keys, and by nothing else', (capability) => {
    const keys = keysOf(capability);
    const others = (Object.keys(opens) as Key[]).filter((key) => !keys.includes(key));
    expect(isUnlocked(capability, without())).toBe(true);
    expect(isUnlocked(capability, without(...others))).toBe(true);
    for (const key of keys) expect(isUnlocked(capability, without(key)), key).toBe(false);
  });

  it('takes what is not known for missing', () => {
    for (const capability of capabilities) {
      const known = { features: null, entitlements: undefined };
      expect(isUnlocked(capability, known), capability).toBe(false);
    }
  });

  it('has the compiler ask for what decides, and for no more', () => {
    const entitlements: Entitlement[] = ['styleBlueprint'];
    const features = { enableStyleBlueprint: true };
    expect(isUnlocked('styleBlueprint', { features })).toBe(true);
    expect(isUnlocked('wholeBlueprint', { features, entitlements })).toBe(true);
    // @ts-expect-error the entitlement decides, too
    expect(isUnlocked('wholeBlueprint', { features })).toBe(false);
    // @ts-expect-error the feature decides, too
    expect(isUnlocked('wholeBlueprint', { entitlements })).toBe(false);
  });
});
