// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { proxy } from 'valtio/vanilla';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAfterPaint } from './use-after-paint.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('renders nothing for a change before the frame that answers it, and then the last one', async () => {
  const state = proxy({ perRow: 2 });
  const rendered: number[] = [];
  const Grid = () => {
    rendered.push(useAfterPaint(state, 'perRow'));
    return null;
  };
  render(<Grid />);
  await act(async () => {
    state.perRow = 4;
  });
  await act(async () => {
    state.perRow = 6;
  });
  expect(rendered).toEqual([2]);
  await act(async () => {
    await vi.advanceTimersByTimeAsync(20);
  });
  expect([...new Set(rendered)]).toEqual([2, 6]);
});
