import { expect } from 'vitest';
import type { KindName } from '#api/outbox/kinds.ts';
import { paths } from '#lib/paths.ts';
import { openStudio } from '#tests/support/studio.ts';
import type { Walk } from './walk.ts';

/** What is kept of oneself, and of one's orders. */
export const ownWalks = {
  async saveMeasurements(phone) {
    await phone.open('/account-settings?sheet=measurements');
    await phone.fill('Height', '66');
    await phone.lose();
    await phone.tap(/^Next: /);
    const values = async () => {
      const { people } = await phone.call('getMeasurements', { owner: phone.owner });
      return people.flatMap((one) => one.values.map(({ type }) => type));
    };
    return {
      words: /Height/,
      leave: () => phone.tap('Close'),
      shows: () => phone.button(/^Height.*66\.0 in$/).waitFor(),
      has: values,
      becomes: ['height'],
    };
  },

  async markOrderRead(phone) {
    const { owner } = phone;
    const { orders } = await phone.call('getServiceOrders', { owner });
    const { orderId, orderNumber } = orders[0]!;
    await (await openStudio(phone.server)).say(orderNumber, 'Which thread?');
    const isUnread = async () =>
      (await phone.call('getServiceOrder', { owner, orderId })).order.isUnread;
    await expect.poll(isUnread).toBe(true);
    await phone.open(paths.serviceHistory());
    const details = phone.button(/^Details and messages/);
    await details.waitFor();
    await phone.lose();
    await details.tap();
    await phone.sees('Which thread?');
    return {
      words: `${orderNumber}, Message read`,
      leave: () => phone.tap('Close', 'Back'),
      shows: () => phone.sees('Which thread?'),
      has: isUnread,
      becomes: false,
    };
  },

  async saveLabReading(phone) {
    await phone.open('/style-lab/the-quiet-reds');
    await phone.button('Save').waitFor();
    await phone.lose();
    await phone.tap('Save');
    const read = async () => {
      const { pieces } = await phone.call('getLab', { owner: phone.owner });
      return pieces.find(({ pieceId }) => pieceId === 'the-quiet-reds')!.reading.isSaved;
    };
    return {
      words: 'The quiet reds, Saved',
      leave: () => phone.tap('Back'),
      shows: () => phone.button('No longer save').waitFor(),
      has: read,
      becomes: true,
    };
  },
} satisfies Partial<Record<KindName, Walk>>;
