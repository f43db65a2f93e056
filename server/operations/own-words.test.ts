import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bothDatabases } from '#tests/support/both-databases.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe.each(bothDatabases())('own words, on $name', (given) => {
  if (given.missing) {
    it.skip(`needs it: ${given.missing}`, () => {});
    return;
  }
  let server: TestServer;
  let ada: Person;
  beforeAll(async () => {
    server = await startTestServer(await given.serverOptions());
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    ada = await server.person();
  });

  const owner = () => ({ owner: ada.userId });
  const newItem = async (changes = {}) =>
    (await server.call('saveItem', { ...owner(), changes }, ada)).item.itemId;
  const item = async (itemId: string) =>
    (await server.call('getItemDetails', { ...owner(), itemId }, ada)).item;
  const words = () => server.call('getOwnWords', owner(), ada);
  const found = async (filter = {}) =>
    (await server.call('getItemNavigation', { ...owner(), filter }, ada)).itemIds;

  it('are told with how many pieces have them, own categories without the leaves of the tree', async () => {
    await newItem({ category: 'cape/Kimonos', personalTags: ['silk', 'gala'] });
    await newItem({ category: 'cape/Kimonos', personalTags: ['silk'] });
    await newItem({ category: 'Kilts' });
    await newItem({ category: 'coat' });
    expect(await words()).toEqual({
      categories: [
        { category: 'Kilts', pieces: 1 },
        { category: 'cape/Kimonos', pieces: 2 },
      ].toSorted((one, other) => (one.category < other.category ? -1 : 1)),
      tags: [
        { tag: 'gala', pieces: 1 },
        { tag: 'silk', pieces: 2 },
      ],
    });
  });

  it('that name a category keep what it is a kind of: in groups, in the search, in the wash', async () => {
    const kimono = await newItem({ title: 'Crane', category: 'robe/Kimonos' });
    expect(await found({ group: ['underwear-and-sleep'] })).toEqual([kimono]);
    expect(await found({ search: 'kimono' })).toEqual([kimono]);
    expect(await found({ search: 'bathrobe' })).toEqual([kimono]);
    expect((await item(kimono)).washAfter).toBe(6);
    await server.call('setWashInterval', { ...owner(), category: 'robe/Kimonos', wears: 2 }, ada);
    expect((await item(kimono)).washAfter).toBe(2);
    await server.call(
      'changeCategory',
      { ...owner(), from: 'robe/Kimonos', to: 'cape/Haori' },
      ada,
    );
    expect(await item(kimono)).toMatchObject({ category: 'cape/Haori', washAfter: 2 });
    expect(await found({ group: ['underwear-and-sleep'] })).toEqual([]);
    expect(await found({ search: 'haori' })).toEqual([kimono]);
    expect(await found({ search: 'kimono' })).toEqual([]);
  });

  it('are merged, and taken apart again by the pieces that were changed', async () => {
    const first = await newItem({ category: 'cape/Kimonos' });
    const second = await newItem({ category: 'cape/Haori' });
    const merge = { from: 'cape/Kimonos', to: 'cape/Haori' };
    const { itemIds } = await server.call('changeCategory', { ...owner(), ...merge }, ada);
    expect(itemIds).toEqual([first]);
    const back = { from: merge.to, to: merge.from, itemIds };
    await server.call('changeCategory', { ...owner(), ...back }, ada);
    expect((await item(first)).category).toBe('cape/Kimonos');
    expect((await item(second)).category).toBe('cape/Haori');
  });

  it('keep their wash intervals through a rename, a merge, and the undo of both', async () => {
    const first = await newItem({ category: 'hat/One' });
    const second = await newItem({ category: 'hat/Two' });
    const set = (category: string, wears: number) =>
      server.call('setWashInterval', { ...owner(), category, wears }, ada);
    await set('hat/One', 4);
    await set('hat/Two', 9);
    const change = async (from: string, to: string, itemIds?: string[]) => {
      const input = { ...owner(), from, to, ...(itemIds && { itemIds }) };
      return (await server.call('changeCategory', input, ada)).itemIds;
    };
    const intervalOf = async (itemId: string) => (await item(itemId)).washAfter;
    const renamed = await change('hat/One', 'hat/Once');
    expect(await intervalOf(first)).toBe(4);
    await change('hat/Once', 'hat/One', renamed);
    expect(await intervalOf(first)).toBe(4);
    const merged = await change('hat/One', 'hat/Two');
    expect([await intervalOf(first), await intervalOf(second)]).toEqual([9, 9]);
    await change('hat/Two', 'hat/One', merged);
    expect([await intervalOf(first), await intervalOf(second)]).toEqual([4, 9]);
  });

  it('that are tags stand once on a piece', async () => {
    await expect(newItem({ personalTags: ['silk', ' silk'] })).rejects.toThrow('invalid');
  });

  it('go, and their pieces keep the kind, a leaf or a group', async () => {
    const first = await newItem({ category: 'outerwear/Opera coats' });
    const ended = { from: 'outerwear/Opera coats', to: 'outerwear' };
    await server.call('changeCategory', { ...owner(), ...ended }, ada);
    expect((await item(first)).category).toBe('outerwear');
    expect(await found({ group: ['outerwear'] })).toEqual([first]);
    expect((await words()).categories).toEqual([]);
  });

  it('on tags are renamed, merged without standing twice, taken off and put back', async () => {
    const both = await newItem({ personalTags: ['silk', 'gala'] });
    const one = await newItem({ personalTags: ['gala'] });
    const change = (input: { from: string | null; to: string | null; itemIds?: string[] }) =>
      server.call('changeTag', { ...owner(), ...input }, ada);
    const tags = async (id: string) => (await item(id)).personalTags;
    const merged = await change({ from: 'gala', to: 'silk' });
    expect([...merged.itemIds].sort()).toEqual([both, one].sort());
    expect(merged.gainedIds).toEqual([one]);
    expect([await tags(both), await tags(one)]).toEqual([['silk'], ['silk']]);
    expect(await found({ search: 'gala' })).toEqual([]);
    await change({ from: null, to: 'gala', itemIds: merged.itemIds });
    await change({ from: 'silk', to: null, itemIds: merged.gainedIds });
    expect([await tags(both), await tags(one)]).toEqual([['silk', 'gala'], ['gala']]);
    await change({ from: 'gala', to: null });
    expect([await tags(both), await tags(one)]).toEqual([['silk'], []]);
    // A tag is not put on all pieces at once.
    await expect(change({ from: null, to: 'all' })).rejects.toThrow('invalid');
  });

  it('are their owner’s: nobody else reads or changes them', async () => {
    const first = await newItem({ category: 'cape/Kimonos' });
    const ben = await server.person();
    await expect(server.call('getOwnWords', owner(), ben)).rejects.toThrow('forbidden');
    const input = { owner: ben.userId, from: 'cape/Kimonos', to: 'cape' };
    expect(await server.call('changeCategory', input, ben)).toEqual({ itemIds: [] });
    expect((await item(first)).category).toBe('cape/Kimonos');
  });

  it('that are too long, or nothing but a kind and a slash, are refused', async () => {
    for (const category of ['cape/', `cape/${'k'.repeat(41)}`, 'k'.repeat(41)]) {
      await expect(newItem({ category })).rejects.toThrow('invalid');
    }
  });
});
