// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotAnswering } from './asking.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('counts down to when one may ask again, and only then offers it', () => {
  render(
    <NotAnswering
      text="dinner"
      wasOffline={false}
      untilMs={Date.now() + 16_000}
      isBusy={false}
      onAgain={() => {}}
    />,
  );
  const line = screen.getByText(/^That was a lot of questions\./);
  expect(line.textContent).toBe('That was a lot of questions. You can ask again in 16 s.');
  act(() => void vi.advanceTimersByTime(15_000));
  expect(line.textContent).toBe('That was a lot of questions. You can ask again in 1 s.');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void vi.advanceTimersByTime(1000));
  expect(line.textContent).toBe('That was a lot of questions. Try again.');
  screen.getByRole('button', { name: 'Try again.' });
  expect(vi.getTimerCount()).toBe(0);
});
