import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../server/database/database.ts';

const root = path.join(import.meta.dirname, '../..');

/** The migrated, empty database that every suite begins from: a fresh one costs seconds, a copy less than one. */
export const templateFile = (): string => {
  const hash = createHash('sha256');
  for (const entry of fs.readdirSync(path.join(root, 'server/database/migrations')).sort()) {
    if (entry.endsWith('.sql')) {
      hash.update(fs.readFileSync(path.join(root, 'server/database/migrations', entry)));
    }
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
