import '#tests/support/page.ts';
import '#tests/screens/still-motion.ts';

import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, signIn } from '#api/auth.ts';
import { session } from '#lib/session.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';

const password = 'Velvet-9';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => reachServer(server));
afterEach(cleanup);

let count = 0;
/** Somebody with a password, not signed in on this page. */
async function member(): Promise<Person> {
  count += 1;
  const email = `maya${count}@example.com`;
  const opened = await createAccount.send({ email, password });
  return { ...opened, email };
}

/** Somebody whose profile is complete, so that nothing leads to it. */
async function settled(): Promise<Person> {
  const person = await member();
  await server.call(
    'userSaveProfile',
    {
      firstName: null,
      screenName: `maya${count}`,
      gender: 'Female',
      shippingCountry: 'US',
      dateOfBirth: null,
      bio: null,
    },
    person,
  );
  return person;
}

async function typeEmail({ user }: RenderedApp, email: string) {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

async function enter(app: RenderedApp, email: string, word = password) {
  await typeEmail(app, email);
  await app.user.type(await screen.findByLabelText('Password'), word);
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('says that a friend invites, and leads on to their invitation', async () => {
  const inviter = await settled();
  const { linkToken } = await server.call('makeFriendLink', {}, inviter);
  const { email } = await settled();
  const app = renderApp(`/friends?link=${linkToken}`);
  await screen.findByText('A friend invites you. Sign in, or make an account, and see who.');
  await enter(app, email);
  await screen.findByRole('button', { name: /^Be friends with/ });
});

const mailTo = (email: string) => server.mails.filter(({ to }) => to === email);

async function linkTo(email: string, subject: RegExp): Promise<string> {
  const find = () => mailTo(email).findLast((mail) => subject.test(mail.subject));
  await waitFor(() => expect(find()).toBeDefined());
  return /\/auth\?\S+/.exec(find()!.text)![0];
}

describe('signing in', () => {
  it('ends at the redirect target', async () => {
    const { email } = await settled();
    const app = renderApp('/account-settings?tab=Password+%26+Security');
    expect(await screen.findByText('Everything you own, on one rail.')).toBeTruthy();
    await waitFor(() => expect(app.where()).toMatch(/^\/auth\?redirect=/));
    await enter(app, email);
    await waitFor(() => expect(app.where()).toBe('/account-settings?tab=Password+%26+Security'));
    expect(await screen.findByRole('heading', { name: 'Signed in on' })).toBeTruthy();
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'javascript:alert(1)',
    '/%09/evil.example',
    '/\t/evil.example',
    'evil.example',
    '/auth?redirect=/auth',
  ])('never leads off our origin, nor back to itself: %s', async (redirect) => {
    const person = await settled();
    const app = renderApp(`/auth?redirect=${encodeURIComponent(redirect)}`, person);
    await waitFor(() => expect(app.where()).not.toMatch(/^\/auth/));
    expect(new URL(app.where(), location.href).origin).toBe(location.origin);
    expect(['/wardrobes', '/%09/evil.example']).toContain(app.where());
  });

  it('says a wrong password beside the field, and signs nobody out', async () => {
    const { email } = await settled();
    const app = renderApp('/auth');
    await enter(app, email, 'Wrong-pass-1');
    const field = await screen.findByLabelText('Password');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const said = document.getElementById(field.getAttribute('aria-describedby')!);
    expect(said?.textContent).toBe('That password does not match this email.');
    expect(session.ended).toBeNull();
    await waitFor(() => expect(app.where()).toBe('/auth?step=password'));
    expect(toasts.list).toEqual([]);
  });

  it('says of an email that only the server refuses what is wrong with it', async () => {
    const app = renderApp('/auth');
    await typeEmail(app, 'maya@example.c');
    await screen.findByText('That does not look like an email.');
  });

  it('shows and hides the password, and tells password managers which is which', async () => {
    const { email } = await settled();
    const app = renderApp('/auth');
    expect((await screen.findByLabelText('Email')).getAttribute('autocomplete')).toBe('username');
    await typeEmail(app, email);
    const field = await screen.findByLabelText('Password');
    expect(field.getAttribute('autocomplete')).toBe('current-password');
    expect(field.getAttribute('type')).toBe('password');
    await app.user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(field.getAttribute('type')).toBe('text');
    await app.user.click(screen.getByRole('button', { name: 'Back, change the email' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(email);
    await waitFor(() => expect(app.where()).toBe('/auth'));
  });

  it('asks once more with a fresh key when the key has expired', async () => {
    const { email } = await settled();
    const wire = globalThis.fetch;
    let refusals = 0;
    globalThis.fetch = async (input, init) => {
      if (String(init?.body).startsWith('{"tokenAuth"') && refusals === 0) {
        refusals += 1;
        server.advance(3_600_000);
      }
      return wire(input, init);
    };
    expect((await signIn.send({ email, password })).token).toBeTruthy();
    expect(refusals).toBe(1);
  });

  it('says that somebody is offline, once and beside the field', async () => {
    const app = renderApp('/auth');
    globalThis.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    await typeEmail(app, 'maya@example.com');
    expect(await screen.findByText(/Hem was not reached/)).toBeTruthy();
    expect(toasts.list).toEqual([]);
  });

  it('asks to sign in again after a 401, and comes back to where one was', async () => {
    const person = await settled();
    const app = renderApp('/account-settings?tab=Password+%26+Security', person);
    await screen.findByText('This device');
    await server.call('logout', { everywhere: true }, person);
    await app.user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(await screen.findByText('Please sign-in again.')).toBeTruthy();
    await typeEmail(app, person.email);
    await app.user.type(await screen.findByLabelText('Password'), password);
    expect(screen.getByText('Please sign-in again.')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(app.where()).toMatch(/^\/account-settings/));
  });
});

describe('a new email', () => {
  it('leads to create account, where the rules tick off as one types', async () => {
    const app = renderApp('/auth');
    await typeEmail(app, 'new@example.com');
    const field = await screen.findByLabelText('New password');
    expect(field.getAttribute('autocomplete')).toBe('new-password');
    const met = () =>
      screen
        .getAllByRole('listitem')
        .filter((rule) => rule.dataset.met)
        .map((rule) => rule.textContent);
    expect(met()).toEqual([]);
    await app.user.type(field, 'ab');
    expect(met()).toEqual(['1 lowercase letter: met']);
    await app.user.type(field, 'C1');
    expect(met()).toHaveLength(3);
    await app.user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Meet all four rules below.')).toBeTruthy();
    await app.user.type(field, 'defg');
    expect(met()).toHaveLength(4);
  });

  it('makes the account, and proves the address by the code of the mail', async () => {
    const app = renderApp('/auth?redirect=%2Faccount-settings');
    await typeEmail(app, 'code@example.com');
    await app.user.type(await screen.findByLabelText('New password'), password);
    await app.user.click(screen.getByRole('button', { name: 'Create account' }));
    const field = await screen.findByLabelText('Six-digit code');
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    await waitFor(() =>
      expect(app.where()).toBe('/auth?redirect=%2Faccount-settings&step=confirm'),
    );
    await waitFor(() => expect(mailTo('code@example.com')).toHaveLength(1));
    const code = /code is (\d{6})/.exec(mailTo('code@example.com')[0]!.text)![1]!;
    await app.user.type(field, code === '000000' ? '000001' : '000000');
    expect(await screen.findByText(/That code is wrong or too old/)).toBeTruthy();
    await app.user.clear(field);
    await app.user.type(field, code);
    await waitFor(() =>
      expect(app.where()).toBe('/auth?redirect=%2Faccount-settings&step=welcome'),
    );
    await app.user.click(screen.getByRole('button', { name: 'Look around first' }));
    await waitFor(() => expect(app.where()).toMatch(/^\/account-settings/));
    await app.user.click(await screen.findByRole('link', { name: 'Password & Security' }));
    await screen.findByText('Confirmed');
    const details = await server.call(
      'userDetails',
      { userIds: [] },
      {
        token: session.token!,
        userId: session.userId!,
        email: '',
      },
    );
    expect(Object.values(details)[0]?.userDetails.emailValidated).toBe(true);
  });

  it('may put the code off', async () => {
    const app = renderApp('/auth');
    await typeEmail(app, 'later@example.com');
    await app.user.type(await screen.findByLabelText('New password'), password);
    await app.user.click(screen.getByRole('button', { name: 'Create account' }));
    await app.user.click(await screen.findByRole('button', { name: 'Skip for now' }));
    await screen.findByRole('heading', { name: 'Welcome to Hem' });
  });
});

describe('the links of our mails', () => {
  it('lead from forgot password over the mail to a sign-in with the new one', async () => {
    const { email } = await settled();
    const app = renderApp('/auth');
    await typeEmail(app, email);
    await app.user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
    await waitFor(() => expect(app.where()).toBe('/auth?step=forgot'));
    await app.user.click(await screen.findByRole('button', { name: 'Send the link' }));
    await screen.findByText('If that address has an account, a link is on its way.');
    app.unmount();

    const link = await linkTo(email, /new password/);
    const again = renderApp(link);
    await again.user.type(await screen.findByLabelText('New password'), 'Corduroy-7');
    await again.user.click(screen.getByRole('button', { name: 'Save the password' }));
    await screen.findByText('Your password is changed. Sign in with the new one.');
    await again.user.type(await screen.findByLabelText('Password'), 'Corduroy-7');
    await again.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(again.where()).toBe('/wardrobes'));
    await expect(signIn.send({ email, password })).rejects.toMatchObject({
      code: 'wrong-credentials',
    });
    again.unmount();

    // The same link once more.
    session.token = null;
    const late = renderApp(link);
    await late.user.type(await screen.findByLabelText('New password'), 'Corduroy-8');
    await late.user.click(screen.getByRole('button', { name: 'Save the password' }));
    await screen.findByText('This link was used or is too old.');
    await late.user.click(screen.getByRole('button', { name: 'Get a new link' }));
    expect(await screen.findByRole('button', { name: 'Send the link' })).toBeTruthy();
  });

  it('say the same for an address without an account', async () => {
    const app = renderApp('/auth?step=forgot');
    await app.user.type(await screen.findByLabelText('Email'), 'nobody@example.com');
    await app.user.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByText('If that address has an account, a link is on its way.');
    expect(mailTo('nobody@example.com')).toEqual([]);
  });

  it('confirm an email, and say what to do once they are too old', async () => {
    const first = await member();
    const link = await linkTo(first.email, /your Hem code/);
    const app = renderApp(link);
    await screen.findByText('Your email is confirmed.');
    expect(screen.getByText(first.email)).toBeTruthy();
    app.unmount();

    const second = await member();
    const old = await linkTo(second.email, /your Hem code/);
    server.advance(25 * 3_600_000);
    renderApp(old);
    await screen.findByText('This link was used or is too old.');
    expect(screen.getByText('Ask for a new one in Account Settings.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  });
});
