import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

/** What `src/lib/host.ts` imports at once, and what it imports where there is a host. */
const atOnce = {
  'bridge.ts': 'createBridge',
  'flags.ts': 'createFlags',
  'navigation.ts': 'createNavigation',
  'capabilities.ts': 'capabilitiesOf',
};
const withHost = { 'page-height-dom.ts': 'watchPageHeight' };

/** The built size of the app's usual company with some of our files beside it, in bytes. */
async function gzipped(files: Record<string, string>): Promise<number> {
  const names = Object.entries(files);
  const source = [
    `import { createRoot } from 'react-dom/client'; import { proxy } from 'valtio';`,
    ...names.map(
      ([file, name]) => `import { ${name} } from '${path.join(import.meta.dirname, file)}';`,
    ),
    `globalThis.used = [createRoot, proxy, ${names.map(([, name]) => name).join()}];`,
  ].join('\n');
  const id = '\0entry.ts';
  const output = await build({
    configFile: false,
    root: path.join(import.meta.dirname, '..'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2022', rollupOptions: { input: 'entry' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (name) => (name === 'entry' ? id : null),
        load: (name) => (name === id ? source : null),
      },
    ],
  });
  const [chunk] = (output as Rolldown.RolldownOutput).output;
  return gzipSync(chunk.code, { level: 9 }).length;
}

it('adds at most 4.1 KB gzip to the app, and 2 KB more where there is a host', async () => {
  const none = await gzipped({});
  const core = await gzipped(atOnce);
  const all = await gzipped({ ...atOnce, ...withHost });
  expect(none).toBeGreaterThan(40_000);
  expect(core - none).toBeGreaterThan(2_000);
  expect(core - none).toBeLessThanOrEqual(4.1 * 1_024);
  expect(all - core).toBeLessThanOrEqual(2 * 1_024);
});
