import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HemPage } from './pages/hem-page.ts';
import { SimulatorPage } from './pages/simulator-page.ts';
import { openStage, type Stage } from './stage.ts';

describe('a member in the host’s web view', () => {
  let stage: Stage;
  let simulator: SimulatorPage;
  let hem: HemPage;
  let photo: string;

  beforeAll(async () => {
    stage = await openStage();
    simulator = new SimulatorPage(stage.device);
    hem = new HemPage(stage.device);
    photo = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'hem-photo-')), 'red.jpg');
    await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#f4f2ef' } })
      .composite([
        {
          input: { create: { width: 500, height: 700, channels: 3, background: '#b3242f' } },
          left: 200,
          top: 250,
        },
      ])
      .jpeg()
      .toFile(photo);
  });
  afterAll(async () => {
    await stage?.close();
    if (photo) fs.rmSync(path.dirname(photo), { recursive: true, force: true });
  });

  // What the device showed when something went wrong, for whoever reads the report.
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    const file = path.join(os.tmpdir(), `hem-${task.name.replace(/\W+/g, '-')}.png`);
    await stage.device.saveScreenshot(file);
    console.log(`screenshot: ${file}`);
  });

  it('signs in and sees the wardrobes', async () => {
    await simulator.open(stage.addresses.simulator);
    await simulator.inPage(() => hem.signIn(stage.demo));
    await simulator.arrives('/wardrobes');
  });

  it('adds a photo and sees its tile with the stored picture', async () => {
    await simulator.inPage(async () => {
      await hem.follow('Items');
      await hem.addPhoto(photo);
      await stage.device.waitUntil(async () => (await hem.tiles())[0]?.includes('Default title'), {
        timeout: 30_000,
        timeoutMsg: 'the new tile did not come',
      });
      await stage.device.waitUntil(() => hem.newestPictureShows(), {
        timeout: 30_000,
        timeoutMsg: 'the stored picture did not come',
      });
    });
    await simulator.arrives('/items');
  });

  it('goes back by the hardware key, and leaves the rest to the host', async () => {
    await simulator.call('clearLog');
    await simulator.call('back');
    const answered = await simulator.logged('nav.back', ({ direction }) => direction === 'to-host');
    expect(answered.content).toMatchObject({ handled: true });
    await simulator.arrives('/wardrobes');
  });

  it('goes home by the bottom tab when there is history', async () => {
    await simulator.inPage(() => hem.follow('Items'));
    await simulator.arrives('/items');
    await simulator.call('clearLog');
    await simulator.call('tab', 'wardrobe');
    const answered = await simulator.logged('nav.tab', ({ direction }) => direction === 'to-host');
    expect(answered.content).toMatchObject({ handled: true });
    await simulator.arrives('/wardrobes');
  });

  it('writes an unknown message to the console', async () => {
    await simulator.consoleLines();
    await simulator.call('send', { type: 'share.sheet', payload: { from: 'test' } });
    const sent = await simulator.logged('share.sheet', ({ direction }) => direction === 'to-page');
    expect(sent.verdict).toBe('unknown');
    const lines = await simulator.consoleLines();
    expect(lines.join('\n')).toContain('[bridge] unknown message type');
    expect(lines.join('\n')).toContain('share.sheet');
  });
});
