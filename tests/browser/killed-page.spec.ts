import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { type KillableBrowser, newProfile, openKillable } from './chromium.ts';
import { addPhotos, itemsOf, pixelsOf, settle, uploads } from './photo-uploads.ts';

describe('a page that is killed while it sends 60 photos', () => {
  let server: BuiltServer;
  let photos: string;
  let profile: string;
  let chromium: KillableBrowser | null = null;
  // Far apart from one another, so that each picture tells which photo it is.
  const background = (index: number) => ({
    r: (index % 5) * 60,
    g: (Math.floor(index / 5) % 4) * 80,
    b: Math.floor(index / 20) * 120,
  });

  beforeAll(async () => {
    // Cutting out is no part of sending.
    server = await startBuiltServer(undefined, undefined, { CUTOUTS: 'off' });
    profile = newProfile();
    photos = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-photos-'));
    for (let index = 0; index < 60; index += 1) {
      const create = {
        width: 450,
        height: 600,
        channels: 3,
        background: background(index),
      } as const;
      await sharp({ create })
        .jpeg()
        .toFile(path.join(photos, `${String(index).padStart(2, '0')}.jpg`));
    }
  });
  afterAll(async () => {
    await chromium?.kill();
    await server?.close();
    for (const made of [photos, profile]) fs.rmSync(made, { recursive: true, force: true });
  });

  it('goes on by itself, loses none and makes no twins', async () => {
    const member = await server.member();
    const count = async () => {
      const { userId: owner, token } = member;
      return (await server.call('getItemNavigation', { owner, filter: {} }, token)).itemIds.length;
    };
    const reach = async (wanted: number) => {
      while ((await count()) < wanted) await new Promise((resolve) => setTimeout(resolve, 250));
    };
    const openItems = async () => {
      chromium = await openKillable(profile);
      const { page } = chromium;
      // A killed browser may not have written the session down yet.
      await page.goto(`${server.origin}/service-unavailable`);
      await page.evaluate(
        ({ token, userId }) =>
          localStorage.setItem('hem.session', JSON.stringify({ token, userId })),
        member,
      );
      await page.goto(`${server.origin}/items`);
      return page;
    };

    const first = await openItems();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await first.route('**/v1/imageupload', async (route) => {
      await released;
      await route.continue();
    });
    await addPhotos(
      first,
      fs.readdirSync(photos).map((name) => path.join(photos, name)),
    );
    await uploads(first).getByText('60 on the way').waitFor();
    release();
    for (const share of [9, 31]) {
      await reach(share);
      await chromium!.kill();
      chromium = null;
      await openItems();
    }
    await reach(60);
    await settle(chromium!.page);
    const items = await itemsOf(server, member);
    expect(items).toHaveLength(60);
    for (const [index, item] of items.entries()) {
      const { data } = await pixelsOf(server, item);
      const { r, g, b } = background(index);
      const [red, green, blue] = data.subarray(0, 3);
      expect(Math.hypot(red! - r, green! - g, blue! - b), `photo ${index}`).toBeLessThan(25);
    }
  });
});
