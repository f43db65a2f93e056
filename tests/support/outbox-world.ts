import { createOutbox, type Outbox } from '#api/outbox/create-outbox.ts';
import type { EntriesStore } from '#api/outbox/kept-entries.ts';
import type { OutboxPorts, TabMessage } from '#api/outbox/outbox-ports.ts';
import { AppError } from '#lib/errors.ts';
import type { OutboxEntry } from '#lib/outbox-entry.ts';
import { type ToyEntry, type ToyInput, toyKinds } from './toy-kinds.ts';
import { type Answer, createToyServer, type ToyServer } from './toy-server.ts';

/*
 * Tabs and devices of an outbox in one test, without a browser. Whatever takes time, an answer of the device, of
 * the server or of another tab, is a task that the test does when it likes. Tasks of one lane keep their order.
 */

/** What may go wrong with one call. */
export type WireFault =
  | 'none'
  | 'request lost'
  | 'answer lost'
  | 'unavailable'
  | 'broken'
  | 'outdated'
  | 'signed out';

interface Task {
  lane: string;
  /** Whose page goes on with it; null of what happens without one. */
  tab: Tab | null;
  run(fault: WireFault): void;
}

/** One page. */
export interface Tab {
  name: string;
  device: Device;
  userId: string | null;
  isAlive: boolean;
  outbox: Outbox;
  /** How often somebody else, or nobody, has signed in here. */
  sessions: number;
}

/** What the tabs of one device share. */
export interface Device {
  name: string;
  userId: string | null;
  isOnline: boolean;
  /** True where nothing can be kept. */
  isFull: boolean;
  tabs: Tab[];
  entries: Map<string, ToyEntry>;
  locks: Map<string, { tab: Tab; job: () => void }[]>;
}

/** What was decided about the entries of a device, for whoever watches. */
export interface Commit {
  device: Device;
  tab: Tab;
  changed: readonly ToyEntry[];
  dropped: readonly ToyEntry[];
  /** Whether a write took an earlier one back. */
  isTakenBack: boolean;
}

export type World = ReturnType<typeof createWorld>;

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** Lets everything go on that waits for nothing but its turn. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** @param counts how often each fault has happened */
export function createWorld({
  onCommit = (_: Commit) => {},
  counts = {} as Record<string, number>,
} = {}) {
  const tasks: Task[] = [];
  const timers: { due: number; tab: Tab; call: () => void }[] = [];
  /** What was sent for one user while another was signed in. */
  const strays: string[] = [];
  const server: ToyServer = createToyServer();
  let nowMs = 1_700_000_000_000;
  let count = 0;
  let isTakenBack = false;
  const kinds = toyKinds(() => {
    isTakenBack = true;
  });

  const queue = (lane: string, tab: Tab | null, run: (fault: WireFault) => void) =>
    tasks.push({ lane, tab, run });
  const alone = (what: string) => `${what} ${count++}`;

  /** A call to the store: it happens, and some time after that the page hears of it. */
  function storeCall<Result>(tab: Tab, work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      queue(`store ${tab.device.name}`, tab, () => {
        const tell = (done: () => void) => queue(`told ${tab.name}`, tab, done);
        try {
          if (tab.device.isFull) throw new Error('nothing is kept here');
          const result = work();
          tell(() => resolve(result));
        } catch (error) {
          tell(() => reject(error));
        }
      });
    });
  }

  const storeOf = (tab: Tab): EntriesStore => {
    const { entries } = tab.device;
    const of = (userId: string) =>
      copy([...entries.values()].filter((one) => one.userId === userId));
    return {
      read: (userId) => storeCall(tab, () => of(userId)),
      change: (userId, decide) =>
        storeCall(tab, () => {
          isTakenBack = false;
          const { changed = [], dropped = [] } = copy(decide(of(userId)) ?? {});
          const gone = dropped.flatMap((id) => entries.get(id) ?? []);
          for (const one of changed as ToyEntry[]) entries.set(one.id, one);
          for (const id of dropped) entries.delete(id);
          const { device } = tab;
          onCommit({ device, tab, changed: changed as ToyEntry[], dropped: gone, isTakenBack });
        }),
    };
  };

  function grant(device: Device, name: string): void {
    const first = device.locks.get(name)?.[0];
    if (first) queue(alone('lock'), first.tab, first.job);
  }

  const lockOf =
    (tab: Tab): OutboxPorts['lock'] =>
    (name, job) =>
      new Promise((resolve, reject) => {
        const { device } = tab;
        const asked = device.locks.get(name) ?? [];
        device.locks.set(name, asked);
        const release = () => {
          asked.shift();
          grant(device, name);
        };
        asked.push({ tab, job: () => void job().finally(release).then(resolve, reject) });
        if (asked.length === 1) grant(device, name);
      });

  /** One call to the server, and what comes of it. */
  function call(tab: Tab, entry: OutboxEntry<ToyInput>, key: string): Promise<Answer> {
    const { userId } = tab;
    if (userId !== entry.userId) strays.push(`${entry.id} of ${entry.userId} by ${userId}`);
    return new Promise((resolve, reject) => {
      const lane = alone('wire');
      const end = (done: () => void) => tab.isAlive && queue(lane, tab, done);
      const fail = (error: AppError) => end(() => reject(error));
      if (!tab.device.isOnline) return fail(new AppError('offline'));
      // The request is on its way whether or not its page still lives.
      queue(lane, null, (fault) => {
        counts[fault] = (counts[fault] ?? 0) + 1;
        if (fault === 'request lost') return fail(new AppError('offline'));
        if (fault === 'unavailable') return fail(new AppError('server'));
        if (fault === 'broken') {
          server.noteBroken(key);
          return fail(new AppError('server', { code: 'server' }));
        }
        if (fault === 'outdated') return fail(new AppError('server', { code: 'outdated' }));
        if (fault === 'signed out') {
          return fail(new AppError('signed-out', { code: 'signed-out' }));
        }
        const said = server.handle(userId, entry, key);
        if (fault === 'answer lost') return fail(new AppError('timeout'));
        end(() =>
          'refusal' in said ? reject(new AppError(...said.refusal)) : resolve(said.answer),
        );
      });
    });
  }

  /** The tasks that may be done next: the first of each lane. */
  const open = () =>
    tasks.filter((task, at) => tasks.findIndex(({ lane }) => lane === task.lane) === at);

  async function doTask(task: Task, fault: WireFault): Promise<void> {
    tasks.splice(tasks.indexOf(task), 1);
    task.run(fault);
    await turn();
  }

  return {
    server,
    strays,
    turn,
    nowMs: () => nowMs,

    addDevice(name: string, userId: string | null): Device {
      const [entries, locks] = [new Map(), new Map()];
      return { name, userId, isOnline: true, isFull: false, tabs: [], entries, locks };
    },

    openTab(device: Device): Tab {
      const name = alone(`${device.name} tab`);
      const tab = { name, device, userId: device.userId, isAlive: true, sessions: 0 } as Tab;
      tab.outbox = createOutbox({
        kinds: kinds((entry, key) => call(tab, entry, key)),
        store: storeOf(tab),
        cached: { find: () => undefined, answers: () => [] },
        userId: () => tab.userId,
        isOnline: () => device.isOnline,
        keepsNothing: () => false,
        isGivenUp: () => false,
        lock: lockOf(tab),
        post(message: TabMessage) {
          for (const other of device.tabs.filter((one) => one !== tab)) {
            queue(
              `from ${name} to ${other.name}`,
              other,
              () => void other.outbox.hear(copy(message)),
            );
          }
        },
        nowMs: () => nowMs,
        later: (run, ms) => timers.push({ due: nowMs + ms, tab, call: run }),
      });
      device.tabs.push(tab);
      return tab;
    },

    /** Ends a page at once, whatever it was about to do. Its request may still arrive. */
    kill(tab: Tab): void {
      const { device } = tab;
      tab.isAlive = false;
      device.tabs.splice(device.tabs.indexOf(tab), 1);
      for (const task of tasks.filter((one) => one.tab === tab))
        tasks.splice(tasks.indexOf(task), 1);
      for (const timer of timers.filter((one) => one.tab === tab)) {
        timers.splice(timers.indexOf(timer), 1);
      }
      for (const [name, asked] of device.locks) {
        const isHolder = asked[0]?.tab === tab;
        const left = asked.filter((one) => one.tab !== tab);
        asked.splice(0, asked.length, ...left);
        if (isHolder) grant(device, name);
      }
    },

    setOnline(device: Device, isOnline: boolean): void {
      if (device.isOnline === isOnline) return;
      device.isOnline = isOnline;
      for (const { outbox } of device.tabs) outbox.wakeAnew();
    },

    /** Signs somebody in, or out; the other tabs follow in a while. */
    signIn(device: Device, by: Tab, userId: string | null): void {
      device.userId = userId;
      const follow = (tab: Tab) => {
        if (tab.userId === device.userId) return;
        tab.userId = device.userId;
        tab.sessions += 1;
        tab.outbox.suspend();
        if (tab.userId !== null) void tab.outbox.resume();
      };
      follow(by);
      for (const tab of device.tabs)
        if (tab !== by) queue(alone('session'), tab, () => follow(tab));
    },

    isBusy: () => tasks.length > 0,

    /** Does one of what may happen next. */
    async step(pick: number, fault: WireFault): Promise<void> {
      const all = open();
      if (all.length > 0) await doTask(all[pick % all.length]!, fault);
    },

    /** Lets time pass up to the next call that waits for it; false where none does. */
    async passTime(): Promise<boolean> {
      const next = timers.toSorted((one, other) => one.due - other.due)[0];
      if (!next) return false;
      timers.splice(timers.indexOf(next), 1);
      nowMs = Math.max(nowMs, next.due);
      next.call();
      await turn();
      return true;
    },

    /** Does all that there is to do, in the order in which it came up; `faults` for the first calls. */
    async settle(faults: WireFault[] = []): Promise<void> {
      await turn();
      for (let steps = 0; tasks.length > 0; steps += 1) {
        if (steps > 5000) throw new Error('it never ends');
        const isCall = tasks[0]!.lane.startsWith('wire') && tasks[0]!.tab === null;
        await doTask(tasks[0]!, (isCall && faults.shift()) || 'none');
      }
    },
  };
}
