import type { KindName } from '#api/outbox/kinds.ts';
import { addDays } from '#contract/rules/calendar-days.ts';
import { todayIs } from './phone.ts';
import type { Walk } from './walk.ts';

/** What is said of pieces that were not worn for long. */
export const unwornWalks = {
  async keepItem(phone) {
    const { owner } = phone;
    const itemIds = await phone.items('Coat', 'Scarf');
    const changes = { day: addDays(todayIs(), -400), slot: 'day' as const, itemIds };
    await phone.call('savePlan', { owner, changes, isWorn: true });
    await phone.open('/items/keep-or-repair');
    await phone.sees('1 of 2');
    await phone.lose();
    // What is taken back before it is sent is never sent.
    await phone.tap('Keep');
    await phone.sees('2 of 2 · one kept');
    await phone.tap('Undo');
    await phone.sees('1 of 2');
    await phone.tap('Keep');
    const days = { since: addDays(todayIs(), -365), today: todayIs() };
    return {
      words: /^Coat, Kept until /,
      shows: () => phone.sees('2 of 2 · one kept'),
      leave: () => phone.tap('Close'),
      has: async () =>
        (await phone.call('getUnworn', { owner, ...days })).pieces.map(({ item }) => item.title),
      becomes: ['Scarf'],
    };
  },
} satisfies Partial<Record<KindName, Walk>>;
