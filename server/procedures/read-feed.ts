import { readFeedRecords, UnreadableFeed } from '../foreign/feed-records.ts';
import type { PartnerFeedsPort } from '../ports/partner-feeds.ts';
import type { JobServices } from '../ports/services.ts';
import { CannotRead } from '../ports/web.ts';
import {
  beginFeedReading,
  endFeedReading,
  type FeedProduct,
  keepFeedFault,
  keepProducts,
  keepSameFeed,
} from '../repositories/partner-feeds.ts';
import { productOf } from './feed-product.ts';

/** How many products are written down at once. */
const batch = 500;
/** The most products of one feed. */
export const mostProducts = 200_000;

/**
 * Reads a feed, a piece at a time, and keeps what can be worn. A feed that cannot be read to its end takes nothing away:
 * what it said before stays, with what was read of it now. Throws what is neither the feed's fault nor the network's.
 */
export async function readFeed(
  { open, now, feeds }: Pick<JobServices, 'open' | 'now'> & { feeds: PartnerFeedsPort },
  key: string,
  signal: AbortSignal,
): Promise<void> {
  const partner = feeds.partners.find((one) => one.key === key);
  const row = partner && (await beginFeedReading(open.database, key));
  if (!partner || !row) return;
  const { reading } = row;
  try {
    const answer = await feeds.open(partner, row, signal);
    if (answer.isSame) return await keepSameFeed(open.database, key, now());
    let waiting = new Map<string, FeedProduct>();
    let seen = 0;
    let leftOutCount = 0;
    const write = async () => {
      const products = [...waiting.values()];
      waiting = new Map();
      if (products.length > 0) await keepProducts(open.database, key, reading, products);
    };
    for await (const record of readFeedRecords(answer.bytes, answer.charset)) {
      const product = seen < mostProducts ? productOf(record) : null;
      if (!product) leftOutCount += 1;
      // Of the sizes of one product the first stands for all.
      else if (!waiting.has(product.externalId)) {
        waiting.set(product.externalId, product);
        seen += 1;
      }
      if (waiting.size >= batch) await write();
    }
    await write();
    await open.transaction((database) =>
      endFeedReading(database, key, reading, { mark: answer.mark, leftOutCount, now: now() }),
    );
  } catch (error) {
    if (!(error instanceof CannotRead || error instanceof UnreadableFeed)) throw error;
    await keepFeedFault(open.database, key, error.fault);
  }
}
