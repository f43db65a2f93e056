import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

describe('an order of services open in two tabs', () => {
  it('is the same in both, from the first choice to the cart, and nothing of it is lost or doubled', async () => {
    const server = sharedServer();
    const member = await server.member();
    const owner = member.userId;
    const changes = { title: 'Brown trousers', category: 'trousers' };
    const { item } = await server.call('saveItem', { owner, changes }, member.token);
    const browser = await sharedChromium();
    const storageState = signedIn(server.origin, member);
    const context = await browser.newContext({ ...views.desktop, storageState });
    const [one, other] = [await context.newPage(), await context.newPage()];
    const services = `${server.origin}/alterations/select-services?item=${item.itemId}`;
    await one.goto(services);
    await one.getByText('Custom repair').click();
    // Without words it is not put into the cart: it is on this device alone.
    await other.goto(`${server.origin}/alterations/cart`);
    const inCart = (page: Page) => page.getByRole('region', { name: 'Brown trousers' });
    await inCart(other).getByText('Custom repair').waitFor();
    expect(await other.getByText('Your cart is empty').count()).toBe(0);
    // What is chosen further shows there at once, and what is said.
    await one.getByText('Replace zipper').click();
    await inCart(other).getByText('Replace zipper').waitFor();
    await one.getByLabel(/^What do you need/).fill('Mend the hole in the left knee');
    await inCart(other).getByText('Mend the hole in the left knee').waitFor();
    // One tab puts it into the cart: the other has it from there, and a third too.
    await other.goto(services);
    await other.getByLabel(/^What do you need/).waitFor();
    await other.getByRole('button', { name: 'Mark place' }).first().waitFor();
    await other.getByRole('button', { name: 'Continue' }).click();
    await other.getByRole('heading', { name: 'Order Summary' }).waitFor();
    await one.getByRole('checkbox', { checked: true }).nth(1).waitFor();
    const third = await context.newPage();
    await third.goto(`${server.origin}/alterations/cart`);
    for (const page of [other, third]) {
      const rows = inCart(page).getByRole('listitem');
      await rows.nth(1).waitFor();
      expect(await rows.count()).toBe(2);
    }
    await context.close();
  });
});
