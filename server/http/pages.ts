import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { PagePort } from '../ports/page-port.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const yearSeconds = 31_536_000;

/**
 * The files not served as they lie there. Pages leave only by `sendPage`, filled in and with
 * their policy. The compressed twin of a file is served under the file's own name.
 */
const notFiles = ['**/*.html', '**/*.br', '**/*.gz', 'manifest.json', 'service-worker.js'];

/** Serves the built app, and in embedded mode the simulator. `ports` are those that pages speak to. */
export async function registerPages(
  http: FastifyInstance,
  config: Config,
  ports: readonly PagePort[],
  folders: { app: string; simulator: string },
): Promise<void> {
  // Each file has a route of its own, so no spelling of a path reaches another one.
  await http.register(fastifyStatic, {
    root: folders.app,
    index: false,
    preCompressed: true,
    wildcard: false,
    globIgnore: notFiles,
    cacheControl: false,
    setHeaders(reply, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
      );
    },
  });
  const appPage = await readPage(path.join(folders.app, 'index.html'));
  const sendApp = (reply: FastifyReply) => sendPage(reply, appPage, config, ports);
  http.get('/', (_request, reply) => sendApp(reply));
  if (config.serviceWorker) http.get('/start-page', (_request, reply) => sendApp(reply));
  const worker = await fs.readFile(path.join(folders.app, 'service-worker.js'), 'utf8');
  const startPage = startPageOf(appPage, config, ports);
  http.get('/service-worker.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(startPage ? `const startPageRevision='${startPage}';${worker}` : farewell),
  );
  for (const name of await otherPages(folders.app)) {
    const page = await readPage(path.join(folders.app, name));
    http.get(`/${name}`, (_request, reply) => sendPage(reply, page, config, ports));
  }

  if (config.mode === 'embedded') {
    const simulatorPage = await readPage(path.join(folders.simulator, 'index.html'));
    http.get('/host-simulator', (_request, reply) => reply.redirect('/host-simulator/'));
    http.get('/host-simulator/', (_request, reply) =>
      sendPage(reply, simulatorPage, config, ports),
    );
    await http.register(fastifyStatic, {
      root: folders.simulator,
      prefix: '/host-simulator/',
      index: false,
      decorateReply: false,
      preCompressed: true,
      wildcard: false,
      globIgnore: notFiles,
    });
  }

  // Any other path gets the app's page, which knows its routes and has a not-found page of its own.
  const others = /^\/(api|images|blobs|assets|calendar|s)\//;
  http.setNotFoundHandler((request, reply) => {
    const isPage = /^(GET|HEAD)$/.test(request.method) && !others.test(request.url);
    const wantsPage = (request.headers.accept ?? '').includes('text/html');
    if (isPage && wantsPage) return sendApp(reply);
    throw new Refusal('not-found', 'nothing is here');
  });
}

/** The worker of a server that wants none: it takes the one before away, with all that it kept, at the next visit. */
const farewell = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(Promise.all([
  registration.unregister(),
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
])));`;

/** The pages beside the app's own: those of `public/`. */
async function otherPages(folder: string): Promise<string[]> {
  const names = await fs.readdir(folder);
  return names.filter((name) => name.endsWith('.html') && name !== 'index.html');
}

/** A page and the hashes of the scripts that stand in it. */
export interface Page {
  html: string;
  scriptHashes: string[];
}

async function readPage(file: string): Promise<Page> {
  return toPage(await fs.readFile(file, 'utf8'));
}

/** Reads the inline scripts of a page, so that its policy can name them. */
export function toPage(html: string): Page {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1]!);
  const scriptHashes = scripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return { html, scriptHashes };
}

const settingsOf = (config: Config) => ({
  apiKey: config.apiKey ?? 'embedded',
  mode: config.mode,
  allowedParents: config.allowedParents,
  isStoreHere: config.store === 'embedded',
});

/** Names the page that a service worker keeps: it is kept anew when the page or its settings change. Null where none is. */
function startPageOf(page: Page, config: Config, ports: readonly PagePort[]): string | null {
  if (!config.serviceWorker) return null;
  return (
    createHash('sha256')
      .update(page.html)
      .update(JSON.stringify(settingsOf(config)))
      // The kept page has its policy with it.
      .update(JSON.stringify(ports.map(({ pageSources }) => pageSources)))
      .digest('hex')
  );
}

/** Sends a page with its configuration and its content security policy. */
export function sendPage(
  reply: FastifyReply,
  page: Page,
  config: Config,
  ports: readonly PagePort[],
  isDevelopment = false,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const startPage = isDevelopment ? null : startPageOf(page, config, ports);
  const policy = contentSecurityPolicy({
    config,
    ports,
    scriptHashes: page.scriptHashes,
    nonce,
    isDevelopment,
  });
  const html = page.html
    .replace('{{settings}}', escapeAttribute(JSON.stringify({ ...settingsOf(config), startPage })))
    .replace('{{nonce}}', nonce);
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('cross-origin-opener-policy', 'same-origin-allow-popups')
    .header('permissions-policy', 'camera=(self), microphone=(), geolocation=(self)')
    .type('text/html; charset=utf-8')
    .send(html);
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
