// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fromList, useListOrigin } from './list-origin.ts';

/** The order that was last looked at on this device, by whichever tab. */
let last: string;
const read = (said: unknown) => (typeof said === 'string' ? said : null);

function Detail() {
  const navigate = useNavigate();
  const list = useListOrigin(read, () => last);
  return (
    <>
      <p>{list}</p>
      <button type="button" onClick={() => navigate('/2', { state: fromList(list) })}>
        Next
      </button>
      <button type="button" onClick={() => navigate('/3')}>
        Elsewhere
      </button>
    </>
  );
}

/** The page as it is loaded, or loaded again. */
const load = () => {
  cleanup();
  render(
    <BrowserRouter>
      <Detail />
    </BrowserRouter>,
  );
};
const shown = () => screen.getByRole('paragraph').textContent;

beforeEach(() => {
  last = 'shoes';
  window.history.replaceState(null, '', '/1');
});
afterEach(cleanup);

it('is what the entry says, whatever another tab looks at', () => {
  window.history.replaceState({ usr: fromList('coats'), key: 'a', idx: 0 }, '', '/1');
  load();
  expect(shown()).toBe('coats');
  last = 'bags';
  load();
  expect(shown()).toBe('coats');
});

it('of an entry that says nothing is the order last looked at, and stays that after a reload', () => {
  load();
  expect(shown()).toBe('shoes');
  last = 'bags';
  load();
  expect(shown()).toBe('shoes');
  expect(window.history.state.idx, 'what the router keeps there stays').toBe(0);
});

it('of an entry that says nonsense is the order last looked at', () => {
  window.history.replaceState({ usr: fromList({ odd: 1 }), key: 'a', idx: 0 }, '', '/1');
  load();
  expect(shown()).toBe('shoes');
});

it('goes along from one detail to the next, and stays where the next says nothing', async () => {
  load();
  last = 'bags';
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(window.location.pathname).toBe('/2');
  expect(shown()).toBe('shoes');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(window.location.pathname).toBe('/3');
  expect(shown()).toBe('shoes');
  load();
  expect(shown()).toBe('shoes');
});
