import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { jobs, users } from '#server/database/schema.ts';
import { stayBackSweep, wayBackMs } from '#server/repositories/service-stays.ts';
import { openSession } from '#server/repositories/sessions.ts';
import { collageOf } from '../sample-calls/outfits.ts';
import { shopLine, shopOrder } from '../service-orders.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import {
  type ChangedBy,
  checkOnce,
  checkPlain,
  checkTable,
  type LifeRows,
  readRows,
  same,
} from './life-checks.ts';
import { type LifeDevice, openLifeDevice } from './life-device.ts';
import { type LifeWire, layWire } from './life-wire.ts';
import { createPlainLife, type OrderNews, type PlainLife } from './plain-life.ts';

const domain = 'hem.myshopify.com';
const secret = 'what the shop signs with';
const dayMs = 86_400_000;

/** Lists of ids in one order. */
const inOrder = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value);

/** What tells of the wears of a piece, in one word. */
const wearsOf = ({ named, plans }: LifeRows, id: number) =>
  JSON.stringify(
    plans.filter(
      (one) =>
        one.isWorn &&
        one.deletedAt === null &&
        named.some(({ planId, itemId }) => planId === one.id && itemId === id),
    ),
  );

/** Somebody with three pieces, an outfit of two of them and a look of the third, and with two devices. */
export interface LifeOwner {
  owner: string;
  pieceIds: readonly string[];
  outfitId: string;
  lookId: string;
  life: PlainLife;
  /** Tells what the store does with an order; the first news of it says of which pieces it is. */
  tellOrder(orderId: string, news: OrderNews, pieceIds: readonly string[]): Promise<void>;
  /** Takes the owner away with all that is theirs. */
  leave(): Promise<void>;
}

/** A real server, and two devices on a wire that can be cut. What it finds wrong is in `faults`. */
export interface LifeWorld {
  server: TestServer;
  devices: readonly LifeDevice[];
  wire: LifeWire;
  faults: string[];
  today(): string;
  enter(): Promise<LifeOwner>;
  close(): Promise<void>;
}

/** Opens a world. */
export async function openLifeWorld(): Promise<LifeWorld> {
  const server = await startTestServer({
    env: {
      SHOPIFY_DOMAIN: domain,
      SHOPIFY_PUBLIC_TOKEN: 'public',
      SHOPIFY_WEBHOOK_SECRET: secret,
      STUDIO_EMAIL: 'studio@example.com',
    },
  });
  const { services } = server.app;
  const { database } = services.open;
  // At eleven in Greenwich it is yesterday, today or tomorrow somewhere.
  const start = services.now();
  const eleven = new Date(start).setUTCHours(11, 0, 0, 0);
  server.advance(eleven + (eleven < start.getTime() ? dayMs : 0) - start.getTime());
  const today = () => services.now().toISOString().slice(0, 10);
  const devices = [await openLifeDevice('phone'), await openLifeDevice('desk')];
  const faults: string[] = [];
  let check = async (work: () => Promise<ChangedBy>): Promise<void> => void (await work());
  let take: PlainLife['take'] = () => ({});

  const wire = layWire(server, (send) =>
    check(async () => {
      const now = services.now();
      const arrival = await send();
      const { name, status, isRepeat, data } = arrival;
      if (status >= 500) faults.push(`${name} was answered with ${status}`);
      if (status !== 200 || isRepeat) return null;
      const expected = take(arrival, now);
      try {
        const found = Object.fromEntries(
          Object.keys(expected).map((one) => [one, inOrder((data as never)[one])]),
        );
        if ('plan' in found) found.plan = { planId: (found.plan as { planId: string }).planId };
        const plain = Object.entries(expected).map(([one, value]) => [one, inOrder(value)]);
        same(found, Object.fromEntries(plain), `answer of ${name}`);
      } catch (error) {
        faults.push((error as Error).message);
      }
      return name as ChangedBy;
    }),
  );

  // The hourly sweep goes by the server's clock, and kept answers are stamped by the database's, which stays behind:
  // it would forget what a device still asks for. So only parcels come back, when they are told to.
  await database.delete(jobs).where(eq(jobs.kind, 'sweep'));
  const bringBack = (owner: string) =>
    services.open.transaction((within) =>
      stayBackSweep.forget(within, owner, new Date(services.now().getTime() - wayBackMs)),
    );

  async function tellShop(payload: object): Promise<void> {
    const body = JSON.stringify(payload);
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/webhooks/shop',
      headers: {
        'content-type': 'application/json',
        'x-shopify-topic': 'orders/updated',
        'x-shopify-webhook-id': randomUUID(),
        'x-shopify-shop-domain': domain,
        'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
      },
      payload: body,
    });
    assert.equal(answer.statusCode, 200);
    await services.jobs.idle();
  }

  async function enter(): Promise<LifeOwner> {
    wire.forget();
    faults.length = 0;
    const person = await server.person();
    const owner = person.userId;
    const pieceIds: string[] = [];
    for (const [title, category, purchasePriceCents] of [
      ['Shirt', 'shirt', 4999],
      ['Jeans', 'jeans', 12_000],
      ['Coat', 'coat', null],
    ] as const) {
      const changes = { title, category, purchasePriceCents };
      pieceIds.push((await server.call('saveItem', { owner, changes }, person)).item.itemId);
    }
    const [shirt, jeans, coat] = pieceIds as [string, string, string];
    const collage = collageOf([shirt, jeans]);
    const form = { owner, changes: { title: 'Office' }, collage };
    const { outfitId } = (await server.call('saveOutfit', form, person)).outfit;
    const worn = { owner, changes: { title: 'Cold days' }, collage: collageOf([coat]) };
    const alone = (await server.call('saveOutfit', worn, person)).outfit;
    const looked = { kind: 'worn' as const, outfitId: alone.outfitId };
    const { lookId } = (await server.call('saveLook', { owner, changes: looked }, person)).look;
    await services.jobs.idle();
    const life = createPlainLife(pieceIds, {
      [`outfit:${outfitId}`]: [shirt, jeans],
      [`look:${lookId}`]: [coat],
    });
    take = life.take;
    let before = await readRows(server, owner);
    check = async (work) => {
      const by = await work();
      const after = await readRows(server, owner);
      const isChanged = ({ id }: { id: number }) => wearsOf(before, id) !== wearsOf(after, id);
      const asked = after.items.filter(isChanged).map(({ id }) => String(id));
      try {
        if (by === null) same(after, before, 'nothing was done');
        else {
          checkTable(before, after, by);
          checkOnce(after);
          await checkPlain(server, person, after, life, { today: today(), asked });
        }
      } catch (error) {
        faults.push((error as Error).message);
      }
      before = after;
    };
    for (const device of devices) {
      const { token } = await openSession(database, owner, device.name, services.now());
      await device.signIn({ userId: owner, token });
    }

    const orders = new Map<string, ReturnType<typeof shopOrder>>();
    async function tellOrder(orderId: string, news: OrderNews, of: readonly string[]) {
      const at = services.now().toISOString();
      let order = orders.get(orderId);
      if (!order) {
        const lines = of.map((itemId, index) => shopLine(index + 1, { itemId }));
        order = shopOrder({ created_at: at, line_items: lines });
        orders.set(orderId, order);
        const cartId = `gid://shopify/Cart/${order.cart_token}?key=k`;
        await server.call('saveCart', { cartId }, person);
      }
      if (news === 'sent back') order.fulfillment_status = 'fulfilled' as never;
      if (news === 'cancelled') Object.assign(order, { cancelled_at: at });
      if (news === 'home again') server.advance(6 * dayMs);
      Object.assign(order, { updated_at: at });
      await wire.alone(() =>
        check(async () => {
          if (news === 'home again') await bringBack(owner);
          else await tellShop(order);
          life.hear(orderId, news, of);
          return 'order';
        }),
      );
      server.advance(1000);
    }

    return {
      ...{ owner, pieceIds, outfitId, lookId, life, tellOrder },
      async leave() {
        await services.jobs.idle();
        await database.delete(users).where(eq(users.id, owner));
      },
    };
  }

  return { server, devices, wire, faults, today, enter, close: () => server.close() };
}
