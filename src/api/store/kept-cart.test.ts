import '#tests/support/page.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '#app/end-session.ts';
import { AppError } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';
import { openSession } from '#lib/session.ts';
import { findCarts, keepCartId, tellServer } from './kept-cart.ts';

vi.mock('#lib/http.ts', async (given) => ({
  ...(await given<typeof import('#lib/http.ts')>()),
  callOperation: vi.fn(),
}));
const call = vi.mocked(callOperation);

beforeEach(() => {
  localStorage.clear();
  call.mockReset();
  openSession({ token: 'secret', userId: 'maya' });
});

const maya = { userId: 'maya', mostRecentCartId: 'old' };

it('outlives a sign-out until the server was told of it', async () => {
  call.mockRejectedValue(new AppError('offline'));
  await keepCartId('maya', 'new');
  expect(findCarts(maya)).toEqual({ own: 'new', present: 'new' });
  endSession('signed-out');
  expect(findCarts(maya)).toEqual({ own: 'new', present: 'new' });
  // Of nobody else.
  expect(findCarts({ userId: 'noor', mostRecentCartId: null })).toEqual({
    own: null,
    present: null,
  });
  openSession({ token: 'other', userId: 'maya' });
  call.mockResolvedValue({} as never);
  await tellServer('maya');
  expect(call).toHaveBeenLastCalledWith('saveCart', { cartId: 'new' });
  // From then on the server knows best: another device may have begun another one.
  expect(findCarts({ ...maya, mostRecentCartId: 'newer' })).toEqual({
    own: 'new',
    present: 'newer',
  });
  endSession('signed-out');
  expect(findCarts(maya)).toEqual({ own: null, present: 'old' });
});

it('is cleared in both places, also where that could not be told at once', async () => {
  call.mockRejectedValue(new AppError('offline'));
  await keepCartId('maya', null);
  expect(findCarts(maya)).toEqual({ own: null, present: null });
});

it('keeps the one that was changed while the server was told of the one before', async () => {
  call.mockImplementationOnce(async () => {
    call.mockRejectedValueOnce(new AppError('offline'));
    await keepCartId('maya', 'later');
    return {} as never;
  });
  await keepCartId('maya', 'first');
  expect(findCarts(maya).present).toBe('later');
});

it('reads what an earlier Hem kept', () => {
  localStorage.setItem('hem.cart maya', JSON.stringify({ cartId: 'kept', isSaved: false }));
  expect(findCarts(maya)).toEqual({ own: 'kept', present: 'kept' });
  localStorage.setItem('hem.cart maya', JSON.stringify({ cartId: 'kept', isSaved: true }));
  expect(findCarts(maya)).toEqual({ own: 'kept', present: 'old' });
});
