import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceEntries } from '#api/outbox/kept-entries.ts';
import { outbox } from '#api/outbox/outbox.ts';
import { outfitSaves, saveOutfitLater } from '#api/outfit-saves/outfit-saves.ts';
import { endSession } from '#app/end-session.ts';
import { outfitNoun } from '#components/noun/outfit-noun.tsx';
import { paths } from '#lib/paths.ts';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Fault, faultyWire, held, offline } from './faulty-wire.ts';
import { settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844);
  reachServer(server);
  maya = await settledMember(server);
});
afterEach(() => {
  cleanup();
  outfitNoun.selection.clear();
  // happy-dom has no `search` element yet, of which React warns.
  expect(takeConsoleErrors().filter(([, tag]) => tag !== 'search')).toEqual([]);
});

const makeItem = async (title: string, purchasePriceCents: number | null = null) => {
  const input = { owner: maya.userId, changes: { title, purchasePriceCents } };
  return (await server.call('saveItem', input, maya)).item.itemId;
};

const groupNames = async () => {
  const { groups } = await server.call('getGroups', { owner: maya.userId }, maya);
  return groups.map(({ name }) => name);
};

/** Makes an outfit of these items; its id. */
async function makeOutfit(
  title: string,
  itemIds: string[],
  more: { occasions?: ('Work' | 'Evening')[]; notes?: string } = {},
): Promise<string> {
  const layers = itemIds.map((itemId, index) => ({
    itemId,
    x: 0.3 + index * 0.2,
    y: 0.5,
    size: 0.4,
    rotation: 0,
    isFlipped: false,
  }));
  const { outfit } = await server.call(
    'saveOutfit',
    {
      owner: maya.userId,
      changes: { title, ...more },
      collage: { background: 'paper', layers },
    },
    maya,
  );
  server.advance(1000);
  return outfit.outfitId;
}

const outfitIds = async (filter = {}) =>
  (await server.call('getOutfitNavigation', { owner: maya.userId, filter }, maya)).outfitIds;
const titleOf = async (outfitId: string) =>
  (await server.call('getOutfitDetails', { owner: maya.userId, outfitId }, maya)).outfit.title;
const openList = (search = '') => renderApp(`${paths.outfits()}${search}`, maya);
const titles = () =>
  [...document.querySelectorAll('[data-tile]')].map(({ textContent }) => textContent ?? '');

describe('the outfits', () => {
  it('stand with the newest first, and say how many pieces each has', async () => {
    const [coat, jeans] = [await makeItem('Coat'), await makeItem('Jeans')];
    await makeOutfit('Rain', [coat]);
    await makeOutfit('Snow', [coat, jeans]);
    openList();
    await screen.findByText('Snow');
    expect(titles()).toEqual(['Snow2 pieces', 'Rain1 piece']);
    screen.getByRole('button', { name: 'All 2' });
  });

  it('are found by a word, and by what they are for', async () => {
    const coat = await makeItem('Red coat');
    await makeOutfit('Opera', [coat], { occasions: ['Evening'] });
    await makeOutfit('Office', [await makeItem('Grey suit')], { occasions: ['Work'] });
    openList('?search=red%20coat');
    await waitFor(() => expect(titles()).toEqual(['Opera1 piece']));
    cleanup();
    openList('?occasion=Work');
    await waitFor(() => expect(titles()).toEqual(['Office1 piece']));
  });

  it('go into a group of their own, which this user alone has, on every device', async () => {
    await makeOutfit('Office', [await makeItem('Suit')]);
    await makeOutfit('Opera', [await makeItem('Gown')]);
    const { user } = openList();
    await screen.findByText('Office');
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('button', { name: 'Office' }));
    await user.click(screen.getByRole('button', { name: 'Group' }));
    await user.type(await screen.findByLabelText('New group'), 'Lisbon');
    await user.click(screen.getByRole('button', { name: 'Create group' }));
    await user.click(await screen.findByRole('button', { name: 'Lisbon 1' }));
    await waitFor(() => expect(titles()).toEqual(['Office1 piece']));
    cleanup();
    await waitFor(async () => expect(await groupNames()).toEqual(['Lisbon']));
    // Another device knows nothing but what the account has; another user has none.
    endSession('signed-out');
    localStorage.clear();
    expect(outfitNoun.groups.list()).toEqual([]);
    openList();
    await screen.findByRole('button', { name: 'Lisbon 1' });
    cleanup();
    maya = await settledMember(server);
    await makeOutfit('Beach', [await makeItem('Shorts')]);
    openList();
    await screen.findByText('Beach');
    expect(screen.queryByRole('button', { name: /Lisbon/ })).toBeNull();
    expect(outfitNoun.groups.list()).toEqual([]);
  });

  it('are deleted together, and come back with Undo', async () => {
    const coat = await makeItem('Coat');
    const made = [await makeOutfit('One', [coat]), await makeOutfit('Two', [coat])];
    const { user } = openList();
    await screen.findByText('Two');
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('No outfits yet');
    await waitFor(async () => expect(await outfitIds()).toEqual([]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Two');
    await waitFor(async () => expect(await outfitIds()).toEqual(made.toReversed()));
  });

  it('are copied', async () => {
    await makeOutfit('One', [await makeItem('Coat')]);
    const { user } = openList();
    await screen.findByText('One');
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('button', { name: 'One' }));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(await outfitIds()).toHaveLength(2);
  });

  it('hang in a wardrobe, and are taken out of it again', async () => {
    const form = { owner: maya.userId, name: 'Work', description: '' };
    const { wardrobe } = await server.call('saveWardrobe', form, maya);
    const { wardrobeId } = wardrobe;
    await makeOutfit('Office', [await makeItem('Suit')]);
    const { user } = openList();
    await screen.findByText('Office');
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('button', { name: 'Office' }));
    await user.click(screen.getByRole('button', { name: 'Wardrobe' }));
    await user.click(await screen.findByLabelText(/^Work/));
    await user.click(screen.getByRole('button', { name: 'Add outfit' }));
    await screen.findByText('Hung in Work');
    expect(await outfitIds({ wardrobeId })).toHaveLength(1);
    cleanup();
    const there = renderApp(paths.wardrobeOutfits(wardrobeId), maya);
    await screen.findByText('Office');
    await there.user.click(screen.getByRole('button', { name: 'Select' }));
    await there.user.click(screen.getByRole('button', { name: 'Office' }));
    await there.user.click(screen.getByRole('button', { name: 'Take out' }));
    await screen.findByText('No outfits yet');
    await waitFor(async () => expect(await outfitIds({ wardrobeId })).toEqual([]));
    await there.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Office');
  });

  it('say what could not be put back into a wardrobe', async () => {
    const form = { owner: maya.userId, name: 'Work', description: '' };
    const { wardrobe } = await server.call('saveWardrobe', form, maya);
    const { wardrobeId } = wardrobe;
    const suit = await makeItem('Suit');
    const [gone, left] = [await makeOutfit('Gone', [suit]), await makeOutfit('Left', [suit])];
    const into = { owner: maya.userId, outfitIds: [gone, left], wardrobeIds: [wardrobeId] };
    await server.call('outfitAddToWardrobes', into, maya);
    const { user } = renderApp(paths.wardrobeOutfits(wardrobeId), maya);
    await screen.findByText('Gone');
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('button', { name: 'Gone' }));
    await user.click(screen.getByRole('button', { name: 'Left' }));
    await user.click(screen.getByRole('button', { name: 'Take out' }));
    await screen.findByText('2 outfits taken out');
    await server.call('deleteOutfits', { owner: maya.userId, outfitIds: [gone] }, maya);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('1 outfit put back');
    await screen.findByText('One of them was deleted meanwhile.');
    expect(await outfitIds({ wardrobeId })).toEqual([left]);
  });

  it('of a wardrobe that is gone are none, as their screen says', async () => {
    renderApp(paths.wardrobeOutfits('999999'), maya);
    await screen.findByText('This wardrobe is not here');
  });
});

describe('an outfit', () => {
  const open = (outfitId: string) => renderApp(paths.outfit(outfitId), maya);

  it('shows its pieces, what they cost together, and leads to each', async () => {
    const [coat, jeans, hat] = [
      await makeItem('Coat', 42_000),
      await makeItem('Jeans', 11_050),
      await makeItem('Hat'),
    ];
    const outfitId = await makeOutfit('Snow', [coat, jeans, hat], { notes: 'For the hills.' });
    const { user, where } = open(outfitId);
    await screen.findByRole('heading', { name: '3 pieces' });
    screen.getByText('For the hills.');
    screen.getByText('$530.50');
    screen.getByText('without 1 piece');
    await user.click(screen.getByRole('link', { name: /^Jeans/ }));
    await waitFor(() => expect(where()).toBe(paths.item(jeans)));
  });

  it('keeps the gap of a piece that is deleted, until that is undone', async () => {
    const [coat, jeans] = [await makeItem('Coat', 40_000), await makeItem('Jeans', 10_000)];
    const outfitId = await makeOutfit('Snow', [coat, jeans]);
    const owner = maya.userId;
    await server.call('deleteItems', { owner, itemIds: [coat] }, maya);
    const { user } = open(outfitId);
    const back = await screen.findByRole('button', { name: 'Bring Coat back' });
    screen.getByRole('heading', { name: '1 piece' });
    await user.click(back);
    await screen.findByRole('heading', { name: '2 pieces' });
    expect(screen.queryByRole('button', { name: /^Bring/ })).toBeNull();
  });

  it('keeps the gap of a piece that is removed for good', async () => {
    const [coat, jeans] = [await makeItem('Coat'), await makeItem('Jeans')];
    const outfitId = await makeOutfit('Snow', [coat, jeans]);
    const owner = maya.userId;
    await server.call('deleteItems', { owner, itemIds: [coat] }, maya);
    await server.call('forgetItems', { owner, itemIds: [coat] }, maya);
    open(outfitId);
    await screen.findByText('A piece is gone');
    expect(screen.queryByRole('button', { name: /^Bring/ })).toBeNull();
  });

  it('is deleted, and comes back with Undo', async () => {
    const outfitId = await makeOutfit('Snow', [await makeItem('Coat')]);
    const { user } = open(outfitId);
    await screen.findByRole('heading', { name: '1 piece' });
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('button', { name: 'Undo' });
    expect(await outfitIds()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await outfitIds()).toEqual([outfitId]));
  });

  describe('with a change that waits on this device', () => {
    /** What waits on the device; how often it was tried is not looked at. */
    const keptSaves = async () =>
      (await deviceEntries.read(maya.userId))
        .filter(({ kind, state }) => kind === 'saveOutfit' && state === 'waiting')
        .map((entry) => ({ ...entry, tries: 0 }));
    const change = async (outfitId: string, fault: Fault = offline) => {
      const wire = faultyWire();
      wire.cut('saveOutfit', fault);
      const form = { title: 'Snow and ice', notes: null, seasons: [], occasions: [] };
      const { outfit } = await server.call(
        'getOutfitDetails',
        { owner: maya.userId, outfitId },
        maya,
      );
      const layers = outfit.layers.map(({ itemId, x, y, size, rotation, isFlipped }) => ({
        itemId,
        x,
        y,
        size,
        rotation,
        isFlipped,
      }));
      const collage = { background: 'plain' as const, layers };
      const { revision: baseRevision } = outfit;
      await saveOutfitLater({ outfitId, form, collage, baseRevision, wardrobeIds: [], pieces: [] });
      return wire;
    };

    it('says so, and throws it away when asked', async () => {
      const outfitId = await makeOutfit('Snow', [await makeItem('Coat')]);
      const { user } = open(outfitId);
      await screen.findByRole('heading', { name: '1 piece' });
      await change(outfitId);
      await screen.findByText(/^Your last change waits on this device/);
      await user.click(screen.getByRole('button', { name: 'Throw it away' }));
      await waitFor(() => expect(screen.queryByText(/^Your last change waits/)).toBeNull());
      expect(outfitSaves()).toEqual([]);
    });

    it('is not brought back by it once it is deleted', async () => {
      const outfitId = await makeOutfit('Snow', [await makeItem('Coat')]);
      const { user } = open(outfitId);
      await screen.findByRole('heading', { name: '1 piece' });
      await change(outfitId);
      await user.click(screen.getByRole('button', { name: 'More' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await screen.findByText('Outfit deleted');
      await waitFor(() => expect(outfitSaves()).toEqual([]));
    });

    it('has it again once the deletion is undone, and sends it as it was', async () => {
      const outfitId = await makeOutfit('Snow', [await makeItem('Coat')]);
      const { user } = open(outfitId);
      await screen.findByRole('heading', { name: '1 piece' });
      const wire = await change(outfitId);
      await waitFor(() => expect(outbox.state.isWaiting).toBe(true));
      const kept = await keptSaves();
      await user.click(screen.getByRole('button', { name: 'More' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await screen.findByText('Outfit deleted');
      await waitFor(async () => expect(await keptSaves()).toEqual([]));
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(async () => expect(await keptSaves()).toEqual(kept));
      wire.cut('saveOutfit');
      await outbox.resume();
      await waitFor(async () => expect(await titleOf(outfitId)).toBe('Snow and ice'));
      expect(await outfitIds()).toEqual([outfitId]);
    });

    it('is not brought back by one that was on its way then', async () => {
      const outfitId = await makeOutfit('Snow', [await makeItem('Coat')]);
      const { user } = open(outfitId);
      await screen.findByRole('heading', { name: '1 piece' });
      const way = held();
      const wire = await change(outfitId, way.fault);
      await waitFor(() => expect(wire.callsOf('saveOutfit')).toHaveLength(1));
      await user.click(screen.getByRole('button', { name: 'More' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      // The deletion goes after it.
      way.release();
      await screen.findByText('Outfit deleted');
      const again = await makeOutfit('Rain', [await makeItem('Hat')]);
      await change(again, (_call, through) => through());
      await waitFor(async () => expect(await titleOf(again)).toBe('Snow and ice'));
      expect(await outfitIds()).toEqual([again]);
      expect(wire.callsOf('saveOutfit')).toHaveLength(2);
    });
  });

  it.each(['999999', 'abc'])(
    'that is none says so on its screen, and in the toast of its endpoint: %s',
    async (id) => {
      open(id);
      await screen.findByText('getOutfitDetails failed to retrieve the information.');
      await screen.findByText('This outfit is not here');
    },
  );
});
