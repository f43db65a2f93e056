import { createRequire } from 'node:module';
import type { TestProject } from 'vitest/node';
import { freePort, startBuiltServer } from '#tests/browser/built-server.ts';
import { chosenTarget } from './targets.ts';

declare module 'vitest' {
  interface ProvidedContext {
    world: World;
  }
}

/** What all spec files share: one built server with the demo wardrobe, and one Appium. */
export interface World {
  origin: string;
  /** The server's data folder. */
  dataDir: string;
  demo: { email: string; password: string };
  appium: { hostname: string; port: number };
}

/** A phone needs to know the address beforehand: 127.0.0.1 and this port. */
const phonePort = Number(process.env.HEM_PORT ?? 4310);

/** Starts it all before the first spec file; returns how to end it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const isPhone = chosenTarget() !== 'chromium';
  const server = await startBuiltServer(undefined, isPhone ? phonePort : undefined);
  const own = isPhone ? undefined : await startAppium();
  const { hostname, port } = new URL(process.env.HEM_APPIUM ?? 'http://127.0.0.1:4723');
  provide('world', {
    origin: server.origin,
    dataDir: server.dataDir,
    demo: server.demo,
    appium: own?.address ?? { hostname, port: Number(port) },
  });
  return async () => {
    await own?.close();
    await server.close();
  };
}

/** Appium of this project, with the one driver that it has. Phones bring an Appium of their own. */
async function startAppium() {
  const { main } = createRequire(import.meta.url)('appium');
  const address = { hostname: '127.0.0.1', port: await freePort() };
  const appium = await main({
    address: address.hostname,
    port: address.port,
    loglevel: 'error',
    useDrivers: ['chromium'],
  });
  return { address, close: () => appium.close() as Promise<void> };
}
