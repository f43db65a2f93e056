import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { build as viteBuild } from 'vite';
import type { Stage } from './stage.ts';

const root = path.join(import.meta.dirname, '..');

/** React and react-dom and the same pictures, served as Hem is: compressed, from one origin. */
export async function openBarePage(stage: Stage, pictures: readonly string[]) {
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
  // What is not its own is Hem's: pictures of members, and those that come with the app.
  server.setNotFoundHandler(async (request, reply) => {
    const answer = await fetch(`${stage.address}${request.url}`);
    return reply
      .status(answer.status)
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
