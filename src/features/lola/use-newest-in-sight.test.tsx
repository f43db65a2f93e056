// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useNewestInSight } from './use-newest-in-sight.ts';

function Conversation({ count, isPending }: { count: number; isPending: boolean }) {
  const list = useNewestInSight({ count, isPending, failed: [] });
  return (
    <div ref={list} data-testid="list">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <article key={at} data-testid={`answer ${at}`} />
      ))}
    </div>
  );
}

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
