import { Readable } from 'node:stream';
import { Agent } from 'undici';
import type { Partner } from '../config/feeds-topic.ts';
import type { FeedAnswer, FeedMark, PartnerFeedsPort } from './partner-feeds.ts';
import { CannotRead, type WebPort } from './web.ts';
import {
  connectorTo,
  type Network,
  reach,
  theInternet,
  typeOf,
  unpackedBody,
} from './web-guarded.ts';

/** Most bytes of a feed, as they come and unpacked. */
const mostBytes = 300_000_000;
/** How long a feed may take in all, and how long nothing of it may come. */
const readMs = 15 * 60_000;
const idleMs = 30_000;

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** What the limits of a feed are; tests have their own. */
export interface FeedLimits {
  mostBytes: number;
  readMs: number;
  idleMs: number;
}

/** Reads feeds and pictures on the web, behind the guard of links ([Note: Guarded reading]). */
export function openPartnerFeeds(
  partners: readonly Partner[],
  web: WebPort,
  network: Network = theInternet,
  limits: FeedLimits = { mostBytes, readMs, idleMs },
): PartnerFeedsPort {
  return {
    partners,

    async open({ url }, before, caller): Promise<FeedAnswer> {
      const time = AbortSignal.timeout(limits.readMs);
      const signal = AbortSignal.any([caller, time]);
      const agent = new Agent({
        connect: connectorTo(network),
        pipelining: 0,
        headersTimeout: limits.idleMs,
        bodyTimeout: limits.idleMs,
      });
      const end = () => void agent.destroy().catch(() => {});
      try {
        const { answer } = await reach(agent, new URL(url), conditionsOf(before), signal);
        if (answer.statusCode === 304) {
          end();
          return { isSame: true };
        }
        if (answer.statusCode !== 200) throw new CannotRead('unreachable');
        const [contentType = '', charset] = typeOf(String(answer.headers['content-type'] ?? ''));
        const encoding = String(answer.headers['content-encoding'] ?? 'identity');
        const body = unpackedBody(answer.body, encoding, limits.mostBytes);
        // A file that is packed itself.
        const isPacked =
          encoding === 'identity' &&
          (/gzip/.test(contentType) || /\.gz$/i.test(new URL(url).pathname));
        const bytes = isPacked ? unpackedBody(Readable.from(body), 'gzip', limits.mostBytes) : body;
        const header = (name: string) => {
          const value = answer.headers[name];
          return typeof value === 'string' && value.length <= 500 ? value : null;
        };
        return {
          isSame: false,
          mark: { etag: header('etag'), lastModified: header('last-modified') },
          charset,
          bytes: closing(bytes, end, () => time.aborted),
        };
      } catch (error) {
        end();
        throw faultOf(error, time.aborted);
      }
    },

    async picture(url, signal) {
      return (await web.read(url, pictureTypes, signal)).bytes;
    },
  };
}

const conditionsOf = ({ etag, lastModified }: FeedMark): Record<string, string> => ({
  accept: 'application/xml, text/xml, application/rss+xml, application/atom+xml, text/csv, */*',
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
});

/** Passes on what comes, and closes the connection at its end, however that comes. */
async function* closing(
  bytes: AsyncIterable<Buffer>,
  end: () => void,
  isLate: () => boolean,
): AsyncGenerator<Buffer> {
  try {
    yield* bytes;
  } catch (error) {
    throw faultOf(error, isLate());
  } finally {
    end();
  }
}

function faultOf(error: unknown, isLate: boolean): CannotRead {
  if (error instanceof CannotRead) return error;
  const isIdle = /timeout/i.test((error as { code?: string } | null)?.code ?? '');
  return new CannotRead(isLate || isIdle ? 'too-slow' : 'unreachable', { cause: error });
}
