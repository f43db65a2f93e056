import '#tests/support/page.ts';
import '#tests/screens/still-motion.ts';

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { operationQuery } from '#api/operation.ts';
import type { OperationMeta } from '#api/query-client.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { descriptorOf, type OperationName, operationNames } from '#contract/operations.ts';
import { AppError, type ErrorKind } from '#lib/errors.ts';
import { host } from '#lib/host.ts';
import { session } from '#lib/session.ts';
import {
  type FaultyWire,
  faultyWire,
  held,
  late,
  nonsense,
  offline,
  refused,
} from '#tests/screens/faulty-wire.ts';
import { hangRail, settledMember } from '#tests/screens/member.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { ToastStack } from '#ui/toast-stack.tsx';
import { toasts } from '#ui/toasts.ts';
import { queryClient, showFailure } from './client.ts';
import { reactionTo } from './error-policy.ts';
import { failures } from './failures.ts';

// The quiet list (product spec, section 8).
const quiet: OperationName[] = [
  'fetchLolaOutfitSuggestions',
  'deleteWardrobe',
  'itemRemoveFromWardrobes',
  'emailCheck',
  'getPublicKey',
  'tokenAuth',
  'emailValidation',
  'userValidateEmailChange',
];
// The device forgets its session whatever the server answers, so nothing is shown.
const neverWaitedFor: OperationName[] = ['logout'];
const loud = operationNames.filter(
  (name) => ![...quiet, ...neverWaitedFor, 'refreshCache'].includes(name),
);

const failure = (
  operation: OperationName | undefined,
  kind: ErrorKind,
  code?: ErrorCode,
): AppError =>
  new AppError(kind, { ...(operation ? { operation } : {}), ...(code ? { code } : {}) });
const reaction = (error: Error, { isWrite = false, ...meta }: OperationMeta = {}) =>
  reactionTo({ error, isWrite: isWrite === true, meta });

/** Every kind of *other error with a body*. */
const bodies: [ErrorKind, ErrorCode][] = [
  ['forbidden', 'forbidden'],
  ['not-found', 'not-found'],
  ['invalid', 'invalid'],
  ['conflict', 'conflict'],
  ['rate-limited', 'rate-limited'],
  ['server', 'server'],
];
const globalToast = {
  type: 'toast',
  title: 'Something went wrong.',
  text: 'Try again in a moment, or refresh the page.',
};

describe('the error catalogue', () => {
  it.each(operationNames)('ends the session on a 401 of %s, whoever asked', (operation) => {
    const error = failure(operation, 'signed-out', 'signed-out');
    for (const meta of [{}, { isForm: true }, { isHandled: true }, { isWrite: true }]) {
      expect(reaction(error, meta)).toEqual({ type: 'sign-out' });
    }
  });

  it('says nothing on a timeout of fetchLolaOutfitSuggestions, which its screen says', () => {
    for (const meta of [{}, { isForm: true }]) {
      const late = failure('fetchLolaOutfitSuggestions', 'timeout');
      expect(reaction(late, { ...meta, isHandled: true })).toEqual({ type: 'none' });
    }
    expect(operationNames.filter((name) => descriptorOf(name).dialogOnTimeout === false)).toEqual([
      'fetchLolaOutfitSuggestions',
    ]);
  });

  it.each(operationNames.filter((name) => name !== 'fetchLolaOutfitSuggestions'))(
    'opens the dialog on a timeout of %s',
    (operation) => {
      for (const meta of [{}, { isForm: true }, { isWrite: true }]) {
        expect(reaction(failure(operation, 'timeout'), meta)).toEqual({ type: 'timeout-dialog' });
      }
    },
  );

  it.each(loud)('names %s in a toast', (operation) => {
    for (const [kind, code] of bodies) {
      for (const isWrite of [false, true]) {
        expect(reaction(failure(operation, kind, code), { isWrite })).toEqual({
          type: 'toast',
          title: `${operation} failed to retrieve the information.`,
        });
      }
    }
  });

  it.each(quiet)(
    'says no name for %s: nothing of a read, the generic dialog of a write',
    (name) => {
      for (const [kind, code] of bodies) {
        const error = failure(name, kind, code);
        expect(reaction(error)).toEqual({ type: 'none' });
        expect(reaction(error, { isWrite: true, isForm: true })).toEqual({ type: 'none' });
        expect(reaction(error, { isWrite: true })).toEqual({ type: 'generic-dialog' });
      }
    },
  );

  it('knows no other quiet endpoint', () => {
    const silent = operationNames.filter((name) => descriptorOf(name).toastOnError === false);
    expect(silent.sort()).toEqual([...quiet, ...neverWaitedFor].sort());
  });

  it.each(['offline', 'parse', 'server', 'invalid', 'not-found', 'rate-limited'] as const)(
    'shows the global toast for an error without a body: %s',
    (kind) => {
      for (const operation of ['getItems', 'saveItem', 'deleteWardrobe'] as const) {
        expect(reaction(failure(operation, kind))).toEqual(globalToast);
        expect(reaction(failure(operation, kind), { isWrite: true })).toEqual(globalToast);
      }
    },
  );

  it('leaves it to the strip, the screen and the form that the device is offline', () => {
    host.isOnline = false;
    const error = failure('saveItem', 'offline');
    expect(reaction(error)).toEqual({ type: 'none' });
    expect(reaction(error, { isWrite: true, isForm: true })).toEqual({ type: 'none' });
    for (const operation of ['saveItem', 'deleteWardrobe', 'itemAddToWardrobes'] as const) {
      const failed = failure(operation, 'offline');
      expect(reaction(failed, { isWrite: true }), 'nobody else would say it').toEqual({
        type: 'toast',
        title: 'You are offline.',
        text: 'Nothing was changed. Try again once you are back.',
      });
    }
    host.isOnline = true;
  });

  it('says nothing of what was read ahead of a screen, which asks again', () => {
    for (const kind of ['signed-out', 'timeout', 'server'] as const) {
      expect(reaction(failure('getItems', kind), { isAhead: true })).toEqual({ type: 'none' });
    }
  });

  it('says of a failed cache refresh that it failed, with a body or without', () => {
    for (const error of [
      failure('refreshCache', 'server', 'server'),
      failure('refreshCache', 'offline'),
      failure('refreshCache', 'parse'),
    ]) {
      expect(reaction(error, { isWrite: true })).toEqual({
        type: 'toast',
        title: 'Error refreshing cache',
      });
    }
  });

  it('leaves to a form what it says beside its fields, and nothing else', () => {
    const form = { isForm: true, isWrite: true };
    expect(reaction(failure('saveItem', 'invalid', 'invalid'), form)).toEqual({ type: 'none' });
    expect(reaction(failure('saveItem', 'conflict', 'conflict'), form)).toEqual({ type: 'none' });
    expect(reaction(failure('saveItem', 'server', 'server'), form)).toMatchObject({
      type: 'toast',
    });
    expect(reaction(failure('saveItem', 'offline'), form)).toEqual(globalToast);
  });

  it('leaves to the caller what it shows itself', () => {
    for (const [kind, code] of bodies) {
      expect(reaction(failure('imageUpload', kind, code), { isHandled: true })).toEqual({
        type: 'none',
      });
    }
  });

  it('shows nothing for a call that was taken back', () => {
    const taken = new DOMException('cancelled', 'AbortError');
    expect(reaction(taken)).toEqual({ type: 'none' });
    expect(reaction(new AppError('timeout', { cause: taken }))).toEqual({ type: 'none' });
  });

  it('names the operation also where only the caller knew it', () => {
    expect(
      reaction(failure(undefined, 'forbidden', 'forbidden'), { operation: 'saveItem' }),
    ).toEqual({ type: 'toast', title: 'saveItem failed to retrieve the information.' });
    expect(reaction(new Error('a slip of ours'), { operation: 'getItems' })).toEqual(globalToast);
    expect(reaction(failure(undefined, 'server', 'server'))).toEqual(globalToast);
  });
});

describe('a toast', () => {
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
  });

  it('goes by itself after 3500 ms, and waits while it is held', async () => {
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    vi.useFakeTimers();
    showFailure({ error: failure('getItems', 'server', 'server'), isWrite: false, meta: {} });
    render(createElement(ToastStack));
    const words = 'getItems failed to retrieve the information.';
    await pass(3499);
    expect(screen.getByText(words)).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    await pass(10_000);
    expect(screen.getByText(words)).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    await pass(3499);
    expect(screen.getByText(words)).toBeTruthy();
    await pass(1);
    expect(screen.queryByText(words)).toBeNull();
  });

  it('says the same words once at a time', () => {
    for (let time = 0; time < 3; time += 1) {
      showFailure({ error: failure('getItems', 'offline'), isWrite: false, meta: {} });
    }
    expect(toasts.list).toHaveLength(1);
  });
});

describe('in the app', () => {
  let server: TestServer;
  let person: Person;
  let wire: FaultyWire;
  beforeAll(async () => {
    server = await startTestServer();
    person = await settledMember(server);
    await hangRail(server, person, 'Everyday');
  });
  afterAll(() => server.close());
  beforeEach(() => {
    reachServer(server);
    wire = faultyWire();
  });
  afterEach(cleanup);

  const openWardrobes = async () => {
    const app = renderApp('/wardrobes', person);
    await screen.findByRole('link', { name: 'Everyday' });
    return app;
  };
  const openDelete = async () => {
    const app = await openWardrobes();
    await app.user.click(screen.getByRole('button', { name: 'More for Everyday' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await app.user.click(await screen.findByRole('button', { name: 'Delete wardrobe' }));
    return app;
  };

  it('a failed read shows the toast of its endpoint', async () => {
    wire.cut('getWardrobes', refused(500, 'server'));
    renderApp('/wardrobes', person);
    expect(
      await screen.findByText('getWardrobes failed to retrieve the information.'),
    ).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('a failed write shows the toast of its endpoint', async () => {
    const app = await openWardrobes();
    wire.cut('saveWardrobe', refused(500, 'server'));
    await app.user.click(screen.getByRole('button', { name: 'New wardrobe' }));
    await app.user.type(await screen.findByLabelText(/^Name/), 'Work');
    await app.user.click(screen.getByRole('button', { name: 'Create wardrobe' }));
    expect(
      await screen.findByText('saveWardrobe failed to retrieve the information.'),
    ).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Work');
  });

  it('a form says what is invalid beside the field, and no toast', async () => {
    const app = await openWardrobes();
    wire.cut('saveWardrobe', refused(400, 'invalid', { name: 'too long' }));
    await app.user.click(screen.getByRole('button', { name: 'New wardrobe' }));
    const field = await screen.findByLabelText(/^Name/);
    await app.user.type(field, 'Work');
    await app.user.click(screen.getByRole('button', { name: 'Create wardrobe' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(toasts.list).toEqual([]);
    expect(failures.dialog).toBeNull();
  });

  it('a failed write of the quiet list shows the generic dialog', async () => {
    wire.cut('deleteWardrobe', refused(500, 'server'));
    const app = await openDelete();
    await waitFor(() => expect(failures.dialog).toBe('generic'));
    expect(await screen.findByText('An unexpected error occurred. Please try again')).toBeTruthy();
    expect(toasts.list).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() =>
      expect(screen.queryByText('An unexpected error occurred. Please try again')).toBeNull(),
    );
  });

  it.each([
    ['there is no network', offline],
    ['somebody else answers', nonsense(502)],
    ['the answer makes no sense', nonsense(200, '{"status":')],
  ])('the global toast stands where %s', async (_situation, fault) => {
    wire.cut('getWardrobes', fault);
    renderApp('/wardrobes', person);
    expect(await screen.findByText('Something went wrong.')).toBeTruthy();
    expect(screen.getByText('Try again in a moment, or refresh the page.')).toBeTruthy();
  });

  it('a timeout opens the dialog, whose Refresh reloads', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    wire.cut('getWardrobes', late);
    const app = renderApp('/wardrobes', person);
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Something went wrong. Please refresh the page to try again.',
    });
    expect(toasts.list).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Refresh' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a timeout of a quiet write opens the same dialog', async () => {
    wire.cut('deleteWardrobe', late);
    await openDelete();
    expect(
      await screen.findByText('Something went wrong. Please refresh the page to try again.'),
    ).toBeTruthy();
  });

  it('a call that is taken back shows nothing', async () => {
    await openWardrobes();
    const { fault, release } = held(refused(500, 'server'));
    wire.cut('getItemSuggestions', fault);
    const query = operationQuery('getItemSuggestions', { owner: person.userId });
    const asked = queryClient.fetchQuery(query);
    await waitFor(() => expect(wire.callsOf('getItemSuggestions')).toHaveLength(1));
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    release();
    await expect(asked).rejects.toThrow();
    expect(toasts.list).toEqual([]);
    expect(failures.dialog).toBeNull();
  });

  it('a read that fails keeps what was on screen', async () => {
    const app = await openWardrobes();
    wire.cut('getWardrobes', refused(500, 'server'));
    await app.user.click(screen.getByRole('link', { name: 'Items' }));
    await screen.findByText('Nothing on the rail yet');
    await app.user.click(screen.getAllByRole('link', { name: 'Wardrobes' })[0]!);
    expect(
      await screen.findByText('getWardrobes failed to retrieve the information.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Everyday' })).toBeTruthy();
  });

  it.each([
    ['a read', 'getWardrobes'],
    ['the user’s details', 'userDetails'],
    ['the cache refresh', 'refreshCache'],
  ] as const)('a 401 of %s leads to the sign-in, which says why', async (_what, name) => {
    wire.cut(name, refused(401, 'signed-out'));
    const app = renderApp('/wardrobes?sheet=new', person);
    expect(await screen.findByText('Please sign-in again.')).toBeTruthy();
    expect(app.where()).toBe(`/auth?redirect=${encodeURIComponent('/wardrobes?sheet=new')}`);
    expect(session.token).toBeNull();
    expect(toasts.list).toEqual([]);
  });

  it.each([
    ['fails', refused(500, 'server')],
    ['never gets there', offline],
    ['is not done', () => Response.json({ status: 'ok', data: { cacheRefreshed: 'False' } })],
  ])('a cache refresh at start that %s says so, and the app starts', async (_how, fault) => {
    wire.cut('refreshCache', fault);
    renderApp('/wardrobes', person);
    expect(await screen.findByText('Error refreshing cache')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Everyday' })).toBeTruthy();
  });
});
