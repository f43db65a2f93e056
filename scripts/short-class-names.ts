import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Names the classes of CSS modules for the build: four letters for the file, one or two for the class.
 * The letters of a file repeat, so that they compress well. Throws where two files have the same.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, { file: string; names: string[] }>();
  return (name, file) => {
    const inRoot = path.relative(root, file).split(path.sep).join('/');
    const letters = createHash('sha256').update(inRoot).digest('hex').slice(0, 4);
    const known = files.get(letters) ?? { file: inRoot, names: [] };
    if (known.file !== inRoot) {
      throw new Error(`${known.file} and ${inRoot} have the same letters: rename one`);
    }
    files.set(letters, known);
    if (!known.names.includes(name)) known.names.push(name);
    return `_${letters}${known.names.indexOf(name).toString(36)}`;
  };
}
