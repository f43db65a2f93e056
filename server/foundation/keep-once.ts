import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * The text of a file, or a new text that is made and kept in it. It is written beside its place and
 * then moved there: a server that is killed meanwhile leaves no half-written secret.
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
