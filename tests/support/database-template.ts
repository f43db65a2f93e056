import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../server/database/database.ts';

const root = path.join(import.meta.dirname, '../..');

/** The migrated, empty database that every suite begins from: a fresh one costs seconds, a copy less than one. */
export const templateFile = (): string => {
  const hash = createHash('sha256');
  const folder = path.join(root, 'server/database/migrations');
  const migrations = fs.readdirSync(folder).filter((name) => name.endsWith('.sql'));
  // The journal too: a migration that is generated anew has another date, and would run once more.
  for (const name of [...migrations.sort(), 'meta/_journal.json']) {
    hash.update(fs.readFileSync(path.join(folder, name)));
  }
  return path.join(
    root,
    'node_modules/.cache/hem',
    `template-${hash.digest('hex').slice(0, 16)}.tar`,
  );
};

/** Makes the template once, before the suites. */
export default async function makeTemplate(): Promise<void> {
  const file = templateFile();
  if (fs.existsSync(file)) return;
  const open = await openDatabase({ embedded: { directory: null, durable: false } });
  const bytes = await open.dump();
  await open.close();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.${process.pid}`, bytes);
  fs.renameSync(`${file}.${process.pid}`, file);
}
