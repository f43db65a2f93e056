import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for them.
import '#features/account/account-settings-screen.tsx';
import '#features/account/end-sheet.tsx';
import '#features/auth/auth-screen.tsx';

import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deletionGraceDays } from '#contract/rules/account-end.ts';
import { session } from '#lib/session.ts';
import { hashPassword } from '#server/procedures/passwords.ts';
import { lendable } from '#tests/support/loans.ts';
import { payPlan } from '#tests/support/pay-plan.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { settledMember } from './member.ts';

const password = 'Corduroy-7';
const dayMs = 86_400_000;

let server: TestServer;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  maya = await settledMember(server);
  await server.app.services.open.pool.query('update users set password_hash = $1 where id = $2', [
    await hashPassword(password),
    maya.userId,
  ]);
});
afterEach(cleanup);

const settings = '/account-settings?tab=Password+%26+Security';
const inSheet = async () => within(await screen.findByRole('dialog'));

async function askForEnd(typed: string) {
  const app = renderApp(settings, maya);
  await app.user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const sheet = await inSheet();
  await app.user.type(await sheet.findByLabelText('Your password'), typed);
  await app.user.click(sheet.getByRole('button', { name: 'Delete account' }));
  return { ...app, sheet };
}

async function signIn({ user }: ReturnType<typeof renderApp>) {
  await user.type(await screen.findByLabelText('Email'), maya.email);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** The day on which an account goes that is deleted now. */
const dayAhead = () =>
  new Date(Date.now() + deletionGraceDays * dayMs).toLocaleDateString(undefined, {
    dateStyle: 'long',
  });

describe('an account', () => {
  it('that is deleted ends the session, says until when it can be had back, and comes back by a sign-in', async () => {
    const before = dayAhead();
    const app = await askForEnd(password);
    const told = await screen.findByText(/^Your account will be deleted on /);
    // Midnight may have come between.
    expect([before, dayAhead()]).toContain(told.textContent.split(' on ')[1]);
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
    expect(session.token).toBeNull();
    await signIn(app);
    expect(await screen.findByText('Your account stays')).toBeTruthy();
  });

  it('is not deleted by a wrong password', async () => {
    const { sheet } = await askForEnd('Gabardine-8');
    expect(await sheet.findByText('That is not your present password.')).toBeTruthy();
    expect(session.token).not.toBeNull();
  });

  it('says before what is lent, at the studio, and paid for', async () => {
    const ben = await server.person();
    const wanted = await lendable(server, maya, ben);
    const { loanId } = await server.call('askForLoan', wanted, ben);
    const loan = { owner: maya.userId, loanId };
    await server.call('answerLoan', { ...loan, isAccepted: true }, maya);
    await server.call('handOverLoan', loan, maya);
    await payPlan(server, maya, 'monthly');
    renderApp(`${settings}&sheet=delete-account`, maya);
    const sheet = await inSheet();
    expect(await sheet.findByText(/^Others still have 1 piece of yours\./)).toBeTruthy();
    expect(sheet.getByText(/^Your Monthly plan ends on .*nothing more is charged\.$/)).toBeTruthy();
    expect(sheet.queryByText(/studio/)).toBeNull();
  });

  it('says that what was paid for longer than it lasts is not paid back', async () => {
    await payPlan(server, maya, 'lifetime');
    renderApp(`${settings}&sheet=delete-account`, maya);
    const sheet = await inSheet();
    expect(
      await sheet.findByText(
        'Your Lifetime plan ends with the account. Nothing more is charged, and nothing is paid back.',
      ),
    ).toBeTruthy();
  });
});
