import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { KindName } from '#api/outbox/kinds.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { availabilityWalks } from './waiting-writes/availability-walks.ts';
import { blueprintWalks } from './waiting-writes/blueprint-walks.ts';
import { composedWalks } from './waiting-writes/composed-walks.ts';
import { groupWalks } from './waiting-writes/group-walks.ts';
import { itemWalks } from './waiting-writes/item-walks.ts';
import { laundryWalks } from './waiting-writes/laundry-walks.ts';
import { lolaWalks } from './waiting-writes/lola-walks.ts';
import { nounWalks } from './waiting-writes/noun-walks.ts';
import { ownWalks } from './waiting-writes/own-walks.ts';
import { Phone } from './waiting-writes/phone.ts';
import { planWalks } from './waiting-writes/plan-walks.ts';
import { savedFilterWalks } from './waiting-writes/saved-filter-walks.ts';
import { unwornWalks } from './waiting-writes/unworn-walks.ts';
import type { Walk } from './waiting-writes/walk.ts';
import { wardrobeWalks } from './waiting-writes/wardrobe-walks.ts';

/** Every kind of write that may wait, tapped without a network: the compiler holds the table complete. */
const walks: Record<KindName, Walk> = {
  ...nounWalks,
  ...itemWalks,
  ...availabilityWalks,
  ...laundryWalks,
  ...savedFilterWalks,
  ...unwornWalks,
  ...composedWalks,
  ...wardrobeWalks,
  ...planWalks,
  ...groupWalks,
  ...lolaWalks,
  ...blueprintWalks,
  ...ownWalks,
};

/** What only the demo's person has: an order of services, and mornings. */
const onDemo: readonly string[] = ['markOrderRead', 'saveLolaMorning'] satisfies KindName[];

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer(undefined, undefined, {
    RATE_LIMITS: 'off',
    // A piece's kind is recognized on its cut-out.
    CUTOUTS: 'on',
    // Places are asked for where there is weather; nobody answers here.
    WEATHER_URL: 'http://127.0.0.1:9',
    WEATHER_PLACES_URL: 'http://127.0.0.1:9',
  });
});
afterAll(() => server?.close());

describe('without a network', () => {
  it.each(Object.entries(walks))(
    '%s shows as done, waits, and is sent once there is one',
    async (kind, walk) => {
      const phone = new Phone(
        server,
        onDemo.includes(kind) ? await server.signInDemo() : await server.member(),
      );
      onTestFinished(() => phone.context?.close());
      const { words, shows, leave, has, becomes } = await walk(phone);
      const { page } = phone;
      await shows();
      await leave?.();
      await phone.tap('1 change waits for the network');
      const sheet = page.getByRole('dialog');
      const said = (await sheet
        .getByRole('button', { name: /^Drop: / })
        .getAttribute('aria-label'))!;
      expect(said.slice('Drop: '.length)).toEqual(
        typeof words === 'string' ? words : expect.stringMatching(words),
      );
      await sheet.getByRole('button', { name: 'Close' }).last().tap();
      expect(await has()).not.toEqual(becomes);
      await phone.context.setOffline(false);
      await expect.poll(has).toEqual(becomes);
      await expect
        .poll(() => page.getByRole('button', { name: /for the network$/ }).count())
        .toBe(0);
      if (!leave) await shows();
      expect(phone.faults).toEqual([]);
    },
  );
});
