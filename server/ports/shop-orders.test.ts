import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopOrdersSince } from './shop-orders.ts';

let shop: http.Server;
let origin: string;
let answer: (url: URL) => { status?: number; body: string; link?: string };
let asked: { url: URL; token: unknown }[];
beforeAll(async () => {
  shop = http.createServer((request, response) => {
    const url = new URL(request.url!, origin);
    asked.push({ url, token: request.headers['x-shopify-access-token'] });
    const { status = 200, body, link } = answer(url);
    response.writeHead(status, { 'content-type': 'application/json', ...(link ? { link } : {}) });
    response.end(body);
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(() => {
  shop.closeAllConnections();
  shop.close();
});
beforeEach(() => {
  asked = [];
});

const since = new Date('2026-05-01T00:00:00Z');
const read = async () => {
  const orders = [];
  for await (const order of shopOrdersSince({ origin, adminToken: 'shpat' }, since)) {
    orders.push(order);
  }
  return orders;
};

describe('a shop that is asked for its orders', () => {
  it('is asked page by page, with its token', async () => {
    answer = (url) =>
      url.searchParams.has('page_info')
        ? { body: '{"orders":[{"id":3}]}' }
        : {
            body: '{"orders":[{"id":1},{"id":2}]}',
            link: `<${origin}/admin/api/2025-01/orders.json?page_info=x>; rel="next"`,
          };
    expect(await read()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(asked.map(({ token }) => token)).toEqual(['shpat', 'shpat']);
    expect(asked[0]!.url.searchParams.get('updated_at_min')).toBe(since.toISOString());
    expect(asked[0]!.url.searchParams.get('status')).toBe('any');
  });

  it('does not send its token anywhere else', async () => {
    const link = '<https://elsewhere.example/orders.json>; rel="next"';
    answer = () => ({ body: '{"orders":[{"id":1}]}', link });
    expect(await read()).toEqual([{ id: 1 }]);
  });

  it.each([
    ['429', { status: 429, body: '{}' }],
    ['503', { status: 503, body: '' }],
    ['nonsense', { body: '<html>' }],
    ['something else', { body: '{"orders":{}}' }],
    ['half an answer', { body: '{"orders":[{"id":1}' }],
  ])('that answers %s fails, to be asked again', async (_, given) => {
    answer = () => given;
    await expect(read()).rejects.toThrow();
  });
});
