import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '#app/client.ts';
import { mostFriends } from '#contract/rules/friends.ts';
import { users } from '#server/database/schema.ts';
import { befriendSome } from '#tests/support/friends.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { hangItems, hangRail, settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
let theo: Person;
let made = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  maya = await named('Maya');
  theo = await named('Theo Marsh');
});
afterEach(() => {
  cleanup();
});

/** Somebody of this name, which gets a number, with a proven address. */
async function named(name: string): Promise<Person & { screenName: string }> {
  made += 1;
  const person = await settledMember(server);
  const screenName = `${name} ${made}`;
  await server.app.services.open.database
    .update(users)
    .set({ screenName, emailValidatedAt: new Date() })
    .where(eq(users.id, person.userId));
  return { ...person, screenName };
}
const nameOf = (person: Person) => (person as Person & { screenName: string }).screenName;

const ask = (from: Person, to: Person) =>
  server.call('inviteFriend', { screenName: nameOf(to) }, from);
async function befriend(one: Person, other: Person): Promise<void> {
  await ask(one, other);
  await server.call('answerFriend', { userId: one.userId, isAccepted: true }, other);
}
const cardOf = async (person: Person) =>
  within(
    (await screen.findByRole('heading', { level: 2, name: nameOf(person) })).closest('article')!,
  );

/** The app is looked at again after a while. */
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'));

describe('friends', () => {
  it('who asked meanwhile are there when the app is looked at again', async () => {
    renderApp('/friends', maya);
    await screen.findByText('No shared wardrobes yet');
    // What is being read is not asked for twice.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await ask(theo, maya);
    comeBack();
    await cardOf(theo);
  });

  it('see one who has no name as a member, which one is told, and leads to a name', async () => {
    await server.app.services.open.database
      .update(users)
      .set({ screenName: null })
      .where(eq(users.id, maya.userId));
    const { user, where } = renderApp('/friends', maya);
    await user.click(await screen.findByRole('link', { name: 'Choose a name' }));
    await waitFor(() =>
      expect(where()).toMatch(/^\/account-settings\?tab=Profile&redirected=true/),
    );
    const name = await screen.findByLabelText(/^Screen name/);
    await user.type(name, `Maya anew ${made}`);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(where()).toBe('/friends'));
    await screen.findByText('No shared wardrobes yet');
    expect(screen.queryByText(/as “A member”/)).toBeNull();
  });

  it('who ask come first, and are answered at once', async () => {
    await ask(theo, maya);
    const { user } = renderApp('/friends', maya);
    const card = await cardOf(theo);
    await user.click(card.getByRole('button', { name: 'Accept' }));
    await screen.findByText(`You and ${nameOf(theo)} are friends`);
    await screen.findByRole('link', { name: nameOf(theo) });
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('who are declined are asked no more about, and are not told', async () => {
    await ask(theo, maya);
    const { user } = renderApp('/friends', maya);
    await user.click((await cardOf(theo)).getByRole('button', { name: 'Decline' }));
    await screen.findByText(`You declined. ${nameOf(theo)} is not told.`);
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
    const { asked } = await server.call('getFriends', {}, theo);
    expect(asked).toHaveLength(1);
  });

  it('who were answered keep their place, so that a second tap answers nobody else', async () => {
    const anna = await named('Anna');
    for (const one of [theo, anna]) await ask(one, maya);
    const { user } = renderApp('/friends', maya);
    await cardOf(theo);
    const cards = () => screen.getAllByRole('article').slice(0, 2);
    const names = () => cards().map((card) => within(card).getByRole('heading').textContent);
    const before = names();
    await user.click(within(cards()[0]!).getByRole('button', { name: 'Accept' }));
    await within(cards()[0]!).findByText(`You and ${before[0]} are friends`);
    await screen.findByRole('link', { name: before[0]! });
    expect(names()).toEqual(before);
    within(cards()[1]!).getByRole('button', { name: 'Accept' });
  });

  it('who ask can be blocked, and that is taken back', async () => {
    await ask(theo, maya);
    const { user } = renderApp('/friends', maya);
    await user.click((await cardOf(theo)).getByRole('button', { name: /^More for/ }));
    await user.click(await screen.findByRole('menuitem', { name: /^Block/ }));
    await screen.findByRole('heading', { name: 'Blocked' });
    await user.click(screen.getByRole('button', { name: `Unblock: ${nameOf(theo)}` }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Blocked' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('heading', { name: 'Blocked' });
  });

  it('are two at first where many ask, and all when that is tapped', async () => {
    for (let n = 0; n < 4; n += 1) await ask(await named('Asker'), maya);
    const { user } = renderApp('/friends', maya);
    await user.click(await screen.findByRole('button', { name: '2 more requests' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(4));
  });

  it('stand with how much they share, and lead to it', async () => {
    await befriend(maya, theo);
    const wardrobeId = await hangRail(server, theo, 'Evenings');
    await hangItems(server, theo, [{ title: 'Cape' }, { title: 'Hat' }], [wardrobeId]);
    const own = { owner: theo.userId, wardrobeId };
    await server.call('shareWardrobe', { ...own, sharing: 'friends', viewerIds: [] }, theo);
    const { user, where } = renderApp('/friends', maya);
    await (await cardOf(theo)).findByText('1 wardrobe · 2 pieces');
    await user.click(screen.getByRole('link', { name: nameOf(theo) }));
    await screen.findByRole('heading', { name: 'Evenings' });
    expect(where()).toBe(`/friends/${theo.userId}/wardrobes`);
  });

  it('that nobody is yet says so', async () => {
    renderApp('/friends', maya);
    await screen.findByText('No shared wardrobes yet');
    await screen.findByRole('img', { name: 'Code that makes whoever scans it your friend' });
  });
});

describe('a friend', () => {
  it('have rooms of theirs, which begin at their wardrobes, under whose they are', async () => {
    await befriend(maya, theo);
    const { where } = renderApp(`/friends/${theo.userId}`, maya);
    await screen.findByText('Theo’s wardrobe');
    await screen.findByText('Nothing is shared here');
    expect(where()).toBe(`/friends/${theo.userId}/wardrobes`);
  });

  it.each([
    ['Remove friend', 'Remove', 'You and NAME are not friends any more'],
    ['Block', 'Block', 'NAME is blocked'],
  ])('is left by “%s” in the menu of their rooms', async (entry, answer, words) => {
    await befriend(maya, theo);
    const { user, where } = renderApp(`/friends/${theo.userId}/items`, maya);
    await screen.findByText('Theo’s wardrobe');
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: answer }));
    await screen.findByText(words.replace('NAME', nameOf(theo)));
    await screen.findByText('No shared wardrobes yet');
    expect(where()).toBe('/friends');
    await expect(server.call('getWardrobes', { owner: maya.userId }, theo)).rejects.toThrow(
      'forbidden',
    );
  });

  it('who ends it while one looks at their things takes them away with a word', async () => {
    await befriend(maya, theo);
    const wardrobeId = await hangRail(server, theo, 'Evenings');
    const own = { owner: theo.userId, wardrobeId };
    await server.call('shareWardrobe', { ...own, sharing: 'friends', viewerIds: [] }, theo);
    const { user, where } = renderApp(`/friends/${theo.userId}/wardrobes`, maya);
    await screen.findByRole('heading', { name: 'Evenings' });
    await server.call('blockMember', { userId: maya.userId }, theo);
    await user.click(screen.getByRole('link', { name: 'Items' }));
    await screen.findByText(`${nameOf(theo)} shares nothing with you any more`);
    await screen.findByText('No shared wardrobes yet');
    expect(where()).toBe('/friends');
  });

  it('whose name is written from right to left does not turn the sentence around it', async () => {
    const noa = await named('נועה');
    await befriend(maya, noa);
    const { user } = renderApp(`/friends/${noa.userId}`, maya);
    await screen.findByText('\u2068נועה\u2069’s wardrobe');
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove friend' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await screen.findByText(`You and \u2068${noa.screenName}\u2069 are not friends any more`);
  });

  it('whose wardrobe becomes private says that it is not shared any more', async () => {
    await befriend(maya, theo);
    const wardrobeId = await hangRail(server, theo, 'Own');
    renderApp(`/friends/${theo.userId}/wardrobes/${wardrobeId}/items`, maya);
    await screen.findByText('It was deleted, or it is not shared with you any more.');
  });

  it('is found by part of their name, whatever its accents', async () => {
    for (let n = 0; n < 7; n += 1) await befriend(maya, await named('Zoe'));
    await befriend(maya, await named('Åsa Öberg'));
    const { user } = renderApp('/friends', maya);
    await user.type(await screen.findByLabelText('Find a friend'), 'oberg');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    screen.getByRole('link', { name: /^Åsa Öberg/ });
    await user.type(screen.getByLabelText('Find a friend'), 'x');
    await screen.findByText('No friend of yours has this name.');
  });

  it('are nowhere while the feature is off', async () => {
    await befriend(maya, theo);
    await hangRail(server, maya, 'Work');
    const { features } = server.app.services.config;
    features.enableSharedWardrobes = false;
    try {
      const app = renderApp('/wardrobes', maya);
      await app.user.click(await screen.findByRole('button', { name: 'More for Work' }));
      await screen.findByRole('menuitem', { name: 'Statistics' });
      expect(screen.queryByRole('menuitem', { name: /^Share/ })).toBeNull();
      expect(screen.queryByRole('link', { name: 'Friends' })).toBeNull();
      cleanup();
      for (const path of ['/friends', `/friends/${theo.userId}/items`]) {
        renderApp(path, maya);
        await screen.findByRole('heading', { name: /not|nothing/i });
        cleanup();
      }
    } finally {
      features.enableSharedWardrobes = true;
    }
  });
});

describe('an invitation', () => {
  it('goes to an address or a screen name, and waits in the list until it is taken back', async () => {
    const { user } = renderApp('/friends', maya);
    await user.click(await screen.findByRole('button', { name: 'By name or email' }));
    const field = await screen.findByLabelText(/^Email or screen name/);
    await user.type(field, 'Anna@Example.com');
    await user.click(screen.getByRole('button', { name: 'Ask to be friends' }));
    await screen.findByRole('heading', { name: 'Waiting for an answer' });
    await user.click(await screen.findByRole('button', { name: 'Take back: anna@example.com' }));
    await waitFor(() => expect(screen.queryByText('anna@example.com')).toBeNull());
  });

  it.each([
    ['', 'Enter an email or a screen name.'],
    ['Nobody at all', 'Nobody has this screen name.'],
  ])('to “%s” says what is wrong', async (who, words) => {
    const { user } = renderApp('/friends?sheet=invite', maya);
    const field = await screen.findByLabelText(/^Email or screen name/);
    if (who) await user.type(field, who);
    await user.click(screen.getByRole('button', { name: 'Ask to be friends' }));
    await screen.findByText(words);
  });

  it('to somebody who is a friend already says so', async () => {
    await befriend(maya, theo);
    const { user } = renderApp('/friends', maya);
    await user.click(await screen.findByRole('button', { name: 'By name or email' }));
    await user.type(await screen.findByLabelText(/^Email or screen name/), nameOf(theo));
    await user.click(screen.getByRole('button', { name: 'Ask to be friends' }));
    await screen.findByText(`You and ${nameOf(theo)} are friends already`);
  });

  it('to somebody who had asked makes the two friends', async () => {
    await ask(theo, maya);
    const { user } = renderApp('/friends', maya);
    await user.click(await screen.findByRole('button', { name: 'By name or email' }));
    await user.type(await screen.findByLabelText(/^Email or screen name/), nameOf(theo));
    await user.click(screen.getByRole('button', { name: 'Ask to be friends' }));
    await screen.findByText(`You and ${nameOf(theo)} are friends`);
  });

  it('has its title once in the sheet, for who has many friends', async () => {
    for (let n = 0; n < 3; n += 1) await befriend(maya, await named('Zoe'));
    const { user } = renderApp('/friends', maya);
    await user.click(await screen.findByRole('button', { name: 'Invite a friend' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Invite a friend' }));
    await sheet.findByRole('button', { name: 'Send link' });
    expect(sheet.getAllByRole('heading')).toHaveLength(1);
  });

  it('to oneself says so', async () => {
    const { user } = renderApp('/friends?sheet=invite', maya);
    await user.type(await screen.findByLabelText(/^Email or screen name/), nameOf(maya));
    await user.click(screen.getByRole('button', { name: 'Ask to be friends' }));
    await screen.findByText('That is you.');
  });
});

describe('a link', () => {
  it('that is opened says whose it is, and makes the two friends', async () => {
    const { linkToken } = await server.call('makeFriendLink', {}, theo);
    const { user, where } = renderApp(`/friends?link=${linkToken}`, maya);
    await user.click(
      await screen.findByRole('button', { name: `Be friends with ${nameOf(theo)}` }),
    );
    await screen.findByRole('link', { name: nameOf(theo) });
    expect(where()).toBe('/friends');
  });

  it('says what the new friend will see from the first day', async () => {
    const seen = async () => {
      const { linkToken } = await server.call('makeFriendLink', {}, theo);
      renderApp(`/friends?link=${linkToken}`, maya);
      return screen.findByRole('dialog', { name: `${nameOf(theo)} invites you` });
    };
    await hangRail(server, maya, 'Private');
    await within(await seen()).findByText(/sees nothing of yours until you share a wardrobe\.$/);
    cleanup();
    for (const name of ['Work', 'Party', 'Gym', 'Travel']) {
      const wardrobeId = await hangRail(server, maya, name);
      const own = { owner: maya.userId, wardrobeId };
      await server.call('shareWardrobe', { ...own, sharing: 'friends', viewerIds: [] }, maya);
    }
    await within(await seen()).findByText(
      /will see \w+, \w+ and 2 more, which you share with all friends\.$/,
    );
  });

  it('is revoked, and another one made', async () => {
    const { linkToken } = await server.call('makeFriendLink', {}, maya);
    const { user } = renderApp('/friends', maya);
    await user.click(await screen.findByRole('button', { name: 'Revoke it' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    screen.getByRole('img', { name: 'Code that makes whoever scans it your friend' });
    await user.click(screen.getByRole('button', { name: 'Revoke it' }));
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    await screen.findByText('The link works no more.');
    const follow = () => server.call('followFriendLink', { linkToken }, theo);
    await expect(follow()).rejects.toThrow('link-expired');
    await user.click(screen.getByRole('button', { name: 'New link' }));
    await screen.findByRole('img', { name: 'Code that makes whoever scans it your friend' });
    const made = await server.call('makeFriendLink', {}, maya);
    expect(made.linkToken).not.toBe(linkToken);
  });

  it('that somebody follows while one is asked whether to revoke it asks no more', async () => {
    const { linkToken } = await server.call('makeFriendLink', {}, maya);
    const { user } = renderApp('/friends', maya);
    await user.click(await screen.findByRole('button', { name: 'Revoke it' }));
    await screen.findByRole('alertdialog', { name: 'Revoke your link?' });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await server.call('followFriendLink', { linkToken }, theo);
    comeBack();
    await screen.findByText(`You and ${nameOf(theo)} are friends`);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('that somebody follows is told where it is shown', async () => {
    const { linkToken } = await server.call('makeFriendLink', {}, maya);
    const { user } = renderApp('/friends', maya);
    await screen.findByRole('img', { name: 'Code that makes whoever scans it your friend' });
    await server.call('followFriendLink', { linkToken }, theo);
    comeBack();
    await screen.findByText(`You and ${nameOf(theo)} are friends`);
    await screen.findByText(/^Your link was followed\./);
    await screen.findByRole('heading', { level: 2, name: nameOf(theo) });
    expect(screen.queryByRole('img', { name: /^Code that/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'New link' }));
    await screen.findByText(/^Works once, for 7 days/);
  });

  it('is not made where nobody else can be a friend, which is said', async () => {
    await ask(theo, maya);
    await befriendSome(server, maya, mostFriends - 1);
    const theirs = await server.call('makeFriendLink', {}, maya);
    await server.call('followFriendLink', { linkToken: theirs.linkToken }, theo);
    renderApp('/friends?sheet=panel', maya);
    await screen.findByText(/You have as many friends as one can have/);
  });

  it('that is one’s own says so, and offers nothing', async () => {
    const { linkToken } = await server.call('makeFriendLink', {}, maya);
    renderApp(`/friends?link=${linkToken}`, maya);
    const sheet = within(await screen.findByRole('dialog', { name: 'Your link' }));
    await sheet.findByText(/whoever follows it first becomes one/);
    expect(sheet.queryByRole('button', { name: /^Be friends/ })).toBeNull();
  });

  it('that was used says so', async () => {
    const { linkToken } = await server.call('makeFriendLink', {}, theo);
    await server.call('followFriendLink', { linkToken }, await server.person());
    renderApp(`/friends?link=${linkToken}`, maya);
    await screen.findByText('This link was used, or is too old. Ask for another one.');
  });
});

describe('a wardrobe', () => {
  it('is shared with chosen friends from its menu', async () => {
    await befriend(maya, theo);
    const wardrobeId = await hangRail(server, maya, 'Work');
    const { user } = renderApp('/wardrobes', maya);
    await user.click(await screen.findByRole('button', { name: 'More for Work' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Share/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Share Work' }));
    await sheet.findByRole('radio', { name: /^Only me/ });
    expect(sheet.queryByText('Friends may borrow')).toBeNull();
    await user.click(await sheet.findByRole('radio', { name: /^Chosen friends/ }));
    expect(sheet.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(await sheet.findByRole('checkbox', { name: nameOf(theo) }));
    await user.click(sheet.getByRole('checkbox', { name: /^Friends may borrow/ }));
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await screen.findByText('Work is shared');
    const own = { owner: maya.userId };
    expect(await server.call('getWardrobeSharing', { ...own, wardrobeId }, maya)).toEqual({
      sharing: 'chosen',
      viewerIds: [theo.userId],
      mayBorrow: false,
    });
    const seen = await server.call('getWardrobes', own, theo);
    expect(seen.wardrobes.map(({ name }) => name)).toEqual(['Work']);
    // One sees at its rail that it is shared.
    await screen.findByText('0 pieces · Shared');
    await user.click(await screen.findByRole('button', { name: 'More for Work' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Share/ }));
    const again = within(await screen.findByRole('dialog', { name: 'Share Work' }));
    await user.click(await again.findByRole('checkbox', { name: /^Friends may borrow/ }));
    await user.click(again.getByRole('button', { name: 'Save' }));
    await screen.findByText('Friends may borrow from Work');
  });
});

describe('a piece', () => {
  it('is hidden from friends in its menu, and shown again', async () => {
    await befriend(maya, theo);
    const wardrobeId = await hangRail(server, maya, 'Work');
    const [itemId] = await hangItems(server, maya, [{ title: 'Gift' }], [wardrobeId]);
    const own = { owner: maya.userId };
    await server.call(
      'shareWardrobe',
      { ...own, wardrobeId, sharing: 'friends', viewerIds: [] },
      maya,
    );
    const seen = async () =>
      (await server.call('getItemNavigation', { ...own, filter: {} }, theo)).itemIds;
    expect(await seen()).toEqual([itemId]);
    const { user } = renderApp(`/items/${itemId}`, maya);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Hide from friends' }));
    await screen.findByText('So are the outfits that it is part of.');
    await waitFor(() => expect(screen.getAllByText('Hidden from friends')).toHaveLength(2));
    expect(await seen()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Show to friends' }));
    await screen.findByText('Friends may see it');
    expect(await seen()).toEqual([itemId]);
  });
});
