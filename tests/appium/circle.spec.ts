import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { type Member, serverAt } from '#tests/browser/built-server.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { keepPicture, openStage, type Stage } from './stage.ts';

const server = serverAt(inject('world').origin);
let stage: Stage;
let maya: Member;

beforeAll(async () => {
  maya = await server.member();
  stage = await openStage({ as: maya });
});
afterAll(() => stage?.close());
afterEach(({ task }) => keepPicture(stage, task));

it('a membership is bought in the app, cancelled and kept', async () => {
  const { hem, host, device } = stage;
  const checkout = new CheckoutPage(device, host);
  await host.start({ path: '/circle-membership' });
  await hem.press('Start 14-day trial');
  await checkout.shows('Due today');
  await hem.press('Start 14-day trial');
  // Another page has come in the place of the checkout.
  await checkout.shows('Then $60 per year.');
  await hem.isOn('Transaction Successful');
  await hem.follow('Continue');
  await hem.sees('Free until');
  await hem.press('Cancel membership');
  await hem.sees('Cancel your membership?');
  await device.$('[role=alertdialog]').$('button=Cancel membership').click();
  await hem.sees('It ends on');
  await hem.press('Keep my membership');
  await hem.sees('Free until');
  const { membership } = await server.call('getCircle', { owner: maya.userId }, maya.token);
  expect(membership).toMatchObject({ plan: 'yearly', state: 'trial' });
});
