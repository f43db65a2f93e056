import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import lockfile from 'proper-lockfile';

/** Another running server uses the data folder. */
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
  if (holder && isGone(holder, folder) && (await takeOver(holderFile, holder))) {
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
    held.add(folder);
    return async () => {
      held.delete(folder);
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

interface Holder {
  pid: number;
  host: string;
}

/** The folders that this very process holds. */
const held = new Set<string>();

async function readHolder(file: string): Promise<Holder | null> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * In a container every server has the same process id: a lock with our id that this process did not
 * take was left by a dead server.
 */
function isGone({ pid, host }: Holder, folder: string): boolean {
  if (host !== os.hostname()) return false;
  return pid === process.pid ? !held.has(folder) : !isAlive(pid);
}

/**
 * Whether this process may remove a dead holder's lock. Servers that start together may all find it
 * dead; only the one that manages to move its file away removes it, since the others might remove that
 * server's new lock.
 */
async function takeOver(holderFile: string, dead: Holder): Promise<boolean> {
  const aside = `${holderFile}.${process.pid}`;
  try {
    await fs.rename(holderFile, aside);
  } catch {
    return false;
  }
  const moved = await readHolder(aside);
  if (moved?.pid === dead.pid && moved.host === dead.host) {
    await fs.rm(aside, { force: true });
    return true;
  }
  // Another server has taken the folder meanwhile: it keeps it.
  await fs.rename(aside, holderFile);
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
