import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { registerPages } from './pages.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-pages-'));
const folders = { app: path.join(folder, 'app'), simulator: path.join(folder, 'simulator') };
let http: FastifyInstance;

beforeAll(() => {
  for (const [name, place] of Object.entries(folders)) {
    fs.mkdirSync(path.join(place, 'assets'), { recursive: true });
    fs.writeFileSync(path.join(place, 'index.html'), `<title>${name}</title>`);
    fs.writeFileSync(path.join(place, 'assets/main.js'), name);
  }
});
afterEach(() => http.close());
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function serve(environment: Record<string, string>) {
  const config = readConfig({ DATA_DIR: path.join(folder, 'data'), ...environment });
  http = Fastify();
  await registerPages(http, config, null, folders);
  return async (url: string) => {
    const { statusCode, body, headers } = await http.inject({
      url,
      headers: { accept: 'text/html' },
    });
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

describe('the simulator', () => {
  it('is served in embedded mode, which may frame itself', async () => {
    const get = await serve({});
    const { body, policy } = await get('/host-simulator/');
    expect(body).toContain('<title>simulator</title>');
    expect(policy).toContain("frame-src 'self';");
    expect((await get('/host-simulator/assets/main.js')).body).toBe('simulator');
    expect((await get('/host-simulator')).statusCode).toBe(302);
  });

  it.each(['/host-simulator', '/host-simulator/', '/host-simulator/?suite=host'])(
    'is not served in production at %s, where the app’s own not-found page stands',
    async (url) => {
      const get = await serve(production);
      const { body, policy } = await get(url);
      expect(body).toBe('<title>app</title>');
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
