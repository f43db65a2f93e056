import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { readDrawing } from './drawings.ts';

/** Beside this file, or copied beside the bundle. */
const here = path.dirname(fileURLToPath(import.meta.url));
const isSource = path.basename(here) === 'pages';
const besides = (name: string) => path.join(isSource ? here : path.join(here, 'store'), name);
const fontOf = (font: string, file: string) =>
  isSource
    ? createRequire(import.meta.url).resolve(`@fontsource-variable/${font}/files/${file}`)
    : besides(file);

const hanken = 'hanken-grotesk-latin-wght-normal.woff2';
const imbue = 'imbue-latin-wght-normal.woff2';

/** The style sheet: the app's own tokens, dark where that is chosen or the device is, and what the store's pages add. */
async function readStyles(): Promise<Buffer> {
  const tokens = await fs.readFile(
    isSource ? path.join(here, '../../../src/ui/tokens.css') : besides('tokens.css'),
    'utf8',
  );
  const byDevice = tokens.replace(
    /\[data-theme="dark"\] (\{[^}]*\})/,
    ':root[data-theme="dark"] $1\n@media (prefers-color-scheme: dark) {\n:root:not([data-theme="light"]) $1\n}',
  );
  return Buffer.from(`${byDevice}\n${await fs.readFile(besides('store.css'), 'utf8')}`);
}

/** The style sheet's address; it changes with what is in it. */
let stylesVersion = '';
export const stylesPath = (): string => `/store/assets/store.css?v=${stylesVersion}`;

/** Serves what the store's pages are made of: styles, two fonts, drawings. */
export async function registerAssets(app: FastifyInstance): Promise<void> {
  const styles = await readStyles();
  stylesVersion = createHash('sha256').update(styles).digest('hex').slice(0, 10);
  const kept = 'public, max-age=31536000, immutable';
  app.get('/store/assets/store.css', (_request, reply) =>
    reply.header('cache-control', kept).type('text/css; charset=utf-8').send(styles),
  );
  for (const [font, file] of [
    ['hanken-grotesk', hanken],
    ['imbue', imbue],
  ] as const) {
    app.get(`/store/assets/${file}`, async (_request, reply) =>
      reply
        .header('cache-control', kept)
        .type('font/woff2')
        .send(await fs.readFile(fontOf(font, file))),
    );
  }
  app.get<{ Params: { size: string; name: string } }>(
    '/store/drawings/:size/:name.webp',
    async ({ params: { size, name } }, reply) => {
      const bytes = await readDrawing(size, name);
      if (!bytes) return reply.callNotFound();
      return reply.header('cache-control', kept).type('image/webp').send(bytes);
    },
  );
}
