import type { Page } from 'playwright';
import { openBarePage } from './bare-page.ts';
import { firstPictureMs, type Person, type Stage } from './stage.ts';
import { median, type Row } from './table.ts';

const rounds = 5;

/** The first garment on screen, beside a bare React page that shows the same pictures. */
export async function measureFirstGarment(stage: Stage, person: Person): Promise<Row[]> {
  const fine = await openBarePage(stage, await rail(stage, person, 720));
  const small = await openBarePage(stage, await rail(stage, person, 240));
  const visits = async (address: string, signedIn: boolean) => {
    const first: number[] = [];
    const second: number[] = [];
    const offline: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await stage.phone(signedIn ? person : null);
      await page.goto(address, { waitUntil: 'commit' });
      first.push(await firstPictureMs(page));
      if (signedIn) await isKept(page);
      await page.goto('about:blank');
      await page.goto(address, { waitUntil: 'commit' });
      second.push(await firstPictureMs(page));
      if (signedIn) {
        await page.goto('about:blank');
        await page.context().setOffline(true);
        await page.goto(address, { waitUntil: 'commit' });
        offline.push(await firstPictureMs(page));
      }
      await page.context().close();
    }
    return { first: median(first), second: median(second), offline: median(offline) };
  };
  const hem = await visits(`${stage.address}/wardrobes`, true);
  const peers = {
    'the same pictures, fine': await visits(fine.address, false),
    'small pictures, as a first visit shows first': await visits(small.address, false),
  };
  await fine.close();
  await small.close();
  // Without a network there is no bare page: beside the second visit of one.
  const visitsBeside = [
    ['first visit', hem.first, 'first', 1.1],
    ['second visit', hem.second, 'second', 0.8],
    ['in airplane mode', hem.offline, 'second', 0.8],
  ] as const;
  return visitsBeside.flatMap(([visit, ms, beside, most]) =>
    Object.entries(peers).map(([which, peer]) => ({
      what: `first garment, ${visit}, phone profile`,
      figure: `${ms.toFixed(0)} ms`,
      beside: `${peer[beside].toFixed(0)} ms, bare React page, ${beside} visit, ${which}`,
      ratio: ms / peer[beside],
      goal: `≤ ${most}`,
      holds: ms / peer[beside] <= most,
    })),
  );
}

/** Waits until the device has kept files, answers and pictures, as some seconds after any visit. */
async function isKept(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return false;
      const pictures = await caches.open('hem-pictures');
      const databases = await indexedDB.databases();
      return (
        (await pictures.keys()).length > 0 && databases.some(({ name }) => name === 'hem-copy')
      );
    });
  while (!(await look())) await new Promise((resolve) => setTimeout(resolve, 500));
}

/** The addresses of the first rail's pictures. */
async function rail(stage: Stage, person: Person, size: 240 | 720): Promise<string[]> {
  const answer = await fetch(`${stage.address}/api/wardrobes/v1/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ getWardrobes: { owner: person.userId } }),
  });
  const { data } = await answer.json();
  return data.wardrobes[0].rail.map(
    ({ image }: { image: { urls: Record<number, string> } }) => image.urls[size],
  );
}
