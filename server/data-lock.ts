import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import lockfile from 'proper-lockfile';

/** The data folder belongs to another server that runs. */
export class DataFolderTaken extends Error {
  override name = 'DataFolderTaken';
}

/**
 * Takes the data folder for this process: two servers on one embedded database would lose nearly
 * all their writes without a word. Throws DataFolderTaken. A lock left by a killed server on this
 * machine is taken over at once.
 */
export async function lockDataFolder(
  folder: string,
  onLost: (error: Error) => void,
): Promise<() => Promise<void>> {
  await fs.mkdir(folder, { recursive: true });
  const holderFile = path.join(folder, 'server.json');
  const holder = await readHolder(holderFile);
  const lockfilePath = path.join(folder, 'server.lock');
  if (holder && holder.host === os.hostname() && !isAlive(holder.pid)) {
    await fs.rm(lockfilePath, { recursive: true, force: true });
  }
  try {
    const release = await lockfile.lock(folder, {
      lockfilePath,
      stale: 10_000,
      update: 2000,
      onCompromised: onLost,
    });
    await fs.writeFile(holderFile, JSON.stringify({ pid: process.pid, host: os.hostname() }));
    return async () => {
      await fs.rm(holderFile, { force: true });
      await release();
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    const who = holder ? ` (process ${holder.pid} on ${holder.host})` : '';
    throw new DataFolderTaken(
      `${folder} belongs to another Hem server that runs${who}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
}

async function readHolder(file: string): Promise<{ pid: number; host: string } | null> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
