// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { DrawingGuard } from './drawing-guard.tsx';

afterEach(cleanup);

it('says which part cannot be drawn, leaves the rest, and draws it again when asked', () => {
  let isBroken = true;
  function Part() {
    if (isBroken) throw new Error('not a number');
    return <p>All is well</p>;
  }
  render(
    <>
      <DrawingGuard name="Height">
        <Part />
      </DrawingGuard>
      <p>The rest</p>
    </>,
  );
  takeConsoleErrors();
  expect(screen.getByRole('alert').textContent).toContain(
    'Height could not be drawn: not a number',
  );
  expect(screen.getByText('The rest')).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Draw again' }));
  expect(screen.getByText('All is well')).toBeTruthy();
});
