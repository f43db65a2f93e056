import { expect, it } from 'vitest';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { isUncovered } from './is-uncovered.ts';
import { sharedServer } from './shared-server.ts';

it.for([844, 664])(
  'what a press opens is in view, above the foot of the page: %s high',
  async (height) => {
    const server = sharedServer();
    const member = await server.member();
    const { userId: owner, token } = member;
    const changes = { title: 'A piece', photos: [] };
    const { item } = await server.call(
      'saveItem',
      { owner, changes: { title: changes.title } },
      token,
    );
    const browser = await sharedChromium();
    const context = await browser.newContext({
      ...views.phone,
      viewport: { width: 390, height },
      storageState: signedIn(server.origin, member),
    });
    const page = await context.newPage();
    await page.goto(`${server.origin}/alterations/select-services?item=${item.itemId}`);
    const question = page.getByRole('group', { name: 'What is this?' });
    await question.getByRole('button', { name: 'Bottoms' }).click();
    const last = question.getByRole('group', { name: 'Bottoms' }).getByRole('button').last();
    await expect.poll(() => isUncovered(last)).toBe(true);
    await question.getByRole('button', { name: 'Other' }).click();
    await question.getByRole('button', { name: 'My own' }).click();
    await expect
      .poll(() => isUncovered(question.getByRole('button', { name: 'Use it' })))
      .toBe(true);
    await context.close();
  },
);
