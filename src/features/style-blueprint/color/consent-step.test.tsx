// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ConsentStep } from './consent-step.tsx';

afterEach(cleanup);

function Asked({ refused }: { refused: { id: string; words: string } | null }) {
  const [agrees, setAgrees] = useState(false);
  return (
    <ConsentStep
      gender="female"
      isVisitor
      agrees={agrees}
      onAgree={setAgrees}
      hasSent={false}
      refused={refused}
      onLeave={() => {}}
    />
  );
}

const open = (refused: { id: string; words: string } | null = null) =>
  render(<Asked refused={refused} />);

describe('consent to a portrait', () => {
  it('comes before the camera and the library', async () => {
    open();
    expect(screen.queryByRole('button', { name: 'Choose a picture' })).toBeNull();
    await userEvent.setup().click(screen.getByRole('checkbox'));
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeTruthy();
  });

  it('says why the last portrait was not taken', () => {
    open({ id: 'one', words: 'This file is damaged.' });
    expect(screen.getByRole('alert').textContent).toBe(
      'Your portrait was not taken. This file is damaged.',
    );
  });
});
