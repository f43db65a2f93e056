// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { fromResult, fromRoom, useQuizSteps } from './use-quiz-steps.ts';
import { useHeldSearch } from './way-out-of-steps.ts';

afterEach(cleanup);

const seen: string[] = [];

/** A room, three steps of a quiz, and its result, as the addresses of the Style Blueprint lead to them. */
function Room() {
  const search = useHeldSearch();
  const navigate = useNavigate();
  const steps = useQuizSteps('female', 'personality');
  const part = search.get('part');
  const step = Number(search.get('step'));
  const isRoom = useLocation().pathname === '/style-blueprint/female';
  const other = isRoom ? 'Room' : 'Elsewhere';
  const here = part === null ? other : part === 'result' ? 'Result' : `Question ${step}`;
  seen.push(here);
  return (
    <>
      <h1>{here}</h1>
      <button type="button" onClick={() => steps.goOn(step + 1)}>
        Next
      </button>
      <button type="button" onClick={() => steps.finish()}>
        Finish
      </button>
      <button type="button" onClick={() => steps.leave()}>
        Leave
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

/** Begins at a step, with what lies below it in the history. */
function start(state: unknown, below: string[]) {
  const step = { pathname: '/style-blueprint/female', search: '?part=personality&step=1', state };
  render(
    <MemoryRouter initialEntries={[...below, step]}>
      <Room />
    </MemoryRouter>,
  );
  seen.length = 0;
  const user = userEvent.setup();
  return (name: string) => user.click(screen.getByRole('button', { name }));
}

const title = () => screen.getByRole('heading').textContent;

it('shows the result in the place of all steps, and goes back from it to the room', async () => {
  const tap = start(fromRoom, ['/style-blueprint/female']);
  await tap('Next');
  await tap('Next');
  expect(title()).toBe('Question 3');
  seen.length = 0;
  await tap('Finish');
  expect(title()).toBe('Result');
  // The first question, which lies on the way, is not seen again.
  expect(seen).not.toContain('Question 1');
  await tap('Back');
  expect(title()).toBe('Room');
});

it('goes back to the result where that led to the steps', async () => {
  const tap = start(fromResult, ['/style-blueprint/female', '/style-blueprint/female?part=result']);
  await tap('Next');
  await tap('Finish');
  expect(title()).toBe('Result');
  await tap('Back');
  expect(title()).toBe('Room');
});

it('shows the result after one step too', async () => {
  const tap = start(fromRoom, ['/style-blueprint/female']);
  await tap('Finish');
  expect(title()).toBe('Result');
  await tap('Back');
  expect(title()).toBe('Room');
});

it('leaves no step behind the room where a link led to a step', async () => {
  const tap = start(null, ['/somewhere']);
  await tap('Next');
  await tap('Next');
  await tap('Leave');
  expect(title()).toBe('Room');
  await tap('Back');
  expect(title()).toBe('Elsewhere');
});
