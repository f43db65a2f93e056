// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNewestInSight } from './use-newest-in-sight.ts';

function Conversation({
  count,
  isPending = false,
  asksBack = false,
  hasBoards = false,
}: {
  count: number;
  isPending?: boolean;
  asksBack?: boolean;
  hasBoards?: boolean;
}) {
  const list = useNewestInSight({ count, asksBack, isPending, failed: [] });
  return (
    <div ref={list} data-testid="list">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <article key={at} data-testid={`answer ${at}`}>
          {hasBoards && <p data-board="" data-testid={`board ${at}`} />}
        </article>
      ))}
    </div>
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('scrolls the conversation to a new answer, and never the page around it', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this.getAttribute('data-testid') === 'answer 1' ? 730 : 100;
    return { top } as DOMRect;
  });
  const { rerender } = render(<Conversation count={1} isPending={false} />);
  const list = screen.getByTestId('list');
  list.scrollTop = 300;
  rerender(<Conversation count={1} isPending />);
  expect(list.scrollTop).toBe(2000);
  list.scrollTop = 300;
  rerender(<Conversation count={2} isPending={false} />);
  expect(list.scrollTop).toBe(300 + 630);
  expect(scrolled).not.toHaveBeenCalled();
});

/** An answer that begins 300 px down a list of 500 px, with a board from and to these places. */
function answerWith(board: { top: number; bottom: number }, asksBack = false): number {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const id = this.getAttribute('data-testid');
    if (id === 'board 1') return board as DOMRect;
    return { top: id === 'answer 1' ? 300 : 0 } as DOMRect;
  });
  const { rerender } = render(<Conversation count={1} />);
  const list = screen.getByTestId('list');
  list.scrollTop = 0;
  rerender(<Conversation count={2} hasBoards asksBack={asksBack} />);
  return list.scrollTop;
}

it('scrolls on until the first board is seen with its buttons', () => {
  expect(answerWith({ top: 500, bottom: 950 })).toBe(950 + 8 - 500);
});

it('scrolls no further than to the beginning where the board is seen from there', () => {
  expect(answerWith({ top: 350, bottom: 750 })).toBe(300);
});

it('leaves the upper end of a high board in sight, and a question back', () => {
  expect(answerWith({ top: 500, bottom: 1200 })).toBe(500);
  cleanup();
  vi.restoreAllMocks();
  expect(answerWith({ top: 500, bottom: 950 }, true)).toBe(300);
});
