import { expect } from 'vitest';
import type { KindName } from '#api/outbox/kinds.ts';
import type { Phone } from './phone.ts';
import type { Walk } from './walk.ts';

const names = async (phone: Phone) =>
  (await phone.call('getSavedFilters', { owner: phone.owner, today: '2026-05-04' })).filters.map(
    ({ name }) => name,
  );

/** What is done to saved filters. */
export const savedFilterWalks = {
  async saveFilter(phone) {
    const changes = { title: 'Hat', seasons: ['Winter' as const] };
    await phone.call('saveItem', { owner: phone.owner, changes });
    await phone.open('/items?season=Winter');
    await phone.button('Save these filters').waitFor();
    await phone.lose();
    await phone.tap('Save these filters');
    await phone.fill('Name of these filters', 'Warm');
    await phone.tap('Save');
    return {
      words: 'Warm, Filter saved',
      async shows() {
        await expect
          .poll(() => phone.page.getByRole('button', { name: 'Save these filters' }).count())
          .toBe(0);
        await phone.tap(/^Filters/);
        await phone.page.getByRole('link', { name: 'Warm' }).waitFor();
        await phone.tap('Close');
      },
      has: () => names(phone),
      becomes: ['Warm'],
    };
  },

  async deleteFilter(phone) {
    await phone.item('Hat');
    const saved = { filterId: '0123456789abcdef'.repeat(2), name: 'Warm' };
    await phone.call('saveFilter', {
      owner: phone.owner,
      ...saved,
      filter: { season: ['Winter'] },
    });
    await phone.open('/items?sheet=saved');
    await phone.button('Delete Warm').waitFor();
    await phone.lose();
    await phone.tap('Delete Warm', 'Close');
    return {
      words: 'Warm, Filter deleted',
      async shows() {
        await phone.tap(/^Filters/);
        await phone.button('Show 1 piece').waitFor();
        expect(await phone.page.getByRole('link', { name: /^Warm/ }).count()).toBe(0);
        await phone.tap('Close');
      },
      has: () => names(phone),
      becomes: [],
    };
  },
} satisfies Partial<Record<KindName, Walk>>;
