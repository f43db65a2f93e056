import { expect } from 'vitest';
import type { KindName } from '#api/outbox/kinds.ts';
import { nothingAsked } from '#contract/rules/nothing-asked.ts';
import { paths } from '#lib/paths.ts';
import { pieces } from './noun-walks.ts';
import { type Phone, todayIs } from './phone.ts';
import type { Walk } from './walk.ts';

/** A small wardrobe of which Lola makes outfits. */
const dressed = async (phone: Phone) => {
  const pieces = [
    ['Blue oxford shirt', 'shirt'],
    ['White tee', 't-shirt'],
    ['Straight jeans', 'jeans'],
    ['White sneakers', 'sneakers'],
  ] as const;
  for (const [title, category] of pieces)
    await phone.call('saveItem', { owner: phone.owner, changes: { title, category } });
};
const learned = async (phone: Phone) =>
  (await phone.call('getLolaTaste', { owner: phone.owner })).learned.length;

/** The place for the weather, in the settings. */
const placeButton = (phone: Phone) =>
  phone.page
    .getByText(/^Place for the weather/)
    .locator('..')
    .getByRole('button');
const place = async (phone: Phone) =>
  (await phone.call('getLolaPlace', { owner: phone.owner })).place !== null;

/** What Lola is told. */
export const lolaWalks = {
  async noteLolaTaste(phone) {
    await dressed(phone);
    await phone.open(paths.suggested());
    const passOn = (await phone.button(/^Pass on /).getAttribute('aria-label'))!;
    await phone.lose();
    await phone.tap(passOn);
    return {
      words: /, Passed on$/,
      shows: () =>
        expect.poll(() => phone.page.getByRole('button', { name: passOn }).count()).toBe(0),
      has: async () => (await learned(phone)) > 0,
      becomes: true,
    };
  },

  async takeBackLolaNote(phone) {
    await dressed(phone);
    await phone.open(paths.suggested());
    await phone.tap(/^Pass on /);
    await expect.poll(() => learned(phone)).toBeGreaterThan(0);
    await phone.lose();
    await phone.tap('Undo');
    return {
      words: /, Passed on, taken back$/,
      shows: () => phone.button(/^Pass on /).waitFor(),
      has: () => learned(phone),
      becomes: 0,
    };
  },

  async tellLolaOfItem(phone) {
    const { owner } = phone;
    const pieces = [
      ['Blue blouse', 'blouse'],
      ['Grey trousers', 'trousers'],
      ['Penny loafers', 'loafers'],
    ] as const;
    for (const [title, category] of pieces)
      await phone.call('saveItem', { owner, changes: { title, category } });
    await phone.call('fetchLolaOutfitSuggestions', {
      owner,
      text: null,
      asked: { ...nothingAsked, needs: ['covered-arms'] },
      ...{ count: 1, today: todayIs(), unit: 'C', seed: 'walk' },
    });
    await phone.open('/ask-lola-ai');
    await phone.sees('Does it cover your arms?');
    await phone.lose();
    await phone.tap('Yes');
    return {
      words: /, Told Lola: yes$/,
      shows: () => phone.misses('Does it cover your arms?'),
      leave: () => phone.tap('Back'),
      has: async () =>
        (await phone.call('getLolaTurns', { owner })).turns[0]!.asksAbout === undefined,
      becomes: true,
    };
  },

  async forgetLolaTaste(phone) {
    await dressed(phone);
    const itemIds = await pieces.listed(phone);
    await phone.call('noteLolaTaste', { owner: phone.owner, kind: 'not-for-me', itemIds });
    const before = await learned(phone);
    await phone.open('/ask-lola-ai?sheet=taste');
    await phone.button(/^Forget: /).waitFor();
    await phone.lose();
    await phone.tap(/^Forget: /);
    return {
      words: 'What Lola learned, Forgotten: 1 line',
      leave: () => phone.tap('Close', 'Back'),
      shows: () =>
        expect
          .poll(() => phone.page.getByRole('button', { name: /^Forget: / }).count())
          .toBe(before - 1),
      has: () => learned(phone),
      becomes: before - 1,
    };
  },

  async saveLolaMorning(phone) {
    await phone.open(paths.suggested('morning'));
    await phone.page.getByLabel('When').selectOption({ label: '9 AM' });
    await phone.lose();
    await phone.tap('Save');
    const { owner } = phone;
    return {
      words: 'Outfits each morning, Set to 9 AM',
      shows: () => expect.poll(() => phone.page.getByRole('dialog').count()).toBe(0),
      has: async () => (await phone.call('getLolaMorning', { owner })).morning?.hour ?? null,
      becomes: 9,
    };
  },

  async keepLolaPlace(phone) {
    await phone.open('/account-settings');
    await placeButton(phone).tap();
    await phone.page.getByRole('textbox', { name: 'Town' }).waitFor();
    await phone.lose();
    await phone.tap('Use my location');
    return {
      words: 'Where you are, Kept as your place',
      shows: () => expect.poll(() => phone.page.getByRole('dialog').count()).toBe(0),
      has: () => place(phone),
      becomes: true,
    };
  },

  async forgetLolaPlace(phone) {
    const lisbon = { name: 'Lisbon', latitude: 38.72, longitude: -9.13 };
    await phone.call('keepLolaPlace', { owner: phone.owner, ...lisbon });
    await phone.open('/account-settings');
    await phone.sees('Lisbon');
    await placeButton(phone).tap();
    await phone.button('Take away: Lisbon').waitFor();
    await phone.lose();
    await phone.tap('Take away: Lisbon');
    return {
      words: 'Your place, Taken away',
      leave: () => phone.tap('Close'),
      shows: () => phone.misses('Lisbon'),
      has: () => place(phone),
      becomes: false,
    };
  },
} satisfies Partial<Record<KindName, Walk>>;
