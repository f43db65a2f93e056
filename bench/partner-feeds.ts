import { sql } from 'drizzle-orm';
import type { OperationInput } from '../contract/schemas/operation-schemas.ts';
import type { PartnerFeedsPort } from '../server/ports/partner-feeds.ts';
import { readFeed } from '../server/procedures/read-feed.ts';
import { keepFeeds } from '../server/repositories/partner-feeds.ts';
import { callsTo } from '../tests/browser/built-server.ts';
import type { Person, Stage } from './stage.ts';
import { median, type Row } from './table.ts';

const rounds = 15;
const limits = { growth: 4, megabytes: 200, searchMs: 50, compareMs: 100 };

/** Reading a feed of 100,000 products beside one of 25,000, searching among them, and comparing one with 10,000 pieces. */
export async function measurePartnerFeeds(stage: Stage, thousands: Person): Promise<Row[]> {
  const few = await readMs(stage, 25_000);
  const many = await readMs(stage, 100_000);
  await giveColors(stage, thousands);
  const found = await searchMs(stage, thousands, { search: 'wool navy', order: 'latest' });
  const sorted = await searchMs(stage, thousands, { search: '', order: 'goes-with-mine' });
  const compared = await compareMs(stage, thousands);
  const below = (what: string, value: number, unit: string, limit: number): Row => ({
    what,
    figure: `${value.toFixed(0)} ${unit}`,
    beside: `${limit} ${unit}`,
    ratio: value / limit,
    goal: '≤ 1',
    holds: value <= limit,
  });
  return [
    {
      what: 'a feed of 100,000 products read',
      figure: `${(many.ms / 1000).toFixed(1)} s`,
      beside: `${(few.ms / 1000).toFixed(1)} s of 25,000`,
      ratio: many.ms / few.ms,
      goal: `≤ ${limits.growth}`,
      holds: many.ms / few.ms <= limits.growth,
    },
    below('memory of its reading', many.megabytes, 'MB', limits.megabytes),
    below('a search among them, there and back', found, 'ms', limits.searchMs),
    below('the same in the order of what goes with 10,000 pieces', sorted, 'ms', limits.searchMs),
    below('one of them beside 10,000 pieces, there and back', compared, 'ms', limits.compareMs),
  ];
}

const kinds = ['coat', 'jeans', 'shirt', 'sweater', 'sneakers', 'midi skirt', 'blazer', 'tote bag'];
const colors = ['navy', 'black', 'white', 'camel', 'red', 'olive', 'pink', 'grey'];
const cloths = ['wool', 'linen', 'cotton', 'silk', 'leather'];

/** A feed of so many products, in pieces as a network brings them. */
async function* feedOf(count: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from('<rss><channel>');
  for (let at = 0; at < count; at += 50) {
    const items = Array.from({ length: Math.min(50, count - at) }, (_, more) => {
      const id = at + more;
      const [kind, color] = [kinds[id % kinds.length], colors[(id >> 3) % colors.length]];
      const cloth = cloths[id % cloths.length];
      return `<item><id>${id}</id><title>${color} ${cloth} ${kind} ${id}</title><link>https://shop.example/${id}</link><image_link>https://shop.example/${id}.jpg</image_link><color>${color}</color><product_type>Clothing > ${kind}</product_type><price>${20 + (id % 300)}.00 USD</price></item>`;
    });
    yield Buffer.from(items.join('\n'));
  }
  yield Buffer.from('</channel></rss>');
}

/** How long a feed of so many products takes to be read, and how much more of the heap is taken at the most meanwhile. */
async function readMs(stage: Stage, count: number): Promise<{ ms: number; megabytes: number }> {
  const { services } = stage.running.app;
  const partner = {
    key: `bench-${count}`,
    name: `Bench ${count}`,
    url: 'https://shop.example/feed',
  };
  const feeds: PartnerFeedsPort = {
    partners: [partner],
    open: async () => ({
      isSame: false,
      mark: { etag: null, lastModified: null },
      charset: 'utf-8',
      bytes: feedOf(count),
    }),
    picture: () => Promise.reject(new Error('no pictures')),
  };
  // What was read before is forgotten: each is measured alone.
  await keepFeeds(services.open.database, feeds.partners);
  const before = process.memoryUsage().heapUsed;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed);
  }, 50);
  const since = performance.now();
  await readFeed({ ...services, feeds }, partner.key, new AbortController().signal);
  const ms = performance.now() - since;
  clearInterval(watch);
  return { ms, megabytes: (most - before) / 2 ** 20 };
}

/** Gives somebody's pieces, which are all alike, kinds and colors, prices and wears. */
async function giveColors(stage: Stage, { userId }: Person): Promise<void> {
  const { database } = stage.running.app.services.open;
  await database.execute(sql`
    update items set
      category = (array['coat', 'jeans', 'shirt', 'sweater', 'trench-coat'])[1 + id % 5],
      category_group = (array['outerwear', 'bottom', 'top', 'top', 'outerwear'])[1 + id % 5],
      main_color = (array['navy', 'black', 'white', 'camel', 'red', 'olive'])[1 + id % 6],
      purchase_price_cents = 100 * (20 + id % 300)
    where owner_id = ${userId}`);
}

type Asked = Pick<OperationInput<'getPartnerProducts'>, 'search' | 'order'>;

async function searchMs(stage: Stage, { userId, token }: Person, asked: Asked): Promise<number> {
  const call = callsTo(stage.address);
  return medianMs(() => call('getPartnerProducts', { owner: userId, ...asked }, token));
}

async function compareMs(stage: Stage, { userId, token }: Person): Promise<number> {
  const call = callsTo(stage.address);
  const owner = userId;
  const { products } = await call(
    'getPartnerProducts',
    { owner, search: 'coat', order: 'latest' },
    token,
  );
  const thing = { productId: products[0]!.productId };
  const today = new Date().toISOString().slice(0, 10);
  return medianMs(() => call('compareWithMine', { owner, today, thing }, token));
}

async function medianMs(run: () => Promise<unknown>): Promise<number> {
  await run();
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const since = performance.now();
    await run();
    took.push(performance.now() - since);
  }
  return median(took);
}
