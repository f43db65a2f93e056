import '#tests/support/page.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastStack } from './toast-stack.tsx';
import { showToast, toastMs, toasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  toasts.list.splice(0);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('goes by itself after its time', async () => {
  render(<ToastStack />);
  await act(async () => void showToast({ title: 'Saved' }));
  screen.getByText('Saved');
  await pass(toastMs - 1);
  screen.getByText('Saved');
  await pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('stays for its whole time once more where it is said again in the turn in which it would go', async () => {
  render(<ToastStack />);
  await act(async () => void showToast({ title: 'Saved' }));
  await pass(toastMs - 1);
  // Nothing is rendered between the two.
  act(() => {
    showToast({ title: 'Saved' });
    vi.advanceTimersByTime(1);
  });
  await pass(toastMs - 1);
  screen.getByText('Saved');
  await pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
});
