import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { hashPassword } from '#server/procedures/passwords.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { ownerPassword } from '#tests/support/owner.ts';
import { sealPassword } from '#tests/support/seal-password.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.person({ passwordHash: await hashPassword(ownerPassword) });
  ben = await server.person();
  server.mails.length = 0;
});

let count = 0;
const profile = (changes: Partial<OperationInput<'userSaveProfile'>> = {}) => {
  count += 1;
  return {
    firstName: 'Ada',
    screenName: `ada.${count}`,
    gender: 'Female' as const,
    shippingCountry: 'US',
    dateOfBirth: '1990-02-28',
    bio: 'Two lines\nof me',
    ...changes,
  };
};
const detailsOf = async (person: Person) =>
  (await server.call('userDetailsList', { userIds: [person.userId] }, person)).users[0]!;
const mailsTo = async (email: string) => {
  await server.app.services.jobs.idle();
  return server.mails.filter((mail) => mail.to === email);
};

describe('a user’s details', () => {
  it('come keyed by the user’s id, and as a list', async () => {
    const keyed = await server.call('userDetails', { userIds: [ada.userId] }, ada);
    expect(Object.keys(keyed)).toEqual([ada.userId]);
    expect(keyed[ada.userId]!.userDetails).toEqual(await detailsOf(ada));
    expect(await server.call('userDetails', { userIds: [] }, ada)).toEqual(keyed);
  });

  it('never carry the password’s hash', async () => {
    const { body } = await server.raw('userDetails', { userIds: [] }, ada);
    expect(JSON.stringify(body)).not.toMatch(/hash/i);
  });
});

describe('the profile form', () => {
  it('keeps every field, and an empty one as null', async () => {
    const form = profile();
    const { userDetails } = await server.call('userSaveProfile', form, ada);
    expect(userDetails).toMatchObject(form);
    const emptied = profile({ firstName: null, bio: null, dateOfBirth: null });
    await server.call('userSaveProfile', emptied, ada);
    expect(await detailsOf(ada)).toMatchObject(emptied);
  });

  it('names the fields that do not fit', async () => {
    const input = { ...profile(), gender: 'Other', screenName: ' ', shippingCountry: 'usa' };
    const { statusCode, body } = await server.raw('userSaveProfile', input, ada);
    expect(statusCode).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid',
      fields: {
        gender: expect.any(String),
        screenName: expect.any(String),
        shippingCountry: expect.any(String),
      },
    });
  });

  it('knows only countries that there are', async () => {
    const answer = await server.raw('userSaveProfile', profile({ shippingCountry: 'XX' }), ada);
    expect(answer).toMatchObject({
      statusCode: 400,
      body: { code: 'invalid', fields: { shippingCountry: 'unknown' } },
    });
  });

  it.each(['Same.Name', 'ÄRMEL', 'İstanbul', 'ΣΊΣΥΦΟΣ', 'Straße'])(
    'gives a screen name to one person only: %s',
    async (screenName) => {
      await server.call('userSaveProfile', profile({ screenName }), ada);
      // Saving one's own again is no clash.
      await server.call('userSaveProfile', profile({ screenName }), ada);
      const answer = await server.raw('userSaveProfile', profile({ screenName }), ben);
      expect(answer).toMatchObject({
        statusCode: 409,
        body: { code: 'screen-name-taken', fields: { screenName: 'taken' } },
      });
    },
  );

  it('takes a screen name in other capitals for the same', async () => {
    await server.call('userSaveProfile', profile({ screenName: 'CamelCase' }), ada);
    const answer = await server.raw('userSaveProfile', profile({ screenName: 'camelCASE' }), ben);
    expect(answer).toMatchObject({ statusCode: 409, body: { code: 'screen-name-taken' } });
  });

  it('shows the portrait once it is ready, keeps it when left out, and drops it for null', async () => {
    const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg', 'user');
    await server.call('userSaveProfile', profile({ imageId }), ada);
    await server.app.services.jobs.idle();
    const { imageUrl } = await detailsOf(ada);
    expect((await server.app.http.inject(imageUrl!)).statusCode).toBe(200);
    await server.call('userSaveProfile', profile(), ada);
    expect((await detailsOf(ada)).imageUrl).toBe(imageUrl);
    await server.call('userSaveProfile', profile({ imageId: null }), ada);
    expect((await detailsOf(ada)).imageUrl).toBeNull();
  });

  it('takes no picture that was sent as an item’s', async () => {
    const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg', 'item');
    const answer = await server.raw('userSaveProfile', profile({ imageId }), ada);
    expect(answer).toMatchObject({ statusCode: 400, body: { code: 'invalid' } });
  });
});

describe('countries', () => {
  it('are all there by name, and say where the studio serves', async () => {
    const { shippingCountries } = await server.call('userAttributeChoices', 'shippingCountry', ada);
    expect(shippingCountries.length).toBeGreaterThan(190);
    expect(shippingCountries).toContainEqual({ id: 'US', name: 'United States', service: true });
    expect(shippingCountries).toContainEqual({ id: 'DE', name: 'Germany', service: false });
  });
});

describe('changing the email', () => {
  const ask = async (email: string) => {
    const password = await sealPassword(server, ownerPassword);
    await server.call('userChangeEmail', { email, password }, ada);
    const [mail] = await mailsTo(email);
    return /email-change=([\w-]+)/.exec(mail!.text)![1]!;
  };

  it('is confirmed at the new address, and told to the old one', async () => {
    const old = ada.email;
    const next = `new-${old}`;
    const linkToken = await ask(next);
    expect((await detailsOf(ada)).email).toBe(old);
    const [asked] = await mailsTo(old);
    expect(asked?.subject).toBe('Your Hem email is about to change');
    expect(asked?.text).toContain(next);
    expect(asked?.text).toMatch(/\/auth\?email-stop=[\w-]{43}/);

    expect(await server.call('userValidateEmailChange', { linkToken })).toEqual({ email: next });
    expect(await detailsOf(ada)).toMatchObject({ email: next, emailValidated: true });
    const told = (await mailsTo(old)).at(-1);
    expect(told?.subject).toBe('Your Hem email was changed');
    expect(told?.text).toContain(next);
    expect(await server.call('emailCheck', { email: old })).toEqual({ exists: false });
  });

  it('works once, and for a day', async () => {
    const linkToken = await ask(`once-${ada.email}`);
    await server.call('userValidateEmailChange', { linkToken });
    const again = await server.raw('userValidateEmailChange', { linkToken });
    expect(again).toMatchObject({ statusCode: 400, body: { code: 'link-expired' } });
    const late = await ask(`late-${ada.email}`);
    server.advance(86_401_000);
    const answer = await server.raw('userValidateEmailChange', { linkToken: late });
    server.advance(-86_401_000);
    expect(answer).toMatchObject({ statusCode: 400, body: { code: 'link-expired' } });
  });

  it('is refused for an address that another account has, then and at the confirmation', async () => {
    const password = await sealPassword(server, ownerPassword);
    const taken = await server.raw('userChangeEmail', { email: ben.email, password }, ada);
    expect(taken).toMatchObject({ statusCode: 409, body: { code: 'email-taken' } });
    const next = `race-${ada.email}`;
    const linkToken = await ask(next);
    await server.person({ email: next });
    const late = await server.raw('userValidateEmailChange', { linkToken });
    expect(late).toMatchObject({ statusCode: 409, body: { code: 'email-taken' } });
    expect((await detailsOf(ada)).email).toBe(ada.email);
  });
});
