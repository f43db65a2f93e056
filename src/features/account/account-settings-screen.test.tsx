import '#tests/support/page.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, signIn } from '#api/auth.ts';
import { paths } from '#lib/paths.ts';
import { session } from '#lib/session.ts';
import { faultyWire, refused } from '#tests/screens/faulty-wire.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const password = 'Velvet-9';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => reachServer(server));
afterEach(cleanup);

let count = 0;
/** A member who has said nothing of themselves yet. */
async function newcomer(): Promise<Person> {
  count += 1;
  const email = `noor${count}@example.com`;
  return { ...(await createAccount.send({ email, password })), email };
}

const mandatory = {
  firstName: null,
  gender: 'Male',
  shippingCountry: 'US',
  dateOfBirth: null,
  bio: null,
} as const;

/** A member whose profile is complete, so that nobody is led to it. */
async function member(screenName = `noor${count + 1}`): Promise<Person> {
  const person = await newcomer();
  await server.call('userSaveProfile', { ...mandatory, screenName }, person);
  return person;
}

const security = '/account-settings?tab=Password+%26+Security';
const detailsOf = async (person: Person) =>
  Object.values(await server.call('userDetails', { userIds: [] }, person))[0]!.userDetails;

describe('the profile', () => {
  it('asks a new member for what is mandatory, says so beside the fields, and goes on once saved', async () => {
    const person = await newcomer();
    const app = renderApp('/wardrobes', person);
    await screen.findByText('Add a screen name, your gender, and your shipping country to go on.');
    const prompt = '/account-settings?tab=Profile&redirected=true&redirect=%2Fwardrobes';
    expect(app.where()).toBe(prompt);
    // A look at the other tab loses nothing of it.
    await app.user.click(screen.getByRole('link', { name: 'Password & Security' }));
    await app.user.click(screen.getByRole('link', { name: 'Profile' }));
    await screen.findByText('Add a screen name, your gender, and your shipping country to go on.');
    expect(app.where()).toBe(prompt);
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    for (const [label, words] of [
      ['Screen name', 'Choose a screen name.'],
      ['Gender', 'Choose one.'],
      ['Shipping country', 'Choose a country.'],
    ] as const) {
      const field = screen.getByLabelText(new RegExp(`^${label}`));
      expect(field.getAttribute('aria-required')).toBe('true');
      expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(
        words,
      );
    }
    expect(document.activeElement).toBe(screen.getByLabelText(/^Screen name/));

    await app.user.type(screen.getByLabelText(/^Screen name/), 'Noor');
    await app.user.selectOptions(screen.getByLabelText(/^Gender/), 'Non-binary');
    await screen.findByRole('option', { name: 'Canada' });
    await app.user.selectOptions(screen.getByLabelText(/^Shipping country/), 'Canada');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(app.where()).toBe('/wardrobes'));
    expect(await detailsOf(person)).toMatchObject({
      screenName: 'Noor',
      gender: 'Non-binary',
      shippingCountry: 'CA',
    });
  });

  it('once completed leads to where one was going', async () => {
    const person = await newcomer();
    const app = renderApp('/items?sort=title', person);
    await app.user.type(await screen.findByLabelText(/^Screen name/), 'Rana');
    await app.user.selectOptions(screen.getByLabelText(/^Gender/), 'Female');
    await screen.findByRole('option', { name: 'Canada' });
    await app.user.selectOptions(screen.getByLabelText(/^Shipping country/), 'Canada');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(app.where()).toBe('/items?sort=title'));
  });

  it.each(['https://evil.example/', '//evil.example', '/auth?redirect=/auth'])(
    'once completed never leads off our origin, nor to the sign-in: %s',
    async (redirect) => {
      const person = await member();
      const app = renderApp(paths.accountSettings('Profile', redirect), person);
      await app.user.type(await screen.findByLabelText('First name'), 'Noor');
      await app.user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(app.where()).toBe('/wardrobes'));
    },
  );

  it('stays where it is when one came by oneself', async () => {
    const person = await member();
    const app = renderApp('/account-settings?tab=Profile&redirect=%2Fitems', person);
    await app.user.type(await screen.findByLabelText('First name'), 'Noor');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Profile saved');
    expect(app.where()).toBe('/account-settings?tab=Profile&redirect=%2Fitems');
  });

  it('is saved once, however often one presses Save', async () => {
    const person = await member();
    const wire = faultyWire();
    const app = renderApp('/account-settings', person);
    await app.user.type(await screen.findByLabelText('First name'), 'Noor');
    const save = screen.getByRole('button', { name: 'Save' });
    await app.user.click(save);
    await screen.findByText('Profile saved');
    await waitFor(() => expect(save.getAttribute('aria-busy')).not.toBe('true'));
    await app.user.click(save);
    await app.user.click(save);
    expect(wire.callsOf('userSaveProfile')).toHaveLength(1);
    await app.user.type(screen.getByLabelText('Bio'), 'Sews');
    await app.user.click(save);
    await waitFor(() => expect(wire.callsOf('userSaveProfile')).toHaveLength(2));
  });

  it('reads the countries once for each user', async () => {
    const answered: (string | null)[] = [];
    // A call that is taken back, as a part of the screen comes and it is drawn anew, is no reading.
    faultyWire().cut('userAttributeChoices', async ({ headers }, through) => {
      const answer = await through();
      answered.push(headers.get('authorization'));
      return answer;
    });
    const read = ({ token }: Person) => answered.filter((one) => one?.endsWith(token));
    const [first, second] = [await member(), await member()];
    const app = renderApp('/account-settings', first);
    await screen.findByRole('option', { name: 'Canada' });
    await app.user.click(screen.getByRole('link', { name: 'Password & Security' }));
    await screen.findByText('This device');
    await app.user.click(screen.getByRole('link', { name: 'Profile' }));
    await screen.findByRole('option', { name: 'Canada' });
    expect(read(first)).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: /^Profile menu/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await screen.findByLabelText('Email');
    app.unmount();
    renderApp('/account-settings', second);
    await screen.findByRole('option', { name: 'Canada' });
    expect(read(first)).toHaveLength(1);
    expect(read(second)).toHaveLength(1);
  });

  it('says beside the field that somebody has the screen name', async () => {
    await member('Selvedge');
    const second = await member('Twill');
    const app = renderApp('/account-settings', second);
    const field = await screen.findByLabelText<HTMLInputElement>(/^Screen name/);
    await app.user.clear(field);
    await app.user.type(field, 'selvedge');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('userSaveProfile failed to retrieve the information.');
    await screen.findByText('Somebody already has this name.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect((await detailsOf(second)).screenName).toBe('Twill');
  });

  it('shows what was saved after a reload, and keeps what was not', async () => {
    const person = await member();
    const app = renderApp('/account-settings', person);
    await app.user.type(await screen.findByLabelText('First name'), 'Noor');
    await app.user.selectOptions(screen.getByLabelText(/^Gender/), 'Female');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Profile saved');
    await app.user.type(screen.getByLabelText('Bio'), 'Sews on Sundays');
    app.unmount();

    renderApp('/account-settings', person);
    const bio = await screen.findByLabelText<HTMLTextAreaElement>('Bio');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Noor');
    expect(screen.getByLabelText<HTMLSelectElement>(/^Gender/).value).toBe('Female');
    await waitFor(() => expect(bio.value).toBe('Sews on Sundays'));
    expect((await detailsOf(person)).bio).toBeNull();
  });

  it('falls back to Profile for an unknown tab, and keeps a theme that was chosen', async () => {
    const person = await member();
    const app = renderApp('/account-settings?tab=Nonsense', person);
    await screen.findByLabelText('First name');
    const tabs = within(screen.getByRole('navigation', { name: 'Account settings' }));
    const links = tabs.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Password & Security',
      'Circle Membership',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
    await app.user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await app.user.click(screen.getByRole('radio', { name: 'Light' }));
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(screen.getByText('Hem 0.1.0 · What’s New 1.2.1')).toBeTruthy();
  });
});

describe('password and security', () => {
  it('changes the email by a link, and tells the old address', async () => {
    const person = await member();
    const next = `new-${person.email}`;
    const app = renderApp(security, person);
    await app.user.click(await screen.findByRole('button', { name: 'Change email' }));
    await app.user.type(screen.getByLabelText('New email'), next);
    await app.user.type(screen.getByLabelText('Present password'), password);
    await app.user.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByText(new RegExp(`A link is on its way to ${next}`));
    expect((await detailsOf(person)).email).toBe(person.email);
    app.unmount();

    const mail = () => server.mails.find(({ to }) => to === next);
    await waitFor(() => expect(mail()).toBeDefined());
    renderApp(/\/auth\?\S+/.exec(mail()!.text)![0], person);
    await screen.findByText('This is your email from now on.');
    expect((await detailsOf(person)).email).toBe(next);
    await waitFor(() =>
      expect(server.mails.some(({ to, text }) => to === person.email && text.includes(next))).toBe(
        true,
      ),
    );
  });

  it('says that another account has the email', async () => {
    const [person, other] = [await member(), await member()];
    const app = renderApp(security, person);
    await app.user.click(await screen.findByRole('button', { name: 'Change email' }));
    await app.user.type(screen.getByLabelText('New email'), other.email);
    await app.user.type(screen.getByLabelText('Present password'), password);
    await app.user.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByText('Another account uses this email.');
  });

  it('asks for the password before the email changes, and says beside it that it is wrong', async () => {
    const person = await member();
    const app = renderApp(security, person);
    await app.user.click(await screen.findByRole('button', { name: 'Change email' }));
    await app.user.type(screen.getByLabelText('New email'), `new-${person.email}`);
    await app.user.click(screen.getByRole('button', { name: 'Send the link' }));
    const field = screen.getByLabelText('Present password');
    await screen.findByText('Type your present password.');
    await app.user.type(field, 'Not-mine-3');
    await app.user.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByText('That is not your present password.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(server.mails.filter(({ to }) => to === `new-${person.email}`)).toEqual([]);
  });

  it('lets whoever reads the old email stop the change, and leads them to a new password', async () => {
    const person = await member();
    const { pool } = server.app.services.open;
    await pool.query('update users set email_validated_at = now() where id = $1', [person.userId]);
    const next = `new-${person.email}`;
    const asking = renderApp(security, person);
    await asking.user.click(await screen.findByRole('button', { name: 'Change email' }));
    await asking.user.type(screen.getByLabelText('New email'), next);
    await asking.user.type(screen.getByLabelText('Present password'), password);
    await asking.user.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByText(/A link is on its way/);
    const mailTo = async (address: string, words: string) => {
      const found = () =>
        server.mails.find(({ to, text }) => to === address && text.includes(words));
      await waitFor(() => expect(found()).toBeDefined());
      return /\/auth\?\S+/.exec(found()!.text)![0];
    };
    const stop = await mailTo(person.email, 'email-stop=');
    const confirm = await mailTo(next, 'email-change=');
    asking.unmount();
    const changing = renderApp(confirm, person);
    await screen.findByText('This is your email from now on.');
    changing.unmount();

    const app = renderApp(stop, person);
    await app.user.click(await screen.findByRole('button', { name: 'Stop the change' }));
    await screen.findByText(`Your account stays with ${person.email}.`);
    expect(session.token).toBeNull();
    await app.user.click(screen.getByRole('link', { name: 'Choose a new password' }));
    await app.user.type(await screen.findByLabelText('New password'), 'Corduroy-7');
    await app.user.click(screen.getByRole('button', { name: 'Save the password' }));
    await waitFor(async () =>
      expect((await signIn.send({ email: person.email, password: 'Corduroy-7' })).userId).toBe(
        person.userId,
      ),
    );
    app.unmount();

    const again = renderApp(stop);
    await again.user.click(await screen.findByRole('button', { name: 'Stop the change' }));
    await screen.findByText('This link was used or is too old.');
  });

  it('says that signing out everywhere did not work, and stays signed in', async () => {
    const person = await member();
    const wire = faultyWire();
    wire.cut('logout', refused(503, 'unavailable'));
    const app = renderApp(security, person);
    const everywhere = async () => {
      await app.user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' });
      await app.user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    };
    await everywhere();
    await screen.findByText('You are still signed in');
    expect(session.token).toBe(person.token);
    wire.cut('logout');
    await app.user.click(
      within(screen.getByRole('alertdialog', { name: 'Sign out everywhere?' })).getByRole(
        'button',
        {
          name: 'Sign out everywhere',
        },
      ),
    );
    await waitFor(() => expect(session.token).toBeNull());
    expect((await server.raw('userSessions', {}, person)).statusCode).toBe(401);
  });

  it('ends a session on another device, whose token then gets 401', async () => {
    const person = await member();
    const elsewhere = await signIn.send({ email: person.email, password });
    const app = renderApp(security, person);
    await screen.findByText('This device');
    const revoke = screen.getAllByRole('button', {
      name: /^Sign out .+ on|^Sign out (App|Unknown)/,
    });
    expect(revoke).toHaveLength(1);
    await app.user.click(revoke[0]!);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Sign out .+ on/ })).toBeNull(),
    );
    const asked = await server.raw('userSessions', {}, { ...person, ...elsewhere });
    expect(asked.statusCode).toBe(401);
    expect((await server.raw('userSessions', {}, person)).statusCode).toBe(200);
  });

  it('changes the password with the ticking rules, and signs the others out', async () => {
    const person = await member();
    const elsewhere = await signIn.send({ email: person.email, password });
    const app = renderApp(security, person);
    await app.user.click(await screen.findByRole('button', { name: 'Change password' }));
    expect(screen.getByText(/Other devices are signed out/)).toBeTruthy();
    const press = () => app.user.click(screen.getByRole('button', { name: 'Change password' }));
    await app.user.type(screen.getByLabelText('Present password'), 'Wrong-pass-1');
    await app.user.type(screen.getByLabelText('New password'), 'Corduroy-7');
    expect(screen.getAllByRole('listitem').filter((rule) => rule.dataset.met)).toHaveLength(4);
    await press();
    await screen.findByText('That is not your present password.');
    expect(session.token).toBe(person.token);
    await app.user.clear(screen.getByLabelText('Present password'));
    await app.user.type(screen.getByLabelText('Present password'), password);
    await press();
    await screen.findByText('Password changed');
    expect((await server.raw('userSessions', {}, { ...person, ...elsewhere })).statusCode).toBe(
      401,
    );
    expect((await server.raw('userSessions', {}, person)).statusCode).toBe(200);
    expect((await signIn.send({ email: person.email, password: 'Corduroy-7' })).userId).toBe(
      person.userId,
    );
  });

  it('changes the password once, though the answer was lost and one pressed again', async () => {
    const person = await member();
    const app = renderApp(security, person);
    const wire = faultyWire();
    const press = () => app.user.click(screen.getByRole('button', { name: 'Change password' }));
    await app.user.click(await screen.findByRole('button', { name: 'Change password' }));
    await app.user.type(screen.getByLabelText('Present password'), password);
    await app.user.type(screen.getByLabelText('New password'), 'Corduroy-7');
    wire.cut('changePassword', async (_call, through) => {
      await through();
      throw new TypeError('Failed to fetch');
    });
    await press();
    await screen.findByText(/Hem was not reached/);
    wire.cut('changePassword');
    await press();
    await screen.findByText('Password changed');
  });

  it('confirms the email by the code of a mail', async () => {
    const person = await member();
    const app = renderApp(security, person);
    await app.user.click(await screen.findByRole('button', { name: 'Confirm it' }));
    const field = await screen.findByLabelText('Six-digit code');
    const mails = () => server.mails.filter(({ to }) => to === person.email);
    await waitFor(() => expect(mails()).toHaveLength(2));
    await app.user.type(field, /code is (\d{6})/.exec(mails().at(-1)!.text)![1]!);
    await screen.findByText('Confirmed');
  });
});
