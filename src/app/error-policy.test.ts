import '#tests/support/page.ts';
import '#tests/screens/still-motion.ts';

import { QueryObserver } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { operationQuery } from '#api/operation.ts';
import { outbox } from '#api/outbox/outbox.ts';
import { type OperationMeta, readAhead } from '#api/query-client.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { descriptorOf, type OperationName, operationNames } from '#contract/operations.ts';
import { AppError, type ErrorKind } from '#lib/errors.ts';
import { host } from '#lib/host.ts';
import { callOperation } from '#lib/http.ts';
import { session } from '#lib/session.ts';
import {
  type Fault,
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
import { showToast, showUndo, toasts } from '#ui/toasts.ts';
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
const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const repeaters = [
  'api/cards.ts',
  'api/operation.ts',
  'api/outbox/create-outbox.ts',
  'api/outbox/kind.ts',
  'api/upload-queue/destinations/color-analysis.ts',
  'api/upload-queue/destinations/edited-photo.ts',
  'api/upload-queue/destinations/item.ts',
  'api/upload-queue/destinations/look.ts',
  'api/upload-queue/destinations/outfit-thumbnail.ts',
  'api/upload-queue/upload-steps.ts',
  'app/use-start-again.ts',
];
const loud = operationNames.filter((name) => ![...quiet, 'refreshCache'].includes(name));

const failure = (
  operation: OperationName | undefined,
  kind: ErrorKind,
  code?: ErrorCode,
): AppError =>
  new AppError(kind, { ...(operation ? { operation } : {}), ...(code ? { code } : {}) });
const reaction = (error: Error, { isWrite = false, ...meta }: OperationMeta = {}) =>
  reactionTo({ error, isWrite: isWrite === true, meta });

/** Every kind of *other error with a body*. */
const bodies: [status: number, code: ErrorCode][] = [
  [400, 'invalid'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'conflict'],
  [429, 'rate-limited'],
  [500, 'server'],
];
const globalToast = {
  type: 'toast',
  title: 'Something went wrong.',
  text: 'Try again in a moment, or refresh the page.',
};

/** All that a caller can say of itself, and a caller that says nothing of what failed. */
const metas: OperationMeta[] = [{}, { isHandled: true }, { isForm: true }, { saysGone: true }];
const callers: [who: string, (name: OperationName) => Promise<unknown>][] = [
  ['nobody but the call', (name) => callOperation(name, {} as never)],
  ...metas.flatMap((meta): (typeof callers)[number][] => [
    [
      `a query that says ${JSON.stringify(meta)}`,
      (name) => queryClient.fetchQuery(operationQuery(name, {} as never, meta)),
    ],
    [
      `a write that says ${JSON.stringify(meta)}`,
      (name) =>
        queryClient
          .getMutationCache()
          .build(queryClient, {
            mutationFn: () => callOperation(name, {} as never),
            meta: { operation: name, ...meta },
          })
          .execute(undefined),
    ],
  ]),
];

describe.each(callers)('an operation of the table, called by %s,', (_who, call) => {
  let wire: FaultyWire;
  beforeEach(() => {
    globalThis.fetch = async () => Response.json({ status: 'ok', data: {} });
    wire = faultyWire();
    session.token = 'token';
    forget();
  });
  afterEach(() => {
    session.token = null;
    forget();
  });
  const forget = () => {
    queryClient.clear();
    toasts.list.splice(0);
    failures.dialog = null;
  };
  const fail = async (name: OperationName, fault: Fault) => {
    wire.cut('everything', fault);
    forget();
    await expect(call(name), name).rejects.toThrow();
  };
  const toldOf = () => toasts.list.map(({ title }) => title);

  it('says by its name that it failed, whatever the server answers', async () => {
    for (const name of loud) {
      for (const [status, code] of bodies) {
        await fail(name, refused(status, code));
        expect(toldOf()).toEqual([`${name} failed to retrieve the information.`]);
        expect(failures.dialog).toBeNull();
      }
    }
  });

  it('is named by no toast where it is on the quiet list, and by none else', async () => {
    for (const name of quiet) {
      for (const [status, code] of bodies) {
        await fail(name, refused(status, code));
        expect(toldOf()).toEqual([]);
      }
    }
  });

  it('opens the dialog when it takes too long, but for Lola’s outfits', async () => {
    for (const name of operationNames) {
      await fail(name, late);
      const isLolas = name === 'fetchLolaOutfitSuggestions';
      expect(failures.dialog, name).toBe(isLolas ? null : 'timeout');
      expect(toldOf()).toEqual([]);
    }
  });

  it('ends the session on a 401', async () => {
    for (const name of operationNames) {
      session.token = 'token';
      await fail(name, refused(401, 'signed-out'));
      expect(session.token, name).toBeNull();
      expect(toldOf()).toEqual([]);
    }
  });
});

describe('the quiet list', () => {
  it('is that of the specification, and no row of the table is quiet besides', () => {
    const silent = operationNames.filter((name) => descriptorOf(name).toastOnError === false);
    expect(silent.sort()).toEqual(quiet.sort());
    expect(operationNames.filter((name) => descriptorOf(name).dialogOnTimeout === false)).toEqual([
      'fetchLolaOutfitSuggestions',
    ]);
  });

  it('is not lengthened by a caller: only what was told before is sent again without a word', () => {
    const users = Object.entries(sources)
      .filter(([, text]) => /isRepeat: /.test(text))
      .map(([file]) => file.replace(/^\.\//, 'app/').replace(/^\.\.\//, ''));
    // The queues, which try again by themselves; what is followed; the start that goes on trying.
    expect(users.sort()).toEqual(repeaters);
  });
});

describe('what the catalogue leaves open', () => {
  it('shows the generic dialog for a write of the quiet list, but of a form nothing', () => {
    for (const name of quiet) {
      const error = failure(name, 'server', 'server');
      expect(reaction(error)).toEqual({ type: 'none' });
      expect(reaction(error, { isWrite: true, isForm: true })).toEqual({ type: 'none' });
      expect(reaction(error, { isWrite: true })).toEqual({ type: 'generic-dialog' });
    }
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

  it('says nothing of a read ahead of a screen, which asks again, until the screen waits for it', async () => {
    globalThis.fetch = async () => Response.json({ status: 'ok', data: {} });
    const { fault, release } = held(refused(500, 'server'));
    const wire = faultyWire();
    const query = operationQuery('getItemSuggestions', { owner: 'somebody' });
    wire.cut('getItemSuggestions', refused(500, 'server'));
    await readAhead(queryClient, query);
    expect(toasts.list).toEqual([]);
    wire.cut('getItemSuggestions', fault);
    const ahead = readAhead(queryClient, query);
    const stop = new QueryObserver(queryClient, query).subscribe(() => {});
    release();
    await ahead;
    expect(wire.callsOf('getItemSuggestions')).toHaveLength(2);
    expect(toasts.list.splice(0).map(({ title }) => title)).toEqual([
      'getItemSuggestions failed to retrieve the information.',
    ]);
    stop();
    queryClient.clear();
  });

  it('says of a failed cache refresh that it failed, without a body too', () => {
    for (const kind of ['offline', 'parse', 'server'] as const) {
      expect(reaction(failure('refreshCache', kind), { isWrite: true })).toEqual({
        type: 'toast',
        title: 'Error refreshing cache',
      });
    }
  });

  it('opens the dialog for what is no operation and takes too long', () => {
    expect(reaction(new AppError('timeout'))).toEqual({ type: 'timeout-dialog' });
    expect(reaction(new AppError('timeout'), { isHandled: true })).toEqual({ type: 'none' });
  });

  it('leaves to the caller what it shows itself', () => {
    for (const kind of ['offline', 'parse', 'server'] as const) {
      expect(reaction(failure('imageUpload', kind), { isHandled: true })).toEqual({ type: 'none' });
    }
  });

  it('shows nothing for a call that was taken back', () => {
    const taken = new DOMException('cancelled', 'AbortError');
    expect(reaction(taken)).toEqual({ type: 'none' });
    expect(reaction(new AppError('timeout', { cause: taken }))).toEqual({ type: 'none' });
  });

  it('shows the global toast for a slip of ours', () => {
    expect(reaction(new Error('a slip of ours'), { operation: 'getItems' })).toEqual(globalToast);
  });
});

describe('what is asked again by itself', () => {
  afterEach(() => {
    vi.useRealTimers();
    queryClient.clear();
    toasts.list.splice(0);
    failures.dialog = null;
  });

  it('is told when it fails, once, and again after it worked', async () => {
    vi.useFakeTimers();
    globalThis.fetch = async () => Response.json({ status: 'ok', data: {} });
    const wire = faultyWire();
    const name = 'getServiceOrders';
    const observer = new QueryObserver(queryClient, {
      ...operationQuery(name, { owner: 'somebody' }),
      refetchInterval: 1000,
    });
    const stop = observer.subscribe(() => {});
    const pass = () => vi.advanceTimersByTimeAsync(1000);
    const told = () => toasts.list.splice(0).map(({ title }) => title);
    await pass();
    wire.cut(name, refused(500, 'server'));
    await pass();
    expect(told()).toEqual(['getServiceOrders failed to retrieve the information.']);
    const before = wire.callsOf(name).length;
    await pass();
    await pass();
    expect(wire.callsOf(name).length).toBeGreaterThan(before);
    expect(told()).toEqual([]);
    wire.cut(name);
    await pass();
    await pass();
    wire.cut(name, late);
    await pass();
    expect(failures.dialog).toBe('timeout');
    failures.dialog = null;
    await pass();
    expect(failures.dialog).toBeNull();
    stop();
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
    showFailure({ error: failure('getItems', 'parse'), isWrite: false, meta: {} });
    render(createElement(ToastStack));
    const words = 'Something went wrong.';
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

  it('stands alone: what can be undone, then the newest, then those before it, with their whole time', async () => {
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const shown = () =>
      [...document.querySelectorAll('[data-toasts] > * .title')].map((one) => one.textContent);
    vi.useFakeTimers();
    render(createElement(ToastStack));
    const undo = vi.fn();
    await act(async () => showUndo('Piece deleted', undo));
    await act(async () => {
      for (const title of ['One', 'Two', 'Three', 'Four']) showToast({ title });
    });
    expect(shown()).toEqual(['Piece deleted']);
    screen.getByText('3 more');
    await act(async () => showUndo('Another deleted', () => {}));
    for (const title of ['Another deleted', 'Piece deleted']) {
      await pass(9999);
      expect(shown()).toEqual([title]);
      if (title === 'Another deleted') await pass(1);
    }
    await act(async () => screen.getByRole('button', { name: 'Undo' }).click());
    expect(undo).toHaveBeenCalledOnce();
    for (const title of ['Four', 'Three', 'Two']) {
      expect(shown()).toEqual([title]);
      await pass(3500);
    }
    expect(shown()).toEqual([]);
  });

  it('stays under the finger that is about to press it, whatever comes', async () => {
    vi.useFakeTimers();
    render(createElement(ToastStack));
    await act(async () => showUndo('Piece deleted', () => {}));
    const button = screen.getByRole('button', { name: 'Undo' });
    await act(async () => button.focus());
    await act(async () => {
      showToast({ title: 'Saved' });
    });
    expect(screen.queryByText('Saved')).toBeNull();
    screen.getByText('1 more');
    await act(async () => button.click());
    expect(screen.queryByText('Piece deleted')).toBeNull();
    screen.getByText('Saved');
    await act(() => vi.advanceTimersByTimeAsync(3500));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('says the same words once at a time, for as long as if it were the first', async () => {
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    vi.useFakeTimers();
    render(createElement(ToastStack));
    const fail = () =>
      act(() => showFailure({ error: failure('getItems', 'parse'), isWrite: false, meta: {} }));
    fail();
    await pass(3000);
    fail();
    expect(toasts.list).toHaveLength(1);
    await pass(3499);
    expect(screen.getByText('Something went wrong.')).toBeTruthy();
    await pass(1);
    expect(toasts.list).toEqual([]);
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
  afterEach(async () => {
    cleanup();
    // What did not get through would be sent, and shown as done, in the next test.
    await outbox.drop(outbox.state.list.map(({ id }) => id));
  });

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

  it('a form says what is invalid beside the field, and the toast stands besides', async () => {
    const app = await openWardrobes();
    wire.cut('saveWardrobe', refused(400, 'invalid', { name: 'too long' }));
    await app.user.click(screen.getByRole('button', { name: 'New wardrobe' }));
    const field = await screen.findByLabelText(/^Name/);
    await app.user.type(field, 'Work');
    await app.user.click(screen.getByRole('button', { name: 'Create wardrobe' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(toasts.list.map(({ title }) => title)).toEqual([
      'saveWardrobe failed to retrieve the information.',
    ]);
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
