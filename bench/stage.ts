import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type Browser, chromium, type Page } from 'playwright';
import { build, isBuilt } from '../scripts/build.ts';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.ts';
import { readConfig } from '../server/config/config.ts';
import { users } from '../server/database/schema.ts';
import { imageKeys } from '../server/foundation/image-keys.ts';
import { launch, type Running } from '../server/launch.ts';
import { receiveImages } from '../server/operations/uploads.ts';
import { insertImage } from '../server/repositories/images.ts';
import { changeItemImages } from '../server/repositories/item-photos.ts';
import { insertItem } from '../server/repositories/items.ts';
import { scopeOfUser } from '../server/repositories/scope.ts';
import { openSession } from '../server/repositories/sessions.ts';
import { saveWardrobe } from '../server/repositories/wardrobes.ts';

const root = path.join(import.meta.dirname, '..');

/** Somebody with a wardrobe of a known size. */
export interface Person {
  userId: string;
  token: string;
}

/** The built product on a data folder of its own, and a browser. */
export interface Stage {
  running: Running;
  address: string;
  browser: Browser;
  /**
   * Makes somebody with so many items, all of them showing one of twelve drawn garments: the last ones, which a list begins
   * with, the same for everybody.
   */
  person(items: number): Promise<Person>;
  /** A page as on a phone: 4× slower, 150 ms away, 1.6 Mb/s, unless it is to be fast. */
  phone(person: Person | null, options?: { fast?: boolean }): Promise<Page>;
  close(): Promise<void>;
}

/** Opens the stage. */
export async function openStage(): Promise<Stage> {
  if (!isBuilt()) build();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-bench-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
  const pages = {
    app: path.join(root, 'dist/app'),
    simulator: path.join(root, 'dist/host-simulator'),
  };
  const running = await launch(config, { pages }, (error) => {
    throw error;
  });
  const { services } = running.app;
  const { database } = services.open;
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumArguments],
  });
  return {
    running,
    address: running.addresses.app,
    browser,
    async person(count) {
      const [row] = await database
        .insert(users)
        .values({
          email: `bench-${count}-${Date.now()}@example.com`,
          passwordHash: '-',
          gender: 'Female',
          shippingCountry: 'US',
        })
        .returning();
      const userId = row!.id;
      const scope = scopeOfUser(userId);
      const folder = path.join(root, 'server/demo/garments');
      const imageIds: string[] = [];
      for (const file of fs.readdirSync(folder).slice(0, 12)) {
        const bytes = fs.readFileSync(path.join(folder, file));
        const { imageId } = await insertImage(scope, database, {
          kind: 'item',
          contentType: 'image/webp',
          byteLength: bytes.length,
        });
        await services.blobs.write(imageKeys.upload(imageId), bytes, 'image/webp');
        imageIds.push(imageId);
      }
      await receiveImages(database, imageIds);
      const first = await insertItem(scope, database, {
        title: 'First',
        category: 'coat',
      });
      await changeItemImages(database, first, { added: [imageIds[0]!] });
      await database.execute(sql`
        insert into items
          (owner_id, title, condition, category, category_group, search_text, sort_name)
        select ${userId}, 'Piece ' || n, 'Good Condition', 'coat', 'outerwear',
          ' piece ' || n || E'\\n coat', 'piece ' || n
        from generate_series(2, ${count}::int) n`);
      await database.execute(sql`
        insert into item_images (item_id, image_id, position)
        select id, (${sql.raw(`array['${imageIds.join("','")}']::uuid[]`)})[1 + (last - id) % 12], 0
        from (select id, max(id) over () as last from items where owner_id = ${userId}) as made
        where id <> ${first}`);
      const wardrobe = await saveWardrobe(
        scope,
        database,
        { name: 'Everyday', description: '' },
        services.signer,
      );
      await database.execute(sql`
        insert into wardrobe_items (wardrobe_id, item_id)
        select ${Number(wardrobe.wardrobeId)}, id from items where owner_id = ${userId} order by id limit 40`);
      await services.jobs.idle();
      const { token } = await openSession(database, userId, 'bench', services.now());
      return { userId, token };
    },
    async phone(person, { fast = false } = {}) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      });
      // tsx keeps the names of functions by calling a helper, which the page does not have.
      await context.addInitScript('globalThis.__name = (named) => named');
      if (person) {
        await context.addInitScript((session) => {
          localStorage.setItem('hem.session', JSON.stringify(session));
        }, person);
      }
      const page = await context.newPage();
      if (!fast) await slowDown(page);
      return page;
    },
    async close() {
      await browser.close();
      await running.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A phone of the middle range on a slow line: 150 ms, 1.6 Mb/s, a quarter of the processor. */
export async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Milliseconds from the start of the document until the first picture in it is decoded. */
export function firstPictureMs(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const pictures = [...document.images];
          if (pictures.some((picture) => picture.complete && picture.naturalWidth > 0)) {
            resolve(performance.now());
          } else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
