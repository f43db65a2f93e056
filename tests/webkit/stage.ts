import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { type Browser, remote } from 'webdriverio';
import { freePort } from '#tests/browser/built-server.ts';

const hostFile = path.join(import.meta.dirname, '../support/webkit-host/host.js');
const driverFile = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
const runtimeFile = '/usr/bin/gjs';
const screenFile = '/usr/bin/Xvfb';
const needed = [driverFile, runtimeFile, screenFile];

/** Why the suite cannot run here, in words; `null` where it can. */
export function whyNoWebKit(): string | null {
  const missing = needed.filter((file) => !fs.existsSync(file));
  return missing.length > 0 ? `there is no ${missing.join(', ')}` : null;
}

/** A message as the native side got it. */
export interface Posted {
  isString: boolean;
  text: string;
}

/** A WebKit web view inside a native app, and the native app's side of it. */
export interface WebKitStage {
  device: Browser;
  /** What the page posted since this was last asked. */
  posted(): Promise<Posted[]>;
  /** Evaluates a script in the page as `evaluateJavaScript` does; its value as a string. */
  evaluate(script: string): Promise<string>;
  /** Ends the page's process, as the system does; the host then loads its address again. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** How the native app is made. */
export interface WebKitApp {
  /** Where its web view keeps what stays between two starts; without one it forgets. */
  folder?: string;
  /** Whether the page draws its own header. */
  hasHeader?: boolean;
}

/** Opens a screen of its own, the driver on it, and with it the host. */
export async function openWebKit({
  folder,
  hasHeader = false,
}: WebKitApp = {}): Promise<WebKitStage> {
  const children: ChildProcess[] = [];
  const screen = spawn(
    screenFile,
    ['-displayfd', '3', '-screen', '0', '1024x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  children.push(screen);
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const [port, controlPort] = [await freePort(), await freePort()];
  const driver = spawn(driverFile, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
      GSETTINGS_BACKEND: 'memory',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      // The sandbox needs user namespaces, which containers do not give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  children.push(driver);
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), { timeout: 10_000 });
  const device = await remote({
    hostname: '127.0.0.1',
    port,
    logLevel: 'error',
    capabilities: {
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': {
        binary: runtimeFile,
        args: [
          ...['-m', hostFile, '--automation', `--control-port=${controlPort}`],
          ...[`--header=${hasHeader}`, ...(folder ? [`--folder=${folder}`] : [])],
        ],
      },
    } as WebdriverIO.Capabilities,
  });
  const control = `http://127.0.0.1:${controlPort}`;
  return {
    device,
    posted: async () => (await (await fetch(`${control}/posted`)).json()) as Posted[],
    async evaluate(body) {
      const answer = await fetch(`${control}/evaluate`, { method: 'POST', body });
      const { value, error } = (await answer.json()) as { value: string; error?: string };
      if (error) throw new Error(error);
      return value;
    },
    async kill() {
      await fetch(`${control}/kill`);
    },
    async close() {
      // The window closes with the session, so the driver answers "no such window".
      await device.deleteSession().catch(() => {});
      for (const child of children.reverse()) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
    },
  };
}
