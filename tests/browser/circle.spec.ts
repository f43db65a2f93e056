import { expect, it } from 'vitest';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

const server = sharedServer();

it.each(['desktop', 'phone'] as const)('a membership is bought on a %s', async (view) => {
  const maya = await server.member();
  const browser = await sharedChromium();
  const storageState = signedIn(server.origin, maya);
  const context = await browser.newContext({ ...views[view], storageState });
  const page = await context.newPage();
  await page.goto(`${server.origin}/items`);
  await page.goto(`${server.origin}/account-settings?tab=Circle+Membership`);
  await page.getByText('Lifetime', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Buy Lifetime' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByText('The test card was declined. Nothing was charged.').waitFor();
  await page.getByRole('button', { name: 'Pay $149.00' }).click();
  await page.getByRole('heading', { name: 'Transaction Successful' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.getByText('Paid for once. Nothing is charged any more.').waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByText('Yours for life').waitFor();
  expect(new URL(page.url()).search).toBe('?tab=Circle+Membership');
  // Back leads to no checkout that could be paid again.
  await page.goBack();
  await page.getByText('This is paid for').waitFor();
  await page.getByRole('link', { name: 'Back to Hem' }).first().click();
  await page.getByText('Yours for life').waitFor();
  await context.close();
});
