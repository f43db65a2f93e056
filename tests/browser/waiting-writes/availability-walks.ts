import type { KindName } from '#api/outbox/kinds.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import type { Phone } from './phone.ts';
import type { Walk } from './walk.ts';

const whereIs = (phone: Phone, itemId: string) => async () =>
  (await phone.call('getItemDetails', { owner: phone.owner, itemId })).item.availability;

const isChosen = (phone: Phone, name: string) =>
  phone.page.getByRole('button', { name, pressed: true }).waitFor();

/** What is said of where pieces are. */
export const availabilityWalks = {
  async setAvailability(phone) {
    const itemId = await phone.item('Shirt');
    await phone.open(`/items/${itemId}`);
    await phone.tap('Where is it now? Ready');
    await phone.button('In the wash').waitFor();
    await phone.lose();
    await phone.tap('In the wash');
    return {
      words: 'Shirt, In the wash',
      shows: () => isChosen(phone, 'In the wash'),
      leave: () => phone.tap('Close', 'Back'),
      has: whereIs(phone, itemId),
      becomes: 'in-the-wash',
    };
  },

  async takeBackAvailability(phone) {
    const itemId = await phone.item('Shirt');
    const change = {
      changeId: newIdempotencyKey(),
      itemIds: [itemId],
      availability: 'packed' as const,
    };
    await phone.call('setAvailability', { owner: phone.owner, ...change });
    await phone.open(`/items/${itemId}?sheet=where`);
    await phone.button('Undo').waitFor();
    await phone.lose();
    await phone.tap('Undo');
    return {
      words: 'Shirt, Back where it was',
      shows: () => isChosen(phone, 'Ready'),
      leave: () => phone.tap('Close', 'Back'),
      has: whereIs(phone, itemId),
      becomes: 'ready',
    };
  },
} satisfies Partial<Record<KindName, Walk>>;
