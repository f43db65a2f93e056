// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSecondTapGuard } from './use-second-tap-guard.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

function Layer({ onClose }: { onClose(): void }) {
  const guard = useSecondTapGuard();
  return (
    <div onClickCapture={guard}>
      <button type="button" onClick={onClose}>
        Cancel
      </button>
    </div>
  );
}

function Page({ onBuy }: { onBuy(): void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={onBuy}>
        Buy
      </button>
      {isOpen && <Layer onClose={() => setOpen(false)} />}
    </>
  );
}

const setUp = () => {
  const onBuy = vi.fn();
  render(<Page onBuy={onBuy} />);
  fireEvent.click(screen.getByText('Cancel'), { clientX: 100, clientY: 200 });
  return onBuy;
};
const buyAt = (clientX: number) =>
  fireEvent.click(screen.getByText('Buy'), { clientX, clientY: 200 });

it('keeps the second tap from what lies under a closed layer', () => {
  const onBuy = setUp();
  buyAt(104);
  expect(onBuy).not.toHaveBeenCalled();
});

it('lets a tap elsewhere through', () => {
  const onBuy = setUp();
  buyAt(160);
  expect(onBuy).toHaveBeenCalledOnce();
});

it('lets a later tap through', () => {
  const onBuy = setUp();
  act(() => void vi.advanceTimersByTime(500));
  buyAt(100);
  expect(onBuy).toHaveBeenCalledOnce();
});
