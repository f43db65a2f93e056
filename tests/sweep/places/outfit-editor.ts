import type { Page } from 'playwright';
import type { Place } from '../place.ts';

const pieces = (page: Page) => page.locator('[data-piece] img').first().waitFor();
/** Lays three pieces on the board. */
async function layOut(page: Page): Promise<void> {
  await pieces(page);
  for (const index of [0, 1, 2]) await page.locator('[data-piece]').nth(index).click();
  await page.locator('[data-layer] img').nth(2).waitFor();
}
/** From the width on where the layers stand beside the board. */
const isNarrow = (width: number) => width < 1000;

/** Making an outfit, in each of its states. */
export const outfitEditorPlaces: Record<string, Place> = {
  'outfit editor, nothing laid out': {
    who: 'maya',
    path: () => '/create-outfit',
    ready: pieces,
  },
  'outfit editor, of somebody without pieces': {
    who: 'beginner',
    path: () => '/create-outfit',
    ready: (page) => page.getByText('Add pieces first').waitFor(),
  },
  'outfit editor, laid out': { who: 'maya', path: () => '/create-outfit', ready: layOut },
  'outfit editor, long names': {
    who: 'wordy',
    path: () => '/create-outfit',
    ready: async (page) => {
      await page.locator('[data-piece]').first().click();
      await page.locator('[data-layer]').first().waitFor();
    },
  },
  'outfit editor, tray pulled up': {
    who: 'maya',
    path: () => '/create-outfit',
    isIn: isNarrow,
    ready: async (page) => {
      await pieces(page);
      await page.getByRole('button', { name: 'Make the tray higher' }).click();
      await page.getByRole('searchbox').waitFor();
    },
  },
  'outfit editor, list of pieces': {
    who: 'maya',
    path: () => '/create-outfit',
    isIn: isNarrow,
    ready: async (page) => {
      await layOut(page);
      await page.getByRole('main').getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'List of pieces' }).click();
      await page
        .getByRole('button', { name: /^Change / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Turn left' }).waitFor();
    },
  },
  'outfit editor, saving': {
    who: 'maya',
    path: () => '/create-outfit',
    isIn: isNarrow,
    ready: async (page) => {
      await layOut(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('dialog').getByLabel('Title').waitFor();
    },
  },
  'outfits, one not saved': {
    who: 'maya',
    path: () => '/create-outfit',
    ready: async (page) => {
      await layOut(page);
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await page.getByText('Unsaved outfit').waitFor();
    },
  },
};
