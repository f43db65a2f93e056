import { expect } from 'vitest';
import type { KindName } from '#api/outbox/kinds.ts';
import type { Phone } from './phone.ts';
import type { Walk } from './walk.ts';

const groups = async (phone: Phone) =>
  (await phone.call('getGroups', { owner: phone.owner })).groups.map(({ name }) => name);
const makeLisbon = async (phone: Phone) => {
  const ids = [await phone.outfit('Opera')];
  const input = {
    groupId: '0123456789abcdef'.repeat(2),
    noun: 'outfits' as const,
    name: 'Lisbon',
    ids,
  };
  await phone.call('makeGroup', { owner: phone.owner, ...input });
};

/** What is done to groups. */
export const groupWalks = {
  async makeGroup(phone) {
    await phone.outfit('Opera');
    await phone.open('/outfits');
    await phone.select('Opera');
    await phone.tap('Group');
    await phone.fill('New group', 'Lisbon');
    await phone.lose();
    await phone.tap('Create group');
    return {
      words: 'Lisbon, Group made',
      shows: () => phone.button(/^Lisbon 1/).waitFor(),
      has: () => groups(phone),
      becomes: ['Lisbon'],
    };
  },

  async changeGroup(phone) {
    await makeLisbon(phone);
    await phone.open('/outfits?sheet=groups');
    await phone.fill('Name of Lisbon', 'Porto');
    await phone.lose();
    await phone.tap('Close');
    return {
      words: 'Porto, Group renamed',
      shows: () => phone.button(/^Porto 1/).waitFor(),
      has: () => groups(phone),
      becomes: ['Porto'],
    };
  },

  async deleteGroup(phone) {
    await makeLisbon(phone);
    await phone.open('/outfits?sheet=groups');
    await phone.button('Remove Lisbon').waitFor();
    await phone.lose();
    await phone.tap('Remove Lisbon', 'Close');
    return {
      words: /, Group removed$/,
      shows: () =>
        expect.poll(() => phone.page.getByRole('button', { name: /^Lisbon/ }).count()).toBe(0),
      has: () => groups(phone),
      becomes: [],
    };
  },
} satisfies Partial<Record<KindName, Walk>>;
