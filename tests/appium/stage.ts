import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Browser, remote } from 'webdriverio';
import { chromiumOnSimulator } from './targets.ts';

const root = path.join(import.meta.dirname, '../..');

/** The built product, Appium, and a device. */
export interface Stage {
  device: Browser;
  addresses: { app: string; simulator: string };
  demo: { email: string; password: string };
  close(): Promise<void>;
}

/** Starts the built server on a data folder of its own, Appium, and a session. Needs `npm run build`. */
export async function openStage(): Promise<Stage> {
  const main = path.join(root, 'dist/server/main.js');
  if (!fs.existsSync(main)) throw new Error('nothing is built: npm run build first');
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-journey-'));
  const password = 'Journey-1';
  const port = await freePort();
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO_PASSWORD: password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await says(server, 'Simulator');

  const { main: startAppium } = createRequire(import.meta.url)('appium');
  const appiumPort = await freePort();
  const appium = await startAppium({
    address: '127.0.0.1',
    port: appiumPort,
    loglevel: 'error',
    useDrivers: ['chromium'],
  });
  const device = await remote({
    hostname: '127.0.0.1',
    port: appiumPort,
    logLevel: 'error',
    capabilities: chromiumOnSimulator(await freePort()),
  });
  return {
    device,
    addresses: {
      app: `http://127.0.0.1:${port}`,
      simulator: `http://localhost:${port}/host-simulator/`,
    },
    demo: { email: 'demo@hem.test', password },
    async close() {
      await device.deleteSession();
      await appium.close();
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function says(server: ChildProcess, word: string): Promise<void> {
  let text = '';
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (chunk) => {
      text += chunk;
      if (text.includes(word)) resolve();
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}\n${text}`)));
  });
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
