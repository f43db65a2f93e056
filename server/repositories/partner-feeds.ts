import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { ColorFamily } from '#contract/rules/color-families.ts';
import type { Database } from '../database/database.ts';
import { partnerFeeds, partnerProducts } from '../database/schema.ts';
import type { FeedMark } from '../ports/partner-feeds.ts';

/** A product of a feed, as it is kept. */
export interface FeedProduct {
  /** The feed's id of it, or of the group of its sizes in one color. */
  externalId: string;
  title: string;
  brand: string;
  link: string;
  pictureUrl: string;
  /** Hundredths of the currency's unit; null where no price is told in a currency that we know. */
  cents: number | null;
  currency: string | null;
  /** What the feed calls its color. */
  color: string;
  family: ColorFamily | null;
  category: string;
  slot: string;
  patterns: string[];
  isAvailable: boolean;
  /** The folded words that it is found by. */
  words: string;
}

/** A feed as it was read last. */
export type FeedRow = typeof partnerFeeds.$inferSelect;

/** Has the table hold these feeds and no others; what others sold goes with them. Answers those that were never read. */
export async function keepFeeds(
  database: Database,
  feeds: readonly { key: string; name: string; url: string }[],
): Promise<string[]> {
  const keys = feeds.map(({ key }) => key);
  await database
    .delete(partnerFeeds)
    .where(keys.length > 0 ? notInArray(partnerFeeds.feed, keys) : undefined);
  for (const { key, name, url } of feeds) {
    // Of another address nothing is known yet, but that it is the same shop.
    const isMoved = sql`${partnerFeeds.url} is distinct from ${url}`;
    const unlessMoved = (column: typeof partnerFeeds.etag | typeof partnerFeeds.lastModified) =>
      sql`case when ${isMoved} then null else ${column} end`;
    await database
      .insert(partnerFeeds)
      .values({ feed: key, name, url })
      .onConflictDoUpdate({
        target: partnerFeeds.feed,
        set: {
          name,
          url,
          etag: unlessMoved(partnerFeeds.etag),
          lastModified: unlessMoved(partnerFeeds.lastModified),
        },
      });
  }
  const rows = await database
    .select({ feed: partnerFeeds.feed })
    .from(partnerFeeds)
    .where(sql`${partnerFeeds.readAt} is null`);
  return rows.map(({ feed }) => feed);
}

/** Begins a reading of a feed; null of one that is not there any more. */
export async function beginFeedReading(database: Database, feed: string): Promise<FeedRow | null> {
  const [row] = await database
    .update(partnerFeeds)
    .set({ reading: sql`${partnerFeeds.reading} + 1` })
    .where(eq(partnerFeeds.feed, feed))
    .returning();
  return row ?? null;
}

/** Notes that a feed is as it was. */
export async function keepSameFeed(database: Database, feed: string, now: Date): Promise<void> {
  await database
    .update(partnerFeeds)
    .set({ readAt: now, fault: null })
    .where(eq(partnerFeeds.feed, feed));
}

/** Notes why a feed could not be read; what it said before stays. */
export async function keepFeedFault(
  database: Database,
  feed: string,
  fault: string,
): Promise<void> {
  await database.update(partnerFeeds).set({ fault }).where(eq(partnerFeeds.feed, feed));
}

/** Keeps some products of a reading; the ids of all are different. */
export async function keepProducts(
  database: Database,
  feed: string,
  reading: number,
  products: readonly FeedProduct[],
): Promise<void> {
  await database.execute(sql`
    insert into partner_products (feed, external_id, reading, title, brand, link, picture_url, cents, currency, color,
      family, category, slot, patterns, is_available, words)
    select ${feed}, r."externalId", ${reading}, r.title, r.brand, r.link, r."pictureUrl", r.cents, r.currency, r.color,
      coalesce(r.family, ''), r.category, r.slot, r.patterns, r."isAvailable", r.words
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as r("externalId" text, title text, brand text, link text,
      "pictureUrl" text, cents bigint, currency text, color text, family text, category text, slot text, patterns text[],
      "isAvailable" boolean, words text)
    on conflict (feed, external_id) do update set reading = excluded.reading, title = excluded.title,
      brand = excluded.brand, link = excluded.link, picture_url = excluded.picture_url, cents = excluded.cents,
      currency = excluded.currency, color = excluded.color, family = excluded.family, category = excluded.category,
      slot = excluded.slot, patterns = excluded.patterns, is_available = excluded.is_available, words = excluded.words
    where partner_products.reading <= excluded.reading`);
}

/** Ends a reading that found the feed whole: what it did not find is sold no more. */
export async function endFeedReading(
  database: Database,
  feed: string,
  reading: number,
  found: { mark: FeedMark; leftOutCount: number; now: Date },
): Promise<void> {
  await database
    .delete(partnerProducts)
    .where(and(eq(partnerProducts.feed, feed), lt(partnerProducts.reading, reading)));
  const [counted] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(partnerProducts)
    .where(and(eq(partnerProducts.feed, feed), eq(partnerProducts.isAvailable, true)));
  await database
    .update(partnerFeeds)
    .set({
      etag: found.mark.etag,
      lastModified: found.mark.lastModified,
      leftOutCount: found.leftOutCount,
      productCount: counted?.count ?? 0,
      readAt: found.now,
      fault: null,
    })
    .where(and(eq(partnerFeeds.feed, feed), eq(partnerFeeds.reading, reading)));
}
