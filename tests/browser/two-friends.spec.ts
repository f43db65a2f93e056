import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { OperationName } from '#contract/operations.ts';
import { dayName, todayIs } from '#lib/calendar-weeks.ts';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

const server = sharedServer();

/** Somebody new, by a first name. */
async function named(firstName: string) {
  const member = await server.member();
  const screenName = `${firstName} ${randomUUID().slice(0, 6)}`;
  const profile = { firstName, gender: 'Female', shippingCountry: 'US' } as const;
  const rest = { dateOfBirth: null, bio: null };
  await server.call('userSaveProfile', { ...profile, ...rest, screenName }, member.token);
  return { ...member, screenName };
}
type Named = Awaited<ReturnType<typeof named>>;

async function browserOf(member: Named, view: keyof typeof views): Promise<Page> {
  const browser = await sharedChromium();
  const storageState = signedIn(server.origin, member);
  const context = await browser.newContext({ ...views[view], storageState });
  return context.newPage();
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name }).click();
const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** Fails where a former friend who is blocked is told anything of somebody's. */
async function seesNothing(blocked: Named, { userId: owner }: Named, itemId: string) {
  const reads: [OperationName, object][] = [
    ['getWardrobes', {}],
    ['getItemNavigation', { filter: {} }],
    ['getItems', { itemIds: [itemId] }],
    ['getItemDetails', { itemId }],
    ['getTakenDays', { itemIds: [itemId] }],
    ['getOutfitNavigation', { filter: {} }],
    ['getLookNavigation', { filter: {} }],
  ];
  for (const [name, input] of reads) {
    const asked = server.call(name as 'getWardrobes', { owner, ...input }, blocked.token);
    await expect(asked, name).rejects.toThrow('forbidden');
  }
  const { notices } = await server.call('getNotices', {}, blocked.token);
  expect(notices).toEqual([]);
}

it('two friends invite, share, look, lend, style and give back; who is blocked sees none of it', async () => {
  const [maya, theo, carl] = [await named('Maya'), await named('Theo'), await named('Carl')];
  const owner = maya.userId;
  const form = { owner, name: 'Work', description: '' };
  const { wardrobeId } = (await server.call('saveWardrobe', form, maya.token)).wardrobe;
  const piece = { owner, changes: { title: 'Cape', category: 'cape' }, wardrobeIds: [wardrobeId] };
  const { itemId } = (await server.call('saveItem', piece, maya.token)).item;
  // Somebody who was a friend once.
  await server.call('inviteFriend', { screenName: maya.screenName }, carl.token);
  const accepted = { userId: carl.userId, isAccepted: true };
  await server.call('answerFriend', accepted, maya.token);
  await server.call('blockMember', { userId: carl.userId }, maya.token);
  const onPhone = await browserOf(maya, 'phone');
  const onDesktop = await browserOf(theo, 'desktop');
  const isClosed = () => seesNothing(carl, maya, itemId);

  await onPhone.goto(`${server.origin}/friends`);
  await press(onPhone, 'By name or email');
  await onPhone.getByLabel(/^Email or screen name/).fill(theo.screenName);
  await press(onPhone, 'Ask to be friends');
  await says(onPhone, `${theo.screenName} is asked`);
  await onDesktop.goto(`${server.origin}/friends`);
  await press(onDesktop, 'Accept');
  await says(onDesktop, `You and ${maya.screenName} are friends`);
  await isClosed();

  await onPhone.goto(`${server.origin}/wardrobes?sheet=share-${wardrobeId}`);
  await onPhone.getByText('All friends').click();
  await press(onPhone, 'Save');
  await says(onPhone, 'Work is shared');
  await isClosed();

  await onDesktop.goto(`${server.origin}/friends/${owner}/wardrobes/${wardrobeId}/items`);
  await onDesktop.locator('[data-tile] a').first().click();
  await press(onDesktop, 'Ask to borrow');
  await press(onDesktop, new RegExp(`^${dayName(todayIs())}(,|$)`));
  await press(onDesktop, 'Ask to borrow it');
  await says(onDesktop, 'Maya is asked');
  await isClosed();

  await onPhone.goto(`${server.origin}/wardrobes`);
  await press(onPhone, 'What’s New, unread');
  // What's New may be in front: nobody has seen it.
  await onPhone.locator('label', { hasText: /^For you/ }).click();
  await press(onPhone, 'Lend it');
  await says(onPhone, `You lend ${theo.screenName} Cape`);
  await onPhone.goto(`${server.origin}/friends`);
  await press(onPhone, 'More for Cape');
  await choose(onPhone, 'It is handed over');
  await says(onPhone, `${theo.screenName} borrows your Cape`);
  await onDesktop.goto(`${server.origin}/friends`);
  await says(onDesktop, `${maya.screenName} lends you Cape`);
  await isClosed();

  await onDesktop.goto(`${server.origin}/friends/${owner}/create-outfit`);
  await press(onDesktop, /^Add Cape/);
  await press(onDesktop, 'Send to Maya');
  await says(onDesktop, 'Sent to Maya');
  await onPhone.goto(`${server.origin}/friends`);
  await onPhone.getByRole('link', { name: `${theo.screenName} styled you` }).click();
  await press(onPhone, /^Keep it/);
  await says(onPhone, `Styled by ${theo.screenName}`);
  await isClosed();

  await onPhone.goto(`${server.origin}/friends`);
  await press(onPhone, 'More for Cape');
  await choose(onPhone, 'It is back');
  await says(onPhone, `${theo.screenName} gave back Cape`);
  await onDesktop.goto(`${server.origin}/friends`);
  await says(onDesktop, `You returned ${maya.screenName}’s Cape`);
  await isClosed();

  const ofCarl = await browserOf(carl, 'phone');
  await ofCarl.goto(`${server.origin}/friends/${owner}/wardrobes`);
  await says(ofCarl, 'Not a friend of yours');
});
