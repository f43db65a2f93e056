import fc from 'fast-check';
import { expect } from 'vitest';
import { localIdOf } from '#api/outbox/local-ids.ts';
import type { OutboxEntry } from '#lib/outbox-entry.ts';
import { createLedger, type Ledger } from './outbox-ledger.ts';
import { createWorld, type Device, type Tab, type WireFault, type World } from './outbox-world.ts';
import type { ToyInput } from './toy-kinds.ts';

/* Random chains of what people, pages, devices and the network do to an outbox. */

/** How often each is chosen. */
const weights = {
  make: 5,
  change: 7,
  remove: 4,
  restore: 3,
  mark: 4,
  order: 3,
  save: 3,
  'save again': 8,
  kill: 2,
  'open a tab': 4,
  'go offline': 2,
  'go online': 3,
  drop: 4,
  'put back': 8,
  withdraw: 2,
  'bring back': 2,
  'sign in another': 2,
  'sign in again': 2,
  'try now': 2,
  'pass time': 3,
};

type Act = keyof typeof weights;
const acts = Object.entries(weights) as [Act, number][];

const wireFaults: WireFault[] = [
  'request lost',
  'answer lost',
  'unavailable',
  'broken',
  'outdated',
  'signed out',
];
const happenings = [...acts.map(([act]) => act), ...wireFaults];

/** Most calls go well. */
const faults = fc.oneof(
  { weight: 9, arbitrary: fc.constant<WireFault>('none') },
  {
    weight: 6,
    arbitrary: fc.constantFrom<WireFault>(
      'request lost',
      'answer lost',
      'unavailable',
      'broken',
      'outdated',
    ),
  },
  { weight: 1, arbitrary: fc.constant<WireFault>('signed out') },
);

const refusal = fc.oneof(
  { weight: 10, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom('once' as const, 'always' as const) },
);

/** One act, and what happens after it until the next one. */
const link = fc.record({
  act: fc.oneof(...acts.map(([act, weight]) => ({ weight, arbitrary: fc.constant(act) }))),
  tab: fc.nat(2),
  one: fc.nat(30),
  other: fc.nat(30),
  saysRefusal: fc.boolean(),
  refused: refusal,
  steps: fc.array(fc.record({ pick: fc.nat(11), fault: faults }), { maxLength: 9 }),
  /** How many steps follow in which all goes well, in turn. */
  calm: fc.constantFrom(0, 0, 0, 8, 30),
});

type Link = typeof link extends fc.Arbitrary<infer Value> ? Value : never;
const chains = fc.array(link, { minLength: 6, maxLength: 30, size: 'max' });

/** How often each was done. */
type Counts = Record<string, number>;

/** Does so many random chains. Fails with the first after which something is wrong, made short. */
export async function checkChains(tries: { numRuns: number; seed?: number }): Promise<void> {
  const counts: Counts = {};
  await fc.assert(
    fc.asyncProperty(chains, async (chain) => {
      expect(await runChain(chain, counts)).toEqual([]);
    }),
    tries,
  );
  // Whatever may happen has happened.
  for (const what of happenings) expect(counts, what).toHaveProperty([what]);
}

/** Does a chain, lets everything come to its end, and answers what is wrong then. */
async function runChain(chain: readonly Link[], counts: Counts = {}): Promise<string[]> {
  const ledger = createLedger();
  const world = createWorld({ onCommit: ledger.note, counts });
  const phone = world.addDevice('phone', 'ann');
  const desk = world.addDevice('desk', 'ann');
  ledger.watch(world, [phone, desk]);
  for (const userId of ['ann', 'bob']) {
    for (const id of ['hat', 'coat'])
      world.server.things.set(`${userId} ${id}`, { userId, isThere: true });
  }
  for (const device of [phone, phone, desk]) void world.openTab(device).outbox.resume();
  const people = createPeople(world, ledger, [phone, desk], counts);
  for (const one of chain) {
    people.act(one);
    await world.turn();
    for (const { pick, fault } of one.steps) {
      await world.step(pick, fault);
    }
    for (let steps = 0; steps < one.calm && world.isBusy(); steps += 1) await world.step(0, 'none');
  }
  await world.settle();
  // Nobody is killed, so each tab has heard of all that the others did.
  if (chain.every(({ act }) => act !== 'kill')) ledger.checkShown();
  await finish(world, [phone, desk]);
  ledger.checkCallers();
  for (const userId of ['bob', 'ann']) await finish(world, [phone, desk], userId);
  return ledger.whatIsWrong();
}

/** Brings everybody online, signs somebody in everywhere where that is said, and waits until nothing is left to do. */
async function finish(world: World, devices: Device[], userId?: string): Promise<void> {
  for (const device of devices) {
    const tab = device.tabs[0] ?? world.openTab(device);
    world.setOnline(device, true);
    if (userId) world.signIn(device, tab, userId);
    for (const { outbox } of device.tabs) void outbox.resume();
  }
  await world.settle();
  for (let waits = 0; await world.passTime(); waits += 1) {
    if (waits > 300) throw new Error('it tries for ever');
    await world.settle();
  }
}

/** Those who do things on the devices. */
function createPeople(world: World, ledger: Ledger, devices: Device[], counts: Counts) {
  let token = 0;
  const dropped: { device: Device; userId: string; gone: readonly OutboxEntry[] }[] = [];
  /** By the tab: what it has seen under a local id. */
  const seen = new Map<Tab, { sessions: number; ids: Set<string> }>();
  const tabs = () => devices.flatMap((device) => device.tabs);

  /** The local ids that a page may still hold. */
  function localIdsIn(tab: Tab): Set<string> {
    let known = seen.get(tab);
    if (!known || known.sessions !== tab.sessions)
      known = { sessions: tab.sessions, ids: new Set() };
    seen.set(tab, known);
    for (const { kind, id } of tab.outbox.state.list)
      if (kind === 'make') known.ids.add(localIdOf(id));
    return known.ids;
  }

  /** What somebody in a tab may mean. */
  function thingsIn(tab: Tab): string[] {
    const open = [...tab.device.entries.values()].filter(({ state }) => state !== 'answered');
    const waiting = new Set(open.flatMap(({ input }) => input.tokens));
    // While its making waits here, it is known by its local id alone.
    const hidden = world.server.applied.filter(
      ({ kind, token: made }) => kind === 'make' && waiting.has(made),
    );
    const real = [...world.server.things]
      .filter(([id, one]) => one.userId === tab.userId && !id.startsWith('document'))
      .map(([id]) => id)
      .filter((id) => !hidden.some(({ ids }) => ids[0] === id));
    // What was made last is meant most.
    return [...real.slice(-3), ...[...localIdsIn(tab)].slice(-3)];
  }

  function write(tab: Tab, kind: string, link: Link, ids: string[], after: string | null = null) {
    token += 1;
    const input: ToyInput = { tokens: [token], ids, refused: link.refused };
    const id = `write-${token}`;
    const written = ledger.begin({ token, tab, kind, after, saysRefusal: link.saysRefusal });
    if (kind === 'make') localIdsIn(tab).add(localIdOf(id));
    void tab.outbox.add({ kind, input, id, after }).then((entry) => {
      written.isKept = true;
      if (!entry || !tab.device.isOnline) return;
      written.isAwaited = true;
      void tab.outbox.whenSettled(entry.id, { saysRefusal: link.saysRefusal }).then((outcome) => {
        written.outcome = outcome;
      });
    });
  }

  function drop(tab: Tab, id: string): void {
    const { device, userId } = tab;
    const done = ledger.wishDropped(id);
    void tab.outbox.drop([id]).then((gone) => {
      done();
      if (gone.length > 0) dropped.push({ device, userId: userId!, gone });
    });
  }

  function writeOf(link: Link, tab: Tab): void {
    const things = thingsIn(tab);
    const thing = things[link.one % things.length]!;
    const another = things[link.other % things.length]!;
    if (link.act === 'make') write(tab, 'make', link, link.one % 3 === 0 ? [another] : []);
    else if (link.act === 'order') write(tab, 'order', link, [...new Set([thing, another])]);
    else if (link.act === 'mark') write(tab, 'mark', link, [...new Set([thing, another])]);
    else write(tab, link.act, link, [thing]);
  }

  /** Does it; false where there is nothing to do it to. */
  function tryAct(link: Link, tab: Tab): boolean {
    const { device, outbox, userId } = tab;
    const { list } = outbox.state;
    const entry = list[link.one % Math.max(list.length, 1)];
    const isOf = (one: OutboxEntry) => (one.input as ToyInput).ids.includes(String(thing));
    const things = userId === null ? [] : thingsIn(tab);
    const thing = things[link.one % Math.max(things.length, 1)];
    const users = ['ann', 'bob', null].filter((one) => one !== userId);
    switch (link.act) {
      case 'kill':
        world.kill(tab);
        return true;
      case 'open a tab':
        if (device.tabs.length > 1) return false;
        void world.openTab(device).outbox.resume();
        return true;
      case 'go offline':
      case 'go online':
        world.setOnline(device, link.act === 'go online');
        return true;
      case 'drop':
        if (!entry) return false;
        drop(tab, entry.id);
        return true;
      case 'put back': {
        const at = dropped.findIndex((one) => one.device === device && one.userId === userId);
        if (at < 0) return false;
        const [{ gone }] = dropped.splice(at, 1) as [(typeof dropped)[0]];
        void outbox.putBack(gone);
        return true;
      }
      case 'withdraw':
        if (!thing) return false;
        void outbox.withdraw(isOf);
        return true;
      case 'bring back':
        void outbox.bringBack(() => true);
        return true;
      case 'sign in another':
        world.signIn(device, tab, users[link.one % users.length]!);
        return true;
      case 'sign in again':
        world.signIn(device, tab, 'ann');
        return true;
      case 'try now':
        void outbox.tryNow();
        return true;
      case 'pass time':
        void world.passTime();
        return true;
      case 'save':
        if (userId === null) return false;
        write(tab, 'save', link, []);
        return true;
      case 'save again': {
        const saves = list.filter(({ kind, state }) => kind === 'save' && state === 'waiting');
        const last = saves.at(-1) as OutboxEntry<ToyInput> | undefined;
        if (!last) return false;
        write(tab, 'save', link, last.input.ids, last.id);
        return true;
      }
      default:
        if (userId === null) return false;
        writeOf(link, tab);
        return true;
    }
  }

  return {
    act(link: Link): void {
      for (const one of tabs()) localIdsIn(one);
      if (tabs().length === 0) void world.openTab(devices[0]!).outbox.resume();
      const tab = tabs()[link.tab % tabs().length]!;
      if (tryAct(link, tab)) counts[link.act] = (counts[link.act] ?? 0) + 1;
    },
  };
}
