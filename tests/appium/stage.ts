import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { type Browser, remote } from 'webdriverio';
import { type BuiltServer, callsTo, freePort } from '#tests/browser/built-server.ts';
import { sealPassword } from '#tests/support/seal-password.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { AndroidHost } from './hosts/android-host.ts';
import type { Host } from './hosts/host.ts';
import { IosHost } from './hosts/ios-host.ts';
import { SimulatorHost } from './hosts/simulator-host.ts';
import { HemPage } from './pages/hem-page.ts';
import { capabilitiesOf, chosenTarget } from './targets.ts';

/** A device with the app on it, and who plays which part. */
export interface Stage {
  device: Browser;
  /** The address that the built server serves. */
  origin: string;
  /** The person who is signed in, or nobody. */
  session: { userId: string; token: string } | undefined;
  demo: { email: string; password: string; userId: string; token: string };
  host: Host;
  hem: HemPage;
  /** Calls the server as another device of the same person would. */
  call: BuiltServer['call'];
  close(): Promise<void>;
}

/**
 * Opens a session on the chosen target, for the demo's person unless it is somebody else's, or nobody is to be signed in.
 * The server and Appium are there already (world.ts).
 */
export async function openStage({
  isSignedIn = true,
  as,
}: {
  isSignedIn?: boolean;
  as?: Stage['session'];
} = {}): Promise<Stage> {
  const { origin, demo: account, appium } = inject('world');
  const call = callsTo(origin);
  const target = chosenTarget();
  const device = await remote({
    ...appium,
    logLevel: 'error',
    capabilities: capabilitiesOf(target, await freePort()),
  });
  // A session of its own: another file may log its own out.
  const sealed = await sealPassword({ call: call as TestServer['call'] }, account.password);
  const signedIn = await call('tokenAuth', { email: account.email, password: sealed });
  const demo = { ...account, userId: signedIn.userId, token: signedIn.token };
  const session = isSignedIn ? (as ?? { userId: demo.userId, token: demo.token }) : undefined;
  const hem = new HemPage(device);
  const parts = { origin, session, demo, hem };
  const host = {
    chromium: () => new SimulatorHost(device, parts),
    android: () => new AndroidHost(device, parts),
    ios: () => new IosHost(device, parts),
  }[target]();
  return {
    ...parts,
    device,
    host,
    call,
    close: () => device.deleteSession(),
  };
}

/** After a failed test: keeps what the device showed, for whoever reads the report. */
export async function keepPicture(
  stage: Stage | undefined,
  { name, result }: { name: string; result?: { state: string } | undefined },
): Promise<void> {
  if (result?.state !== 'fail' || !stage) return;
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'hem-failed-')), 'device.png');
  await stage.device.saveScreenshot(file);
  const messages = await stage.host.messages();
  console.log(`${name}\n  picture: ${file}\n  the last messages:`);
  for (const message of messages.slice(-12)) console.log(`  ${JSON.stringify(message)}`);
}
