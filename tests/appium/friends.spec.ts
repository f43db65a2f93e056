import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Member, serverAt } from '#tests/browser/built-server.ts';
import { dayFromNow } from '#tests/support/loans.ts';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { heard } from './hosts/heard.ts';
import { keepPicture, openStage, type Stage } from './stage.ts';

describe('a member among friends', () => {
  let stage: Stage;
  let maya: Member;
  let theo: Member & { screenName: string };
  let wardrobeId: string;
  let itemId: string;
  const server = serverAt(inject('world').origin);

  beforeAll(async () => {
    maya = await server.member();
    const screenName = `Theo ${randomUUID().slice(0, 6)}`;
    theo = { ...(await server.member()), screenName };
    const profile = { firstName: 'Theo', gender: 'Male', shippingCountry: 'US' } as const;
    const rest = { dateOfBirth: null, bio: null };
    await server.call('userSaveProfile', { ...profile, ...rest, screenName }, theo.token);
    const form = { owner: maya.userId, name: 'Work', description: '' };
    ({ wardrobeId } = (await server.call('saveWardrobe', form, maya.token)).wardrobe);
    const piece = { owner: maya.userId, changes: { title: 'Cape' }, wardrobeIds: [wardrobeId] };
    ({ itemId } = (await server.call('saveItem', piece, maya.token)).item);
    stage = await openStage({ as: maya });
  });
  afterAll(() => stage?.close());
  afterEach(({ task }) => keepPicture(stage, task));

  it('asks for a friend, and shares a wardrobe', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/friends' });
    await hem.press('By name or email');
    await hem.type('Email or screen name', theo.screenName);
    await hem.press('Ask to be friends');
    await hem.sees(`${theo.screenName} is asked`);
    const accepted = { userId: maya.userId, isAccepted: true };
    await server.call('answerFriend', accepted, theo.token);
    await host.start({ path: `/wardrobes?sheet=share-${wardrobeId}` });
    await hem.pick('All friends');
    await hem.press('Save');
    await hem.sees('Work is shared');
    const { wardrobes } = await server.call('getWardrobes', { owner: maya.userId }, theo.token);
    expect(wardrobes.map(({ name }) => name)).toEqual(['Work']);
  });

  it('is told what a friend asks, on the icon of the app too, and answers it there', async () => {
    const { hem, host } = stage;
    const days = { firstDay: dayFromNow(0), lastDay: dayFromNow(2) };
    const wish = { owner: maya.userId, itemIds: [itemId], ...days };
    await server.call('askForLoan', wish, theo.token);
    await host.start({ path: '/wardrobes' });
    // That they accepted, and what they ask for.
    await heard(host, 'badge.set', { content: { count: 2 } });
    await hem.press('More');
    await hem.choose('What’s New');
    await hem.press('Lend it');
    await hem.sees(`You lend ${theo.screenName} Cape`);
    await host.back();
    await hem.layer('dialog', false);
    const { borrowed } = await server.call('getLoans', { owner: theo.userId }, theo.token);
    expect(borrowed).toMatchObject([{ state: 'agreed' }]);
  });

  it('hands it over, and has it back', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/friends' });
    await hem.press('More for Cape');
    await hem.choose('It is handed over');
    await hem.sees(`${theo.screenName} borrows your Cape`);
    await hem.press('More for Cape');
    await hem.choose('It is back');
    await hem.sees(`${theo.screenName} gave back Cape`);
  });

  it('keeps what a friend laid', async () => {
    const { hem, host } = stage;
    const laid = { owner: maya.userId, title: 'Gallery', collage: collageOf([itemId]) };
    await server.call('sendStyling', laid, theo.token);
    await host.start({ path: '/friends' });
    await hem.follow(`${theo.screenName} styled you`);
    await hem.press('Keep it');
    await hem.sees(`Styled by ${theo.screenName}`);
  });
});
