import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationName } from '#contract/operations.ts';
import { dumpRows } from '#tests/support/row-dump.ts';
import { sealPassword, sealWith } from '#tests/support/seal-password.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const password = 'Wool-Coat-7';

let server: TestServer;
let turned = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.mails.length = 0;
});
// The next test begins at the present again.
afterEach(() => {
  server.advance(-turned);
  turned = 0;
});

const advance = (ms: number) => {
  turned += ms;
  server.advance(ms);
};

const freshEmail = () => `${randomUUID()}@example.com`;
const sealed = (text = password) => sealPassword(server, text);

const signUp = async (email = freshEmail()): Promise<Person> => {
  const session = await server.call('createAccount', { email, password: await sealed() });
  await server.app.services.jobs.idle();
  return { ...session, email };
};
const signIn = async ({ email }: Person, with_ = password, device = 'test'): Promise<Person> => {
  const input = { email, password: await sealed(with_) };
  const session = await server.call('tokenAuth', input, null, { 'user-agent': device });
  return { ...session, email };
};
const codeOf = async (name: OperationName, input: unknown, as?: Person) => {
  const { statusCode, body } = await server.raw(name, input, as);
  return [statusCode, body.status === 'error' ? body.code : 'ok'];
};
const isSignedIn = async (person: Person) =>
  (await server.raw('userSessions', {}, person)).statusCode === 200;

/** The mails to an address, once all are out. */
const mailsTo = async (email: string) => {
  await server.app.services.jobs.idle();
  return server.mails.filter((mail) => mail.to === email);
};
const linkIn = (text: string, kind: string): string => {
  const found = new RegExp(`/auth\\?${kind}=([\\w-]+)`).exec(text)?.[1];
  if (!found) throw new Error(`no ${kind} link in: ${text}`);
  return found;
};
const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)![0];

describe('signing in', () => {
  it('asks for the email first, and tells whether it has an account', async () => {
    const { email } = await signUp();
    expect(await server.call('emailCheck', { email })).toEqual({ exists: true });
    expect(await server.call('emailCheck', { email: `  ${email.toUpperCase()} ` })).toEqual({
      exists: true,
    });
    expect(await server.call('emailCheck', { email: 'nobody@example.com' })).toEqual({
      exists: false,
    });
  });

  it('gives a token for 90 days for the right password', async () => {
    const person = await signUp();
    const before = Date.now();
    const session = await server.call('tokenAuth', {
      email: person.email,
      password: await sealed(),
    });
    expect(session.userId).toBe(person.userId);
    expect(session.token).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(session.expiresAt) - before).toBeGreaterThanOrEqual(90 * dayMs);
    expect(await isSignedIn({ ...person, token: session.token })).toBe(true);
  });

  it('answers a wrong password and an unknown email in the very same words', async () => {
    const { email } = await signUp();
    const wrong = await server.raw('tokenAuth', { email, password: await sealed('Wrong-Pass-1') });
    const unknown = await server.raw('tokenAuth', {
      email: 'nobody@example.com',
      password: await sealed(),
    });
    expect(wrong).toMatchObject({ statusCode: 400, body: { code: 'wrong-credentials' } });
    expect(unknown).toEqual(wrong);
  });

  it('opens a sealed password once only', async () => {
    const { email } = await signUp();
    const once = await sealed();
    expect(await codeOf('tokenAuth', { email, password: once })).toEqual([200, 'ok']);
    expect(await codeOf('tokenAuth', { email, password: once })).toEqual([400, 'key-expired']);
  });

  it('refuses one nonce under two seals', async () => {
    const { email } = await signUp();
    const key = await server.call('getPublicKey', {});
    const seal = () => sealWith(key, { password, nonce: key.nonce });
    expect(await codeOf('tokenAuth', { email, password: seal() })).toEqual([200, 'ok']);
    expect(await codeOf('tokenAuth', { email, password: seal() })).toEqual([400, 'key-expired']);
  });

  it('lets two who seal at once use one of them each', async () => {
    const { email } = await signUp();
    const key = await server.call('getPublicKey', {});
    const seal = () => sealWith(key, { password, nonce: key.nonce });
    const answers = await Promise.all(
      [seal(), seal(), seal()].map((one) => codeOf('tokenAuth', { email, password: one })),
    );
    expect(answers.map(([status]) => status).sort()).toEqual([200, 400, 400]);
  });

  it('refuses a nonce after ten minutes, and a key after its hour', async () => {
    const { email } = await signUp();
    const key = await server.call('getPublicKey', {});
    const late = sealWith(key, { password, nonce: key.nonce });
    advance(10 * minuteMs + 1000);
    expect(await codeOf('tokenAuth', { email, password: late })).toEqual([400, 'key-expired']);

    const offered = await server.call('getPublicKey', {});
    advance(2 * hourMs);
    const fresh = await server.call('getPublicKey', {});
    expect(fresh.keyId).not.toBe(offered.keyId);
    const crossed = sealWith(offered, { password, nonce: fresh.nonce });
    expect(await codeOf('tokenAuth', { email, password: crossed })).toEqual([400, 'key-expired']);
  });

  it('hands out no key that ends before a form could be filled in', async () => {
    const { expiresAt, keyId } = await server.call('getPublicKey', {});
    const { pool } = server.app.services.open;
    const { rows } = await pool.query('select expires_at from login_keys where id = $1', [keyId]);
    expect(rows[0].expires_at.getTime()).toBeGreaterThanOrEqual(Date.parse(expiresAt));
  });

  it('refuses a nonce that is not ours, of another key, or missing', async () => {
    const { email } = await signUp();
    const key = await server.call('getPublicKey', {});
    const letters: [unknown, string][] = [
      [{ password, nonce: `${Date.now() + hourMs}.random.signature` }, 'key-expired'],
      [{ password, nonce: '' }, 'key-expired'],
      [{ password }, 'invalid'],
      [{ password: 7, nonce: key.nonce }, 'invalid'],
      [{ password, nonce: key.nonce, more: true }, 'invalid'],
      ['just text', 'invalid'],
      [null, 'invalid'],
    ];
    for (const [letter, code] of letters) {
      const input = { email, password: sealWith(key, letter) };
      expect(await codeOf('tokenAuth', input), JSON.stringify(letter)).toEqual([400, code]);
    }
    const garbage = { keyId: key.keyId, sealed: Buffer.alloc(256, 7).toString('base64') };
    expect(await codeOf('tokenAuth', { email, password: garbage })).toEqual([400, 'invalid']);
    const nobodys = { keyId: '00000000-0000-4000-8000-000000000000', sealed: garbage.sealed };
    expect(await codeOf('tokenAuth', { email, password: nobodys })).toEqual([400, 'key-expired']);
  });
});

describe('a new account', () => {
  it('signs in at once, and gets a code and a link by mail', async () => {
    const { email, ...person } = await signUp();
    const [details] = (await server.call('userDetailsList', { userIds: [] }, { ...person, email }))
      .users;
    expect(details).toMatchObject({ email, emailValidated: false, entitlements: [] });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toMatch(/^\d{6} is your Hem code$/);
    expect(mail?.text).toContain('http://127.0.0.1:4173/auth?validate=');
    expect(mail?.text).toContain(codeIn(mail!.subject));
  });

  it('is made once for an address, however it is written', async () => {
    const { email } = await signUp();
    const again = { email: email.toUpperCase(), password: await sealed('Other-Coat-8') };
    expect(await codeOf('createAccount', again)).toEqual([409, 'account-exists']);
    expect(await codeOf('tokenAuth', { email, password: await sealed() })).toEqual([200, 'ok']);
  });

  it('is made once when it is asked for twice at once', async () => {
    const email = freshEmail();
    const inputs = [
      { email, password: await sealed() },
      { email, password: await sealed() },
    ];
    const answers = await Promise.all(inputs.map((input) => codeOf('createAccount', input)));
    expect(answers.map(([, code]) => code).sort()).toEqual(['account-exists', 'ok']);
  });

  it.each(['short1A', 'nouppercase1', 'NOLOWERCASE1', 'NoNumberHere', `Aa1${'x'.repeat(62)}`])(
    'needs a password that meets the rules, not %s',
    async (bad) => {
      const email = freshEmail();
      const answer = await server.raw('createAccount', { email, password: await sealed(bad) });
      expect(answer).toMatchObject({
        statusCode: 400,
        body: { code: 'invalid', fields: { password: 'rules' } },
      });
      expect(await server.call('emailCheck', { email })).toEqual({ exists: false });
    },
  );

  it('may have any letters of any script in its password', async () => {
    const email = freshEmail();
    const text = 'Пальто-из-шерсти-7 🧥';
    await server.call('createAccount', { email, password: await sealed(text) });
    expect(await codeOf('tokenAuth', { email, password: await sealed(text) })).toEqual([200, 'ok']);
  });
});

describe('confirming an email', () => {
  const validated = async (person: Person) =>
    (await server.call('userDetailsList', { userIds: [] }, person)).users[0]!.emailValidated;

  it('works with the code, once', async () => {
    const person = await signUp();
    const code = codeIn((await mailsTo(person.email))[0]!.subject);
    expect(await server.call('emailValidation', { email: person.email, code })).toEqual({
      email: person.email,
    });
    expect(await validated(person)).toBe(true);
    expect(await codeOf('emailValidation', { email: person.email, code })).toEqual([
      400,
      'code-wrong',
    ]);
  });

  it('works with the link, once', async () => {
    const person = await signUp();
    const linkToken = linkIn((await mailsTo(person.email))[0]!.text, 'validate');
    expect(await codeOf('emailValidation', { linkToken })).toEqual([200, 'ok']);
    expect(await validated(person)).toBe(true);
    expect(await codeOf('emailValidation', { linkToken })).toEqual([400, 'link-expired']);
  });

  it('lets a code be guessed five times, after which the right one is useless too', async () => {
    const person = await signUp();
    const code = codeIn((await mailsTo(person.email))[0]!.subject);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await codeOf('emailValidation', { email: person.email, code: wrong })).toEqual([
        400,
        'code-wrong',
      ]);
    }
    expect(await codeOf('emailValidation', { email: person.email, code })).toEqual([
      400,
      'code-wrong',
    ]);
    expect(await validated(person)).toBe(false);
    // A new code begins anew.
    server.mails.length = 0;
    await server.call('sendEmailValidation', {}, person);
    const next = codeIn((await mailsTo(person.email))[0]!.subject);
    expect(await codeOf('emailValidation', { email: person.email, code: next })).toEqual([
      200,
      'ok',
    ]);
  });

  it('lets five guesses at once count five times', async () => {
    const person = await signUp();
    const code = codeIn((await mailsTo(person.email))[0]!.subject);
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(
      Array.from({ length: 5 }, () =>
        codeOf('emailValidation', { email: person.email, code: wrong }),
      ),
    );
    expect(await codeOf('emailValidation', { email: person.email, code })).toEqual([
      400,
      'code-wrong',
    ]);
  });

  it('works for a day', async () => {
    const person = await signUp();
    const [mail] = await mailsTo(person.email);
    advance(dayMs + 1000);
    const byCode = { email: person.email, code: codeIn(mail!.subject) };
    expect(await codeOf('emailValidation', byCode)).toEqual([400, 'code-wrong']);
    const byLink = { linkToken: linkIn(mail!.text, 'validate') };
    expect(await codeOf('emailValidation', byLink)).toEqual([400, 'link-expired']);
  });

  it('ends the earlier code and link when another is asked for', async () => {
    const person = await signUp();
    const [first] = await mailsTo(person.email);
    await server.call('sendEmailValidation', {}, person);
    const linkToken = linkIn(first!.text, 'validate');
    expect(await codeOf('emailValidation', { linkToken })).toEqual([400, 'link-expired']);
    const [, second] = await mailsTo(person.email);
    const next = linkIn(second!.text, 'validate');
    expect(await codeOf('emailValidation', { linkToken: next })).toEqual([200, 'ok']);
  });

  it('sends nothing more once it is confirmed', async () => {
    const person = await signUp();
    const linkToken = linkIn((await mailsTo(person.email))[0]!.text, 'validate');
    await server.call('emailValidation', { linkToken });
    server.mails.length = 0;
    await server.call('sendEmailValidation', {}, person);
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it('takes no link that was made for something else', async () => {
    const person = await signUp();
    server.mails.length = 0;
    await server.call('forgotPassword', { email: person.email });
    const linkToken = linkIn((await mailsTo(person.email))[0]!.text, 'reset');
    expect(await codeOf('emailValidation', { linkToken })).toEqual([400, 'link-expired']);
    expect(await codeOf('userValidateEmailChange', { linkToken })).toEqual([400, 'link-expired']);
  });
});

describe('a forgotten password', () => {
  const forget = async (email: string) => {
    server.mails.length = 0;
    await server.call('forgotPassword', { email });
    return mailsTo(email);
  };

  it('is answered alike for an unknown address, to which no mail goes', async () => {
    const { email } = await signUp();
    const known = await server.raw('forgotPassword', { email });
    const unknown = await server.raw('forgotPassword', { email: 'nobody@example.com' });
    expect(unknown).toEqual(known);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is replaced by the link, which signs everything out and says so by mail', async () => {
    const person = await signUp();
    const elsewhere = await signIn(person);
    const [mail] = await forget(person.email);
    server.mails.length = 0;
    const linkToken = linkIn(mail!.text, 'reset');
    const answer = await server.call('resetPassword', {
      linkToken,
      password: await sealed('New-Coat-8'),
    });
    expect(answer).toEqual({ email: person.email });
    expect(await isSignedIn(person)).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await codeOf('tokenAuth', { email: person.email, password: await sealed() })).toEqual([
      400,
      'wrong-credentials',
    ]);
    expect(await isSignedIn(await signIn(person, 'New-Coat-8'))).toBe(true);
    expect((await mailsTo(person.email))[0]?.subject).toBe('Your Hem password was changed');
  });

  it('has a link that works once', async () => {
    const person = await signUp();
    const linkToken = linkIn((await forget(person.email))[0]!.text, 'reset');
    const reset = async (text: string) =>
      codeOf('resetPassword', { linkToken, password: await sealed(text) });
    expect(await reset('New-Coat-8')).toEqual([200, 'ok']);
    expect(await reset('Thief-Coat-9')).toEqual([400, 'link-expired']);
    expect(await isSignedIn(await signIn(person, 'New-Coat-8'))).toBe(true);
  });

  it('has a link that works for an hour', async () => {
    const person = await signUp();
    const linkToken = linkIn((await forget(person.email))[0]!.text, 'reset');
    advance(hourMs + 1000);
    const late = { linkToken, password: await sealed('New-Coat-8') };
    expect(await codeOf('resetPassword', late)).toEqual([400, 'link-expired']);
  });

  it('keeps its link when the new password is too weak', async () => {
    const person = await signUp();
    const linkToken = linkIn((await forget(person.email))[0]!.text, 'reset');
    const weak = { linkToken, password: await sealed('weak') };
    expect(await codeOf('resetPassword', weak)).toEqual([400, 'invalid']);
    const good = { linkToken, password: await sealed('New-Coat-8') };
    expect(await codeOf('resetPassword', good)).toEqual([200, 'ok']);
  });

  it('ends an earlier link when it is asked for again', async () => {
    const person = await signUp();
    const first = linkIn((await forget(person.email))[0]!.text, 'reset');
    await forget(person.email);
    const input = { linkToken: first, password: await sealed('New-Coat-8') };
    expect(await codeOf('resetPassword', input)).toEqual([400, 'link-expired']);
  });
});

describe('changing the password', () => {
  it('needs the present one, signs the others out, and keeps this session', async () => {
    const person = await signUp();
    const elsewhere = await signIn(person);
    const wrong = { current: await sealed('Wrong-Coat-1'), next: await sealed('New-Coat-8') };
    expect(await codeOf('changePassword', wrong, person)).toEqual([400, 'wrong-password']);
    expect(await isSignedIn(elsewhere)).toBe(true);

    server.mails.length = 0;
    const right = { current: await sealed(), next: await sealed('New-Coat-8') };
    expect(await codeOf('changePassword', right, person)).toEqual([200, 'ok']);
    expect(await isSignedIn(person)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(await signIn(person, 'New-Coat-8'))).toBe(true);
    expect((await mailsTo(person.email)).map((mail) => mail.subject)).toEqual([
      'Your Hem password was changed',
    ]);
  });

  it('needs a new one that meets the rules', async () => {
    const person = await signUp();
    const weak = { current: await sealed(), next: await sealed('weak') };
    expect(await codeOf('changePassword', weak, person)).toEqual([400, 'invalid']);
    expect(await isSignedIn(await signIn(person))).toBe(true);
  });
});

describe('sessions', () => {
  it('are listed with their devices, the latest used first, this one marked', async () => {
    const person = await signUp();
    advance(minuteMs);
    const phone = await signIn(person, password, 'A phone');
    const { sessions } = await server.call('userSessions', {}, phone);
    expect(sessions.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['A phone', true],
      ['lightMyRequest', false],
    ]);
  });

  it('end here with logout, and everywhere when that is asked', async () => {
    const person = await signUp();
    const [phone, laptop] = [await signIn(person), await signIn(person)];
    await server.call('logout', { everywhere: false }, phone);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(laptop)).toBe(true);
    await server.call('logout', { everywhere: true }, laptop);
    expect(await isSignedIn(laptop)).toBe(false);
    expect(await isSignedIn(person)).toBe(false);
  });

  it('can be ended from another one of the same person, not of anybody else', async () => {
    const person = await signUp();
    const phone = await signIn(person);
    const { sessions } = await server.call('userSessions', {}, person);
    const { sessionId } = sessions.find((session) => !session.isThis)!;
    const stranger = await signUp();
    expect(await codeOf('revokeSession', { sessionId }, stranger)).toEqual([404, 'not-found']);
    expect(await isSignedIn(phone)).toBe(true);
    await server.call('revokeSession', { sessionId }, person);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(person)).toBe(true);
  });

  it('last 90 days from their last use', async () => {
    const person = await signUp();
    for (let month = 0; month < 4; month += 1) {
      advance(60 * dayMs);
      expect(await isSignedIn(person)).toBe(true);
    }
    advance(91 * dayMs);
    expect(await isSignedIn(person)).toBe(false);
  });
});

describe('what is stored', () => {
  it('holds no token, no password, no link and no code in plain', async () => {
    const person = await signUp();
    const again = await signIn(person);
    const [mail] = await mailsTo(person.email);
    await server.call('forgotPassword', { email: person.email });
    const asked = { email: freshEmail(), password: await sealPassword(server, password) };
    await server.call('userChangeEmail', asked, person);
    await server.app.services.jobs.idle();
    const reset = server.mails.find((one) => one.text.includes('reset='))!;
    const change = server.mails.find((one) => one.text.includes('email-change='))!;
    const stop = server.mails.find((one) => one.text.includes('email-stop='))!;
    const secrets = [
      linkIn(stop.text, 'email-stop'),
      person.token,
      again.token,
      password,
      linkIn(mail!.text, 'validate'),
      linkIn(reset.text, 'reset'),
      linkIn(change.text, 'email-change'),
    ];
    const dump = JSON.stringify(await dumpRows(server));
    expect(dump).toContain(person.email);
    for (const secret of secrets) expect(dump).not.toContain(secret);
    const { pool } = server.app.services.open;
    const code = codeIn(mail!.subject);
    const { rows } = await pool.query('select code_hash from one_time_links where email = $1', [
      person.email,
    ]);
    for (const row of rows) expect(row.code_hash).not.toContain(code);
  });

  it('is forgotten once it is over', async () => {
    const person = await signUp();
    await server.call('forgotPassword', { email: person.email });
    await server.app.services.jobs.idle();
    advance(1000 * dayMs);
    await server.app.services.jobs.idle();
    const dump = await dumpRows(server);
    expect(dump.one_time_links).toEqual([]);
    expect(dump.used_nonces).toEqual([]);
    expect(dump.sessions).toEqual([]);
    expect(dump.login_keys).toEqual([]);
  });
});
