import '#tests/support/page.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { host } from '#lib/host.ts';
import { late, latePart } from './late.tsx';

afterEach(() => {
  cleanup();
  host.isOnline = true;
  vi.restoreAllMocks();
});

const Room = ({ name = 'Room' }: { name?: string }) => <h1>{name}</h1>;
const away = () => new TypeError('Failed to fetch dynamically imported module: /assets/room.js');

/**
 * A part whose code comes when the test says so. React writes to the console what a boundary caught.
 */
function awayPart(position: Parameters<typeof late>[0]) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const state = { isAway: true, tries: 0 };
  const Part = late(position, async () => {
    state.tries += 1;
    if (state.isAway) throw away();
    return Room;
  });
  return { state, Part };
}

it('shows at once what was loaded before', async () => {
  const { Part, load } = latePart('screen', async () => Room);
  await load();
  render(<Part />);
  expect(screen.getByRole('heading', { name: 'Room' })).toBeTruthy();
});

it('waits for what was not, and keeps it', async () => {
  const Part = latePart(
    'inline',
    async () => Room,
    () => <p>waiting</p>,
  ).Part;
  const { rerender } = render(<Part />);
  expect(screen.getByText('waiting')).toBeTruthy();
  const room = await screen.findByRole('heading', { name: 'Room' });
  rerender(<Part />);
  expect(screen.getByRole('heading', { name: 'Room' })).toBe(room);
});

describe('code that does not come', () => {
  it('is said, and comes with another try', async () => {
    const { state, Part } = awayPart('screen');
    render(<Part name="Attic" />);
    await screen.findByRole('heading', { name: 'This did not load' });
    state.isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Attic' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is said again when the other try fails as well', async () => {
    const { state, Part } = awayPart('inline');
    render(<Part />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(state.tries).toBe(2));
    await screen.findByRole('button', { name: 'Try again' });
  });

  it.each(['screen', 'sheet', 'layer', 'inline', 'quiet', 'idle'] as const)(
    'comes by itself once the network is back (%s)',
    async (position) => {
      host.isOnline = false;
      const { state, Part } = awayPart(position);
      render(<Part />);
      if (/quiet|idle/.test(position))
        await act(() => vi.waitFor(() => expect(state.tries).toBe(1)));
      else await screen.findByRole('heading', { name: 'You are offline' });
      state.isAway = false;
      act(() => {
        host.isOnline = true;
      });
      await screen.findByRole('heading', { name: 'Room' });
    },
  );

  it('can be let go, by its button and by Escape', async () => {
    const { Part } = awayPart('sheet');
    const close = vi.fn();
    render(<Part onClose={close} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('takes the keyboard as a layer does, and gives it back', async () => {
    const { Part } = awayPart('layer');
    const shown = (isOpen: boolean) => (
      <>
        <button type="button">Opener</button>
        {isOpen && <Part onClose={() => {}} />}
      </>
    );
    const { rerender } = render(shown(false));
    screen.getByRole('button', { name: 'Opener' }).focus();
    rerender(shown(true));
    const again = await screen.findByRole('button', { name: 'Try again' });
    // The focus moves once it is drawn.
    await waitFor(() => expect(document.activeElement).toBe(again));
    rerender(shown(false));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Opener'));
  });
});

it('leaves a fault of the code itself to the page’s guard', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Part = late('screen', async () => {
    throw new TypeError('undefined is not a function');
  });
  await expect(async () => {
    render(<Part />);
    await act(async () => {});
  }).rejects.toThrow('undefined is not a function');
});

describe('a newer version on the server', () => {
  const serve = (entry: string) =>
    vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(
        async () => new Response(`<script type="module" src="${entry}"></script>`),
      );

  it('is loaded where the address brings all of it back, once', async () => {
    sessionStorage.clear();
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    serve('/assets/index-new.js');
    const { Part } = awayPart('screen');
    const first = render(<Part />);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    first.unmount();
    // The same version again: it is not newer, so the page stays.
    render(<Part />);
    await screen.findByRole('heading', { name: 'Hem was updated' });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is offered where something would be lost', async () => {
    sessionStorage.clear();
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    serve('/assets/index-new.js');
    const { Part } = awayPart('layer');
    render(<Part onClose={() => {}} />);
    await screen.findByRole('heading', { name: 'Hem was updated' });
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Load the new version' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
