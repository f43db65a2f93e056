import { expect, it } from 'vitest';
import type { OutboxEntry } from '#lib/outbox-entry.ts';
import { createWorld, type Tab, type World } from '#tests/support/outbox-world.ts';
import type { ToyInput } from '#tests/support/toy-kinds.ts';
import { localIdOf } from './local-ids.ts';
import type { Outcome } from './outbox-ports.ts';

/** A device of Ann's with one tab, which has a thing at the server. */
async function start() {
  const world = createWorld();
  const device = world.addDevice('phone', 'ann');
  const tab = world.openTab(device);
  world.server.things.set('hat', { userId: 'ann', isThere: true });
  world.server.things.set('coat', { userId: 'ann', isThere: true });
  await world.settle();
  return { world, device, tab };
}

let token = 0;

/** Writes something; answers what came of keeping it. */
async function write(
  world: World,
  tab: Tab,
  kind: string,
  input: Partial<ToyInput> = {},
  more: { id?: string; after?: string } = {},
): Promise<OutboxEntry | null> {
  token += 1;
  const added = tab.outbox.add({ kind, input: { tokens: [token], ids: [], ...input }, ...more });
  let entry: OutboxEntry | null | undefined;
  void added.then((one) => {
    entry = one;
  });
  // Kept, and not sent yet.
  await world.turn();
  while (entry === undefined) await world.step(0, 'none');
  return entry;
}

const doneIn = ({ server }: World) => server.applied.map(({ kind, ids }) => `${kind} ${ids}`);
const listOf = ({ outbox }: Tab) => outbox.state.list.map(({ kind, state }) => `${kind} ${state}`);

/** What a caller is told, once it is. */
function outcomeOf(tab: Tab, id: string, saysRefusal = true) {
  const told: { outcome?: Outcome } = {};
  void tab.outbox.whenSettled(id, { saysRefusal }).then((outcome) => {
    told.outcome = outcome;
  });
  return told;
}

it('merges a later write into one that was not sent', async () => {
  const { world, device, tab } = await start();
  world.setOnline(device, false);
  const first = await write(world, tab, 'change', { ids: ['hat'] });
  const second = await write(world, tab, 'change', { ids: ['hat'] });
  await write(world, tab, 'change', { ids: ['coat'] });
  const last = await write(world, tab, 'change', { ids: ['hat'] });
  expect(second).toMatchObject({ id: first!.id, input: { tokens: [token - 3, token - 2] } });
  // Something of the same area stands between.
  expect(last!.id).not.toBe(first!.id);
  world.setOnline(device, true);
  await world.settle();
  expect(doneIn(world)).toEqual(['change hat', 'change hat', 'change coat', 'change hat']);
  expect(listOf(tab)).toEqual([]);
});

it('is shown before the device has written it down, and only to its user', async () => {
  const { world, tab } = await start();
  await write(world, tab, 'change', { ids: ['coat'] });
  await world.settle();
  token += 1;
  const added = tab.outbox.add({ kind: 'change', input: { tokens: [token], ids: ['hat'] } });
  expect(listOf(tab)).toEqual(['change waiting']);
  tab.outbox.suspend();
  expect(listOf(tab)).toEqual([]);
  await world.settle();
  await added;
});

it('merges nothing into what was sent', async () => {
  const { world, tab } = await start();
  const first = await write(world, tab, 'change', { ids: ['hat'] });
  await world.settle(['answer lost']);
  const second = await write(world, tab, 'change', { ids: ['hat'] });
  expect(second!.id).not.toBe(first!.id);
  await world.passTime();
  await world.settle();
  expect(doneIn(world)).toEqual(['change hat', 'change hat']);
});

it('takes back what was not sent, with what was to be done to it', async () => {
  const { world, device, tab } = await start();
  world.setOnline(device, false);
  await write(world, tab, 'make', {}, { id: 'new' });
  await write(world, tab, 'make', { ids: [localIdOf('new')] }, { id: 'newer' });
  await write(world, tab, 'change', { ids: [localIdOf('newer')] });
  const waits = outcomeOf(tab, 'newer');
  expect(await write(world, tab, 'remove', { ids: [localIdOf('new')] })).toBeNull();
  expect(listOf(tab)).toEqual([]);
  world.setOnline(device, true);
  await world.settle();
  expect(doneIn(world)).toEqual([]);
  await world.passTime();
  expect(waits.outcome).toEqual({ type: 'waits' });
});

it('sends also where the device keeps nothing', async () => {
  const { world, device, tab } = await start();
  device.isFull = true;
  await write(world, tab, 'change', { ids: ['hat'] });
  expect(listOf(tab)).toEqual(['change waiting']);
  await world.settle(['unavailable']);
  expect(listOf(tab)).toEqual(['change waiting']);
  await world.passTime();
  await world.settle();
  expect(doneIn(world)).toEqual(['change hat']);
  expect(listOf(tab)).toEqual([]);
});

it('goes on with other subjects where the server could not do one', async () => {
  const { world, tab } = await start();
  await write(world, tab, 'change', { ids: ['hat'] });
  await write(world, tab, 'remove', { ids: ['hat'] });
  await write(world, tab, 'change', { ids: ['coat'] });
  await world.settle(['unavailable']);
  expect(doneIn(world)).toEqual(['change coat']);
  await world.passTime();
  await world.settle();
  expect(doneIn(world)).toEqual(['change coat', 'change hat', 'remove hat']);
});

it('keeps the order of writes that share one of their things', async () => {
  const { world, tab } = await start();
  await write(world, tab, 'mark', { ids: ['hat', 'coat'] });
  await write(world, tab, 'change', { ids: ['coat'] });
  await world.settle(['unavailable']);
  expect(doneIn(world)).toEqual([]);
  await world.passTime();
  await world.settle();
  expect(doneIn(world)).toEqual(['mark hat,coat', 'change coat']);
});

it('keeps the order of writes that are about different things and change one of the same', async () => {
  const { world, tab } = await start();
  await write(world, tab, 'wear', { ids: ['hat'] });
  await write(world, tab, 'change', { ids: ['hat'] });
  await write(world, tab, 'change', { ids: ['coat'] });
  await world.settle(['unavailable']);
  expect(doneIn(world)).toEqual(['change coat']);
  await world.passTime();
  await world.settle();
  expect(doneIn(world)).toEqual(['change coat', 'wear hat', 'change hat']);
});

it('holds all that a write may change which does not know what it changes', async () => {
  const { world, tab } = await start();
  await write(world, tab, 'wear');
  await write(world, tab, 'change', { ids: ['coat'] });
  await write(world, tab, 'order', {});
  await world.settle(['unavailable']);
  expect(doneIn(world)).toEqual(['order ']);
  await world.passTime();
  await world.settle();
  expect(doneIn(world)).toEqual(['order ', 'wear ', 'change coat']);
});

it('merges nothing over what was to be done in between to what it touches', async () => {
  const { world, device, tab } = await start();
  world.setOnline(device, false);
  await write(world, tab, 'change', { ids: ['hat'] });
  await write(world, tab, 'wear', { ids: ['hat'] });
  await write(world, tab, 'change', { ids: ['hat'] });
  world.setOnline(device, true);
  await world.settle();
  expect(doneIn(world)).toEqual(['change hat', 'wear hat', 'change hat']);
});

it('takes back what may have been done only once that is done, whatever the two are about', async () => {
  const { world, tab } = await start();
  await write(world, tab, 'change', { ids: ['hat'] });
  await world.settle(['request lost']);
  await write(world, tab, 'undo', { ids: ['hat'] });
  await world.passTime();
  await world.settle(['unavailable']);
  expect(doneIn(world)).toEqual([]);
  await world.passTime();
  await world.settle();
  expect(doneIn(world)).toEqual(['change hat', 'undo hat']);
  expect(listOf(tab)).toEqual([]);
});

it('keeps what was refused where nobody says it', async () => {
  const { world, tab } = await start();
  const entry = await write(world, tab, 'change', { ids: ['hat'], refused: 'always' });
  const told = outcomeOf(tab, entry!.id, false);
  await world.settle();
  expect(listOf(tab)).toEqual(['change refused']);
  expect(told.outcome).toMatchObject({ type: 'refused', error: { kind: 'invalid' } });
});

it('drops what was refused where its caller says it', async () => {
  const { world, tab } = await start();
  const entry = await write(world, tab, 'change', { ids: ['hat'], refused: 'always' });
  const told = outcomeOf(tab, entry!.id);
  await world.settle();
  expect(listOf(tab)).toEqual([]);
  expect(told.outcome).toMatchObject({ type: 'refused', error: { kind: 'invalid' } });
});

it('keeps what it may not send before the app is a newer one, and says nothing of it', async () => {
  const { world, tab } = await start();
  const entry = await write(world, tab, 'change', { ids: ['hat'] });
  const told = outcomeOf(tab, entry!.id);
  await world.settle(['outdated']);
  expect(listOf(tab)).toEqual(['change waiting']);
  expect(told.outcome).toEqual({ type: 'waits' });
  await world.passTime();
  await world.settle();
  expect(doneIn(world)).toEqual(['change hat']);
});

it('drops what was refused where its caller in another tab says it', async () => {
  const { world, device, tab } = await start();
  const other = world.openTab(device);
  const entry = await write(world, tab, 'change', { ids: ['hat'], refused: 'always' });
  const told = outcomeOf(other, entry!.id);
  await world.settle();
  expect([listOf(tab), listOf(other)]).toEqual([[], []]);
  expect(told.outcome).toMatchObject({ type: 'refused', error: { kind: 'invalid' } });
});

it('tells the callers of what a refused maker takes along', async () => {
  const { world, tab } = await start();
  const maker = await write(world, tab, 'make', { refused: 'always' });
  const change = await write(world, tab, 'change', { ids: [localIdOf(maker!.id)] });
  const told = [outcomeOf(tab, maker!.id), outcomeOf(tab, change!.id)];
  await world.settle();
  expect(told.map(({ outcome }) => outcome?.type)).toEqual(['refused', 'refused']);
});

it('sends what is about something new once that is made, with its id', async () => {
  const { world, device, tab } = await start();
  const maker = await write(world, tab, 'make');
  const localId = localIdOf(maker!.id);
  await write(world, tab, 'change', { ids: [localId] });
  await world.settle(['unavailable']);
  expect(doneIn(world)).toEqual([]);
  await world.passTime();
  await world.settle();
  expect(doneIn(world)).toEqual(['make thing-2', 'change thing-2']);
  // Whoever still has the local id, also in a tab that was never told.
  await write(world, tab, 'change', { ids: [localId] });
  await write(world, world.openTab(device), 'change', { ids: [localId] });
  await world.settle();
  expect(doneIn(world).slice(2)).toEqual(['change thing-2', 'change thing-2']);
});

it('holds what is about something new while that is laid aside', async () => {
  const { world, device, tab } = await start();
  world.setOnline(device, false);
  const maker = await write(world, tab, 'make');
  await write(world, tab, 'change', { ids: [localIdOf(maker!.id)] });
  void tab.outbox.withdraw(({ id }) => id === maker!.id);
  world.setOnline(device, true);
  await world.settle();
  expect(doneIn(world)).toEqual([]);
  void tab.outbox.bringBack(({ id }) => id === maker!.id);
  await world.settle();
  expect(doneIn(world)).toEqual(['make thing-2', 'change thing-2']);
});

it('takes up what was laid aside for a deletion that is dropped', async () => {
  const { world, device, tab } = await start();
  world.setOnline(device, false);
  await write(world, tab, 'change', { ids: ['thing-1'] });
  await write(world, tab, 'change', { ids: ['thing-0'] });
  void tab.outbox.withdraw(() => true);
  await world.settle();
  const removal = await write(world, tab, 'remove', { ids: ['thing-1'] });
  expect(listOf(tab)).toEqual(['remove waiting']);
  void tab.outbox.drop([removal!.id]);
  await world.settle();
  expect(listOf(tab)).toEqual(['change waiting']);
});

it('drops a maker with all that hangs on it, and puts them back', async () => {
  const { world, device, tab } = await start();
  world.setOnline(device, false);
  const maker = await write(world, tab, 'make');
  const next = await write(world, tab, 'make', { ids: [localIdOf(maker!.id)] });
  await write(world, tab, 'change', { ids: [localIdOf(next!.id)] });
  const dropped = tab.outbox.drop([maker!.id, next!.id]);
  await world.settle();
  expect((await dropped).map(({ kind }) => kind)).toEqual(['make', 'make', 'change']);
  expect(listOf(tab)).toEqual([]);
  void tab.outbox.putBack(await dropped);
  world.setOnline(device, true);
  await world.settle();
  expect(doneIn(world)).toEqual(['make thing-2', 'make thing-3', 'change thing-3']);
});

it('puts back with its real id what was about something new', async () => {
  const { world, tab } = await start();
  const maker = await write(world, tab, 'make');
  const change = await write(world, tab, 'change', { ids: [localIdOf(maker!.id)] });
  const dropped = tab.outbox.drop([change!.id]);
  await world.settle();
  expect(doneIn(world)).toEqual(['make thing-2']);
  void tab.outbox.putBack(await dropped);
  await world.settle();
  expect(doneIn(world)).toEqual(['make thing-2', 'change thing-2']);
});

it('lets a save follow one that was answered while it was being kept', async () => {
  const { world, tab } = await start();
  const first = await write(world, tab, 'save');
  await world.settle();
  await write(world, tab, 'save', {}, { after: first!.id });
  await world.settle();
  expect(doneIn(world)).toEqual(['save document-2', 'save document-2']);
});

it('tries again what was refused, with another key', async () => {
  const { world, tab } = await start();
  const entry = await write(world, tab, 'change', { ids: ['hat'], refused: 'once' });
  await world.settle();
  expect(listOf(tab)).toEqual(['change refused']);
  void tab.outbox.tryNow();
  await world.settle();
  expect(doneIn(world)).toEqual(['change hat']);
  expect(world.server.hasRefused(entry!.key)).toBe(true);
  expect(listOf(tab)).toEqual([]);
});

it('sends nothing where somebody signs out between the note of a try and its sending', async () => {
  const { world, device, tab } = await start();
  await write(world, tab, 'change', { ids: ['hat'] });
  const isNoted = () => [...device.entries.values()].some(({ tries }) => tries > 0);
  while (!isNoted()) await world.step(0, 'none');
  world.signIn(device, tab, 'bob');
  await world.settle();
  expect([doneIn(world), world.strays, listOf(tab)]).toEqual([[], [], []]);
  world.signIn(device, tab, 'ann');
  await world.settle();
  expect(doneIn(world)).toEqual(['change hat']);
});

it('sends what a killed page has left, and leaves nobody waiting', async () => {
  const { world, device, tab } = await start();
  const other = world.openTab(device);
  const entry = await write(world, tab, 'change', { ids: ['hat'] });
  const told = outcomeOf(other, entry!.id);
  while (!world.server.applied.length) await world.step(0, 'none');
  world.kill(tab);
  await world.settle();
  expect(told.outcome).toMatchObject({ type: 'answered' });
  expect(doneIn(world)).toEqual(['change hat']);
  expect(listOf(other)).toEqual([]);
});

it('comes after what it was made from, also where that was dropped and is put back', async () => {
  const { world, device, tab } = await start();
  world.setOnline(device, false);
  await write(world, tab, 'change', { ids: ['hat'] });
  const first = await write(world, tab, 'save');
  const dropped = tab.outbox.drop([...device.entries.keys()]);
  await world.settle();
  await write(world, tab, 'save', {}, { after: first!.id });
  void tab.outbox.putBack(await dropped);
  world.setOnline(device, true);
  await world.settle();
  expect(doneIn(world)).toEqual(['change hat', 'save document-2', 'save document-2']);
});

it('calls nothing refused that was dropped, or may have been done at an earlier try', async () => {
  const { world, device, tab } = await start();
  const first = await write(world, tab, 'change', { ids: ['hat'] });
  const told = outcomeOf(tab, first!.id);
  await world.settle(['answer lost']);
  const again = outcomeOf(tab, first!.id);
  await world.passTime();
  await world.settle(['broken']);
  expect([told.outcome, again.outcome]).toEqual([{ type: 'waits' }, { type: 'waits' }]);
  expect(listOf(tab)).toEqual(['change waiting']);
  await world.passTime();
  await world.settle();

  const other = world.openTab(device);
  const second = await write(world, tab, 'change', { ids: ['hat'], refused: 'always' });
  const waits = outcomeOf(tab, second!.id);
  while (!world.server.hasRefused(second!.key)) await world.step(0, 'none');
  void other.outbox.drop([second!.id]);
  await world.turn();
  await world.settle();
  expect(waits.outcome).toMatchObject({ type: 'waits' });
});

it('tells a caller also of what another tab saw refused before the caller asked', async () => {
  const { world, device, tab } = await start();
  const other = world.openTab(device);
  const entry = await write(world, tab, 'change', { ids: ['hat'], refused: 'always' });
  void outcomeOf(tab, entry!.id);
  await world.settle();
  const late = outcomeOf(other, entry!.id);
  await world.settle();
  expect(late.outcome).toMatchObject({ type: 'refused', error: { kind: 'invalid' } });
});

it('leaves what is there as it is where it is put back twice', async () => {
  const { world, device, tab } = await start();
  world.setOnline(device, false);
  const entry = await write(world, tab, 'change', { ids: ['hat'] });
  const dropped = tab.outbox.drop([entry!.id]);
  await world.settle();
  void tab.outbox.putBack(await dropped);
  world.setOnline(device, true);
  await world.settle(['answer lost']);
  void tab.outbox.putBack(await dropped);
  await write(world, tab, 'change', { ids: ['hat'] });
  await world.passTime();
  await world.settle();
  // Nothing was merged into what was sent.
  expect(doneIn(world)).toEqual(['change hat', 'change hat']);
});

it('sends with another key what was sent in vain while its maker was dropped', async () => {
  const { world, tab } = await start();
  const maker = await write(world, tab, 'make');
  const dropped = tab.outbox.drop([maker!.id]);
  await world.settle();
  await write(world, tab, 'change', { ids: [localIdOf(maker!.id)] });
  await world.settle(['answer lost']);
  void tab.outbox.putBack(await dropped);
  await world.passTime();
  await world.settle();
  expect(doneIn(world)).toEqual(['make thing-2', 'change thing-2']);
  expect(world.server.mismatches).toEqual([]);
});
