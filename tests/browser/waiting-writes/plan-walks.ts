import { expect } from 'vitest';
import type { KindName } from '#api/outbox/kinds.ts';
import { addDays } from '#contract/rules/calendar-days.ts';
import { paths } from '#lib/paths.ts';
import { todayIs } from './phone.ts';
import type { Walk } from './walk.ts';

/** What is done to plans. */
export const planWalks = {
  async savePlan(phone) {
    const outfitId = await phone.outfit('Office');
    await phone.open(paths.outfit(outfitId));
    await phone.tap('Plan');
    await phone.fill('What for', 'Opening');
    await phone.lose();
    await phone.page.getByRole('dialog').getByRole('button', { name: 'Plan', exact: true }).tap();
    return {
      words: /^Opening, Planned for /,
      leave: () => phone.tap('Back'),
      shows: () => expect.poll(() => phone.page.getByRole('dialog').count()).toBe(0),
      has: async () => (await phone.plans()).map(({ title }) => title),
      becomes: ['Opening'],
    };
  },

  async movePlans(phone) {
    const today = todayIs();
    await phone.plan(await phone.outfit('Office'), today);
    await phone.open(paths.calendar('outfits', today));
    await phone.tap('Move');
    await phone.page.locator('input[type=date]').fill(addDays(today, 3));
    await phone.lose();
    await phone.page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).tap();
    return {
      words: /^Office, Moved/,
      shows: () => phone.misses('Mark worn'),
      has: async () => (await phone.plans()).map(({ day }) => day),
      becomes: [addDays(today, 3)],
    };
  },

  async markWorn(phone) {
    const today = todayIs();
    await phone.plan(await phone.outfit('Office'), today);
    await phone.open(paths.calendar('outfits', today));
    await phone.button('Mark worn').waitFor();
    await phone.lose();
    await phone.tap('Mark worn');
    return {
      words: /^Office, .*[Ww]orn/,
      shows: () => phone.button('Worn').waitFor(),
      has: async () => (await phone.plans()).map(({ isWorn }) => isWorn),
      becomes: [true],
    };
  },

  async deletePlans(phone) {
    const today = todayIs();
    await phone.plan(await phone.outfit('Office'), today);
    await phone.open(paths.calendar('outfits', today));
    await phone.tap('Move');
    await phone.button('Delete').waitFor();
    await phone.lose();
    await phone.tap('Delete');
    return {
      words: /^Office, /,
      shows: () => phone.misses('Mark worn'),
      has: async () => (await phone.plans()).length,
      becomes: 0,
    };
  },

  async restorePlans(phone) {
    const today = todayIs();
    await phone.plan(await phone.outfit('Office'), today);
    await phone.open(paths.calendar('outfits', today));
    await phone.tap('Move', 'Delete');
    await expect.poll(async () => (await phone.plans()).length).toBe(0);
    await phone.lose();
    await phone.tap('Undo');
    return {
      words: /^Office, /,
      shows: () => phone.button('Mark worn').waitFor(),
      has: async () => (await phone.plans()).length,
      becomes: 1,
    };
  },
} satisfies Partial<Record<KindName, Walk>>;
