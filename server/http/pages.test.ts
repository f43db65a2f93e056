import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { PagePort } from '../ports/page-port.ts';
import { registerPages } from './pages.ts';
import { urlOptions } from './urls.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-pages-'));
const folders = { app: path.join(folder, 'app'), simulator: path.join(folder, 'simulator') };
let http: FastifyInstance;

beforeAll(() => {
  for (const [name, place] of Object.entries(folders)) {
    fs.mkdirSync(path.join(place, 'assets'), { recursive: true });
    const page = `<title>${name}</title><meta name="hem-settings" content="{{settings}}">`;
    for (const file of ['index.html', 'index.html.br', 'index.html.gz', 'other.html']) {
      fs.writeFileSync(path.join(place, file), page.replace(name, `${name} ${file}`));
    }
    for (const twin of ['', '.br', '.gz']) {
      fs.writeFileSync(path.join(place, `assets/main.js${twin}`), name);
    }
    fs.writeFileSync(path.join(place, 'manifest.json'), '{"sources":1}');
    fs.writeFileSync(path.join(place, 'icon.svg'), `<svg id="${name}"/>`);
    fs.writeFileSync(path.join(place, 'service-worker.js'), 'keepFiles()');
  }
});
afterEach(() => http.close());
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function serve(environment: Record<string, string>, ports: PagePort[] = []) {
  const config = readConfig({ DATA_DIR: path.join(folder, 'data'), ...environment });
  http = Fastify(urlOptions);
  await registerPages(http, config, ports, folders);
  return async (url: string, accept = 'text/html') => {
    const { statusCode, body, headers } = await http.inject({ url, headers: { accept } });
    return { statusCode, body, policy: String(headers['content-security-policy']) };
  };
}

const production = {
  HEM_MODE: 'production',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
  SECRET: 's'.repeat(32),
  API_KEY: 'key',
  PUBLIC_URL: 'https://hem.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hem@hem.example',
};

describe('the service worker', () => {
  const worker = async (environment: Record<string, string>) => {
    const get = await serve(environment);
    const { body } = await get('/service-worker.js', '*/*');
    await http.close();
    return body;
  };

  it('is another one when the page’s settings are others, and takes itself away where none is wanted', async () => {
    const [one, again, other] = [
      await worker({}),
      await worker({}),
      await worker({ ALLOWED_PARENTS: 'https://app.example' }),
    ];
    expect(one).toMatch(/^const startPageRevision='[0-9a-f]{64}';keepFiles\(\)$/);
    expect(again).toBe(one);
    expect(other).not.toBe(one);
    expect(await worker({ SERVICE_WORKER: 'off' })).toContain('registration.unregister()');
  });
});

describe('a page', () => {
  const spellings = (prefix: string, name: string) => [
    ...[`${prefix}${name}`, `${prefix}${name}?x=1`, `${prefix}${name.replace('.', '%2e')}`],
    ...[`${prefix}%69${name.slice(1)}`, `${prefix}./${name}`, `/${prefix}${name}`],
    ...[`${prefix}assets/../${name}`, `${prefix}assets/..%2f${name}`, `${prefix}${name}/`],
    ...[`${prefix}${name}.br`, `${prefix}${name}.gz`, `${prefix}${name.toUpperCase()}`],
  ];
  it.each([
    ...spellings('/', 'index.html'),
    ...spellings('/', 'other.html'),
    ...spellings('/host-simulator/', 'index.html'),
    ...spellings('/host-simulator/', 'other.html'),
  ])('leaves with its policy and filled in, or not at all: %s', async (url) => {
    for (const environment of [{}, production]) {
      const get = await serve(environment);
      for (const accept of ['text/html', '*/*', 'image/webp']) {
        const { statusCode, body, policy } = await get(url, accept);
        expect(body).not.toContain('{{');
        if (statusCode === 200) expect(policy).toContain("script-src 'self'");
        else expect(body).not.toContain('<title>');
      }
      await http.close();
    }
  });

  it.each(['/items/%E0%A4%A', '/%', '/items/%zz?sort=%'])(
    'of the app is what stands at an address of no other: %s',
    async (url) => {
      const get = await serve(production);
      const { statusCode, body, policy } = await get(url);
      expect(statusCode).toBe(200);
      expect(body).toContain('<title>app index.html</title>');
      expect(policy).toContain("script-src 'self'");
    },
  );

  it.each([
    ['embedded', {}, true],
    ['embedded without a store', { EMBEDDED_STORE: 'off' }, false],
    ['production', production, false],
    ['production with the store', { ...production, EMBEDDED_STORE: 'on' }, true],
  ])('of the app knows whether the store is in this server: %s', async (_name, more, isHere) => {
    const get = await serve(more);
    const { body } = await get('/items');
    const isStoreHere = /&quot;isStoreHere&quot;:(true|false)/.exec(body)?.[1];
    expect(isStoreHere).toBe(String(isHere));
  });

  it('that stands in public/ is served with its policy', async () => {
    const get = await serve(production);
    const { body, policy } = await get('/other.html');
    expect(body).toContain('<title>app other.html</title>');
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain("frame-ancestors 'none';");
  });
});

describe('every page', () => {
  it.each(['/', '/items', '/start-page', '/other.html', '/host-simulator/'])(
    'may speak to the origins of the ports: %s',
    async (url) => {
      const blobs = { pageSources: { 'connect-src': ['https://blobs.example'] } };
      const get = await serve({}, [blobs]);
      expect((await get(url)).policy).toContain("connect-src 'self' https://blobs.example;");
    },
  );
});

describe('a file', () => {
  it('is served under its own name alone, and nothing else of the folder is', async () => {
    const get = await serve({});
    expect((await get('/icon.svg', 'image/*')).body).toBe('<svg id="app"/>');
    expect((await get('/assets/main.js', '*/*')).body).toBe('app');
    for (const url of ['/manifest.json', '/assets/main.js.br', '/assets/gone.js', '/assets/']) {
      expect((await get(url, '*/*')).statusCode, url).toBe(404);
    }
  });
});

describe('the simulator', () => {
  it('is served in embedded mode, which may frame itself', async () => {
    const get = await serve({});
    const { body, policy } = await get('/host-simulator/');
    expect(body).toContain('<title>simulator index.html</title>');
    expect(policy).toContain("frame-src 'self';");
    expect((await get('/host-simulator/assets/main.js')).body).toBe('simulator');
    expect((await get('/host-simulator')).statusCode).toBe(302);
  });

  it.each(['/host-simulator', '/host-simulator/', '/host-simulator/?suite=host'])(
    'is not served in production at %s, where the app’s own not-found page stands',
    async (url) => {
      const get = await serve(production);
      const { body, policy } = await get(url);
      expect(body).toContain('<title>app index.html</title>');
      expect(policy).toContain("frame-src 'none';");
      expect(policy).toContain("frame-ancestors 'none';");
    },
  );

  it('has none of its scripts served in production', async () => {
    const get = await serve(production);
    for (const url of [
      '/host-simulator/assets/main.js',
      '/host-simulator/index.html',
      '/assets/../../simulator/assets/main.js',
      '/assets/..%2f..%2fsimulator/assets/main.js',
    ]) {
      expect((await get(url)).body, url).not.toContain('simulator');
    }
  });
});
