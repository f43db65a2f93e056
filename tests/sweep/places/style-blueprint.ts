import type { Page } from 'playwright';
import { portraitFile } from '#tests/support/portrait-file.ts';
import { portraitSpots } from '#tests/support/portraits.ts';
import { answer, type Place } from '../place.ts';

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).first().waitFor();

/** Agrees, and picks a portrait. */
async function pickPortrait(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.locator('input[type="file"]:not([capture])').setInputFiles({
    name: 'portrait.jpg',
    mimeType: 'image/jpeg',
    buffer: await portraitFile(),
  });
  await page.getByAltText('Your portrait').waitFor();
  // It is judged in the meantime.
  await page.getByRole('status').locator('span').first().waitFor();
}

/** Points at everything that is asked. */
async function pointAtAll(page: Page): Promise<void> {
  await pickPortrait(page);
  const { eye, hair, skin, white } = portraitSpots;
  const stage = page.locator('[data-stage]');
  const steps = [
    ['Point at your hair', eye[0]],
    ['Point at your skin', hair[0]],
    ['Point at something white', skin[2]],
    ['Send', white[0]],
  ] as const;
  for (const [next, spot] of steps) {
    const box = (await stage.boundingBox())!;
    await stage.click({ position: { x: spot!.x * box.width, y: spot!.y * box.height } });
    const button = page.getByRole('button', { name: next, exact: true, disabled: false });
    await button.waitFor();
    if (next !== 'Send') await button.click();
  }
}

const part = (name: string) => () => `/style-blueprint/female?part=${name}`;

/** The Style Blueprint: what is asked, and what follows from it. */
export const styleBlueprintPlaces: Record<string, Place> = {
  'style blueprint': {
    who: 'nobody',
    path: () => '/style-blueprint',
    ready: heading('Style Blueprint'),
  },
  'style blueprint, all answered': {
    who: 'maya',
    path: () => '/style-blueprint/female',
    ready: (page) => page.getByRole('link', { name: 'See your Blueprint' }).waitFor(),
  },
  'style blueprint, failed': {
    who: 'maya',
    path: () => '/style-blueprint',
    prepare: answer('error', 'getAnalysisData'),
    ready: heading('Your answers did not load'),
  },
  'style blueprint, waiting': {
    who: 'maya',
    path: () => '/style-blueprint',
    prepare: answer('never', 'getAnalysisData'),
    ready: (page) => page.getByLabel('Loading your answers').waitFor(),
  },
  'style blueprint, a question': {
    who: 'nobody',
    path: part('personality'),
    async ready(page) {
      await page.getByText('Pressed, with denim').click();
      await page.getByRole('button', { name: 'Next', disabled: false }).waitFor();
    },
  },
  'style blueprint, a step of the shape': {
    who: 'nobody',
    path: part('body'),
    async ready(page) {
      await page.getByRole('radio', { name: /^Petite/ }).waitFor();
      await page.locator('label', { hasText: /^Petite/ }).click();
      await page.getByRole('button', { name: /^Next/, disabled: false }).click();
      await page.getByRole('button', { name: 'Height: Petite, change' }).waitFor();
      await page.locator('label', { hasText: /^Curvy/ }).click();
      await page.getByRole('button', { name: /^Next/, disabled: false }).click();
      await page.locator('label', { hasText: /^Inverted/ }).click();
      await page.getByRole('button', { name: /^Next/, disabled: false }).waitFor();
    },
  },
  'style blueprint, measurements': {
    who: 'nobody',
    path: part('body&step=measure'),
    ready: heading('To measure'),
  },
  'style blueprint, consent': {
    who: 'nobody',
    path: part('color'),
    async ready(page) {
      await page.getByRole('checkbox', { name: /^I agree/ }).check();
      await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
    },
  },
  'style blueprint, the first tap': { who: 'nobody', path: part('color'), ready: pickPortrait },
  'style blueprint, all taps': { who: 'nobody', path: part('color'), ready: pointAtAll },
  'style blueprint, preview': {
    who: 'wordy',
    path: part('result'),
    ready: (page) => page.getByText('$49').first().waitFor(),
  },
  'style blueprint, the whole': {
    who: 'maya',
    path: part('result'),
    ready: (page) => page.getByText(/of your wardrobe is/).waitFor(),
  },
  'style blueprint, palette': {
    who: 'maya',
    path: part('palette'),
    ready: heading('Keep away'),
  },
  'style blueprint, saving the palette': {
    who: 'maya',
    path: part('palette'),
    async ready(page) {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('menuitem', { name: /^A picture/ }).waitFor();
    },
    isMenu: true,
  },
  'style blueprint, deleting the portrait': {
    who: 'maya',
    path: part('palette'),
    async ready(page) {
      await page.getByRole('button', { name: 'Delete my portrait' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  'style blueprint, how a wardrobe fits': {
    who: 'maya',
    path: part('wardrobe'),
    ready: (page) => page.getByRole('button', { name: /^Fits/ }).first().waitFor(),
  },
};
