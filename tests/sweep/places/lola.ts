import type { Page } from 'playwright';
import { answer, type Place } from '../place.ts';

/** Asks in these words, and waits for what comes of it. */
const asked = (words: string) => async (page: Page) => {
  await page.getByRole('textbox', { name: /^What/ }).fill(words);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
};
const path = () => '/ask-lola-ai';

/** The conversation with the stylist. */
export const lolaPlaces: Record<string, Place> = {
  'Ask Lola, answered': {
    who: 'maya',
    path,
    async ready(page) {
      await asked('A wedding on Saturday, mostly outdoors. I get cold.')(page);
      await page
        .getByRole('button', { name: /^Outfit: / })
        .first()
        .waitFor();
    },
  },
  'Ask Lola, nothing yet': {
    who: 'beginner',
    path,
    prepare: (page) =>
      page.route('**/api/**', (route) =>
        route.request().postData()?.startsWith('{"getLolaTurns"')
          ? route.fulfill({ json: { status: 'ok', data: { turns: [], items: [] } } })
          : route.fallback(),
      ),
    ready: (page) => page.getByText('What are you dressing for? Say it').waitFor(),
  },
  'Ask Lola, nothing to wear': {
    who: 'beginner',
    path,
    async ready(page) {
      await asked('dinner')(page);
      await page.getByText('There are no shoes in your wardrobes yet.').last().waitFor();
    },
  },
  'Ask Lola, not answering': {
    who: 'maya',
    path,
    prepare: answer('error', 'fetchLolaOutfitSuggestions'),
    async ready(page) {
      await page.getByRole('textbox', { name: /^What/ }).fill('dinner');
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      await page.getByText('Lola is not answering.').waitFor();
    },
  },
  'Ask Lola, where one will be': {
    who: 'maya',
    path: () => '/ask-lola-ai?sheet=place',
    ready: (page) => page.getByRole('textbox', { name: 'Town' }).waitFor(),
  },
  'outfits, suggested': {
    who: 'maya',
    path: () => '/outfits?view=suggested',
    ready: (page) =>
      page
        .getByRole('button', { name: /^Keep / })
        .first()
        .waitFor(),
  },
  'outfits, each morning': {
    who: 'maya',
    path: () => '/outfits?view=suggested&sheet=morning',
    ready: (page) => page.getByRole('combobox', { name: 'When' }).waitFor(),
  },
  'outfits, suggested, one of them': {
    who: 'maya',
    path: () => '/outfits?view=suggested',
    async ready(page) {
      await page
        .getByRole('button', { name: /^Outfit: / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Wear today' }).waitFor();
    },
  },
  'outfits, none to suggest': {
    who: 'beginner',
    path: () => '/outfits?view=suggested',
    ready: (page) => page.getByText('Nothing to suggest yet').waitFor(),
  },
  'Ask Lola, what was learned': {
    who: 'maya',
    path: () => '/ask-lola-ai?sheet=taste',
    ready: (page) =>
      page
        .getByRole('button', { name: /^Forget: / })
        .first()
        .waitFor(),
  },
};
