import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Person, Stage } from './stage.ts';
import type { Row } from './table.ts';

/** A 12-megapixel photo from the picker to its tile: the longest main-thread task, and what is sent. */
export async function measurePhoto(stage: Stage, person: Person): Promise<Row[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-photo-'));
  const file = path.join(folder, 'photo.jpg');
  await drawPhoto(file);
  const page = await stage.phone(person, { fast: true });
  await page.goto(`${stage.address}/items`);
  await page.getByRole('button', { name: 'Add piece' }).first().click();
  await page.getByTestId('photo-library').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const store = window as unknown as { longest: number };
    store.longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        store.longest = Math.max(store.longest, entry.duration);
    }).observe({ type: 'longtask' });
  });
  const sent = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByTestId('photo-library').setInputFiles(file);
  // The address is for a given number of bytes, and the server takes no other.
  const sentBytes = Number(new URL((await sent).url()).searchParams.get('n'));
  await page.locator('[data-tile] img').first().waitFor();
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  await page.context().close();
  fs.rmSync(folder, { recursive: true, force: true });
  return [
    {
      what: '12 MP photo to tile: longest main-thread task',
      figure: longest === 0 ? 'under 50 ms' : `${longest.toFixed(0)} ms`,
      beside: '50 ms',
      ratio: longest / 50,
      goal: '≤ 1',
      holds: longest <= 50,
    },
    {
      what: '12 MP photo: bytes sent',
      figure: `${(sentBytes / 1000).toFixed(0)} kB`,
      beside: '350 kB',
      ratio: sentBytes / 350_000,
      goal: '≤ 1',
      holds: sentBytes > 0 && sentBytes <= 350_000,
    },
  ];
}

/** A picture with the detail of a photo: noise over a gradient, and some shapes. */
async function drawPhoto(file: string): Promise<void> {
  const noise = await sharp({
    create: {
      width: 3024,
      height: 4032,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 150, sigma: 18 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const shirt = Buffer.from(
    '<svg width="3024" height="4032"><path d="M900 900 1300 700h400l400 200 500 1300-400 200-200-500v1700H1000V2000l-200 500-400-200Z" fill="#2f63b5"/></svg>',
  );
  await sharp(noise)
    .composite([{ input: shirt }])
    .jpeg({ quality: 88 })
    .toFile(file);
}
