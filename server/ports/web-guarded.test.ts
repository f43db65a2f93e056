import zlib from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWebStage, publicAddress, type WebStage } from '#tests/support/web-stage.ts';
import type { WebFault, WebPort } from './web.ts';
import { openGuardedWeb } from './web-guarded.ts';

let stage: WebStage;
let web: WebPort;
beforeAll(async () => {
  stage = await openWebStage();
  web = openGuardedWeb(stage.network);
});
afterAll(() => stage.close());
beforeEach(() => {
  stage.connected.length = 0;
  stage.requests.length = 0;
});

const html = { 'content-type': 'text/html; charset=UTF-8' };
const read = (address: string, by = web) => by.read(new URL(address), ['text/html', 'image/png']);
const faultOf = async (address: string, by = web): Promise<WebFault | 'none'> =>
  read(address, by).then(
    () => 'none',
    (error) => error.fault,
  );

describe('a public page', () => {
  it('is read, and learns nothing of the member', async () => {
    stage.pages['/page'] = (_, response) => void response.writeHead(200, html).end('<p>Hi');
    const answer = await read('http://shop.example/page?a=1#part');
    expect({ ...answer, url: answer.url.href, bytes: String(answer.bytes) }).toEqual({
      url: 'http://shop.example/page?a=1#part',
      contentType: 'text/html',
      charset: 'UTF-8',
      bytes: '<p>Hi',
    });
    expect(stage.connected).toEqual([publicAddress]);
    const [{ url, headers }] = stage.requests as [(typeof stage.requests)[number]];
    expect(url).toBe('/page?a=1');
    expect(headers).toMatchObject({ host: 'shop.example', accept: 'text/html, image/png' });
    for (const name of ['cookie', 'referer', 'authorization', 'x-forwarded-for']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it.each([
    ['gzip', zlib.gzipSync],
    ['br', zlib.brotliCompressSync],
    ['deflate', zlib.deflateSync],
  ])('is unpacked: %s', async (encoding, pack) => {
    stage.pages['/packed'] = (_, response) =>
      void response.writeHead(200, { ...html, 'content-encoding': encoding }).end(pack('<p>Hi'));
    expect(String((await read('http://shop.example/packed')).bytes)).toBe('<p>Hi');
  });

  it('is followed to where it is, five times, and no cookie goes along', async () => {
    stage.pages['/hop'] = (request, response) => {
      const left = Number(new URL(request.url!, 'http://any').searchParams.get('left'));
      const location = left > 1 ? `hop?left=${left - 1}` : '//shop.example/end';
      response.writeHead(302, { location, 'set-cookie': 'a=b; path=/' }).end();
    };
    stage.pages['/end'] = (_, response) => void response.writeHead(200, html).end('there');
    expect((await read('http://shop.example/hop?left=5')).url.href).toBe('http://shop.example/end');
    expect(stage.requests.map(({ headers }) => headers.cookie)).toEqual(Array(6).fill(undefined));
    expect(await faultOf('http://shop.example/hop?left=6')).toBe('unreachable');
  });
});

/** Addresses that are nobody's to read, in every way to write them. */
const inner = [
  'http://127.0.0.1/',
  'http://localhost/',
  'http://2130706433/',
  'http://017700000001/',
  'http://0177.0.0.1/',
  'http://0x7f.1/',
  'http://0.0.0.0/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://168.63.129.16/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::]/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::7f00:1]/',
  'http://[2606:4700::5efe:a00:1]/',
  'http://[64:ff9b::a00:1]/',
  'http://[2002:a00:1::]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://private.example/',
  'http://mixed.example/',
  'http://mapped.example/',
  'http://nowhere.example/',
  'http://shop.example:8080/',
  'https://shop.example:80/',
  'http://user:password@shop.example/',
  'ftp://shop.example/',
  'file:///etc/passwd',
];

describe('what is not public', () => {
  beforeAll(() => {
    stage.names['localhost'] = [['127.0.0.1']];
    stage.names['private.example'] = [['10.1.2.3']];
    stage.names['mixed.example'] = [[publicAddress, '10.1.2.3']];
    stage.names['mapped.example'] = [['::ffff:192.168.0.1']];
    stage.pages['/'] = (_, response) => void response.writeHead(200, html).end('secret');
    stage.pages['/latest/meta-data/'] = stage.pages['/'];
    stage.pages['/to'] = (request, response) => {
      const location = new URL(request.url!, 'http://any').searchParams.get('url')!;
      response.writeHead(307, { location }).end();
    };
  });

  it.each(inner)('is not connected to: %s', async (address) => {
    expect(await faultOf(address)).toBe('unreachable');
    expect(stage.connected).toEqual([]);
  });

  it.each(inner)('is not followed to: %s', async (address) => {
    const from = `http://shop.example/to?url=${encodeURIComponent(address)}`;
    expect(await faultOf(from)).toBe('unreachable');
    expect(stage.connected).toEqual([publicAddress]);
  });

  it('is not reached by a name that changes its address after it was checked', async () => {
    stage.names['rebound.example'] = [[publicAddress], ['127.0.0.1']];
    expect(String((await read('http://rebound.example/')).bytes)).toBe('secret');
    expect(stage.connected).toEqual([publicAddress]);
    expect(await faultOf('http://rebound.example/')).toBe('unreachable');
    expect(stage.connected).toEqual([publicAddress]);
  });
});

describe('what is too much', () => {
  const endless = (response: NodeJS.WritableStream) => {
    const chunk = Buffer.alloc(65_536);
    const more = () => {
      while (response.write(chunk)) {}
    };
    response.on('drain', more);
    more();
  };

  it('is left: 300 MB that are announced', async () => {
    stage.pages['/announced'] = (_, response) => {
      response.writeHead(200, { ...html, 'content-length': 300_000_000 }).write('<p>');
    };
    expect(await faultOf('http://shop.example/announced')).toBe('too-large');
  });

  it('is left: more than 5 MB that are not', async () => {
    stage.pages['/endless'] = (_, response) => endless(response.writeHead(200, html));
    expect(await faultOf('http://shop.example/endless')).toBe('too-large');
  });

  it.each([
    ['gzip', () => zlib.createGzip()],
    [
      'br',
      () => zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } }),
    ],
  ])('is left: what is small until it is unpacked (%s)', async (encoding, pack) => {
    stage.pages['/bomb'] = (_, response) => {
      const packed = pack();
      packed.pipe(response.writeHead(200, { ...html, 'content-encoding': encoding }));
      packed.end(Buffer.alloc(30_000_000));
    };
    expect(await faultOf('http://shop.example/bomb')).toBe('too-large');
  });

  it('is left: what comes drop by drop, or not at all', async () => {
    const drops = new Set<NodeJS.Timeout>();
    stage.pages['/drops'] = (_, response) => {
      response.writeHead(200, html);
      drops.add(setInterval(() => response.write('.'), 20));
    };
    stage.pages['/silent'] = () => {};
    stage.pages['/silent-hop'] = (_, response) =>
      void response.writeHead(302, { location: '/silent' }).end();
    const hasty = openGuardedWeb({ ...stage.network, readMs: 200 });
    for (const path of ['drops', 'silent', 'silent-hop']) {
      expect(await faultOf(`http://shop.example/${path}`, hasty), path).toBe('too-slow');
    }
    for (const drop of drops) clearInterval(drop);
  });
});

describe('what is no page', () => {
  it.each<[string, number, Record<string, string>, string, WebFault]>([
    ['of another type', 200, { 'content-type': 'application/pdf' }, '%PDF', 'not-a-page'],
    ['without a type', 200, {}, '<p>', 'not-a-page'],
    ['packed in another way', 200, { ...html, 'content-encoding': 'zstd' }, '<p>', 'not-a-page'],
    ['packed badly', 200, { ...html, 'content-encoding': 'gzip' }, '<p>', 'unreachable'],
    ['gone', 410, html, '<p>', 'unreachable'],
    ['forbidden', 403, html, '<p>', 'unreachable'],
    ['led nowhere', 302, html, '<p>', 'unreachable'],
  ])('is not read: %s', async (_what, status, headers, body, fault) => {
    stage.pages['/odd'] = (_, response) => void response.writeHead(status, headers).end(body);
    expect(await faultOf('http://shop.example/odd')).toBe(fault);
  });
});
