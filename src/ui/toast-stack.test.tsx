import '#tests/support/page.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastStack } from './toast-stack.tsx';
import { showToast, showUndo, toastMs, toasts } from './toasts.ts';

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

it('shows that a change was not taken before what could be undone earlier, which comes back with its whole time', async () => {
  render(<ToastStack />);
  await act(async () => void showUndo('Piece deleted', () => {}));
  await pass(toastMs);
  await act(async () => void showToast({ title: 'A change was not taken', isUrgent: true }));
  screen.getByText('A change was not taken');
  expect(screen.queryByText('Piece deleted')).toBeNull();
  await pass(toastMs);
  screen.getByText('Piece deleted');
  await pass(10_000 - 1);
  screen.getByText('Piece deleted');
});

it('keeps what can be undone in sight while something else failed or is merely told', async () => {
  render(<ToastStack />);
  await act(async () => void showUndo('Piece deleted', () => {}));
  await act(async () => void showToast({ title: 'That did not load', tone: 'error' }));
  screen.getByText('Piece deleted');
});
