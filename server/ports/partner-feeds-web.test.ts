import zlib from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWebStage, type WebStage } from '#tests/support/web-stage.ts';
import type { FeedMark, PartnerFeedsPort } from './partner-feeds.ts';
import { openPartnerFeeds } from './partner-feeds-web.ts';
import { openGuardedWeb } from './web-guarded.ts';

const url = 'https://shop.example/feed.xml';
const partner = { key: 'shop', name: 'Shop', url: url.replace('https', 'http') };

let stage: WebStage;
let feeds: PartnerFeedsPort;
beforeAll(async () => {
  stage = await openWebStage();
  const limits = { mostBytes: 1_000_000, readMs: 1500, idleMs: 600 };
  feeds = openPartnerFeeds([partner], openGuardedWeb(stage.network), stage.network, limits);
});
afterAll(() => stage.close());
beforeEach(() => {
  stage.requests.length = 0;
  stage.connected.length = 0;
});

const never: FeedMark = { etag: null, lastModified: null };
const xml = { 'content-type': 'text/xml; charset=utf-8' };
const open = (before = never, from = partner) =>
  feeds.open(from, before, new AbortController().signal);

/** All of a feed; or why it could not be read. */
async function readAll(before = never, from = partner): Promise<string> {
  try {
    const answer = await open(before, from);
    if (answer.isSame) return 'the same';
    const chunks: Uint8Array[] = [];
    for await (const chunk of answer.bytes) chunks.push(chunk);
    return String(Buffer.concat(chunks));
  } catch (error) {
    return String((error as { fault?: string }).fault);
  }
}

describe('a feed on the web', () => {
  it('is read, and asked for again only if it is another', async () => {
    stage.pages['/feed.xml'] = ({ headers }, response) => {
      const isSame = headers['if-none-match'] === '"v1"';
      response.writeHead(isSame ? 304 : 200, { ...xml, etag: '"v1"' }).end(isSame ? '' : '<rss/>');
    };
    const answer = await open();
    expect(answer).toMatchObject({ isSame: false, mark: { etag: '"v1"' }, charset: 'utf-8' });
    expect(await readAll()).toBe('<rss/>');
    expect(await readAll({ etag: '"v1"', lastModified: null })).toBe('the same');
    const day = 'Fri, 20 Nov 2026 10:00:00 GMT';
    await readAll({ etag: null, lastModified: day });
    expect(stage.requests.at(-1)!.headers['if-modified-since']).toBe(day);
  });

  it('is unpacked, on its way and as a file', async () => {
    stage.pages['/feed.xml'] = (_, response) =>
      void response
        .writeHead(200, { ...xml, 'content-encoding': 'gzip' })
        .end(zlib.gzipSync('<rss/>'));
    stage.pages['/feed.xml.gz'] = (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'application/octet-stream' })
        .end(zlib.gzipSync('<rss/>'));
    expect(await readAll()).toBe('<rss/>');
    expect(await readAll(never, { ...partner, url: 'http://shop.example/feed.xml.gz' })).toBe(
      '<rss/>',
    );
  });

  it.each([
    ['as it comes', {}, Buffer.alloc(1_500_000, 'x')],
    ['unpacked', { 'content-encoding': 'gzip' }, zlib.gzipSync(Buffer.alloc(5_000_000, 'x'))],
  ])('is left where it is too large: %s', async (_how, headers, body) => {
    stage.pages['/feed.xml'] = (_, response) =>
      void response.writeHead(200, { ...xml, ...headers }).end(body);
    expect(await readAll()).toBe('too-large');
  });

  it('is left where nothing comes any more, or it takes too long in all', async () => {
    stage.pages['/feed.xml'] = (_, response) => void response.writeHead(200, xml).write('<rss>');
    expect(await readAll()).toBe('too-slow');
    stage.pages['/feed.xml'] = (_, response) => {
      response.writeHead(200, xml);
      const drip = setInterval(() => response.write('<a/>'), 100);
      response.on('close', () => clearInterval(drip));
    };
    expect(await readAll()).toBe('too-slow');
  });

  it('leads nowhere into our own network', async () => {
    stage.names['inner.example'] = [['10.0.0.1']];
    stage.pages['/feed.xml'] = (_, response) =>
      void response.writeHead(302, { location: 'http://inner.example/secret' }).end();
    expect(await readAll()).toBe('unreachable');
    stage.pages['/feed.xml'] = (_, response) =>
      void response.writeHead(302, { location: 'http://127.0.0.1/secret' }).end();
    expect(await readAll()).toBe('unreachable');
    expect(stage.connected).not.toContain('127.0.0.1');
  });

  it.each([404, 500, 403])('is unreachable where the shop answers %d', async (status) => {
    stage.pages['/feed.xml'] = (_, response) => void response.writeHead(status).end();
    expect(await readAll()).toBe('unreachable');
  });

  it('that is cut off is told apart from one that ended', async () => {
    stage.pages['/feed.xml'] = (_, response) => {
      response.writeHead(200, { ...xml, 'content-length': '1000' });
      response.write('<rss>');
      setTimeout(() => response.destroy(), 50);
    };
    expect(await readAll()).toBe('unreachable');
  });
});
