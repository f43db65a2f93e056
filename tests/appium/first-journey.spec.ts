import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { arrives, heard } from './hosts/heard.ts';
import { envelope } from './hosts/host.ts';
import { keepPicture, openStage, type Stage } from './stage.ts';

describe('a member in the host’s web view', () => {
  let stage: Stage;
  let photo: string;

  beforeAll(async () => {
    stage = await openStage({ isSignedIn: false });
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
  afterEach(({ task }) => keepPicture(stage, task));

  it('signs in and sees the wardrobes', async () => {
    await stage.host.start({ path: '/' });
    await stage.hem.signIn(stage.demo);
    await arrives(stage.host, '/wardrobes');
  });

  it('adds a photo and sees its tile with the stored picture', async () => {
    const { device, hem, host } = stage;
    await hem.follow('Items');
    await hem.addPhoto(photo);
    await device.waitUntil(async () => (await hem.tiles())[0]?.trim() === 'Red', {
      timeout: 30_000,
      timeoutMsg: 'the new tile did not come',
    });
    await device.waitUntil(() => hem.newestPictureShows(), {
      timeout: 30_000,
      timeoutMsg: 'the stored picture did not come',
    });
    await arrives(host, '/items');
  });

  it('goes back by the hardware key, and leaves the rest to the host', async () => {
    await stage.host.forget();
    await stage.host.back();
    await heard(stage.host, 'nav.back', { content: { handled: true, canGoBack: false } });
    await arrives(stage.host, '/wardrobes');
    await stage.host.back();
    await heard(stage.host, 'nav.back', { content: { handled: false } });
  });

  it('goes home by the bottom tab when there is history', async () => {
    await stage.hem.follow('Items');
    await arrives(stage.host, '/items');
    await stage.host.forget();
    await stage.host.tab('wardrobe');
    await heard(stage.host, 'nav.tab', { content: { handled: true } });
    await arrives(stage.host, '/wardrobes');
  });

  it('writes an unknown message to the console', async () => {
    await stage.host.consoleLines();
    await stage.host.say(envelope('share.sheet', { from: 'test' }));
    await heard(stage.host, 'share.sheet', { direction: 'to-page', verdict: 'unknown' });
    const lines = await stage.host.consoleLines();
    expect(lines.join('\n')).toContain('[bridge] unknown message type');
    expect(lines.join('\n')).toContain('share.sheet');
  });
});
