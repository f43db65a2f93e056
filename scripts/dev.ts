import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { readConfig } from '../server/config/config.ts';
import { sendPage } from '../server/http/pages.ts';
import { launch } from '../server/launch.ts';
import type { PagePort } from '../server/ports/page-port.ts';

process.env.NODE_ENV = 'development';
const root = path.join(import.meta.dirname, '..');
const config = readConfig(process.env);
const fail = (error: Error) => {
  console.error(error.message);
  process.exit(1);
};
const running = await launch(config, { attach: attachVite }, fail);
const { addresses, demo } = running;
console.log(`\nHem        ${addresses.app}\nSimulator  ${addresses.simulator}`);
if (demo) console.log(`Sign in    ${demo.emails.join(' or ')}, password ${demo.password}\n`);
const stop = () => void running.close().then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

/** One process, one port: Vite runs inside the server, hot module replacement included. */
async function attachVite(http: FastifyInstance, pagePorts: readonly PagePort[]): Promise<void> {
  const shared = {
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http.server } },
  } as const;
  const app = await createServer({
    ...shared,
    configFile: path.join(root, 'vite.config.ts'),
    mode: 'app',
  });
  const simulator = await createServer({
    appType: 'custom',
    configFile: path.join(root, 'vite.config.ts'),
    mode: 'simulator',
    server: { middlewareMode: true, hmr: { server: http.server, path: '/host-simulator/hmr' } },
  });
  http.setNotFoundHandler((request, reply) => {
    const isSimulator = request.url.startsWith('/host-simulator');
    const vite = isSimulator ? simulator : app;
    const wantsPage =
      request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage) {
      const folder = isSimulator ? path.join(root, 'host-simulator') : root;
      void fs
        .readFile(path.join(folder, 'index.html'), 'utf8')
        .then((html) => vite.transformIndexHtml(request.url, html))
        .then((html) => sendPage(reply, { html, scriptHashes: [] }, config, pagePorts, true));
      return reply;
    }
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
    return reply;
  });
}
