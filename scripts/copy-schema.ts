import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** What says how answers look, and how they lie in the query cache. */
const sources = ['contract', 'src/api/cards.ts'];

/**
 * The shape of what a device keeps of the answers ([Note: Kept copy]), as a hash: a build whose contract differs does
 * not find what an older one kept.
 */
export function copySchema(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const at = path.join(root, source);
    const files = fs.statSync(at).isFile()
      ? [at]
      : fs
          .readdirSync(at, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
          .sort();
    for (const file of files) hash.update(fs.readFileSync(file));
  }
  return hash.digest('base64url').slice(0, 8);
}
