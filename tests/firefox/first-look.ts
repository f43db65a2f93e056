import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import sharp from 'sharp';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import type { FirefoxStage } from './stage.ts';

/** The first things that a person does. */
export function testFirstLook(stage: FirefoxStage): void {
  beforeEach(() => stage.page.setViewport({ width: 1280, height: 800 }));

  const type = async (field: string, text: string) =>
    (await stage.see(`input[name="${field}"]`)).type(text);
  const press = async (name: string) => (await stage.see(`button::-p-text(${name})`)).click();

  /** Waits until this many pictures of the server stand in the page, each decoded. */
  const seePictures = (selector: string, count: number) =>
    stage.page.waitForFunction(
      (selector, count) => {
        const pictures = [...document.querySelectorAll<HTMLImageElement>(selector)];
        const shown = pictures.filter((each) => each.src.includes('/images/') && each.complete);
        return shown.filter((each) => each.naturalWidth > 0).length >= count;
      },
      {},
      selector,
      count,
    );

  it('lets one sign in, and shows the wardrobes and the pieces with their pictures', async () => {
    await stage.page.goto(stage.server.origin);
    await type('email', stage.server.demo.email);
    await press('Continue');
    await type('password', stage.server.demo.password);
    await press('Sign in');
    await stage.see('h1::-p-text(Wardrobes)');
    expect(new URL(stage.page.url()).pathname).toBe('/wardrobes');
    await seePictures('main img', 3);
    await (await stage.see('a[href="/items"]')).click();
    await stage.see('h1::-p-text(Items)');
    await seePictures('[data-tile] img', 6);
  });

  it.each([
    ['a JPEG', 'jpg', 'jpeg'],
    // What may be transparent is sent as WebP where the browser writes that.
    ['a PNG', 'png', 'webp'],
  ] as const)('makes %s small, sends it, and shows it', async (_, ending, sentAs) => {
    const { page, server } = stage;
    const member = await server.member();
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-photo-'));
    onTestFinished(() => fs.rmSync(folder, { recursive: true }));
    const file = path.join(folder, `red.${ending}`);
    await sharp(await drawPicture(1800, 2400)).toFile(file);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.headers()['content-type'] ?? '');
      // Asked for by the compressor's worker alone: the page has it bundled.
      if (request.url().endsWith('/assets/browser-image-compression-2.0.2.js')) sent.push('worker');
    });

    await stage.signIn(server.origin, member);
    await page.goto(`${server.origin}/items`);
    await press('Add piece');
    const library = await page.waitForSelector('[data-testid="photo-library"]');
    await (library as ElementHandle<HTMLInputElement>).uploadFile(file);
    await stage.see('[data-tile]');
    await seePictures('[data-tile] img', 1);

    expect(sent).toEqual(['worker', `image/${sentAs}`]);
    const owner = member.userId;
    const { itemIds } = await server.call('getItemNavigation', { owner, filter: {} }, member.token);
    const image = await vi.waitFor(async () => {
      const { items } = await server.call('getItems', { owner, itemIds }, member.token);
      expect(items[0]?.image?.status).toBe('ready');
      return items[0]!.image!;
    });
    const answer = await fetch(server.origin + image.urls![720]);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([540, 720]);
  });
}
