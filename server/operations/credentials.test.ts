import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as storeTables from '#server/store/tables.ts';
import { ownerPassword } from '#tests/support/owner.ts';
import { sealPassword } from '#tests/support/seal-password.ts';
import { cameBack, linked, somebody } from '#tests/support/sign-ins.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { ToldIdentity } from '../database/schema/sign-ins.ts';
import * as schema from '../database/schema.ts';
import { hashPassword } from '../procedures/passwords.ts';
import { type LinkPurpose, makeLink } from '../repositories/one-time-links.ts';
import { openSession } from '../repositories/sessions.ts';
import * as paymentTables from '../store/payments/tables.ts';

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(ownerPassword);
});
afterAll(() => server.close());

/** Somebody with one of each credential open. */
interface Holder extends Person {
  other: Person;
  otherSessionId: string;
  links: Record<LinkPurpose, { linkToken: string; code: string }>;
  calendarPath: string;
  /** Of a form to be measured by phone, which nobody has opened. */
  measuringToken: string;
  studioCookie: string;
  /** Of the account of a member, which they have entered. */
  within: Person;
  nextEmail: string;
  /** Accounts at providers that are linked: at Google of the same address, at Apple of another. */
  atGoogle: ToldIdentity;
  atApple: ToldIdentity;
  /** Of a way to sign in that is being added, as its browser has it. */
  adding: { ticket: string; browserKey: string };
}

const database = () => server.app.services.open.database;
const now = () => server.app.services.now();
const seal = () => sealPassword(server, ownerPassword);

async function makeHolder(): Promise<Holder> {
  const person = await server.person({ passwordHash, staff: true });
  const { pool } = server.app.services.open;
  await pool.query('update users set email_validated_at = now() where id = $1', [person.userId]);
  const measured = { owner: person.userId, types: ['waist' as const] };
  const { path: measuringPath } = await server.call('startMeasuring', measured, person);
  const entered = await server.app.http.inject({
    method: 'POST',
    url: '/store/merchant/enter',
    headers: { authorization: `Bearer ${person.token}` },
  });
  const member = await server.person();
  const why = { userId: member.userId, reason: 'To see what stays open' };
  const standIn = await server.call('startImpersonation', why, person);
  const { token } = await openSession(database(), person.userId, 'other', now());
  const { sessions } = await server.call('userSessions', {}, person);
  const nextEmail = `${randomUUID()}@example.com`;
  const [atGoogle, atApple] = [somebody({ email: person.email }), somebody()];
  await linked(server, person, atGoogle);
  await linked(server, person, atApple, 'apple');
  const { sessionId } = sessions.find(({ device }) => device === 'test')!;
  const adding = await cameBack(server, atGoogle, { sessionId });
  const link = (purpose: LinkPurpose, email = person.email) =>
    makeLink(database(), { userId: person.userId, purpose, email }, now());
  return {
    ...person,
    other: { ...person, token },
    otherSessionId: sessions.find(({ device }) => device === 'other')!.sessionId,
    nextEmail,
    atGoogle,
    atApple,
    adding,
    measuringToken: measuringPath.split('#')[1]!,
    within: { ...member, token: standIn.token },
    studioCookie: String(entered.headers['set-cookie']).split(';')[0]!,
    calendarPath: (await server.call('makeCalendarFeed', { owner: person.userId }, person)).path,
    links: {
      'validate-email': await link('validate-email'),
      'change-email': await link('change-email', nextEmail),
      'stop-email-change': await link('stop-email-change'),
      'reset-password': await link('reset-password'),
    },
  };
}

const code = async (...call: Parameters<TestServer['raw']>): Promise<string> => {
  const { body } = await server.raw(...call);
  return body.status === 'ok' ? 'ok' : body.code;
};

/** Whether somebody at a provider comes to the holder's account. */
async function comesBack(
  { userId }: Holder,
  identity: ToldIdentity,
  provider: 'google' | 'apple',
): Promise<string> {
  const input = await cameBack(server, identity, { provider });
  const answer = await server.call('finishSignIn', input);
  return 'userId' in answer && answer.userId === userId ? 'ok' : 'another account';
}

const phoneKey = ({ userId }: Holder) => `${userId.replaceAll('-', '')}`.padEnd(43, 'k');
const openMeasuring = (holder: Holder) =>
  code('openMeasuring', { linkToken: holder.measuringToken, phoneKey: phoneKey(holder) });

interface Credential {
  /** What is done with it before the event. */
  prepare?(holder: Holder): Promise<unknown>;
  /** Whether it still works: `ok`, or the code of the refusal. */
  use(holder: Holder): Promise<string>;
  ended: string;
  /** Where it is stored: columns of tables. */
  columns: string[];
}

const uses: Record<string, Credential> = {
  'this session': {
    use: (holder) => code('userSessions', {}, holder),
    ended: 'signed-out',
    columns: ['sessions.token_hash'],
  },
  'another session': {
    use: ({ other }) => code('userSessions', {}, other),
    ended: 'signed-out',
    columns: ['sessions.token_hash'],
  },
  'a link to confirm the email': {
    use: ({ links }) => code('emailValidation', { linkToken: links['validate-email'].linkToken }),
    ended: 'link-expired',
    columns: ['one_time_links.token_hash'],
  },
  'a code to confirm the email': {
    use: ({ email, links }) =>
      code('emailValidation', { email, code: links['validate-email'].code }),
    ended: 'code-wrong',
    columns: ['one_time_links.code_hash'],
  },
  'a link to change the email': {
    use: ({ links }) =>
      code('userValidateEmailChange', { linkToken: links['change-email'].linkToken }),
    ended: 'link-expired',
    columns: ['one_time_links.token_hash'],
  },
  'a link to stop an email change': {
    use: ({ links }) =>
      code('userStopEmailChange', { linkToken: links['stop-email-change'].linkToken }),
    ended: 'link-expired',
    columns: ['one_time_links.token_hash'],
  },
  'a link to a new password': {
    use: async ({ links }) =>
      code('resetPassword', {
        linkToken: links['reset-password'].linkToken,
        password: await seal(),
      }),
    ended: 'link-expired',
    columns: ['one_time_links.token_hash'],
  },
  'a private calendar address': {
    async use({ calendarPath }) {
      const { statusCode, body } = await server.app.http.inject(calendarPath);
      return statusCode === 200 ? 'ok' : JSON.parse(body).code;
    },
    ended: 'not-found',
    columns: ['calendar_feeds.token_hash'],
  },
  'a link to a form on a phone': {
    use: openMeasuring,
    ended: 'link-expired',
    columns: ['measuring_links.token_hash'],
  },
  'a form that is open on a phone': {
    prepare: openMeasuring,
    use: (holder) =>
      code('measureOnPhone', {
        ...{ phoneKey: phoneKey(holder), activeType: null },
        values: { waist: 0.8 },
      }),
    ended: 'link-expired',
    columns: ['measuring_sessions.phone_key_hash'],
  },
  'the studio’s pages': {
    async use({ studioCookie }) {
      const url = '/store/merchant';
      const headers = { cookie: studioCookie, accept: 'text/html' };
      const { statusCode } = await server.app.http.inject({ url, headers });
      return statusCode === 200 ? 'ok' : String(statusCode);
    },
    ended: '403',
    columns: ['sessions.token_hash'],
  },
  'a member’s account, entered by the staff': {
    use: ({ within }) => code('getWardrobes', { owner: within.userId }, within),
    ended: 'signed-out',
    columns: ['sessions.token_hash'],
  },
  'a sign-in by Google or Apple of the same address': {
    use: (holder) => comesBack(holder, holder.atGoogle, 'google'),
    ended: 'another account',
    columns: [],
  },
  'a sign-in by Google or Apple of another address': {
    use: (holder) => comesBack(holder, holder.atApple, 'apple'),
    ended: 'another account',
    columns: [],
  },
  'such a sign-in that is being added': {
    use: ({ adding }) => code('finishSignIn', adding),
    ended: 'link-expired',
    columns: [
      'sign_in_attempts.state_hash',
      'sign_in_attempts.ticket_hash',
      'sign_in_attempts.browser_hash',
    ],
  },
};

const linkOf = (holder: Holder, purpose: LinkPurpose) => ({
  linkToken: holder.links[purpose].linkToken,
});

const events: Record<string, (holder: Holder) => Promise<unknown>> = {
  'signed in': async ({ email }) => server.call('tokenAuth', { email, password: await seal() }),
  'signed out': (holder) => server.call('logout', { everywhere: false }, holder),
  'session ended from the list': (holder) =>
    server.call('revokeSession', { sessionId: holder.otherSessionId }, holder),
  'signed out everywhere': (holder) => server.call('logout', { everywhere: true }, holder),
  'password changed': async (holder) =>
    server.call('changePassword', { current: await seal(), next: await seal() }, holder),
  'new password asked for': async ({ email }) => {
    await server.call('forgotPassword', { email });
    await server.app.services.jobs.idle();
  },
  'password reset': async (holder) =>
    server.call('resetPassword', {
      ...linkOf(holder, 'reset-password'),
      password: await seal(),
    }),
  'confirmation asked for': async (holder) => {
    // Only an address that is not confirmed is asked to be.
    const { pool } = server.app.services.open;
    const set = (value: string) =>
      pool.query(`update users set email_validated_at = ${value} where id = $1`, [holder.userId]);
    await set('null');
    await server.call('sendEmailValidation', {}, holder);
    await set('now()');
  },
  'email confirmed': (holder) => server.call('emailValidation', linkOf(holder, 'validate-email')),
  'email change asked for': async (holder) =>
    server.call(
      'userChangeEmail',
      { email: `${randomUUID()}@example.com`, password: await seal() },
      holder,
    ),
  'email changed': (holder) =>
    server.call('userValidateEmailChange', linkOf(holder, 'change-email')),
  'email change stopped': (holder) =>
    server.call('userStopEmailChange', linkOf(holder, 'stop-email-change')),
  'deletion asked for': async (holder) =>
    server.call('userDeleteAccount', { password: await seal() }, holder),
};

const page = fs.readFileSync(path.join(import.meta.dirname, '../../docs/credentials.md'), 'utf8');
const [head = [], , ...rows] = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const pairs = rows.flatMap(([open = '', ...cells]) =>
  cells.map((what, index) => [open, what, head[index + 1] ?? ''] as const),
);

/** Columns that look like a credential and open nothing of an account, and why. */
const noCredentials: Record<string, string> = {
  'idempotency_keys.key': 'the name of a write, which its session sends',
  'idempotency_keys.input_hash': 'what a write said',
  'call_counts.key': 'who is counted',
  'grants.key': 'the name of what a member is entitled to',
  'login_keys.public_key': 'seals a password on its way',
  'login_keys.private_key': 'opens what was sealed, and no account',
  'jobs.schedule_key': 'the name of a schedule',
  'impersonation_log.hash': 'a link of the chain of the log',
  'impersonation_log_head.hash': 'its last link',
  'lola_forgotten.key': 'what Lola is to forget',
  'resale_listings.share_code_hash':
    'the address of a page that shows what is offered to everybody',
  'outfits.thumbnail_key': 'what a thumbnail shows',
  'users.password_hash': 'the password itself',
  'images.content_hash': 'what a picture shows',
  'content_slots.seeded_hash': 'what a text says',
  'service_carts.token': 'the name of a cart in the store’s news; its key is needed as well',
  'service_orders.cart_token': 'as that of the cart',
  'store_carts.token': 'as that of the cart',
  'store_carts.key': 'a cart at the store, which the store knows by no account',
  'store_cart_lines.cart_token': 'as that of the cart',
  'store_orders.cart_token': 'as that of the cart',
  'payment_calls.key': 'the name of a call of the payments in this server',
  'store_orders.cart_key': 'an order at the store, which the store knows by no account',
};

const secretColumns = () =>
  Object.values({ ...schema, ...storeTables, ...paymentTables })
    .filter((table) => is(table, PgTable))
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map((column) => `${name}.${column.name}`);
    })
    .filter((name) => /(hash|token|key|secret|(?<!country_)code|pin|password)$/.test(name));

describe('the table of credentials', () => {
  it('has whatever the database stores to be compared with a secret', () => {
    const known = [...Object.values(uses).flatMap(({ columns }) => columns)];
    expect([...new Set([...known, ...Object.keys(noCredentials)])].sort()).toEqual(
      secretColumns().sort(),
    );
  });

  it('has nothing that works in the place of another', async () => {
    const holder = await makeHolder();
    const studioToken = holder.studioCookie.split('=')[1]!;
    expect(await code('userSessions', {}, { ...holder, token: studioToken })).toBe('signed-out');
    const studio = uses['the studio’s pages']!;
    expect(await studio.use({ ...holder, studioCookie: `hem_studio=${holder.token}` })).toBe('403');
  });

  it('has every credential and every event', () => {
    expect(rows.map(([open]) => open)).toEqual(Object.keys(uses));
    expect(head.slice(1)).toEqual(Object.keys(events));
    expect(new Set(pairs.map(([, what]) => what))).toEqual(new Set(['ends', 'stays']));
  });

  it.each(pairs)('%s %s when: %s', async (open, what, event) => {
    const holder = await makeHolder();
    await uses[open]!.prepare?.(holder);
    await events[event]!(holder);
    expect(await uses[open]!.use(holder)).toBe(what === 'stays' ? 'ok' : uses[open]!.ended);
  });
});

describe('an account', () => {
  it('is not won back by a thief of one token after the owner’s recovery', async () => {
    const holder = await makeHolder();
    const email = `thief-${holder.email}`;
    const wrong = await sealPassword(server, 'A-Guess-77');
    expect(await code('userChangeEmail', { email, password: wrong }, holder.other)).toBe(
      'wrong-password',
    );
    expect(await code('userChangeEmail', { email } as never, holder.other)).toBe('invalid');
    expect(server.mails.filter(({ to }) => to === email)).toEqual([]);
  });

  it('comes back to its address by the mail there, though a thief of the password confirmed and went on', async () => {
    const holder = await makeHolder();
    const { email } = holder;
    const take = async (next: string) => {
      await server.call('userChangeEmail', { email: next, password: await seal() }, holder.other);
      await server.app.services.jobs.idle();
      const mail = server.mails.find(
        ({ to, text }) => to === next && text.includes('email-change='),
      );
      const linkToken = /email-change=([\w-]+)/.exec(mail!.text)![1]!;
      await server.call('userValidateEmailChange', { linkToken });
    };
    await take(`thief-${email}`);
    await take(`second-${email}`);
    await server.app.services.jobs.idle();
    // Nobody else gets the freed address while the owner may still come back to it.
    expect(await code('createAccount', { email, password: await seal() })).toBe('account-exists');
    const told = server.mails.find(({ to, text }) => to === email && text.includes('email-stop='));
    const theirs = server.mails.find(
      ({ to, text }) => to === `thief-${email}` && text.includes('email-stop='),
    );
    const stopIn = (text: string) => ({ linkToken: /email-stop=([\w-]+)/.exec(text)![1]! });
    const { resetToken, ...kept } = await server.call('userStopEmailChange', stopIn(told!.text));
    expect(kept).toEqual({ email });
    expect(await code('userSessions', {}, holder.other)).toBe('signed-out');
    expect(await code('userStopEmailChange', stopIn(theirs!.text))).toBe('link-expired');
    const next = await sealPassword(server, 'Corduroy-7');
    await server.call('resetPassword', { linkToken: resetToken, password: next });
    const signIn = { email, password: await sealPassword(server, 'Corduroy-7') };
    expect((await server.call('tokenAuth', signIn)).userId).toBe(holder.userId);
  });

  it('cannot be taken back by a stranger whose address was typed by mistake', async () => {
    const person = await server.person({ passwordHash });
    const next = `right-${person.email}`;
    await server.call('userChangeEmail', { email: next, password: await seal() }, person);
    await server.app.services.jobs.idle();
    const stop = server.mails.find(({ to }) => to === person.email)!;
    const confirm = server.mails.find(({ to }) => to === next)!;
    const change = { linkToken: /email-change=([\w-]+)/.exec(confirm.text)![1]! };
    await server.call('userValidateEmailChange', change);
    const linkToken = /email-stop=([\w-]+)/.exec(stop.text)![1]!;
    expect(await code('userStopEmailChange', { linkToken })).toBe('link-expired');
  });

  it('keeps the password of the first of two who change it at once, and tells the other', async () => {
    const holder = await makeHolder();
    const sealed = async (next: string) => ({
      current: await seal(),
      next: await sealPassword(server, next),
    });
    const inputs = await Promise.all(Array.from({ length: 6 }, (_, n) => sealed(`Corduroy-${n}`)));
    const answers = await Promise.all(inputs.map((input) => code('changePassword', input, holder)));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'wrong-password')).toHaveLength(5);
  });

  it('opens no session behind a recovery that comes between the password and the session', async () => {
    const holder = await makeHolder();
    const signIns = await Promise.all(
      Array.from({ length: 4 }, async () => ({ email: holder.email, password: await seal() })),
    );
    const reset = {
      ...linkOf(holder, 'reset-password'),
      password: await sealPassword(server, 'Corduroy-7'),
    };
    await Promise.all([
      server.call('resetPassword', reset),
      ...signIns.map((input) => code('tokenAuth', input)),
    ]);
    const { rows } = await server.app.services.open.pool.query(
      'select count(*)::int as sessions from sessions where user_id = $1',
      [holder.userId],
    );
    expect(rows).toEqual([{ sessions: 0 }]);
  });
});
