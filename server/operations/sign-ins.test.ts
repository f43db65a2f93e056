import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignInProvider } from '#contract/rules/sign-in.ts';
import {
  type OpenIdProvider,
  signInAt,
  startOpenIdProvider,
} from '#tests/support/openid-provider.ts';
import { ownerPassword } from '#tests/support/owner.ts';
import { sealPassword } from '#tests/support/seal-password.ts';
import { browserSecret } from '#tests/support/sign-ins.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { hashPassword } from '../procedures/passwords.ts';

const hem = 'http://hem.test';
let provider: OpenIdProvider;
let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  provider = await startOpenIdProvider(hem);
  server = await startTestServer({ env: provider.env });
  passwordHash = await hashPassword(ownerPassword);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(() => {
  Object.assign(provider, {
    person: { sub: randomUUID(), email: `${randomUUID()}@example.com`, email_verified: true },
    ...{ error: null, odd: null, isForged: false, isBroken: false },
  });
});

const seal = (password = ownerPassword) => sealPassword(server, password);
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Error) => error.message,
  );
const idle = () => server.app.services.jobs.idle();
const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);

/** What comes back to the app's page: a ticket, or a problem. */
async function goBack(back: { url: string; form: URLSearchParams | null }) {
  const answer = await server.app.http.inject({
    url: back.url.replace(hem, ''),
    ...(back.form
      ? {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: back.form.toString(),
        }
      : {}),
  });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers['cache-control']).toBe('no-store');
  const [page, said = ''] = String(answer.headers.location).split('#');
  expect(page).toBe(`${hem}/auth?step=return`);
  return Object.fromEntries(new URLSearchParams(said)) as { ticket?: string; problem?: string };
}

interface Begun {
  url: string;
  browserKey: string;
}

async function begin(name: SignInProvider = 'google'): Promise<Begun> {
  const { browserKey, browserHash } = browserSecret();
  const { url } = await server.call('startSignIn', { provider: name, browserHash });
  return { url, browserKey };
}

async function beginLink(as: Person, name: SignInProvider = 'google'): Promise<Begun> {
  const { browserKey, browserHash } = browserSecret();
  const asked = { provider: name, browserHash, password: await seal() };
  return { url: (await server.call('userStartLink', asked, as)).url, browserKey };
}

async function travel({ url, browserKey }: Begun) {
  const { ticket } = await goBack(await signInAt(url));
  return { ticket: ticket!, browserKey };
}

const finish = async (begun: Begun) => server.call('finishSignIn', await travel(begun));
const signIn = async (name?: SignInProvider) => finish(await begin(name));
const waysOf = async (as: Person) => (await server.call('userSignInWays', {}, as)).ways;
const member = () => server.person({ passwordHash });
/** A member whose address the person at the provider has. */
async function sameAddress(): Promise<Person> {
  return server.person({ passwordHash, email: provider.person.email });
}

async function opened(name?: SignInProvider) {
  const answer = await signIn(name);
  if (answer.outcome !== 'opened') throw new Error(answer.outcome);
  return { ...answer, email: provider.person.email };
}

describe('the providers', () => {
  it('are those that are configured', async () => {
    const { providers } = await server.call('getSignInProviders', {});
    expect(providers).toEqual(['google', 'apple']);
  });

  it('are none where none is configured, and then nothing comes back', async () => {
    const plain = await startTestServer();
    expect(await plain.call('getSignInProviders', {})).toEqual({ providers: [] });
    const { browserHash } = browserSecret();
    const asked = { provider: 'google', browserHash } as const;
    expect(await refusal(plain.call('startSignIn', asked))).toBe('not-found');
    const { statusCode } = await plain.app.http.inject('/api/sign-in/google/return?state=x');
    expect(statusCode).toBe(404);
    await plain.close();
  });

  it('are asked with a state, a nonce and a challenge, each new', async () => {
    const one = new URL((await begin()).url).searchParams;
    const other = new URL((await begin()).url).searchParams;
    expect(one.get('code_challenge_method')).toBe('S256');
    expect(one.get('redirect_uri')).toBe(`${hem}/api/sign-in/google/return`);
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.get(name), name).toMatch(/^[\w-]{43}$/);
      expect(one.get(name)).not.toBe(other.get(name));
    }
  });
});

describe('a first sign-in', () => {
  it('makes an account whose address is proven, and opens a session of it', async () => {
    Object.assign(provider.person, { given_name: ' Maya ', email: 'Maya.First@Example.com' });
    const made = await opened();
    expect(made).toMatchObject({ isNew: true, isKept: false });
    const details = await server.call('userDetails', { userIds: [] }, made);
    expect(details[made.userId]!.userDetails).toMatchObject({
      email: 'maya.first@example.com',
      emailValidated: true,
      firstName: 'Maya',
    });
    expect(await server.call('userSignInWays', {}, made)).toMatchObject({
      hasPassword: false,
      ways: [{ provider: 'google', email: 'maya.first@example.com' }],
    });
  });

  it('with Apple comes back by a form, with the name beside it', async () => {
    provider.person.email_verified = 'true';
    const begun = await begin('apple');
    const back = await signInAt(begun.url);
    expect(back.form).not.toBeNull();
    back.form!.set('user', JSON.stringify({ name: { firstName: 'Ada', lastName: 'L' } }));
    const { ticket } = await goBack(back);
    const input = { ticket: ticket!, browserKey: begun.browserKey };
    const made = await server.call('finishSignIn', input);
    if (made.outcome !== 'opened') throw new Error(made.outcome);
    const as = { ...made, email: '' };
    const details = await server.call('userDetails', { userIds: [] }, as);
    expect(details[made.userId]!.userDetails.firstName).toBe('Ada');
  });

  it.each(['{', '{"name":{"firstName":"\\u0000"}}', `{"name":{"firstName":"${'x'.repeat(200)}"}}`])(
    'takes no name that is none: %s',
    async (user) => {
      const begun = await begin('apple');
      const back = await signInAt(begun.url);
      back.form!.set('user', user);
      const { ticket } = await goBack(back);
      const input = { ticket: ticket!, browserKey: begun.browserKey };
      const made = await server.call('finishSignIn', input);
      if (made.outcome !== 'opened') throw new Error(made.outcome);
      const details = await server.call('userDetails', { userIds: [] }, { ...made, email: '' });
      expect(details[made.userId]!.userDetails.firstName).toBeNull();
    },
  );

  it('is refused where the provider has not proven the address', async () => {
    provider.person.email_verified = false;
    const input = await travel(await begin());
    const { body } = await server.raw('finishSignIn', input);
    expect(body).toMatchObject({ code: 'invalid', fields: { email: 'unverified' } });
  });

  it('is refused where the address may still go back to another account', async () => {
    const ada = await server.person({ passwordHash, email: provider.person.email });
    const { pool } = server.app.services.open;
    await pool.query('update users set email_validated_at = now() where id = $1', [ada.userId]);
    const email = `next-${ada.email}`;
    await server.call('userChangeEmail', { email, password: await seal() }, ada);
    await idle();
    const linkToken = /email-change=([\w-]+)/.exec(mailsTo(email)[0]!.text)![1]!;
    await server.call('userValidateEmailChange', { linkToken });
    expect(await refusal(signIn())).toBe('email-taken');
  });
});

describe('a later sign-in', () => {
  it('opens the same account, also when the address at the provider is another or unproven', async () => {
    const first = await opened();
    Object.assign(provider.person, { email: 'elsewhere@example.com', email_verified: false });
    const again = await opened();
    expect(again).toMatchObject({ userId: first.userId, isNew: false });
    Object.assign(provider.person, { email_verified: true });
    await signIn();
    expect(await waysOf(again)).toMatchObject([{ email: 'elsewhere@example.com' }]);
  });

  it('brings back an account that is to be deleted, and makes a new one once it is gone', async () => {
    const ada = await member();
    await finish(await beginLink(ada));
    const end = async (as: Person) =>
      server.call('userDeleteAccount', { password: await seal() }, as);
    await end(ada);
    const back = await opened();
    expect(back).toMatchObject({ userId: ada.userId, isKept: true });
    await end(back);
    const { pool } = server.app.services.open;
    await pool.query('delete from users where id = $1', [ada.userId]);
    expect(await opened()).toMatchObject({ isNew: true });
  });

  it('of two at once opens one account, whichever comes first', async () => {
    const both = await Promise.all([begin(), begin()]);
    const tickets = await Promise.all(both.map(travel));
    const answers = await Promise.all(tickets.map((input) => server.call('finishSignIn', input)));
    const users = answers.map((answer) => answer.outcome === 'opened' && answer.userId);
    expect(users[0]).toBeTruthy();
    expect(users[0]).toBe(users[1]);
    expect(answers.map((answer) => 'isNew' in answer && answer.isNew).sort()).toEqual([
      false,
      true,
    ]);
  });
});

describe('an account of the same address', () => {
  it('is linked only after its password, and is told', async () => {
    const ada = await sameAddress();
    const input = await travel(await begin());
    const asked = { outcome: 'password', provider: 'google', email: ada.email, hasPassword: true };
    expect(await server.call('finishSignIn', input)).toEqual(asked);
    // Asked again, as a page does that was loaded anew.
    expect(await server.call('finishSignIn', input)).toEqual(asked);
    expect(await waysOf(ada)).toEqual([]);
    const wrong = { ...input, email: ada.email, password: await seal('Wrong-Horse-1') };
    expect(await refusal(server.call('linkSignIn', wrong))).toBe('wrong-credentials');
    const right = { ...input, email: ada.email, password: await seal() };
    expect(await server.call('linkSignIn', right)).toMatchObject({ userId: ada.userId });
    expect(await opened()).toMatchObject({ userId: ada.userId });
    await idle();
    expect(mailsTo(ada.email).at(-1)!.subject).toBe('You can sign in to Hem with Google now');
    // The ticket is used.
    const again = { ...right, password: await seal() };
    expect(await refusal(server.call('linkSignIn', again))).toBe('link-expired');
  });

  it('is not linked by the password of another account', async () => {
    await sameAddress();
    const thief = await member();
    const input = await travel(await begin());
    const asked = { ...input, email: thief.email, password: await seal() };
    expect(await refusal(server.call('linkSignIn', asked))).toBe('wrong-credentials');
  });

  it('that has no password says so', async () => {
    await opened('google');
    provider.person.sub = randomUUID();
    expect(await signIn('apple')).toMatchObject({ outcome: 'password', hasPassword: false });
  });

  it('stays, if it was to be deleted', async () => {
    const ada = await sameAddress();
    await server.call('userDeleteAccount', { password: await seal() }, ada);
    const input = await travel(await begin());
    const asked = { ...input, email: ada.email, password: await seal() };
    expect(await server.call('linkSignIn', asked)).toMatchObject({ isKept: true });
  });
});

describe('a sign-in that is not right', () => {
  it('is refused when its answer comes a second time', async () => {
    const begun = await begin();
    const back = await signInAt(begun.url);
    const { ticket } = await goBack(back);
    expect(await goBack(back)).toEqual({ problem: 'expired' });
    const input = { ticket: ticket!, browserKey: begun.browserKey };
    expect(await server.call('finishSignIn', input)).toMatchObject({ outcome: 'opened' });
    expect(await refusal(server.call('finishSignIn', input))).toBe('link-expired');
  });

  it('is refused when its answer comes twice at once, but for one', async () => {
    const back = await signInAt((await begin()).url);
    const said = await Promise.all([goBack(back), goBack(back)]);
    expect(said.filter(({ ticket }) => ticket)).toHaveLength(1);
  });

  it('is refused of a state that is unknown, of another provider’s, and missing', async () => {
    const back = await signInAt((await begin()).url);
    for (const url of [
      back.url.replace(/state=[^&]+/, `state=${'x'.repeat(43)}`),
      back.url.replace(/state=[^&]+/, ''),
      back.url.replace('/google/', '/apple/'),
    ]) {
      expect(await goBack({ url, form: null }), url).toEqual({ problem: 'expired' });
    }
    expect(await goBack(back)).toHaveProperty('ticket');
  });

  it('is refused when its answer is another’s: a code that belongs to another state', async () => {
    const [mine, theirs] = [
      await signInAt((await begin()).url),
      await signInAt((await begin()).url),
    ];
    const code = new URL(theirs.url).searchParams.get('code')!;
    const url = mine.url.replace(/code=[^&]+/, `code=${code}`);
    expect(await goBack({ url, form: null })).toEqual({ problem: 'refused' });
  });

  it('is refused after ten minutes, at the provider and after it', async () => {
    const slow = await signInAt((await begin()).url);
    const { browserKey, url } = await begin();
    const { ticket } = await goBack(await signInAt(url));
    server.advance(10 * 60_000 + 1);
    expect(await goBack(slow)).toEqual({ problem: 'expired' });
    const input = { ticket: ticket!, browserKey };
    expect(await refusal(server.call('finishSignIn', input))).toBe('link-expired');
  });

  it('is refused in a browser that did not begin it', async () => {
    const { ticket } = await travel(await begin());
    const { browserKey } = browserSecret();
    expect(await refusal(server.call('finishSignIn', { ticket, browserKey }))).toBe('link-expired');
  });

  it.each<[string, Record<string, unknown>]>([
    ['another nonce', { nonce: 'x'.repeat(43) }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another-app' }],
    ['expired', { exp: Math.floor(Date.now() / 1000) - 600 }],
    ['nobody', { sub: '' }],
  ])('is refused when what is signed is of %s', async (_what, odd) => {
    provider.odd = odd;
    expect(await goBack(await signInAt((await begin()).url))).toEqual({ problem: 'refused' });
  });

  it('is refused when another key signed it; the right one is taken', async () => {
    provider.isForged = true;
    expect(await goBack(await signInAt((await begin()).url))).toEqual({ problem: 'refused' });
    Object.assign(provider, { isForged: false, odd: {} });
    expect(await goBack(await signInAt((await begin()).url))).toHaveProperty('ticket');
  });
});

describe('a provider', () => {
  it('that the person turned back from leads back', async () => {
    provider.error = 'access_denied';
    const begun = await begin();
    const back = await signInAt(begun.url);
    expect(await goBack(back)).toEqual({ problem: 'cancelled' });
    expect(await goBack(back)).toEqual({ problem: 'expired' });
    const apple = new URL((await begin('apple')).url).searchParams.get('state')!;
    const form = new URLSearchParams({ error: 'user_cancelled_authorize', state: apple });
    const url = `${hem}/api/sign-in/apple/return`;
    expect(await goBack({ url, form })).toEqual({ problem: 'cancelled' });
  });

  it.each([
    ['temporarily_unavailable', 'away'],
    ['invalid_request', 'refused'],
  ])('that answers %s leads back: %s', async (error, problem) => {
    provider.error = error;
    expect(await goBack(await signInAt((await begin()).url))).toEqual({ problem });
  });

  it('that is broken is away', async () => {
    provider.isBroken = true;
    expect(await goBack(await signInAt((await begin()).url))).toEqual({ problem: 'away' });
  });

  it('that is not there is said before one leaves', async () => {
    const late = await startOpenIdProvider(hem);
    const other = await startTestServer({ env: late.env });
    await late.close();
    const asked = { provider: 'google', browserHash: browserSecret().browserHash } as const;
    expect(await refusal(other.call('startSignIn', asked))).toBe('unavailable');
    const { rows } = await other.app.services.open.pool.query('select 1 from sign_in_attempts');
    expect(rows).toEqual([]);
    await other.close();
  });
});

describe('adding a way to sign in', () => {
  it('asks for the password, and may have another address', async () => {
    const ada = await member();
    const { browserHash } = browserSecret();
    const wrong = {
      provider: 'google',
      browserHash,
      password: await seal('Wrong-Horse-1'),
    } as const;
    expect(await refusal(server.call('userStartLink', wrong, ada))).toBe('wrong-password');
    expect(await finish(await beginLink(ada))).toEqual({ outcome: 'linked', provider: 'google' });
    expect(await waysOf(ada)).toMatchObject([{ provider: 'google', email: provider.person.email }]);
    expect(await opened()).toMatchObject({ userId: ada.userId });
    // The same one again changes nothing.
    expect(await finish(await beginLink(ada))).toMatchObject({ outcome: 'linked' });
    await idle();
    expect(mailsTo(ada.email)[0]!.text).toContain(provider.person.email);
  });

  it('is refused of one that another member has, and of a second one of a provider', async () => {
    const [ada, ben] = [await member(), await member()];
    await finish(await beginLink(ada));
    const asked = await server.raw('finishSignIn', await travel(await beginLink(ben)));
    expect(asked.body).toMatchObject({ code: 'conflict', fields: { provider: 'taken' } });
    provider.person.sub = randomUUID();
    const second = await server.raw('finishSignIn', await travel(await beginLink(ada)));
    expect(second.body).toMatchObject({ code: 'conflict', fields: { provider: 'had' } });
    expect(await waysOf(ben)).toEqual([]);
  });

  it('of one identity to two accounts at once links one of them', async () => {
    const both = [await member(), await member()];
    const inputs = await Promise.all(both.map(async (as) => travel(await beginLink(as))));
    const said = await Promise.all(
      inputs.map((input) => refusal(server.call('finishSignIn', input))),
    );
    expect(said.sort()).toEqual(['conflict', 'done']);
    const ways = await Promise.all(both.map(waysOf));
    expect(ways.flat()).toHaveLength(1);
  });

  it('ends with the session that began it', async () => {
    const ada = await member();
    const input = await travel(await beginLink(ada));
    await server.call('logout', { everywhere: false }, ada);
    expect(await refusal(server.call('finishSignIn', input))).toBe('link-expired');
  });

  it('is no way around the password of an account of the same address', async () => {
    const ada = await sameAddress();
    const ben = await member();
    expect(await finish(await beginLink(ben))).toMatchObject({ outcome: 'linked' });
    expect(await waysOf(ada)).toEqual([]);
    expect(await opened()).toMatchObject({ userId: ben.userId });
  });
});

describe('unlinking', () => {
  const unlink = async (as: Person, word = ownerPassword) =>
    server.call('userUnlink', { provider: 'google', password: await seal(word) }, as);

  it('asks for the password, is told by mail, and ends the sign-in', async () => {
    const ada = await member();
    await finish(await beginLink(ada));
    expect(await refusal(unlink(ada, 'Wrong-Horse-1'))).toBe('wrong-password');
    await unlink(ada);
    expect(await refusal(unlink(ada))).toBe('not-found');
    expect(await waysOf(ada)).toEqual([]);
    expect(await opened()).toMatchObject({ isNew: true });
    await idle();
    expect(mailsTo(ada.email).at(-1)!.subject).toBe('Google no longer opens your Hem account');
  });

  it('of the only way in needs a password first, which a mailed link sets', async () => {
    const made = await opened();
    const asked = { provider: 'google', password: await seal() } as const;
    const { body } = await server.raw('userUnlink', asked, made);
    expect(body).toMatchObject({ code: 'wrong-password', fields: { password: 'none' } });
    expect(await waysOf(made)).toHaveLength(1);
    await server.call('forgotPassword', { email: made.email });
    await idle();
    const linkToken = /reset=([\w-]+)/.exec(mailsTo(made.email).at(-1)!.text)![1]!;
    await server.call('resetPassword', { linkToken, password: await seal() });
    // Of the account's own address: it stays.
    const back = await opened();
    expect(back.userId).toBe(made.userId);
    await unlink(back);
    const word = { email: made.email, password: await seal() };
    expect(await server.call('tokenAuth', word)).toMatchObject({ userId: made.userId });
  });
});
