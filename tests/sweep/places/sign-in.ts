import type { Page } from 'playwright';
import type { Place } from '../place.ts';

const step = async (page: Page, email: string, label: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(label, { exact: true }).waitFor();
};

/** Signing in, a new account, a forgotten password. */
export const signInPlaces: Record<string, Place> = {
  'sign-in': {
    who: 'nobody',
    path: () => '/auth',
    ready: (page) => page.getByLabel('Email').waitFor(),
  },
  'sign-in, with Google and Apple': {
    who: 'nobody',
    path: () => '/auth',
    prepare: (page) =>
      page.route('**/api/common/v1/login', (route) =>
        route.request().postData()?.startsWith('{"getSignInProviders"')
          ? route.fulfill({ json: { status: 'ok', data: { providers: ['google', 'apple'] } } })
          : route.fallback(),
      ),
    ready: (page) => page.getByRole('button', { name: 'Continue with Apple' }).waitFor(),
  },
  'sign-in, back from a provider': {
    who: 'nobody',
    path: () => '/auth?step=return#problem=cancelled',
    ready: (page) => page.getByRole('link', { name: 'Back to sign in' }).waitFor(),
  },
  'sign-in, password': {
    who: 'nobody',
    path: () => '/auth',
    ready: (page) => step(page, 'demo@hem.test', 'Password'),
  },
  'sign-in, wrong password': {
    who: 'nobody',
    path: () => '/auth',
    ready: async (page) => {
      await step(page, 'demo@hem.test', 'Password');
      await page.getByLabel('Password', { exact: true }).fill('not-it-1');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.locator('[aria-invalid]').waitFor();
    },
  },
  'sign-in, new account': {
    who: 'nobody',
    path: () => '/auth',
    ready: async (page) => {
      await step(page, 'somebody.with.a.rather.long.address@example.com', 'New password');
      await page.getByLabel('New password', { exact: true }).fill('Abc');
    },
  },
  'sign-in, forgot': {
    who: 'nobody',
    path: () => '/auth?step=forgot',
    ready: (page) => page.getByLabel('Email').waitFor(),
  },
  'sign-in, reset': {
    who: 'nobody',
    path: () => '/auth?reset=0123456789012345678901234567890123456789012',
    ready: (page) =>
      page
        .getByRole('button', { name: /password/i })
        .first()
        .waitFor(),
  },
  'sign-in, dead link': {
    who: 'nobody',
    path: () => '/auth?validate=0123456789012345678901234567890123456789012',
    ready: (page) => page.getByRole('main').getByText(/link/i).first().waitFor(),
  },
};
