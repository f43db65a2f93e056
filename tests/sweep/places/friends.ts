import { showRunningLoan } from '#tests/browser/running-loan.ts';
import { answer, type Place, tile } from '../place.ts';

const linkToken = 'A'.repeat(60);

/** Friends, and the rooms of one. */
export const friendPlaces: Record<string, Place> = {
  friends: {
    who: 'maya',
    path: () => '/friends',
    ready: (page) => page.locator('article img').first().waitFor(),
  },
  'friends, more for a request': {
    who: 'maya',
    path: () => '/friends',
    ready: async (page) => {
      await page.getByRole('button', { name: 'More for Theo Marsh' }).click();
      await page.getByRole('menuitem', { name: 'Block' }).waitFor();
    },
    isMenu: true,
  },
  'friends, none, and a long address asked': {
    who: 'wordy',
    path: () => '/friends',
    ready: (page) => page.getByText('Waiting for an answer').waitFor(),
  },
  'friends, none': {
    who: 'beginner',
    path: () => '/friends',
    ready: (page) => page.getByText('No shared wardrobes yet').waitFor(),
  },
  'friends, failed': {
    who: 'maya',
    path: () => '/friends',
    prepare: answer('error', 'getFriends'),
    ready: (page) => page.getByText('Your friends did not load').waitFor(),
  },
  'the rooms of somebody who is no friend': {
    who: 'beginner',
    path: () => '/friends/00000000-0000-4000-8000-000000000000/wardrobes',
    ready: (page) => page.getByText('Not a friend of yours').waitFor(),
  },
  'friends, loading': {
    who: 'maya',
    path: () => '/friends',
    prepare: answer('never', 'getFriends'),
    ready: (page) => page.getByLabel('Loading friends').waitFor(),
  },
  'friends, inviting': {
    who: 'maya',
    path: () => '/friends?sheet=invite',
    ready: (page) =>
      page
        .getByRole('dialog')
        .getByLabel(/^Email or screen name/)
        .waitFor(),
  },
  'friends, a link that was used': {
    who: 'maya',
    path: () => `/friends?link=${linkToken}`,
    ready: (page) => page.getByText('This link was used, or is too old').waitFor(),
  },
  'wardrobe, sharing': {
    who: 'maya',
    path: ({ wardrobeId }) => `/wardrobes?sheet=share-${wardrobeId}`,
    ready: async (page) => {
      await page.getByText('Chosen friends').click();
      await page.getByText('Priya Raman').click();
    },
  },
  'own wardrobe, as a friend sees it': {
    who: 'maya',
    path: ({ wardrobeId }) => `/wardrobes?sheet=share-${wardrobeId}`,
    ready: async (page) => {
      await page.getByRole('navigation', { name: 'See it as' }).getByRole('link').first().click();
      await page.getByText(/^As .* sees it$/).waitFor();
      await tile(page);
    },
  },
  'friend, wardrobes': {
    who: 'maya',
    path: ({ friend: { friendId } }) => `/friends/${friendId}/wardrobes`,
    ready: (page) => page.locator('article h2').first().waitFor(),
  },
  'friend, a wardrobe': {
    who: 'maya',
    path: ({ friend: { friendId, wardrobeId } }) =>
      `/friends/${friendId}/wardrobes/${wardrobeId}/items`,
    ready: tile,
  },
  'friend, a piece': {
    who: 'maya',
    path: ({ friend: { friendId, wardrobeId, itemId } }) =>
      `/friends/${friendId}/items/${itemId}?wardrobe=${wardrobeId}`,
    ready: (page) => page.getByText('Anna Lindqvist').waitFor(),
  },
  'friend, choosing pieces to borrow': {
    who: 'maya',
    path: ({ friend: { friendId, wardrobeId } }) =>
      `/friends/${friendId}/wardrobes/${wardrobeId}/items`,
    ready: async (page) => {
      await tile(page);
      await page.getByRole('button', { name: 'Borrow', exact: true }).click();
      await page.locator('[data-tile]').first().click();
      await page.getByRole('button', { name: 'Ask to borrow' }).waitFor();
    },
  },
  'friend, borrowing': {
    who: 'maya',
    path: ({ friend: { friendId, wardrobeId, itemId } }) =>
      `/friends/${friendId}/items/${itemId}?wardrobe=${wardrobeId}`,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Ask to borrow' }).click();
      const days = page.getByRole('dialog').getByRole('group').getByRole('button');
      await days.nth(1).click();
      await days.nth(3).click();
    },
  },
  'friends, a loan that is late': {
    who: 'maya',
    path: () => '/friends',
    prepare: showRunningLoan,
    ready: async (page) => {
      await page.getByRole('button', { name: 'More for 2 pieces' }).click();
      await page.getByRole('menuitem', { name: 'They are back' }).waitFor();
    },
    isMenu: true,
  },
  'friends, until another day': {
    who: 'maya',
    path: () => '/friends',
    prepare: showRunningLoan,
    ready: async (page) => {
      await page.getByRole('button', { name: 'More for 2 pieces' }).click();
      await page.getByRole('menuitem', { name: 'Until another day' }).click();
      await page.getByLabel('The last day').waitFor();
    },
  },
  'friends, what is damaged': {
    who: 'maya',
    path: () => '/friends',
    prepare: showRunningLoan,
    ready: async (page) => {
      await page.getByRole('button', { name: 'More for 2 pieces' }).click();
      await page.getByRole('menuitem', { name: 'Something came back damaged' }).click();
      await page.getByLabel(/^What happened/).waitFor();
    },
  },
  'friend, styling them': {
    who: 'maya',
    path: ({ friend: { friendId } }) => `/friends/${friendId}/create-outfit`,
    ready: async (page) => {
      await page.getByRole('button', { name: /^Add / }).first().click();
      await page.getByRole('button', { name: /^Send/ }).waitFor();
    },
  },
  'styled by a friend': {
    who: 'maya',
    path: ({ styled }) => styled,
    ready: (page) => page.getByRole('button', { name: 'Not for me' }).waitFor(),
  },
  'styled by a friend, changing it': {
    who: 'maya',
    path: ({ styled }) => `/create-outfit?styling=${styled.split('/').at(-1)}`,
    ready: (page) => page.locator('[data-layer]').first().waitFor(),
  },
  'styled by a friend, failed': {
    who: 'maya',
    path: ({ styled }) => styled,
    prepare: answer('error', 'getStyling'),
    ready: (page) => page.getByText('This outfit did not load').waitFor(),
  },
  'styled by a friend, loading': {
    who: 'maya',
    path: ({ styled }) => styled,
    prepare: answer('never', 'getStyling'),
    ready: (page) => page.getByLabel('Loading the outfit').waitFor(),
  },
  'styled by a friend, gone': {
    who: 'maya',
    path: () => '/friends/styled/999999999',
    ready: (page) => page.getByText('This outfit is not here').waitFor(),
  },
  'friend, removing': {
    who: 'maya',
    path: ({ friend: { friendId } }) => `/friends/${friendId}/wardrobes`,
    ready: async (page) => {
      await page.getByText('Anna’s wardrobe').waitFor();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Remove friend' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  'friends, reporting who asks': {
    who: 'maya',
    path: () => '/friends',
    ready: async (page) => {
      await page.getByRole('button', { name: 'More for Theo Marsh' }).click();
      await page.getByRole('menuitem', { name: 'Report' }).click();
      await page.getByRole('dialog').getByText('Also block').waitFor();
    },
  },
  'friend, reporting without a reason': {
    who: 'maya',
    path: ({ friend: { friendId } }) => `/friends/${friendId}/wardrobes`,
    ready: async (page) => {
      await page.getByText('Anna’s wardrobe').waitFor();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Report' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
      await page.getByText('Choose what it is about.').waitFor();
    },
  },
};
