import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { build as viteBuild } from 'vite';
import { firstPictureMs, type Person, type Stage } from './stage.ts';
import { median, type Row } from './table.ts';

const rounds = 5;
const root = path.join(import.meta.dirname, '..');

/** The first garment on screen, beside a bare React page that shows the same pictures. */
export async function measureFirstGarment(stage: Stage, person: Person): Promise<Row[]> {
  const pictures = await rail(stage, person);
  const bare = await openBarePage(stage, pictures);
  const visits = async (address: string, signedIn: boolean) => {
    const first: number[] = [];
    const second: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await stage.phone(signedIn ? person : null);
      await page.goto(address, { waitUntil: 'commit' });
      first.push(await firstPictureMs(page));
      await page.goto('about:blank');
      await page.goto(address, { waitUntil: 'commit' });
      second.push(await firstPictureMs(page));
      await page.context().close();
    }
    return { first: median(first), second: median(second) };
  };
  const hem = await visits(`${stage.address}/wardrobes`, true);
  const peer = await visits(bare.address, false);
  await bare.close();
  return (['first', 'second'] as const).map((visit) => ({
    what: `first garment, ${visit} visit, phone profile`,
    figure: `${hem[visit].toFixed(0)} ms`,
    beside: `${peer[visit].toFixed(0)} ms, bare React page`,
    ratio: hem[visit] / peer[visit],
    goal: '≤ 1.5',
    holds: hem[visit] / peer[visit] <= 1.5,
  }));
}

async function rail(stage: Stage, person: Person): Promise<string[]> {
  const answer = await fetch(`${stage.address}/api/wardrobes/v1/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ getWardrobes: { owner: person.userId } }),
  });
  const { data } = await answer.json();
  return data.wardrobes[0].rail.map(
    ({ image }: { image: { urls: Record<string, string> } }) => image.urls[720],
  );
}

/** React and react-dom, five images, served as Hem is: compressed, from one origin. */
async function openBarePage(stage: Stage, pictures: string[]) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-bare-'));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  fs.writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><div id="root"></div><script type="module" src="/main.js"></script>',
  );
  fs.writeFileSync(
    path.join(folder, 'main.js'),
    `import { createElement } from 'react';
     import { createRoot } from 'react-dom/client';
     const pictures = ${JSON.stringify(pictures)};
     createRoot(document.getElementById('root')).render(
       createElement('main', null, pictures.map((src) => createElement('img', { key: src, src, width: 120 }))));`,
  );
  await viteBuild({ root: folder, logLevel: 'error', configFile: false, build: { outDir: 'out' } });
  const server = fastify();
  await server.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  // The document is asked for at each visit, as Hem's is; scripts and pictures are kept.
  await server.register(fastifyStatic, {
    root: path.join(folder, 'out'),
    cacheControl: false,
    setHeaders: (reply, file) =>
      void reply.header(
        'cache-control',
        file.endsWith('.html') ? 'no-store' : 'public, max-age=31536000, immutable',
      ),
  });
  server.get('/images/*', async (request, reply) => {
    const answer = await fetch(`${stage.address}${request.url}`);
    return reply
      .header('cache-control', 'private, max-age=86400, immutable')
      .type(answer.headers.get('content-type') ?? '')
      .send(Buffer.from(await answer.arrayBuffer()));
  });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    async close() {
      await server.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
