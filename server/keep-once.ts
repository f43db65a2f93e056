import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * What a file says, or what is made now and kept in it. Written beside its place and moved there
 * whole: a server that is killed meanwhile leaves no half of a secret.
 */
export async function keepOnce(file: string, make: () => string): Promise<string> {
  const kept = await fs.readFile(file, 'utf8').catch(() => '');
  if (kept) return kept;
  const made = make();
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(`${file}.part`, made, { mode: 0o600, flush: true });
  await fs.rename(`${file}.part`, file);
  return made;
}
