import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { personalityTypes } from '../contract/rules/blueprint.ts';
import { estimateSeason } from '../contract/rules/color-season.ts';
import { checkPortrait } from '../src/features/style-blueprint/color/check-portrait.ts';
import { type Pixels, sampleHex } from '../src/features/style-blueprint/color/sample-tone.ts';
import { typicalOf } from '../tests/support/portrait-people.ts';
import { drawPortrait, portraitSpots } from '../tests/support/portraits.ts';
import type { Stage } from './stage.ts';
import { median, type Row } from './table.ts';

/** A phone's processor, beside this one. */
const slower = 4;
const rounds = 9;
const limits = { estimateMs: 200, taskMs: 50, nextMs: 100 };

/** A portrait from its pixels to a season, the longest task while it is read, and the next pictures of the quiz. */
export async function measurePortrait(stage: Stage): Promise<Row[]> {
  const tones = typicalOf('soft/muted', 3);
  const small = toPixels(await drawPortrait(tones, 379));
  const large = toPixels(await drawPortrait(tones, 1263));
  const spent: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const since = process.cpuUsage();
    checkPortrait(small);
    const read = (part: keyof typeof portraitSpots) =>
      portraitSpots[part].map(({ x, y }) =>
        sampleHex(large, x * large.width, y * large.height, 15),
      );
    estimateSeason({
      eye: read('eye'),
      hair: read('hair'),
      skin: read('skin'),
      white: read('white')[0] ?? null,
    });
    if (round >= 0) spent.push((process.cpuUsage(since).user / 1000) * slower);
  }
  const estimateMs = median(spent);
  const { longest, next } = await onPhone(stage, large);
  const row = (what: string, ms: number, limit: number): Row => ({
    what,
    figure: `${ms.toFixed(0)} ms`,
    beside: `${limit} ms`,
    ratio: ms / limit,
    goal: '≤ 1',
    holds: ms <= limit,
  });
  return [
    row('a 1,600 px portrait judged and estimated, CPU 4 × slower', estimateMs, limits.estimateMs),
    row('a portrait read on a phone: longest main-thread task', longest, limits.taskMs),
    row('the next pictures of the quiz, from the tap', next, limits.nextMs),
  ];
}

const toPixels = ({ data, width, height }: Awaited<ReturnType<typeof drawPortrait>>): Pixels => ({
  data: new Uint8ClampedArray(data),
  width,
  height,
});

async function onPhone(stage: Stage, portrait: Pixels): Promise<{ longest: number; next: number }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-portrait-'));
  const file = path.join(folder, 'portrait.jpg');
  const { data, width, height } = portrait;
  await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .jpeg({ quality: 90 })
    .toFile(file);
  const page = await stage.phone(null);
  await page.goto(`${stage.address}/style-blueprint/female?part=personality`);
  const times: number[] = [];
  for (let step = 1; step <= 6; step += 1) {
    await page.getByText(`${step} of 12`).waitFor();
    await page.locator('fieldset label').first().click();
    // Somebody looks at five pictures for longer than this; the next ones come meanwhile.
    await page.waitForFunction(
      (count) =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.webp'))
          .length >= count,
      personalityTypes.length * (step + 1),
    );
    times.push(
      await page.getByRole('button', { name: 'Next' }).evaluate(async (button: HTMLElement) => {
        const title = document.querySelector('h1')!.textContent;
        const since = performance.now();
        button.click();
        const areShown = () =>
          document.querySelector('h1')!.textContent !== title &&
          [...document.querySelectorAll('fieldset img')].every(
            (image) => (image as HTMLImageElement).complete,
          );
        while (!areShown()) await new Promise(requestAnimationFrame);
        return performance.now() - since;
      }),
    );
  }
  await page.goto(`${stage.address}/style-blueprint/female?part=color`);
  await page.getByRole('checkbox').check();
  await page.evaluate(() => {
    const store = window as unknown as { longest: number };
    store.longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        store.longest = Math.max(store.longest, entry.duration);
    }).observe({ type: 'longtask' });
  });
  await page.getByTestId('photo-library').setInputFiles(file);
  await page.getByText('Even light, sharp, one face').waitFor();
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  await page.context().close();
  fs.rmSync(folder, { recursive: true, force: true });
  return { longest, next: median(times) };
}
