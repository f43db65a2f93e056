import '#tests/support/page.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lateScreen } from './late-screen.tsx';

afterEach(cleanup);

const Room = () => <h1>Room</h1>;
const inFallback = ({ screen: Screen }: ReturnType<typeof lateScreen>) => (
  <Suspense fallback="waiting">
    <Screen />
  </Suspense>
);

it('shows at once what was loaded before', async () => {
  const late = lateScreen(async () => Room);
  await late.load();
  render(inFallback(late));
  expect(screen.getByRole('heading', { name: 'Room' })).toBeTruthy();
});

it('waits for what was not, and keeps it', async () => {
  const late = lateScreen(async () => Room);
  const { rerender } = render(inFallback(late));
  expect(screen.queryByRole('heading')).toBeNull();
  const room = await screen.findByRole('heading', { name: 'Room' });
  rerender(inFallback(late));
  expect(screen.getByRole('heading', { name: 'Room' })).toBe(room);
});
