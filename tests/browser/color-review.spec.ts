import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { softTones } from '#tests/support/finished-blueprint.ts';
import { portraitFile } from '#tests/support/portrait-file.ts';
import type { Member } from './built-server.ts';
import { sharedChromium, signedIn, views, watch } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

const server = sharedServer();
const desk = '/admin/color-analysis';
/** The simulator keeps what it is signed in to under this address. */
const simulated = server.origin.replace('127.0.0.1', 'localhost');

let portrait: Buffer;
let staff: Member;
beforeAll(async () => {
  portrait = await portraitFile();
  staff = await server.signInAs('staff@hem.test');
});

/** Sends a portrait as somebody's app does; answers their screen name. */
async function sendPortrait({ userId, token }: Member): Promise<string> {
  const kind = { kind: 'color-analysis', contentType: 'image/jpeg' } as const;
  const asked = { ...kind, byteLength: portrait.length };
  const { imageId, url } = await server.call('imageUpload', asked, token);
  await fetch(new URL(url, server.origin), {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' },
    body: new Uint8Array(portrait),
  });
  await server.call('sendColorAnalysis', { owner: userId, imageId, samples: softTones }, token);
  const details = await server.call('userDetails', { userIds: [] }, token);
  return details[userId]!.userDetails.screenName!;
}

async function pageOf(as: Member, view: keyof typeof views, origin = server.origin) {
  const browser = await sharedChromium();
  const storageState = signedIn(origin, as);
  const context = await browser.newContext({ ...views[view], storageState });
  const { faults } = watch(context, origin);
  return { page: await context.newPage(), faults };
}

/** A part of the Style Blueprint as its member sees it, on a desktop or in the simulator's web view. */
const seenIn: Record<
  string,
  (as: Member) => Promise<(part: string) => Promise<Page | FrameLocator>>
> = {
  async 'on a desktop'(as) {
    const { page } = await pageOf(as, 'desktop');
    return async (part) => {
      await page.goto(`${server.origin}/style-blueprint/female${part}`);
      return page;
    };
  },
  async 'in the simulator'(as) {
    const { page } = await pageOf(as, 'desktop', simulated);
    return async (part) => {
      const path = encodeURIComponent(`/style-blueprint/female${part}`);
      await page.goto(`${simulated}/host-simulator/?path=${path}`);
      return page.frameLocator('iframe[title^="Hem in"]');
    };
  },
};

const says = (on: Page | FrameLocator, words: string | RegExp) =>
  on.getByText(words).first().waitFor();

/** Opens somebody's review from the table, as a reviewer does. */
async function openReview(page: Page, name: string) {
  await page.goto(`${server.origin}${desk}`);
  await page.getByRole('searchbox', { name: 'Email or screen name' }).fill(name);
  await page.getByRole('link', { name: `Review ${name}` }).click();
  await page.getByRole('button', { name: `Portrait of ${name}, at full size` }).waitFor();
}

const expectNoFaults = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
};

describe.each(Object.entries(seenIn))('a color review, its member %s', (_where, open) => {
  it('goes from pending to decided, and to the member’s page', async () => {
    const maya = await server.member();
    const name = await sendPortrait(maya);
    const room = await open(maya);
    await says(await room(''), /a stylist looks at it/);
    const { page, faults } = await pageOf(staff, 'desktop');
    await openReview(page, name);
    await page.keyboard.press('3');
    await page.getByLabel(`Note to ${name}`).fill('Keep black away.');
    await page.getByRole('button', { name: /^Confirm / }).click();
    await says(page, new RegExp(`Confirmed \\w+ for ${name}`));
    await says(page, /^Decided \w+$/);
    const shown = await room('?part=result');
    await says(shown, /Reviewed by a stylist on/);
    await says(shown, 'Keep black away.');
    expect(faults).toEqual([]);
  });

  it('asks for another photo, and is pending again once that is sent', async () => {
    const maya = await server.member();
    const name = await sendPortrait(maya);
    const room = await open(maya);
    const { page } = await pageOf(staff, 'desktop');
    await openReview(page, name);
    await page.getByLabel(`Note to ${name}`).fill('By a window, please.');
    await page.getByRole('button', { name: 'Ask for another photo' }).click();
    await page.getByRole('button', { name: 'Ask for it' }).click();
    await says(page, `${name} was asked.`);
    const shown = await room('?part=result');
    await says(shown, 'A stylist asks for another portrait');
    await says(shown, 'By a window, please.');
    await shown.getByRole('link', { name: 'Take another portrait' }).click();
    await says(shown, 'One portrait, by a window');
    await sendPortrait(maya);
    await says(await room(''), /a stylist looks at it/);
    await openReview(page, name);
    await says(page, 'Pending');
  });
});

it.each(['desktop', 'phone'] as const)('has no fault of access on a %s', async (view) => {
  const maya = await server.member();
  const name = await sendPortrait(maya);
  const { page, faults } = await pageOf(staff, view);
  await page.goto(`${server.origin}${desk}?status=all`);
  await page.getByRole('link', { name: `Review ${name}` }).waitFor();
  await expectNoFaults(page);
  await openReview(page, name);
  await expectNoFaults(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);
});
