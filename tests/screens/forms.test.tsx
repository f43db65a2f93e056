import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { descriptorOf, type OperationName } from '#contract/operations.ts';
import { itemAttributes } from '#contract/schemas/item.ts';
import { profile } from '#contract/schemas/user.ts';
import { wardrobeForm } from '#contract/schemas/wardrobe.ts';
import { keepBegun } from '#lib/begun-sign-in.ts';
import { paths } from '#lib/paths.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { sealPassword } from '#tests/support/seal-password.ts';
import { makeServiceOrder } from '#tests/support/service-orders.ts';
import { cameBack, haveProvider, somebody } from '#tests/support/sign-ins.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, offline, refused } from './faulty-wire.ts';
import { hangItems, settledMember } from './member.ts';

const password = 'Herringbone-7';
let server: TestServer;
let wire: FaultyWire;
let maya: Person;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  wire = faultyWire();
  maya = await settledMember(server);
});
afterEach(cleanup);

interface FormRow {
  form: string;
  operation: OperationName;
  /** Opens it and fills it in, so that it would be sent. */
  open(): Promise<RenderedApp>;
  button: string | RegExp;
  /** Every field as the server names it, and by what one finds it. */
  fields: Record<string, string | RegExp>;
}

const type = async ({ user }: RenderedApp, label: string | RegExp, text: string) =>
  user.type(await screen.findByLabelText(label), text);
const press = ({ user }: RenderedApp, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));
const come = async ({ user }: RenderedApp, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** Somebody who can sign in with the password. */
async function withPassword(): Promise<Person> {
  const email = `maya-${Math.random().toString(36).slice(2)}@example.com`;
  const sealed = await sealPassword(server, password);
  return { ...(await server.call('createAccount', { email, password: sealed })), email };
}

async function openSecurity(way: string): Promise<RenderedApp> {
  const app = renderApp('/account-settings?tab=Password+%26+Security', maya);
  await come(app, way);
  return app;
}

const attributeLabels: Record<string, string | RegExp> = {
  title: /^Title/,
  brand: 'Brand',
  category: 'Category',
  size: 'Size',
  condition: 'Condition',
  color: 'Color',
  mainColor: 'Main Color',
  furtherColors: 'Further Colors',
  patterns: 'Pattern(s)',
  neckline: 'Neckline',
  sleeveType: 'Sleeve Type',
  sleeveLength: 'Sleeve Length',
  seasons: 'Seasons',
  occasions: 'Occasions',
  type: 'Type',
  secondhand: 'Secondhand/Thrifted/Vintage',
  purchaseDate: 'Purchase Date',
  purchasePriceCents: 'Purchase Price',
  purchaseCurrency: 'Purchase Price: currency',
  notes: 'Notes',
  personalTags: 'Personal tags',
};

const forms: FormRow[] = [
  {
    form: 'the email of a sign-in',
    operation: 'emailCheck',
    async open() {
      const app = renderApp('/auth');
      await type(app, 'Email', 'maya@example.com');
      return app;
    },
    button: 'Continue',
    fields: { email: 'Email' },
  },
  {
    form: 'the password of a sign-in',
    operation: 'tokenAuth',
    async open() {
      const { email } = await withPassword();
      const app = renderApp('/auth');
      await type(app, 'Email', email);
      await press(app, 'Continue');
      await type(app, 'Password', password);
      return app;
    },
    button: 'Sign in',
    fields: { 'password.sealed': 'Password' },
  },
  {
    form: 'a new account',
    operation: 'createAccount',
    async open() {
      const app = renderApp('/auth');
      await type(app, 'Email', `new-${Math.random().toString(36).slice(2)}@example.com`);
      await press(app, 'Continue');
      await type(app, 'New password', password);
      return app;
    },
    button: 'Create account',
    fields: { password: 'New password' },
  },
  {
    form: 'a forgotten password',
    operation: 'forgotPassword',
    async open() {
      const app = renderApp('/auth?step=forgot');
      await type(app, 'Email', 'maya@example.com');
      return app;
    },
    button: 'Send the link',
    fields: { email: 'Email' },
  },
  {
    form: 'a new password by a link',
    operation: 'resetPassword',
    async open() {
      const app = renderApp(`/auth?reset=${'x'.repeat(43)}`);
      await type(app, 'New password', password);
      return app;
    },
    button: 'Save the password',
    fields: { password: 'New password' },
  },
  {
    form: 'the code of a mail',
    operation: 'emailValidation',
    async open() {
      const app = await openSecurity('Confirm it');
      wire.cut('emailValidation', offline);
      await type(app, 'Six-digit code', '123456');
      await screen.findByText(/Hem was not reached/);
      return app;
    },
    button: 'Confirm',
    fields: { code: 'Six-digit code' },
  },
  {
    form: 'another email',
    operation: 'userChangeEmail',
    async open() {
      const app = await openSecurity('Change email');
      await type(app, 'New email', 'other@example.com');
      await type(app, 'Present password', password);
      return app;
    },
    button: 'Send the link',
    fields: { email: 'New email', 'password.sealed': 'Present password' },
  },
  {
    form: 'another password',
    operation: 'changePassword',
    async open() {
      const app = await openSecurity('Change password');
      await type(app, 'Present password', 'Corduroy-7');
      await type(app, 'New password', password);
      return app;
    },
    button: 'Change password',
    fields: {
      'current.sealed': 'Present password',
      'next.keyId': 'New password',
      password: 'New password',
    },
  },
  {
    form: 'the end of the account',
    operation: 'userDeleteAccount',
    async open() {
      const app = renderApp(
        '/account-settings?tab=Password+%26+Security&sheet=delete-account',
        maya,
      );
      await type(app, 'Your password', password);
      return app;
    },
    button: 'Delete account',
    fields: { 'password.sealed': 'Your password' },
  },
  {
    form: 'a way to sign in that is linked',
    operation: 'userStartLink',
    async open() {
      haveProvider(server);
      const app = await openSecurity('Link Google');
      await type(app, 'Your password', password);
      return app;
    },
    button: 'Go on to Google',
    fields: { 'password.sealed': 'Your password' },
  },
  {
    form: 'the password that links a way to sign in',
    operation: 'linkSignIn',
    async open() {
      const { email } = await withPassword();
      const { ticket, browserKey } = await cameBack(server, somebody({ email }));
      keepBegun({ provider: 'google', browserKey, redirect: null, isLink: false });
      const app = renderApp(`/auth?step=return#ticket=${ticket}`);
      await type(app, 'Password', password);
      return app;
    },
    button: 'Link and sign in',
    fields: { 'password.sealed': 'Password' },
  },
  {
    form: 'the profile',
    operation: 'userSaveProfile',
    async open() {
      const app = renderApp('/account-settings?tab=Profile', maya);
      await type(app, 'Bio', 'Sews');
      await screen.findByRole('option', { name: 'Germany' });
      return app;
    },
    button: 'Save',
    fields: {
      firstName: 'First name',
      screenName: /^Screen name/,
      gender: /^Gender/,
      shippingCountry: /^Shipping country/,
      dateOfBirth: 'Date of birth',
      bio: 'Bio',
      imageId: 'Add a photo',
    },
  },
  {
    form: 'a new wardrobe',
    operation: 'saveWardrobe',
    async open() {
      const app = renderApp('/wardrobes?sheet=new', maya);
      await type(app, /^Name/, 'Work');
      return app;
    },
    button: 'Create wardrobe',
    fields: { name: /^Name/, description: 'What it is for' },
  },
  {
    form: 'the first wardrobe of a piece',
    operation: 'saveWardrobe',
    async open() {
      const [itemId] = await hangItems(server, maya, [{ title: 'Linen shirt' }]);
      const app = renderApp(`/items/${itemId}`, maya);
      await come(app, 'Add to wardrobe');
      await type(app, /^Name/, 'Work');
      return app;
    },
    button: 'Create and add piece',
    fields: { name: /^Name/ },
  },
  {
    form: 'a piece',
    operation: 'saveItem',
    async open() {
      const [itemId] = await hangItems(server, maya, [{ title: 'Linen shirt' }]);
      const app = renderApp(`/items/${itemId}?sheet=edit`, maya);
      await type(app, /^Title/, '!');
      return app;
    },
    button: 'Save',
    fields: {
      ...Object.fromEntries(
        Object.entries(attributeLabels).map(([name, label]) => [`changes.${name}`, label]),
      ),
      imageIds: 'Add photo',
      removedImageIds: 'Add photo',
      imageOrder: 'Add photo',
    },
  },
  {
    form: 'a look',
    operation: 'saveLook',
    async open() {
      const owner = maya.userId;
      const [itemId = ''] = await hangItems(server, maya, [{ title: 'Linen shirt' }]);
      const layer = { itemId, x: 0.5, y: 0.5, size: 0.5, rotation: 0, isFlipped: false };
      const collage = { background: 'paper' as const, layers: [layer] };
      const changes = { title: 'Office' };
      const { outfit } = await server.call('saveOutfit', { owner, changes, collage }, maya);
      const worn = { kind: 'worn' as const, outfitId: outfit.outfitId };
      const { look } = await server.call('saveLook', { owner, changes: worn }, maya);
      const app = renderApp(`/looks/${look.lookId}?sheet=edit`, maya);
      await type(app, 'Title', 'Opening');
      return app;
    },
    button: 'Save',
    fields: {
      'changes.title': 'Title',
      'changes.notes': 'Notes',
      'changes.seasons': 'Seasons',
      'changes.occasions': 'Occasions',
    },
  },
  {
    form: 'a message to the studio',
    operation: 'messageStudio',
    async open() {
      const [itemId] = await hangItems(server, maya, [{ title: 'Linen shirt' }]);
      const sheet = await makeServiceOrder(server, maya, itemId!);
      const app = renderApp(paths.serviceHistory({ sheet }), maya);
      await type(app, 'Message to the studio', 'Is it cotton?');
      return app;
    },
    button: 'Send message',
    fields: { text: 'Message to the studio' },
  },
];

const alerts = () => screen.queryAllByRole('alert').filter((one) => one.textContent);

/** The field's control, or what is around its controls. */
const find = (label: string | RegExp): HTMLElement =>
  screen.queryByLabelText(label, { selector: 'input, select, textarea' }) ??
  screen.queryByRole('group', { name: label }) ??
  screen.getByRole('button', { name: label });

const fieldOf = (element: Element | null) => element?.closest('[data-field]') ?? null;

describe.each(forms)('$form', ({ operation, open, button, fields }) => {
  const failWith = async (app: RenderedApp, fault: Parameters<FaultyWire['cut']>[1]) => {
    wire.cut(operation, fault);
    const before = wire.callsOf(operation).length;
    await press(app, button);
    await waitFor(() => expect(wire.callsOf(operation).length).toBe(before + 1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: button }).getAttribute('aria-busy')).toBeNull(),
    );
  };
  /** What is said outside every field, above the button. */
  const rest = async () => {
    await waitFor(() => expect(alerts()).toHaveLength(1));
    const [told] = alerts();
    expect(fieldOf(told!)).toBeNull();
    const place = told!.compareDocumentPosition(screen.getByRole('button', { name: button }));
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    return told!.textContent;
  };

  it('says each fault where it belongs', async () => {
    const app = await open();
    for (const [path, label] of Object.entries(fields)) {
      await failWith(app, refused(400, 'invalid', { [path]: 'odd' }));
      await waitFor(() => expect(alerts().map(({ textContent }) => textContent)).toHaveLength(1));
      const field = fieldOf(find(label));
      expect(field, path).not.toBeNull();
      expect(fieldOf(alerts()[0]!), path).toBe(field);
      expect(fieldOf(document.activeElement), path).toBe(field);
    }
    await failWith(app, refused(400, 'invalid', { somethingElse: 'odd' }));
    expect(await rest()).toMatch(/did not work|cannot be used/);
    await failWith(app, refused(409, 'conflict'));
    expect(await rest()).toMatch(/changed (elsewhere|somewhere else) meanwhile/);
    await failWith(app, offline);
    expect(await rest()).toMatch(/Hem was not reached/);
    await failWith(app, refused(500, 'server'));
    if (descriptorOf(operation).toastOnError === false) {
      expect(await rest()).toMatch(/^That did not work/);
      expect(screen.queryByText(/failed to retrieve/)).toBeNull();
    } else {
      await screen.findByText(`${operation} failed to retrieve the information.`);
    }
  });

  it('forgets a fault where one types, and sends once however often one presses', async () => {
    const app = await open();
    const [path, label] = Object.entries(fields)[0]!;
    await failWith(app, refused(400, 'invalid', { [path]: 'odd' }));
    await waitFor(() => expect(alerts()).toHaveLength(1));
    const control = find(label) as HTMLInputElement;
    const typed = operation === 'emailValidation' ? '65432' : `${control.value}x`;
    fireEvent.change(control, { target: { value: typed } });
    await waitFor(() => expect(alerts()).toHaveLength(0));

    fireEvent.change(control, {
      target: { value: operation === 'emailValidation' ? '654321' : typed },
    });
    const before = wire.callsOf(operation).length;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    wire.cut(operation, async (call, through) => {
      await answered;
      return refused(500, 'server')(call, through);
    });
    for (let times = 0; times < 3; times += 1) await press(app, button);
    await waitFor(() => expect(wire.callsOf(operation).length).toBeGreaterThan(before));
    expect(screen.getByRole('button', { name: button }).getAttribute('aria-busy')).toBe('true');
    await press(app, button);
    answer();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: button }).getAttribute('aria-busy')).toBeNull(),
    );
    expect(wire.callsOf(operation).length).toBe(before + 1);
  });
});

it('the table has every field of the contract', () => {
  // Where a piece is has a sheet of its own.
  const { availability: _where, ...inForm } = itemAttributes.entries;
  expect(Object.keys(attributeLabels)).toEqual(Object.keys(inForm));
  const fieldsOf = (form: string) => Object.keys(forms.find((one) => one.form === form)!.fields);
  expect(fieldsOf('the profile')).toEqual(Object.keys(profile.entries));
  expect(fieldsOf('a new wardrobe')).toEqual(Object.keys(wardrobeForm.entries));
});

describe('the code of a new account', () => {
  it('can be typed as soon as the account is made', async () => {
    const app = renderApp('/auth');
    await type(app, 'Email', `new-${Math.random().toString(36).slice(2)}@example.com`);
    await press(app, 'Continue');
    await type(app, 'New password', password);
    await press(app, 'Create account');
    const code = await screen.findByLabelText('Six-digit code');
    await waitFor(() => expect(document.activeElement).toBe(code));
  });
});
