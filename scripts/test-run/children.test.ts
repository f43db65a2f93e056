import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { root } from './children.ts';

const isWindows = process.platform === 'win32';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Runs a program that runs a shell, that runs a program that would go on for ever. */
const program = `
  import { endChildrenWithUs, runChild } from ${JSON.stringify(path.join(root, 'scripts/test-run/children.ts'))};
  endChildrenWithUs();
  await runChild(['sh', '-c', 'node -e "console.log(process.pid); setInterval(() => {}, 1000)"; true'], { isShown: true });
`;

it.skipIf(isWindows).each(['SIGTERM', 'SIGINT'] as const)(
  'ends with all that it started, when it is told to end by %s',
  async (signal) => {
    const run = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program],
      { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const [first] = await once(run.stdout.setEncoding('utf8'), 'data');
    const grandchild = Number(first);
    expect(isAlive(grandchild)).toBe(true);
    run.kill(signal);
    const [code] = await once(run, 'exit');
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
    await vi.waitFor(() => expect(isAlive(grandchild)).toBe(false), 10_000);
  },
);
