import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

/** Builds the app, the simulator and the server into `dist/`. */
export function build(): void {
  fs.rmSync(path.join(dist, 'stamp'), { force: true });
  // The service worker comes after the app, whose files it names.
  for (const mode of ['app', 'service-worker', 'simulator', 'server']) runVite(mode);
  copy('server/database/migrations', 'server/migrations');
  copy('server/blueprint/content', 'server/blueprint/content');
  copy('server/style-lab/content', 'server/style-lab/content');
  copy('server/demo/garments', 'server/demo/garments');
  copy('server/demo/garments.json', 'server/demo/garments.json');
  copy('server/demo/outfits.json', 'server/demo/outfits.json');
  copy('server/demo/friends.json', 'server/demo/friends.json');
  copy('server/demo/together.json', 'server/demo/together.json');
  copy('server/demo/plans.json', 'server/demo/plans.json');
  copy('server/demo/looks', 'server/demo/looks');
  copy('server/demo/looks.json', 'server/demo/looks.json');
  copy('server/demo/renditions', 'server/demo/renditions');
  copy('server/demo/prepared.json', 'server/demo/prepared.json');
  copy('server/store/feeds/ferry-lane.xml', 'server/store/feeds/ferry-lane.xml');
  copy('server/store/feeds/northlight.tsv', 'server/store/feeds/northlight.tsv');
  copy('server/store/catalog/catalog.json', 'server/store/catalog.json');
  copy('server/store/pages/store.css', 'server/store/store.css');
  copy('src/ui/tokens.css', 'server/store/tokens.css');
  for (const [font, file] of [
    ['hanken-grotesk', 'hanken-grotesk-latin-wght-normal.woff2'],
    ['imbue', 'imbue-latin-wght-normal.woff2'],
  ]) {
    copy(`node_modules/@fontsource-variable/${font}/files/${file}`, `server/store/${file}`);
  }
  copy(
    `node_modules/@shopify/hydrogen-react/storefront.schema.json`,
    'server/storefront.schema.json',
  );
  compress(path.join(dist, 'app'));
  compress(path.join(dist, 'host-simulator'));
  fs.writeFileSync(path.join(dist, 'stamp'), new Date().toISOString());
}

/** Whether `dist/` is complete and newer than every source. */
export function isBuilt(): boolean {
  const stamp = fs.statSync(path.join(dist, 'stamp'), { throwIfNoEntry: false });
  if (!stamp) return false;
  const sources = ['bridge', 'contract', 'host-simulator', 'server', 'src', 'public'];
  const files = ['index.html', 'package.json', 'package-lock.json', 'vite.config.ts'];
  return (
    files.every((file) => mtime(path.join(root, file)) <= stamp.mtimeMs) &&
    sources.every((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .every(
          (entry) =>
            !entry.isFile() ||
            entry.name.includes('.test.') ||
            mtime(path.join(entry.parentPath, entry.name)) <= stamp.mtimeMs,
        ),
    )
  );
}

function runVite(mode: string): void {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const result = spawnSync(
    process.execPath,
    [vite, 'build', '--mode', mode, '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (result.status !== 0) throw new Error(`building ${mode} failed`);
}

function copy(from: string, to: string): void {
  fs.cpSync(path.join(root, from), path.join(dist, to), { recursive: true });
}

/** What divides the text otherwise: which of them gives the least depends on the bytes. */
const divisions = [
  {},
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  { [constants.BROTLI_PARAM_LGBLOCK]: 16 },
];

/**
 * Compresses as much as brotli can. Names of files, which the entry is full of, change with every build, and with them how
 * well one way of dividing it serves: by up to 170 bytes of a hundred thousand.
 */
function leastBrotli(bytes: Buffer): Buffer {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return divisions
    .map((division) => brotliCompressSync(bytes, { params: { ...quality, ...division } }))
    .reduce((least, other) => (other.length < least.length ? other : least));
}

/** Brotli and gzip beside every text file, so that the server compresses nothing while it serves. */
function compress(folder: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest|html)$/.test(file)) continue;
    const bytes = fs.readFileSync(file);
    if (bytes.length < 1024) continue;
    fs.writeFileSync(`${file}.br`, leastBrotli(bytes));
    fs.writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

function mtime(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

if (process.argv[1] === import.meta.filename) build();
