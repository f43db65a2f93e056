import '#tests/support/page.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Waiting } from './waiting.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a wait', () => {
  const shape = () => screen.getByRole('status').textContent;
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('shows nothing under 300 ms', () => {
    render(<Waiting label="Loading">shape</Waiting>);
    pass(299);
    expect(shape()).toBe('');
    pass(1);
    expect(shape()).toBe('shape');
  });

  it('goes on with the one whose place it takes', () => {
    const { rerender } = render(
      <Waiting key="one" label="Loading">
        one
      </Waiting>,
    );
    pass(200);
    rerender(
      <Waiting key="two" label="Loading">
        two
      </Waiting>,
    );
    expect(shape()).toBe('');
    pass(100);
    expect(shape()).toBe('two');
    rerender(
      <Waiting key="three" label="Loading">
        three
      </Waiting>,
    );
    expect(shape()).toBe('three');
  });
});
