import fs from 'node:fs';
import path from 'node:path';
import { root, runChild } from './children.ts';

/** The Node on which the server's tests run once more, besides the one that runs `npm test`. */
const version = '24.21.0';

/**
 * The other Node's program, from the npm registry (the package that holds it for this system); null where it cannot be
 * had, as without a network.
 */
export async function otherNode(): Promise<string | null> {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = path.join(root, 'node_modules/.cache/hem', `node-${version}`);
  const program = path.join(folder, 'node_modules', name, 'bin', 'node');
  if (fs.existsSync(program)) return program;
  fs.mkdirSync(folder, { recursive: true });
  const { isGreen, output } = await runChild([
    ...(['npm', 'install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'] as const),
    ...['--prefix', folder, `${name}@${version}`],
  ]);
  if (isGreen && fs.existsSync(program)) return program;
  console.warn(`Node ${version} cannot be had here; this Node runs instead.\n${output}`);
  return null;
}
