import { randomUUID } from 'node:crypto';
import { wordsOf } from '#contract/rules/search-words.ts';
import { partnerFeeds } from '#server/database/schema.ts';
import {
  beginFeedReading,
  endFeedReading,
  type FeedProduct,
  keepProducts,
} from '#server/repositories/partner-feeds.ts';
import type { Person, TestServer } from './test-server.ts';

/** A product of a feed, as it is kept. */
export const madeProduct = (some: Partial<FeedProduct> = {}): FeedProduct => {
  const externalId = some.externalId ?? randomUUID();
  const product = {
    externalId,
    title: 'Belted trench',
    brand: 'Ferry Lane',
    link: `https://shop.example/${externalId}`,
    pictureUrl: `https://shop.example/${externalId}.webp`,
    cents: 24_000,
    currency: 'USD',
    color: 'Beige',
    family: 'beige' as const,
    category: 'trench-coat',
    slot: 'outer',
    patterns: ['Plain'],
    isAvailable: true,
    words: '',
    ...some,
  };
  const { title, brand, color, category } = product;
  return { ...product, words: wordsOf([title, brand, color, category].join(' ')).join(' ') };
};

/** Has a shop of its own sell products; answers its key. */
export async function sellProducts(
  { app }: TestServer,
  products: readonly FeedProduct[],
  name = `Shop ${randomUUID().slice(0, 8)}`,
): Promise<string> {
  const feed = name.toLowerCase().replaceAll(' ', '-');
  const { database } = app.services.open;
  const url = `https://${feed}.example/feed.xml`;
  await database.insert(partnerFeeds).values({ feed, name, url }).onConflictDoNothing();
  const { reading } = (await beginFeedReading(database, feed))!;
  await keepProducts(database, feed, reading, products);
  const mark = { etag: null, lastModified: null };
  await endFeedReading(database, feed, reading, { mark, leftOutCount: 0, now: new Date() });
  return feed;
}

/** Has a product sold; answers its id as this member is told it. */
export async function soldProduct(
  server: TestServer,
  as: Person,
  some: Partial<FeedProduct> = {},
): Promise<string> {
  const feed = await sellProducts(server, [madeProduct(some)]);
  const { products } = await server.call(
    'getPartnerProducts',
    { owner: as.userId, search: '', order: 'latest', feed },
    as,
  );
  return products[0]!.productId;
}
