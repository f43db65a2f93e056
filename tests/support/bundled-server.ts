import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { build as buildAll, isBuilt } from '#scripts/build.ts';

const root = path.join(import.meta.dirname, '../..');

/** A server for tests as one program, and how to take it away. */
export interface BundledServer {
  /** For `spawnServer`. */
  script: string;
  remove(): void;
}

/**
 * Bundles `server-child.ts`, or another such file, as the build bundles the server. For suites that start it many
 * times: from the sources each start takes a second more.
 */
export async function bundleServer(
  source = path.join(import.meta.dirname, 'server-child.ts'),
): Promise<BundledServer> {
  const { name } = path.parse(source);
  // Inside the project, where it finds its packages.
  const cache = path.join(root, 'node_modules/.cache/hem');
  fs.mkdirSync(cache, { recursive: true });
  const folder = fs.mkdtempSync(path.join(cache, 'server-'));
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    mode: 'server',
    logLevel: 'error',
    build: {
      outDir: folder,
      rollupOptions: {
        input: { [name]: source },
      },
    },
  });
  // What it reads lies beside it, as after a build.
  fs.symlinkSync(path.join(root, 'server/database/migrations'), path.join(folder, 'migrations'));
  for (const room of ['demo', 'blueprint', 'style-lab']) {
    fs.symlinkSync(path.join(root, 'server', room), path.join(folder, room));
  }
  if (!isBuilt()) buildAll();
  fs.cpSync(path.join(root, 'dist/server/store'), path.join(folder, 'store'), { recursive: true });
  return {
    script: path.join(folder, `${name}.js`),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
