import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for them.
import '#features/account/account-settings-screen.tsx';
import '#features/auth/auth-screen.tsx';
import '#features/auth/provider-buttons.tsx';
import '#features/auth/return-step.tsx';

import { randomUUID } from 'node:crypto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { host } from '#lib/host.ts';
import { page } from '#lib/leave-page.ts';
import { session } from '#lib/session.ts';
import { hashPassword } from '#server/procedures/passwords.ts';
import {
  type OpenIdProvider,
  signInAt,
  startOpenIdProvider,
} from '#tests/support/openid-provider.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { cameBack, linked, somebody } from '#tests/support/sign-ins.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, refused } from './faulty-wire.ts';
import { settledMember } from './member.ts';

const hem = 'http://hem.test';
const password = 'Corduroy-7';

let provider: OpenIdProvider;
let server: TestServer;
let wire: FaultyWire;
let passwordHash: string;
let gone: string[];
const { go } = page;
beforeAll(async () => {
  provider = await startOpenIdProvider(hem);
  server = await startTestServer({ env: provider.env });
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  page.go = go;
  await server.close();
  await provider.close();
});
beforeEach(() => {
  reachServer(server);
  wire = faultyWire();
  gone = [];
  page.go = (address) => void gone.push(address);
  Object.assign(provider, {
    person: { sub: randomUUID(), email: `${randomUUID()}@example.com`, email_verified: true },
    error: null,
  });
});
afterEach(() => {
  cleanup();
  host.isWebView = false;
});

const settings = '/account-settings?tab=Password+%26+Security';

/** Somebody with a password and a profile. */
async function member(email?: string): Promise<Person> {
  const maya = await settledMember(server);
  const { pool } = server.app.services.open;
  const set = 'update users set password_hash = $1, email = coalesce($2, email) where id = $3';
  await pool.query(set, [passwordHash, email ?? null, maya.userId]);
  return { ...maya, email: email ?? maya.email };
}

const press = async ({ user }: RenderedApp, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const type = async ({ user }: RenderedApp, label: string, text: string) =>
  user.type(await screen.findByLabelText(label), text);

/** Goes where the page left for, signs in there, and comes back to a page that is loaded anew. */
async function travel(app: RenderedApp): Promise<RenderedApp> {
  await waitFor(() => expect(gone).toHaveLength(1));
  app.unmount();
  cleanup();
  const back = await signInAt(gone[0]!);
  const answer = await server.app.http.inject(
    back.form
      ? {
          method: 'POST',
          url: back.url.replace(hem, ''),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: back.form.toString(),
        }
      : back.url.replace(hem, ''),
  );
  return renderApp(String(answer.headers.location).replace(hem, ''));
}

async function continueWith(name: string, path = '/auth'): Promise<RenderedApp> {
  const app = renderApp(path);
  await press(app, `Continue with ${name}`);
  return travel(app);
}

describe('the sign-in', () => {
  it('shows nothing of a provider where none is configured', async () => {
    const plain = await startTestServer();
    reachServer(plain);
    wire = faultyWire();
    renderApp('/auth');
    await screen.findByLabelText('Email');
    await waitFor(() => expect(wire.callsOf('getSignInProviders')).toHaveLength(1));
    expect(screen.queryByText(/Continue with/)).toBeNull();
    await plain.close();
  });

  it('offers both at each step, and in a web view not Google, which would turn it away', async () => {
    const { email } = await member();
    const app = renderApp('/auth');
    const offered = () =>
      screen.getAllByRole('button', { name: /^Continue with/ }).map((one) => one.textContent);
    await screen.findByRole('button', { name: 'Continue with Apple' });
    expect(offered()).toEqual(['Continue with Google', 'Continue with Apple']);
    await type(app, 'Email', email);
    await press(app, 'Continue');
    await screen.findByLabelText('Password');
    expect(offered()).toHaveLength(2);
    host.isWebView = true;
    await waitFor(() => expect(offered()).toEqual(['Continue with Apple']));
  });

  it('makes an account, welcomes, and goes on to where one was going', async () => {
    const app = await continueWith('Google', '/auth?redirect=%2Fitems');
    await screen.findByRole('heading', { name: 'Welcome to Hem' });
    expect(session.token).not.toBeNull();
    expect(app.where()).toBe('/auth?redirect=%2Fitems&step=welcome');
    await press(app, 'Look around first');
    await waitFor(() => expect(app.where()).toMatch(/^\/(items|account-settings)/));
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'never leads off our origin: %s',
    async (redirect) => {
      const maya = await member();
      const { sub } = provider.person;
      await linked(server, maya, somebody({ subject: sub }));
      const app = await continueWith('Google', `/auth?redirect=${encodeURIComponent(redirect)}`);
      await waitFor(() => expect(app.where()).toBe('/wardrobes'));
    },
  );

  it('asks for the password of an account of the same address, and links the two', async () => {
    const maya = await member(provider.person.email);
    const app = await continueWith('Apple');
    await screen.findByText(`There is already an account with ${maya.email}.`);
    expect(screen.getByText('Type its password to use Apple from now on.')).toBeTruthy();
    await type(app, 'Password', 'Gabardine-8');
    await press(app, 'Link and sign in');
    await screen.findByText('That password does not match this email.');
    await app.user.clear(screen.getByLabelText('Password'));
    await type(app, 'Password', password);
    await press(app, 'Link and sign in');
    await waitFor(() => expect(app.where()).toBe('/wardrobes'));
    expect(session.userId).toBe(maya.userId);
  });

  it('of an account without a password offers a link to choose one', async () => {
    const { email } = provider.person;
    const made = await continueWith('Google');
    await screen.findByRole('heading', { name: 'Welcome to Hem' });
    made.unmount();
    cleanup();
    Object.assign(session, { token: null, userId: null });
    gone = [];
    provider.person.sub = randomUUID();
    const app = await continueWith('Apple');
    await press(app, 'Mail me a link');
    await screen.findByText(`A link is on its way to ${email}.`);
    await waitFor(() =>
      expect(server.mails.some(({ to, text }) => to === email && /reset=/.test(text))).toBe(true),
    );
  });

  it('says that an account stays which was to be deleted', async () => {
    const maya = await member();
    await linked(server, maya, somebody({ subject: provider.person.sub }));
    const { pool } = server.app.services.open;
    await pool.query('update users set deletion_at = now() where id = $1', [maya.userId]);
    await continueWith('Google');
    await screen.findByText('Your account stays');
  });

  it('says why it came to nothing, and leads back', async () => {
    provider.error = 'access_denied';
    const app = await continueWith('Google', '/auth?redirect=%2Fitems');
    await screen.findByText('You came back from Google.');
    expect(screen.getByText('Nobody was signed in.')).toBeTruthy();
    await app.user.click(screen.getByRole('link', { name: 'Back to sign in' }));
    await screen.findByLabelText('Email');
    expect(app.where()).toBe('/auth?redirect=%2Fitems');
  });

  it('says that the provider has not confirmed the email', async () => {
    provider.person.email_verified = false;
    await continueWith('Google');
    await screen.findByText('Google has not confirmed your email.');
  });

  it('is not finished in a tab that did not begin it', async () => {
    const { ticket } = await cameBack(server, somebody());
    renderApp(`/auth?step=return#ticket=${ticket}`);
    await screen.findByText('This sign-in was begun somewhere else.');
    expect(wire.callsOf('finishSignIn')).toEqual([]);
    expect(session.token).toBeNull();
  });

  it('says before one leaves that the provider is away', async () => {
    const app = renderApp('/auth');
    await screen.findByRole('button', { name: 'Continue with Google' });
    wire.cut('startSignIn', refused(503, 'unavailable'));
    await press(app, 'Continue with Google');
    await screen.findByText('Google was not reached. Try again in a moment.');
    expect(gone).toEqual([]);
    wire.cut('startSignIn');
    await press(app, 'Continue with Google');
    await waitFor(() => expect(gone).toHaveLength(1));
  });

  it('that could not be finished for now is tried again', async () => {
    const app = renderApp('/auth');
    await press(app, 'Continue with Google');
    wire.cut('finishSignIn', refused(500, 'server'));
    const back = await travel(app);
    await screen.findByText('That did not work.');
    wire.cut('finishSignIn');
    await press(back, 'Try again');
    await screen.findByRole('heading', { name: 'Welcome to Hem' });
  });
});

describe('the settings', () => {
  const section = async () =>
    within((await screen.findByRole('heading', { name: 'Ways to sign in' })).parentElement!);

  it('say nothing where no provider is configured and nothing is linked', async () => {
    const plain = await startTestServer();
    reachServer(plain);
    wire = faultyWire();
    renderApp(settings, await settledMember(plain));
    await screen.findByText('This device');
    await waitFor(() => expect(wire.callsOf('userSignInWays')).toHaveLength(1));
    expect(screen.queryByText('Ways to sign in')).toBeNull();
    await plain.close();
  });

  it('link an account after the password, and unlink it', async () => {
    const maya = await member();
    const app = renderApp(settings, maya);
    await press(app, 'Link Google');
    await type(app, 'Your password', 'Gabardine-8');
    await press(app, 'Go on to Google');
    await screen.findByText('That is not your present password.');
    await app.user.clear(screen.getByLabelText('Your password'));
    await type(app, 'Your password', password);
    await press(app, 'Go on to Google');
    const back = await travel(app);
    await screen.findByText('Google is linked');
    await waitFor(() => expect(back.where()).toBe(settings));
    const ways = await section();
    await ways.findByText(new RegExp(`^${provider.person.email}, last used `));
    expect(ways.getByRole('button', { name: 'Link Apple' })).toBeTruthy();
    await press(back, 'Unlink Google');
    await type(back, 'Your password', password);
    await back.user.click(ways.getAllByRole('button', { name: 'Unlink Google' }).at(-1)!);
    await screen.findByText('Google is unlinked');
    await ways.findByRole('button', { name: 'Link Google' });
  });

  it('say that another member has it', async () => {
    const { sub } = provider.person;
    await linked(server, await member(), somebody({ subject: sub }));
    const app = renderApp(settings, await member());
    await press(app, 'Link Google');
    await type(app, 'Your password', password);
    await press(app, 'Go on to Google');
    const back = await travel(app);
    await screen.findByText('Another Hem account uses that Google account.');
    await back.user.click(screen.getByRole('link', { name: 'Account Settings' }));
    await section();
  });

  it('lead to a first password whoever has none, wherever one is asked for', async () => {
    const maya = await settledMember(server);
    const { pool } = server.app.services.open;
    await pool.query('update users set password_hash = null where id = $1', [maya.userId]);
    await linked(server, maya, somebody({ email: maya.email }));
    const app = renderApp(settings, maya);
    await screen.findByText(/^You have none yet\./);
    await press(app, 'Unlink Google');
    await screen.findByText(/^It is your only way in/);
    await press(app, 'Change email');
    await screen.findByText(/^That takes your password, and you have none yet/);
    expect(screen.queryByLabelText(/password/i, { selector: 'input' })).toBeNull();
    const [first] = screen.getAllByRole('button', { name: 'Mail me a link' });
    await app.user.click(first!);
    await screen.findByText(/^A link is on its way to /);
    await press(app, 'Delete account');
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByRole('button', { name: 'Mail me a link' });
    const end = sheet.getByRole('button', { name: 'Delete account' });
    expect(end.getAttribute('aria-disabled')).toBe('true');
  });

  it('say with a new password what it unlinks', async () => {
    const maya = await member();
    await linked(server, maya, somebody({ email: 'elsewhere@example.com' }));
    const app = renderApp(settings, maya);
    await press(app, 'Change password');
    await screen.findByText(/^Google is unlinked, for it has another address/);
    await type(app, 'Present password', password);
    await type(app, 'New password', 'Gabardine-8');
    const form = screen.getByLabelText('Present password').closest('form')!;
    await app.user.click(within(form).getByRole('button', { name: 'Change password' }));
    await screen.findByRole('button', { name: 'Link Google' });
  });
});
