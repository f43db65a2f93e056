import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BundledServer, bundleServer } from '#tests/support/bundled-server.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import {
  type ServerProcess,
  spawnServer,
  startServerProcess,
} from '#tests/support/server-process.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-faults-'));
/** The data folder of a server that was started once and stopped cleanly. */
const seeded = path.join(root, 'seeded');
const email = 'demo@hem.test';
const password = 'Demo-Pass-1';
// A killed server leaves its socket's folder behind: here, where it goes with all the rest.
const env = { DEMO_PASSWORD: password, TMPDIR: root, CUTOUTS: 'off' };

let bundled: BundledServer;
let dataDir: string;
let count = 0;
const running = new Set<ServerProcess>();
const start = async (more: Record<string, string> = {}) => {
  const server = await startServerProcess(dataDir, { ...env, ...more }, bundled.script);
  running.add(server);
  void server.ended.then(() => running.delete(server));
  return server;
};

beforeAll(async () => {
  bundled = await bundleServer();
  dataDir = seeded;
  await (await start()).stop();
});
beforeEach(() => {
  count += 1;
  dataDir = path.join(root, `copy-${count}`);
  fs.cpSync(seeded, dataDir, { recursive: true });
});
afterEach(async () => {
  for (const server of running) await server.kill();
  fs.rmSync(dataDir, { recursive: true, force: true });
});
afterAll(() => {
  bundled?.remove();
  fs.rmSync(root, { recursive: true, force: true });
});

/** Signs in to the demo, and tells what is there. */
const look = async (server: ServerProcess) => {
  const { token, userId: owner } = await server.signIn(email, password);
  const { itemIds } = await server.call('getItemNavigation', { owner, filter: {} }, token);
  return { token, owner, itemIds };
};

describe('a server that is told to stop', () => {
  it('ends within some ten seconds, though a body goes on dripping', async () => {
    const first = await start();
    const { hostname, port } = new URL(first.base);
    const caller = net.connect(Number(port), hostname);
    caller.on('error', () => {});
    caller.write('POST /api/items/v1/query HTTP/1.1\r\nhost: x\r\ncontent-length: 200000\r\n');
    caller.write('content-type: application/json\r\n\r\n{');
    const drip = setInterval(() => caller.write(' '), 1000);
    await look(first);
    const since = Date.now();
    expect((await first.stop()).code).toBe(0);
    expect(Date.now() - since).toBeLessThan(15_000);
    clearInterval(drip);
    await look(await start());
  });
});

describe('two servers on one data folder', () => {
  it('do not both run: the second says why, and ends with code 3', async () => {
    const first = await start();
    const main = path.join(import.meta.dirname, '../../server/main.ts');
    const second = await spawnServer(dataDir, env, main).ended;
    expect(second.code).toBe(3);
    expect(second.stderr).toContain(dataDir);
    expect(second.stderr).toContain(`process ${first.child.pid}`);
    await look(first);
  });

  it('do not both run when they start together after a kill', async () => {
    const killed = await start();
    await killed.kill();
    const both = await Promise.allSettled([start(), start()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a server killed while it writes', () => {
  it('has lost nothing that it acknowledged, starts again at once, and finishes its work', async () => {
    const server = await start();
    const { token, owner } = await look(server);
    const picture = await drawPicture(900, 1200);
    const kept: { itemId: string; imageId: string; title: string }[] = [];
    const enough = new Promise<void>((resolve) => {
      const write = async (lane: number) => {
        for (let turn = 0; ; turn += 1) {
          const title = `Acknowledged ${lane}-${turn}`;
          const imageId = await server.upload(picture, token);
          const input = { owner, changes: { title }, imageIds: [imageId] };
          const { item } = await server.call('saveItem', input, token);
          kept.push({ itemId: item.itemId, imageId, title });
          if (kept.length === 24) resolve();
        }
      };
      // Each loop ends when its server is gone.
      for (const lane of [1, 2, 3, 4]) write(lane).catch(() => {});
    });
    await enough;
    await server.kill();

    const again = await start();
    const found = await look(again);
    expect(found.itemIds).toEqual(expect.arrayContaining(kept.map(({ itemId }) => itemId)));
    for (const { itemId, imageId, title } of kept) {
      const image = await ready(again, found.token, owner, itemId);
      expect(image).toMatchObject({ imageId, status: 'ready', width: 900, height: 1200, title });
      const answer = await fetch(again.base + image.url);
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
  });
});

/** Waits, by asking, until an item's photo is worked on. */
async function ready(server: ServerProcess, token: string, owner: string, itemId: string) {
  for (let asked = 0; asked < 400; asked += 1) {
    const { item } = await server.call('getItemDetails', { owner, itemId }, token);
    const image = item.images[0]!;
    if (image.status !== 'received') {
      return { ...image, title: item.title, url: image.urls?.[240] ?? '' };
    }
  }
  throw new Error('the picture is still waited for');
}

describe('a server whose database dies', () => {
  it('ends too, and says why', async () => {
    const server = await start();
    server.child.send('end-database');
    const { code, stderr } = await server.ended;
    expect(code).toBe(1);
    expect(stderr).toContain('Hem stops: the embedded database ended');
    await look(await start());
  });
});

describe('a first start that is killed', () => {
  it('leaves a folder that the next start can use, however far it came', async () => {
    fs.rmSync(dataDir, { recursive: true });
    fs.mkdirSync(dataDir);
    const stages = ['database.making', 'database/PG_VERSION', 'blobs/files'];
    for (const sign of stages) {
      const { child, ended } = spawnServer(dataDir, env, bundled.script);
      const isThere = () => fs.existsSync(path.join(dataDir, sign));
      await vi.waitUntil(isThere, { timeout: 30_000, interval: 5 });
      child.kill('SIGKILL');
      expect((await ended).signal).toBe('SIGKILL');
    }
    const { itemIds } = await look(await start());
    expect(itemIds.length).toBeGreaterThan(50);
  }, 90_000);
});

describe('the demo', () => {
  it('is seeded once: what was deleted stays deleted', async () => {
    const first = await start();
    const { token, owner, itemIds } = await look(first);
    expect(itemIds.length).toBeGreaterThan(50);
    await first.call('deleteItems', { owner, itemIds: itemIds.slice(0, 3) }, token);
    await first.stop();
    const second = await look(await start());
    expect(second.itemIds).toEqual(itemIds.slice(3));
  });

  it('takes over another DEMO_PASSWORD at the next start', async () => {
    const server = await start({ DEMO_PASSWORD: 'Another-Pass-2' });
    await expect(server.signIn(email, password)).rejects.toThrow('wrong-credentials');
    await server.signIn(email, 'Another-Pass-2');
    await server.signIn('staff@hem.test', 'Another-Pass-2');
  });
});
