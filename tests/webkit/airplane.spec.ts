import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HemPage } from '#tests/appium/pages/hem-page.ts';
import {
  type BuiltServer,
  freePort,
  type Member,
  startBuiltServer,
} from '#tests/browser/built-server.ts';
import { type AppPage, createAppPage, waitFor } from './app-page.ts';
import { openWebKit, type WebKitApp, type WebKitStage, whyNoWebKit } from './stage.ts';

const reason = whyNoWebKit();
if (reason) console.warn(`WebKit is not tested: ${reason}`);

describe.skipIf(reason)('a WebKit web view in airplane mode', () => {
  const made: string[] = [];
  const folder = () => {
    made.push(fs.mkdtempSync(path.join(os.tmpdir(), 'hem-airplane-')));
    return made.at(-1)!;
  };
  let dataDir: string;
  let port: number;
  let server: BuiltServer | undefined;
  let stage: WebKitStage | undefined;
  let member: Member;
  let hem: HemPage;
  let app: AppPage;

  beforeEach(async () => {
    dataDir = folder();
    port = await freePort();
  });
  afterEach(async () => {
    await leave();
    await cut();
    for (const one of made.splice(0)) fs.rmSync(one, { recursive: true, force: true });
  });

  /** The server answers: on the same address, with what it knew. */
  async function answer(worker: 'on' | 'off'): Promise<BuiltServer> {
    server = await startBuiltServer(dataDir, port, { SERVICE_WORKER: worker });
    return server;
  }
  /** Nobody answers any more. */
  async function cut(): Promise<void> {
    await server?.close();
    server = undefined;
  }
  async function start(how: WebKitApp): Promise<void> {
    stage = await openWebKit(how);
    hem = new HemPage(stage.device);
  }
  /** The app ends, with all of its processes. */
  async function leave(): Promise<void> {
    await stage?.close();
    stage = undefined;
  }
  /** Opens a room by its address, in a new page that the host welcomes and tells of the network. */
  async function open(room: string, isOnline: boolean): Promise<void> {
    app = createAppPage(stage!, `http://127.0.0.1:${port}${room}`);
    await app.open();
    await app.welcome();
    await app.say('network.state', { isOnline });
  }
  async function signIn(): Promise<void> {
    member = await server!.signInDemo();
    await stage!.device.url(`${server!.origin}/icon.svg`);
    await stage!.device.execute(
      (session) => localStorage.setItem('hem.session', session),
      JSON.stringify(member),
    );
  }
  /** Whether a late part of the code has come. */
  const hasCode = (part: string) =>
    stage!.device.execute(
      (part) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${part}-`)),
      part,
    );
  const railNames = () =>
    stage!.device.execute(() =>
      [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent),
    );
  const firstWardrobes = async () =>
    (await server!.call('getWardrobes', { owner: member.userId }, member.token)).wardrobes
      .slice(0, 2)
      .map(({ name }) => name);
  async function moveToTheTop(name: string): Promise<void> {
    await hem.press(`More for ${name}`);
    await hem.choose('Move to the top');
    await waitFor(async () => expect((await railNames())[0]).toBe(name));
  }

  it('without a service worker goes on with the page that it has, and its rooms', async () => {
    await answer('off');
    await start({});
    await signIn();
    await open('/items', true);
    await hem.sees('Rose silk camisole');
    await hem.follow('Wardrobes');
    await hem.sees('Coats & knits');
    // Its menus come by themselves, behind what is read.
    await waitFor(async () => expect(await hasCode('wardrobe-menu')).toBe(true));
    await cut();
    await app.say('network.state', { isOnline: false });
    await hem.sees('You are offline');
    await hem.follow('Items');
    await hem.sees('Rose silk camisole');
    await hem.follow('Wardrobes');
    await moveToTheTop('Summer trip');
    await answer('off');
    expect(await firstWardrobes()).toEqual(['Everyday', 'Work']);
    await app.say('network.state', { isOnline: true });
    await waitFor(async () => expect(await firstWardrobes()).toEqual(['Summer trip', 'Everyday']));
  }, 120_000);
});
