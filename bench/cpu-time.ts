import fs from 'node:fs';

/** The CPU time of each thread of a process by its id, in milliseconds; Linux alone tells it. */
export function threadTimes(pid: number): Map<number, number> {
  const folder = `/proc/${pid}/task`;
  const times = new Map<number, number>();
  for (const id of fs.readdirSync(folder)) {
    try {
      const [nanoseconds] = fs.readFileSync(`${folder}/${id}/schedstat`, 'utf8').split(' ');
      times.set(Number(id), Number(nanoseconds) / 1e6);
    } catch {
      // It ended since.
    }
  }
  return times;
}

/** The milliseconds that each thread took between two moments. */
export function timesBetween(
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): Map<number, number> {
  return new Map([...after].map(([id, time]) => [id, time - (before.get(id) ?? 0)]));
}

/** The memory that a process holds now and held at most, in megabytes. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;
  return { now: read('VmRSS'), most: read('VmHWM') };
}
