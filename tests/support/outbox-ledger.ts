import { inOrder } from '#api/outbox/entry-lists.ts';
import { localIdOf, namesLocalId } from '#api/outbox/local-ids.ts';
import type { Outcome } from '#api/outbox/outbox-ports.ts';
import type { OutboxEntry } from '#lib/outbox-entry.ts';
import type { Commit, Device, Tab, World } from './outbox-world.ts';
import type { ToyEntry } from './toy-kinds.ts';

/** One write of somebody, and what became of it. */
interface Written {
  token: number;
  kind: string;
  tab: Tab;
  /** How often somebody had signed in when it was made. */
  sessions: number;
  /** The save that it was made from. */
  after: string | null;
  /** Its place among all that was kept; null while it was never kept. */
  place: number | null;
  /** Whether its caller knows that it is kept. */
  isKept: boolean;
  isAwaited: boolean;
  /** Whether its caller shows a refusal, so that nothing of it stays. */
  saysRefusal: boolean;
  outcome: Outcome | undefined;
  /** The writes that were one with it when it left. */
  with: Written[];
  /** How it left without being done. */
  end: 'dropped' | 'taken back' | 'refused' | 'gone with its maker' | null;
  /** Whether it was laid aside once, so that later writes have gone before it. */
  isOutOfOrder: boolean;
  /** Whether somebody dropped it once, so that what names it may go before it is put back. */
  wasDropped: boolean;
}

export type Ledger = ReturnType<typeof createLedger>;

/** Notes what is written and how it leaves the devices; says at the end what is wrong. */
export function createLedger() {
  const all = new Map<number, Written>();
  const wrong: string[] = [];
  /** The ids of entries that somebody wants dropped. */
  const wishes = new Set<string>();
  let world: World;
  let devices: Device[] = [];
  let places = 0;

  const of = (entry: OutboxEntry) =>
    (entry as ToyEntry).input.tokens.map((token) => all.get(token)!);
  const setEnd = (entries: readonly OutboxEntry[], end: Written['end']) => {
    for (const entry of entries)
      for (const one of of(entry)) Object.assign(one, { end, with: of(entry) });
  };

  /** What leaves was done, or somebody wanted it to go, or it was refused. */
  function noteGone({ dropped, isTakenBack, changed }: Commit): void {
    const gone = dropped.filter(({ state }) => state !== 'answered');
    if (gone.length === 0) return;
    if (gone.some(({ id }) => wishes.has(id))) {
      setEnd(gone, 'dropped');
      for (const one of gone.flatMap(of))
        Object.assign(one, { isOutOfOrder: true, wasDropped: true });
    } else if (isTakenBack) {
      setEnd(gone, 'taken back');
      if (changed.length > 0) wrong.push('something else is changed where a write is taken back');
    } else if (gone.length === 1 && world.server.hasDone(gone[0]!.key)) {
      // It was answered.
    } else if (gone.some(isRefused)) {
      setEnd(gone.filter(isRefused), 'refused');
      setEnd(
        gone.filter((one) => !isRefused(one)),
        'gone with its maker',
      );
    } else {
      wrong.push(`${gone.map(({ id }) => id)} left, and nobody wanted that`);
    }
  }

  const isRefused = ({ key, state }: ToyEntry) =>
    state === 'refused' || world.server.hasRefused(key) || world.server.hasBroken(key);

  function noteChanged(entry: ToyEntry): void {
    for (const one of of(entry)) {
      one.place ??= places++;
      if (one.end === 'dropped') {
        // It is put back.
        one.end = null;
        wishes.delete(entry.id);
      }
      if (entry.state === 'refused' || entry.state === 'withdrawn') one.isOutOfOrder = true;
    }
    if (entry.state === 'answered' && !world.server.hasDone(entry.key)) {
      wrong.push(`${entry.id} counts as answered, and was not done`);
    }
  }

  /** The entries of a device that may still be there in the end. */
  function checkLeft(entries: readonly ToyEntry[], device: Device): void {
    // Two that wait for each other are not excused.
    const isStuck = (entry: ToyEntry, depth = 0): boolean =>
      entry.state !== 'waiting' ||
      (depth < 9 &&
        entries.some(
          (maker) =>
            maker.id !== entry.id &&
            maker.state !== 'answered' &&
            (namesLocalId(entry.input, localIdOf(maker.id)) || entry.after === maker.id) &&
            isStuck(maker, depth + 1),
        )) ||
      // It keeps its turn behind one that is stuck.
      (depth < 9 &&
        entries.some(
          (before) =>
            before.id !== entry.id &&
            before.state === 'waiting' &&
            before.place < entry.place &&
            before.userId === entry.userId &&
            before.subject.split(':')[0] === entry.subject.split(':')[0] &&
            isStuck(before, depth + 1),
        ));
    for (const entry of entries) {
      if (!isStuck(entry)) wrong.push(`${entry.kind} ${entry.id} is left on the ${device.name}`);
    }
  }

  function checkShown({ entries, userId, tabs }: Device): void {
    const kept = inOrder(
      [...entries.values()].filter(
        (one) => one.userId === userId && ['waiting', 'refused'].includes(one.state),
      ),
    );
    // How often it was tried is seen by nobody, and not told.
    const inWords = (list: readonly OutboxEntry[]) =>
      JSON.stringify(list.map((one) => ({ ...one, tries: 0 })));
    for (const { outbox, name } of tabs) {
      const shown = inWords(outbox.state.list);
      if (shown !== inWords(kept)) wrong.push(`${name} shows ${shown}, not ${inWords(kept)}`);
    }
  }

  function checkDone(one: Written): void {
    const { token, kind, end } = one;
    const times = world.server.applied.filter((done) => done.token === token).length;
    const name = `${kind} ${token}`;
    if (times > 1) wrong.push(`${name} is done ${times} times`);
    if (
      one.isKept &&
      one.place === null &&
      end !== 'taken back' &&
      kind !== 'remove' &&
      kind !== 'restore'
    ) {
      wrong.push(`${name} was never kept`);
    }
    const isLeft = devices.some(({ entries }) =>
      [...entries.values()].some(
        ({ input, state }) => state !== 'answered' && input.tokens.includes(token),
      ),
    );
    if (end === 'taken back' && times > 0) wrong.push(`${name} is done although it was taken back`);
    if (end === 'refused' && times > 0) wrong.push(`${name} is done although it was refused`);
    if (end === 'gone with its maker' && times > 0) wrong.push(`${name} is done without its maker`);
    if (one.place !== null && end === null && !isLeft && times !== 1) {
      wrong.push(`${name} is lost`);
    }
  }

  /** Whoever waited in a page that lives is told, and is told the truth. */
  function checkCaller(one: Written): void {
    const { tab, sessions, isAwaited, saysRefusal, outcome, token, kind } = one;
    const name = `${kind} ${token}`;
    if (!tab.isAlive || !isAwaited) return;
    if (!outcome) wrong.push(`${name} is awaited for ever`);
    if (tab.sessions !== sessions) return;
    const isDone = world.server.applied.some((done) => done.token === token);
    if (outcome?.type === 'answered' && !isDone) wrong.push(`${name} counts as done, and is not`);
    if (outcome?.type === 'refused' && saysRefusal && isDone) {
      wrong.push(`${name} counts as refused, and is done`);
    }
    // A removal of what is gone leaves nothing to be said; of writes that are one it is said once.
    const isSaid =
      kind === 'remove' || one.with.some(({ outcome: other }) => other?.type === 'refused');
    if (one.end === 'refused' && saysRefusal && !isSaid) {
      wrong.push(`${name} was refused, and its caller was not told`);
    }
  }

  /** What is sent has real ids, unless what it is about was dropped before it was made. */
  function checkIds(): void {
    for (const { input } of world.server.unknownIds) {
      for (const id of input.ids.filter((one) => one.startsWith('local-'))) {
        const maker = all.get(Number(id.slice('local-write-'.length)))!;
        if (maker.place !== null && maker.end === null && !maker.wasDropped) {
          wrong.push(`${input.tokens} is sent with the local id of ${maker.token}`);
        }
      }
    }
  }

  /** The writes about one thing are done in the order in which a device kept them. */
  function checkOrder(): void {
    const last = new Map<string, Written>();
    for (const { token, ids, kind, userId } of world.server.applied) {
      const one = all.get(token)!;
      if (one.isOutOfOrder) continue;
      for (const id of kind === 'order' ? ['order'] : ids) {
        // What is made from a thing does not change that.
        const subject = `${one.tab.device.name} ${id} ${userId}`;
        const before = last.get(subject);
        if (before && before.place! > one.place!) {
          wrong.push(`${kind} ${token} of ${id} is done after ${before.kind} ${before.token}`);
        }
        last.set(subject, one);
      }
    }
  }

  /** A save that was made from another one is of the same document. */
  function checkDocuments(): void {
    const documentOf = (token: number) =>
      world.server.applied.find((one) => one.token === token)?.ids[0];
    for (const { after, token } of all.values()) {
      const base = after === null ? undefined : all.get(Number(after.slice('write-'.length)));
      if (!base || base.end || base.isOutOfOrder) continue;
      const [made, meant] = [documentOf(token), documentOf(base.token)];
      if (made && made !== meant) wrong.push(`save ${token} made a document of its own`);
    }
  }

  return {
    watch(one: World, those: Device[]): void {
      world = one;
      devices = those;
    },
    note(commit: Commit): void {
      for (const entry of commit.changed) noteChanged(entry);
      noteGone(commit);
    },
    begin(given: Pick<Written, 'token' | 'tab' | 'kind' | 'after' | 'saysRefusal'>): Written {
      const one: Written = {
        ...given,
        sessions: given.tab.sessions,
        place: null,
        isKept: false,
        isAwaited: false,
        outcome: undefined,
        with: [],
        end: null,
        isOutOfOrder: false,
        wasDropped: false,
      };
      all.set(one.token, one);
      return one;
    },
    /** Somebody wants it dropped. Answers what is to be called once that is done. */
    wishDropped(id: string): () => void {
      wishes.add(id);
      return () => wishes.delete(id);
    },
    checkCallers(): void {
      for (const one of all.values()) checkCaller(one);
    },
    checkShown(): void {
      for (const device of devices) checkShown(device);
    },
    whatIsWrong(): string[] {
      for (const one of all.values()) checkDone(one);
      for (const device of devices) {
        checkLeft([...device.entries.values()], device);
        checkShown(device);
      }
      checkIds();
      checkOrder();
      checkDocuments();
      for (const stray of world.strays) wrong.push(`sent by somebody else: ${stray}`);
      for (const key of world.server.mismatches) wrong.push(`another input under one key: ${key}`);
      return wrong;
    },
  };
}
