import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { goneWays, ownAvailabilities } from '#contract/rules/availability.ts';
import { addDays } from '#contract/rules/calendar-days.ts';
import type { ShownPlan } from '#contract/schemas/plan.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import type { LifeDevice } from './life-device.ts';
import type { Arrival, WireState } from './life-wire.ts';
import type { LifeOwner, LifeWorld } from './life-world.ts';

/* Random chains of what happens to a few pieces on two devices, with a network and without. */

/** How often each is chosen. */
const weights = {
  'wear by hand': 4,
  'wear today': 4,
  'wear the outfit': 4,
  'wear the look': 3,
  'log pieces': 3,
  plan: 4,
  'mark worn': 4,
  'mark not worn': 3,
  'delete a plan': 2,
  'restore a plan': 2,
  say: 12,
  clean: 3,
  'all clean': 6,
  correct: 4,
  undo: 9,
  'undo a wear': 3,
  'delete a piece': 2,
  'restore a piece': 3,
  'order paid': 3,
  'order sent back': 2,
  'order cancelled': 2,
  look: 4,
  'next day': 2,
  'know of no network': 4,
  cut: 4,
  'lose answers': 4,
  shake: 3,
  'be back': 8,
};
type Act = keyof typeof weights;
const acts = Object.entries(weights) as [Act, number][];

const link = fc.record({
  act: fc.oneof(...acts.map(([act, weight]) => ({ weight, arbitrary: fc.constant(act) }))),
  device: fc.nat(1),
  piece: fc.nat(2),
  nth: fc.nat(9),
  to: fc.constantFrom(...ownAvailabilities, 'in-the-wash' as const, 'in-the-wash' as const),
  ago: fc.nat(3),
  slot: fc.constantFrom('day' as const, 'evening' as const),
});

type Link = typeof link extends fc.Arbitrary<infer Value> ? Value : never;

/** The writes that are dropped without a word where what they change is gone. */
const droppedOnceGone = new Set(['correctWears', 'markWorn', 'deletePlans', 'deleteItems']);

/** How often each was done. */
type Counts = Partial<Record<Act, number>>;

const pick = <Value>(list: readonly Value[], nth: number): Value | undefined =>
  list[nth % Math.max(list.length, 1)];

/** What becomes of a device's calls after some acts; after all others of the network they come through. */
const wireStateOf: { [Name in Act]?: WireState } = {
  cut: 'cut',
  'lose answers': 'answer-lost',
  shake: 'shaky',
};

/** The most days that a chain may take with orders on their way: what is deleted is not forgotten meanwhile. */
const mostOrders = 3;

/**
 * Does so many random chains of so many links. Fails with the first after which something is wrong: with what was
 * done, and its seed and path. `HEM_LIFE_SEED` and `HEM_LIFE_PATH` do that one again, and make it short.
 */
export async function checkLives(
  world: LifeWorld,
  { links, ...tries }: { links: number; numRuns: number; seed?: number },
): Promise<void> {
  const counts: Counts = {};
  const chains = fc.array(link, { minLength: links / 2, maxLength: links, size: 'max' });
  const { HEM_LIFE_SEED: seed, HEM_LIFE_PATH: path = '' } = process.env;
  await fc.assert(
    fc.asyncProperty(chains, async (chain) => {
      const wrong = await liveThrough(world, chain, counts);
      if (wrong !== null) throw new Error(wrong);
    }),
    // Making a chain shorter takes as long as hundreds of them.
    { ...tries, ...(seed && { seed: Number(seed), path }), endOnFailure: !seed },
  );
  // Whatever may happen has happened.
  if (tries.numRuns < 40) return;
  for (const [act] of acts) assert.ok(counts[act], `nothing did: ${act}`);
}

/** Does a chain, lets everything come to its end, and answers what is wrong then, with its story; null where nothing is. */
async function liveThrough(
  world: LifeWorld,
  chain: readonly Link[],
  counts: Counts,
): Promise<string | null> {
  const { devices, faults, wire } = world;
  const at = await world.enter();
  const person = createPerson(world, at);
  const story: string[] = [];
  let heard = 0;
  /** Tells what was done, and what came to the server by it. */
  const tell = (line: string) => {
    const came = wire.arrivals.slice(heard).map(({ name, input, status, isRepeat }) => {
      const { owner: _owner, ...rest } = input as Record<string, unknown>;
      return `     → ${name} ${JSON.stringify(rest)} ${status}${isRepeat ? ' again' : ''}`;
    });
    heard = wire.arrivals.length;
    story.push(line, ...came);
  };
  try {
    for (const device of devices) await person.look(device);
    for (const [index, one] of chain.entries()) {
      const isDone = await person.act(one);
      await person.lookAtPlans(devices[one.device]!, true);
      if (isDone) counts[one.act] = (counts[one.act] ?? 0) + 1;
      const { act, piece, nth, to, ago, slot } = one;
      const details = `piece ${piece}, ${nth}, ${to}, ${ago} days ago, ${slot}`;
      if (isDone) tell(`${index}. ${devices[one.device]!.name}: ${act} (${details})`);
      if (faults.length > 0) break;
    }
    if (faults.length === 0) {
      await finish(world, person);
      tell('Both are back.');
    }
    return faults.length > 0 ? `${faults[0]}\n${story.join('\n')}` : null;
  } finally {
    await at.leave();
  }
}

/** Brings both devices back to the network, and looks at what has become of everything. */
async function finish(world: LifeWorld, person: ReturnType<typeof createPerson>): Promise<void> {
  const { devices, wire, faults } = world;
  wire.states.clear();
  for (const device of devices) {
    device.setOnline(true);
    for (let tries = 0; device.waiting().length > 0 && tries < 40; tries += 1)
      await device.tryAll();
    const left = device.waiting().map(({ kind }) => kind);
    if (left.length > 0) faults.push(`${device.name} still waits with ${left}`);
  }
  const done = wire.arrivals.filter(({ status, isRepeat }) => status === 200 && !isRepeat);
  for (const { name, token, deeds, unsent } of devices) {
    // What is about a thing that is gone by now is dropped, and nothing is said of it (`isDroppedBy`).
    const gone = wire.arrivals.filter((one) => one.status === 404 && one.token === token());
    for (const { name: what, told } of deeds()) {
      if (told !== null) continue;
      const at = gone.findIndex((one) => one.name === what && droppedOnceGone.has(what));
      if (at < 0) faults.push(`${name} said nothing of ${what}`);
      else gone.splice(at, 1);
    }
    if (done.some(({ key }) => unsent().includes(key))) {
      faults.push(`${name} took back what was done as if it were not`);
    }
  }
  for (const [index, { name, input }] of done.entries()) {
    if (name !== 'takeBackAvailability') continue;
    const { changeId } = input as { changeId: string };
    const isEarly = done.slice(index + 1).some((one) => changeIdOf(one) === changeId);
    if (isEarly) faults.push('a change was taken back before it was done');
  }
  const [phone, desk] = [await person.look(devices[0]!), await person.look(devices[1]!)];
  if (!isDeepStrictEqual(phone, desk)) faults.push(`they read ${inspect(phone)}, ${inspect(desk)}`);
}

/** The id of a change that is said; null of what is no change. */
const changeIdOf = ({ name, input }: Arrival): string | null =>
  name === 'setAvailability' || name === 'correctWears'
    ? (input as { changeId: string }).changeId
    : null;

const inspect = (value: unknown) => JSON.stringify(value);

/** The one who does all that, on two devices. */
function createPerson(world: LifeWorld, at: LifeOwner) {
  const { devices, wire, today } = world;
  const { owner, pieceIds, outfitId, lookId, life } = at;
  const changes: { id: string; by: number }[] = [];
  /** By device: what its offers to undo are about. */
  const worn = devices.map(() => [] as { planId: string; isNew: boolean }[]);
  const deleted = devices.map(() => [] as string[]);
  const orders: { id: string; pieces: string[] }[] = [];
  let orderCount = 0;

  /** Reads the calendar. */
  const lookAtPlans = (device: LifeDevice, isOpen: boolean) => {
    const range = { from: addDays(today(), -30), to: addDays(today(), 30) };
    return device.read('getPlans', { owner, ...range }, isOpen);
  };

  /** Reads what the screens of a device show. */
  async function look(device: LifeDevice) {
    const there = life.pieces.filter(({ isDeleted }) => !isDeleted);
    const [pieces, plans, laundry, list, statistics] = await Promise.all([
      Promise.all(there.map(({ id }) => device.read('getItemDetails', { owner, itemId: id }))),
      lookAtPlans(device, false),
      device.read('getLaundry', { owner }),
      device.read('getItemNavigation', { owner, filter: {} }),
      device.read('getWardrobeStatistics', { owner, today: today() }),
    ]);
    return { pieces, plans, laundry, list, statistics };
  }

  const plansOn = (device: LifeDevice): ShownPlan[] => {
    const all = device.known('getPlans').flatMap(({ plans }) => plans);
    return [...new Map(all.map((plan) => [plan.planId, plan])).values()];
  };

  /** Wears something, or plans it, as the screens do. */
  async function wear(link: Link, what: object, day: string, isWorn: boolean): Promise<true> {
    const device = devices[link.device]!;
    const changes = { ...what, day, slot: link.slot };
    const input = { owner, changes, ...(isWorn && { isWorn }) };
    const answer = await device.write('savePlan', input);
    if (answer && !(isWorn && answer.wasWorn)) {
      worn[link.device]!.push({ planId: answer.plan.planId, isNew: answer.isNew });
    }
    return true;
  }

  async function mark(link: Link, isWorn: boolean): Promise<boolean> {
    const device = devices[link.device]!;
    const those = plansOn(device).filter((one) => one.isWorn !== isWorn && one.day <= today());
    const plan = pick(those, link.nth);
    if (!plan) return false;
    await device.write('markWorn', { owner, planIds: [plan.planId], isWorn });
    return true;
  }

  async function say({ device, piece, nth, to }: Link): Promise<true> {
    const changeId = newIdempotencyKey();
    changes.push({ id: changeId, by: device });
    const itemIds = nth % 4 === 0 ? [...pieceIds] : [pieceIds[piece]!];
    const until = addDays(today(), nth);
    const lent = to === 'lent' && { lentTo: nth % 2 ? 'Anna' : 'Ben', lentUntil: until };
    const gone = to === 'gone' && { goneWay: pick(goneWays, nth)! };
    const told = { ...lent, ...gone, today: today() };
    const input = { owner, changeId, itemIds, availability: to as 'ready', ...told };
    await devices[device]!.write('setAvailability', input);
    return true;
  }

  async function clean(by: number, itemIds: string[]): Promise<boolean> {
    if (itemIds.length === 0) return false;
    const changeId = newIdempotencyKey();
    changes.push({ id: changeId, by });
    const onlyFrom = 'in-the-wash' as const;
    const input = { owner, changeId, itemIds, availability: 'ready' as const, onlyFrom };
    await devices[by]!.write('setAvailability', { ...input, today: today() });
    return true;
  }

  async function tellOrder(link: Link): Promise<boolean> {
    if (link.act === 'order paid') {
      if (orderCount === mostOrders) return false;
      orderCount += 1;
      const pieces = link.nth % 3 === 0 ? [...pieceIds] : [pieceIds[link.piece]!];
      const order = { id: `order-${orderCount}`, pieces };
      orders.push(order);
      await at.tellOrder(order.id, 'paid', order.pieces);
      return true;
    }
    const order = pick(orders, link.nth);
    if (!order) return false;
    orders.splice(orders.indexOf(order), 1);
    if (link.act === 'order cancelled') await at.tellOrder(order.id, 'cancelled', order.pieces);
    else {
      await at.tellOrder(order.id, 'sent back', order.pieces);
      await at.tellOrder(order.id, 'home again', order.pieces);
    }
    return true;
  }

  function setWire(device: LifeDevice, act: Act): void {
    wire.states.set(device.token()!, wireStateOf[act] ?? 'up');
    device.setOnline(act !== 'know of no network');
  }

  /** Does it; false where there is nothing to do it to. */
  async function act(link: Link): Promise<boolean> {
    const device = devices[link.device]!;
    const piece = pieceIds[link.piece]!;
    const day = addDays(today(), -link.ago);
    switch (link.act) {
      case 'wear by hand':
        return wear(link, { itemIds: [piece] }, day, true);
      case 'wear today':
        return wear({ ...link, slot: 'day' }, { itemIds: [piece] }, today(), true);
      case 'wear the outfit':
        return wear({ ...link, slot: 'day' }, { outfitId }, today(), true);
      case 'wear the look':
        return wear(link, { lookId }, day, true);
      case 'log pieces':
        return wear(link, { itemIds: pieceIds.filter((one) => one !== piece) }, day, true);
      case 'plan': {
        const what = [{ outfitId }, { lookId }, { itemIds: [piece] }][link.nth % 3]!;
        return wear(link, what, addDays(today(), link.ago - 1), false);
      }
      case 'mark worn':
      case 'mark not worn':
        return mark(link, link.act === 'mark worn');
      case 'delete a plan': {
        const plan = pick(plansOn(device), link.nth);
        if (!plan) return false;
        deleted[link.device]!.push(plan.planId);
        await device.write('deletePlans', { owner, planIds: [plan.planId] });
        return true;
      }
      case 'restore a plan': {
        const planId = deleted[link.device]!.pop();
        if (!planId) return false;
        await device.write('restorePlans', { owner, planIds: [planId] });
        return true;
      }
      case 'say':
        return say(link);
      case 'clean':
        return clean(link.device, [piece]);
      case 'all clean': {
        const basket = device.known('getLaundry').flatMap((one) => one.basket);
        return clean(link.device, [...new Set(basket.map(({ item }) => item.itemId))]);
      }
      case 'correct': {
        const changeId = newIdempotencyKey();
        changes.push({ id: changeId, by: link.device });
        const input = { owner, changeId, itemId: piece, wears: link.nth, today: today() };
        await device.write('correctWears', input);
        return true;
      }
      case 'undo': {
        // Its own, or one of the other's that the history of a piece tells.
        const isKnown = ({ id, by }: (typeof changes)[0]) =>
          by === link.device ||
          wire.arrivals.some((one) => one.status === 200 && changeIdOf(one) === id);
        const one = pick(changes.filter(isKnown).slice(-4).toReversed(), Math.max(0, link.nth - 4));
        if (!one) return false;
        await device.write('takeBackAvailability', { owner, changeId: one.id });
        return true;
      }
      case 'undo a wear': {
        const one = worn[link.device]!.pop();
        if (!one) return false;
        const input = { owner, planIds: [one.planId] };
        if (one.isNew) await device.write('deletePlans', input);
        else await device.write('markWorn', { ...input, isWorn: false });
        return true;
      }
      case 'delete a piece':
        await device.write('deleteItems', { owner, itemIds: [piece] });
        return true;
      case 'restore a piece':
        await device.write('restoreItems', { owner, itemIds: [piece] });
        return true;
      case 'order paid':
      case 'order sent back':
      case 'order cancelled':
        return tellOrder(link);
      case 'look':
        await look(device);
        return true;
      case 'next day':
        world.server.advance(86_400_000);
        return true;
      default:
        setWire(device, link.act);
        if (link.act === 'be back') await device.tryAll();
        return true;
    }
  }

  return { act, look, lookAtPlans };
}
