import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** How long what is told to end may take before it is killed, in milliseconds. */
const endMs = 10_000;

/** The project's folder. */
export const root = path.join(import.meta.dirname, '../..');

const running = new Set<ChildProcess>();

/** What a program printed, and whether it ended well. */
export interface Ended {
  isGreen: boolean;
  output: string;
}

/**
 * Runs a program in a process group of its own, so that it can be ended with all that it started.
 * @param env what it is told besides this process's environment
 * @param isShown whether what it prints is also printed here at once
 */
export async function runChild(
  line: readonly [string, ...string[]],
  { env = {}, isShown = false }: { env?: Record<string, string>; isShown?: boolean } = {},
): Promise<Ended> {
  const [program, ...parameters] = line;
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  running.add(child);
  let output = '';
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isShown) shown.write(text);
    });
  }
  return new Promise((resolve) => {
    const end = (ended: Ended) => {
      running.delete(child);
      resolve(ended);
    };
    child.once('error', (error) => end({ isGreen: false, output: `${output}${error}\n` }));
    child.once('close', (code) => end({ isGreen: code === 0, output }));
  });
}

/** From here on what is run ends with this process: on SIGTERM, SIGINT (Ctrl-C) and SIGHUP. */
export function endChildrenWithUs(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => {
      console.error(`\nEnded by ${signal}.`);
      void endChildren().then(() => process.exit(code));
    });
  }
}

async function endChildren(): Promise<void> {
  const ends = [...running].map((child) => {
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    signalGroup(child, 'SIGTERM');
    const kill = setTimeout(() => signalGroup(child, 'SIGKILL'), endMs);
    return ended.finally(() => clearTimeout(kill));
  });
  await Promise.all(ends);
}

/** A group outlives its first process, and one that is gone is no fault. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {}
}
