import { proxy } from 'valtio/vanilla';
import type { ErrorCode } from '#contract/error-codes.ts';
import { AppError } from '#lib/errors.ts';
import type { OutboxEntry } from '#lib/outbox-entry.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { type AfterRefusal, afterAnswer, afterRefusal } from './after-sending.ts';
import {
  areaOf,
  inOrder,
  isListed,
  isOpen,
  nextToSend,
  shareSome,
  takenUp,
  withDependents,
} from './entry-lists.ts';
import { caughtUp } from './following.ts';
import type { EntriesChange } from './kept-entries.ts';
import type { OutboxKind } from './kind.ts';
import type { NewEntry, OutboxListener, OutboxPorts, Outcome, TabMessage } from './outbox-ports.ts';
import { createWaiters } from './waiters.ts';

/*
 * [Note: Outbox] A write that may wait goes to the server through a queue on the device, so that it is done
 * at once without a network too, and a killed page loses nothing: each is written down with a key of its own
 * before it is sent, and leaves the device only once it is answered. Writes go one at a time, by one tab; the
 * other tabs watch. They go in the order in which they were made, except that one which the server could not
 * do holds up only those that change some of the same things (docs/writes.md). That it is sent is noted before
 * it is sent: what was never sent can be merged with a later write of its subject, or taken back, and the server
 * hears nothing of it.
 * A refused write stays, for its owner to look at and to drop. What was made here and has no id yet
 * is named by the id of its write (`local-ids.ts`) until the server has given it one; the write stays for a day
 * after that, so that what another tab, or an undo, still calls so gets its id too.
 */

const firstRetryMs = 1000;
const longestRetryMs = 30_000;
/** How long the word of another tab may take. */
const wordMs = 1000;
/** After these the server has said no: it says no again. */
const finalKinds = ['not-found', 'invalid', 'conflict', 'forbidden'];
/** After these nothing else will come through either. */
const awayKinds = ['offline', 'timeout'];

export type Outbox = ReturnType<typeof createOutbox>;

/** Decides a change of the writes that the server does not have, and of those that it has. */
type Decide = (
  list: readonly OutboxEntry[],
  answered: readonly OutboxEntry[],
) => EntriesChange | null;

/** Makes an outbox. */
export function createOutbox(ports: OutboxPorts) {
  const { kinds, store, userId } = ports;
  const state = proxy<{ list: OutboxEntry[]; isRead: boolean; isWaiting: boolean }>({
    /** The user's writes that the server does not have, in the order in which they were made. */
    list: [],
    /** True once the device was asked for them. */
    isRead: false,
    /** True while some could not be sent. */
    isWaiting: false,
  });
  const listeners = new Set<OutboxListener>();
  /** The events that happened before anybody listened. */
  const untold: ((to: OutboxListener) => void)[] = [];
  const tell = (say: (to: OutboxListener) => void) => {
    if (listeners.size === 0) untold.push(say);
    for (const to of listeners) say(to);
  };
  const waiters = createWaiters();
  /** Writes that the device could not keep: this page alone has them. */
  const unkept = new Map<string, OutboxEntry>();
  /** By the id of what another tab saw refused, and dropped: why. */
  const refusals = new Map<string, AppError>();
  /** All that the device keeps of the user, also what is not shown. */
  let all: readonly OutboxEntry[] = [];
  let run: { stop: AbortController; isRunning: boolean; isAwake: boolean; retryMs: number } | null =
    null;

  /** The last place that was seen: what is made from a write that was dropped comes after it, if that is put back. */
  let lastPlace = 0;

  /** The writes that the device is writing down: what each changes is shown already. */
  const unwritten = new Set<Decide>();

  const kindOf = (entry: OutboxEntry) => kinds[entry.kind];
  const show = (list: readonly OutboxEntry[]) => {
    all = plain(list);
    lastPlace = Math.max(lastPlace, all.at(-1)?.place ?? 0);
    showAll();
  };
  /** Shows what the device keeps, with what it is writing down; nothing anew where it is as it was shown. */
  const showAll = () => {
    const list = [...unwritten].reduce((now, decide) => decided(now, decide).after, all);
    const next = plain(list.filter(({ state: now }) => isListed.has(now)));
    if (JSON.stringify(next) !== JSON.stringify(state.list)) state.list = next;
  };
  /** Joins what the device keeps of a user, with what it could not keep. */
  function withUnkept(kept: readonly OutboxEntry[], owner: string): OutboxEntry[] {
    const lost = [...unkept.values()].filter((one) => one.userId === owner);
    return inOrder([...kept.filter(({ id }) => !unkept.has(id)), ...lost]);
  }

  async function read(): Promise<void> {
    const owner = userId();
    if (owner === null) return;
    const kept = await store.read(owner).catch(() => all);
    if (userId() !== owner) return;
    show(withUnkept(kept, owner));
    state.isRead = true;
  }

  /** Shows what the device keeps, and what it could not. */
  async function readAgain(): Promise<void> {
    await read();
    await settleEnded();
  }

  /** Tells those who wait for what is not sent any more: the tab that ended it may be gone. */
  async function settleEnded(): Promise<void> {
    for (const id of waiters.ids()) {
      const entry = all.find((one) => one.id === id);
      if (entry?.state === 'waiting') continue;
      if (entry?.state === 'answered')
        waiters.settle(id, { type: 'answered', answer: entry.answer });
      else if (entry?.state === 'refused') await settleRefused(entry);
      else if (refusals.has(id)) waiters.settle(id, { type: 'refused', error: refusals.get(id)! });
      else {
        // The word of the tab that ended it may be on its way.
        ports.later(() => waiters.settle(id, { type: 'waits' }), wordMs);
      }
    }
  }

  async function settleRefused({ id, refusal }: OutboxEntry): Promise<void> {
    const { kind, code } = refusal!;
    const error = new AppError(kind, code === null ? {} : { code: code as ErrorCode });
    const outcome: Outcome = { type: 'refused', error };
    if (waiters.isSaid(id))
      await dropThose((one) => one.id === id && one.state === 'refused', outcome);
    else waiters.settle(id, outcome);
  }

  /**
   * Changes what is kept, and what is shown with it; in this page alone where the device keeps nothing. Answers what was
   * changed.
   */
  async function change(
    owner: string,
    decide: Decide,
  ): Promise<ReturnType<typeof decided>['change']> {
    let done: ReturnType<typeof decided> | undefined;
    const work = (kept: readonly OutboxEntry[]) => {
      done = decided(withUnkept(kept, owner), decide);
      return done;
    };
    const note = (
      { change: { changed, dropped } }: ReturnType<typeof decided>,
      isKept: boolean,
    ) => {
      for (const id of dropped) unkept.delete(id);
      for (const one of changed)
        if (isKept) unkept.delete(one.id);
        else unkept.set(one.id, one);
    };
    try {
      await store.change(owner, (kept) => work(kept).change);
      if (done) note(done, true);
    } catch {
      note(work(userId() === owner ? all : []), false);
    }
    unwritten.delete(decide);
    const { change, after } = done!;
    if (userId() === owner) show(after);
    return change;
  }

  /** The same of what somebody has just done: it is shown before the device has written it down. */
  function changeAtOnce(owner: string, decide: Decide) {
    unwritten.add(decide);
    // Until the device was asked nobody knows what it adds to.
    if (state.isRead) showAll();
    return change(owner, decide);
  }

  /**
   * Keeps a write, and sets it off. Answers the one that does it, once it is kept: itself, or an earlier one that it
   * was merged into; null where it took back what was never sent, so that there is nothing to do.
   */
  async function add({
    kind,
    input: given,
    id = newIdempotencyKey(),
    after = null,
  }: NewEntry): Promise<OutboxEntry | null> {
    const owner = userId();
    if (owner === null) throw new Error('nobody is signed in');
    if (ports.keepsNothing() && !ports.isOnline()) throw new AppError('offline');
    const { subject, touches, words, see, merge, takesBack } = kinds[
      kind
    ] as unknown as OutboxKind<unknown>;
    const named: OutboxEntry = {
      id,
      userId: owner,
      place: ports.nowMs() * 1000,
      kind,
      subject: subject(given),
      ...(touches ? { touches: plain(touches(given, ports.cached)) } : {}),
      after,
      input: plain(given),
      ...(see ? { seen: plain(see(given, ports.cached)) } : {}),
      words: plain(words(given, ports.cached)),
      key: newIdempotencyKey(),
      state: 'waiting',
      tries: 0,
      refusal: null,
      sinceMs: ports.nowMs(),
    };
    const { changed } = await changeAtOnce(owner, (list, answered) => {
      const entry = caughtUp(kinds, named, answered);
      const { input } = entry;
      const untouched = list.filter(({ state: now, tries }) => now === 'waiting' && tries === 0);
      const back = untouched.find((one) => takesBack?.(input, one));
      if (back) return { dropped: withDependents(list, [back]).map((one) => one.id) };
      // What it takes back may have been sent: before that is done there is nothing to take back.
      const undone = list.findLast((one) => one.state === 'waiting' && takesBack?.(input, one));
      entry.after ??= undone?.id ?? null;
      entry.place = Math.max(entry.place, (list.at(-1)?.place ?? 0) + 1, lastPlace + 1);
      // Nothing of the same area, or that touches the same, may stand between the two: it would see them in another
      // order.
      const last = list.findLast((one) => areaOf(one) === areaOf(entry) || shareSome(one, entry));
      const isSame = last && last.kind === kind && last.subject === entry.subject;
      const both = isSame && untouched.includes(last) ? merge?.(last.input, input) : null;
      if (!both || !last) return { changed: [entry] };
      const merged = {
        ...last,
        input: both,
        ...(touches ? { touches: plain(touches(both, ports.cached)) } : {}),
        ...(see ? { seen: plain(see(both, ports.cached)) } : {}),
        words: plain(words(both, ports.cached)),
        key: entry.key,
      };
      return { changed: [merged] };
    });
    ports.post({});
    wake();
    return changed[0] ?? null;
  }

  /**
   * Waits until a write is answered, refused, or cannot be sent now, for so many milliseconds at most.
   * @param saysRefusal whether the caller shows a refusal itself: then it leaves the device.
   */
  function whenSettled(
    id: string,
    { forMs = Number.POSITIVE_INFINITY, saysRefusal = false } = {},
  ): Promise<Outcome> {
    return new Promise((resolve) => {
      waiters.add(id, { settle: resolve, saysRefusal });
      // It may have ended already.
      if (state.isRead || userId() === null) void settleEnded();
      if (Number.isFinite(forMs)) ports.later(() => resolve({ type: 'waits' }), forMs);
    });
  }

  /** Drops writes, and those that are about what they would have made. */
  const drop = (ids: readonly string[]): Promise<readonly OutboxEntry[]> =>
    dropThose(({ id }) => ids.includes(id), { type: 'waits' });

  async function dropThose(
    isOf: (entry: OutboxEntry) => boolean,
    outcome: Outcome,
  ): Promise<readonly OutboxEntry[]> {
    const owner = userId();
    if (owner === null) return [];
    let gone: OutboxEntry[] = [];
    await change(owner, (list) => {
      gone = withDependents(list, list.filter(isOf));
      const comesBack = (one: OutboxEntry) =>
        gone.some((dropped) => kindOf(dropped)?.bringsBack?.(dropped.input as never, one));
      const back = list.filter(
        (one) => one.state === 'withdrawn' && !gone.includes(one) && comesBack(one),
      );
      return { changed: back.map(takenUp), dropped: gone.map(({ id }) => id) };
    });
    for (const { id } of gone) waiters.settle(id, outcome);
    ports.post({});
    wake();
    return gone;
  }

  /** Keeps dropped writes again, as they were, and sets them off. */
  async function putBack(entries: readonly OutboxEntry[]): Promise<void> {
    const owner = userId();
    const own = entries.filter((one) => one.userId === owner);
    if (owner === null || own.length === 0) return;
    await change(owner, (list, answered) => ({
      changed: plain(own)
        .filter(({ id }) => !list.some((one) => one.id === id))
        .map((one) => caughtUp(kinds, one, answered)),
    }));
    ports.post({});
    wake();
  }

  /** Lays aside the waiting writes of what was deleted: sent, they would bring it back. */
  async function withdraw(isOf: (entry: OutboxEntry) => boolean): Promise<void> {
    await change(userId() ?? '', (list) => ({
      changed: list.filter(isOf).map((one) => ({ ...one, state: 'withdrawn' })),
    }));
    ports.post({});
    await settleEnded();
  }

  /** Takes up again the withdrawn writes of what is there again; of what is gone for good they go, too. */
  async function bringBack(isOf: (entry: OutboxEntry) => boolean): Promise<void> {
    await change(userId() ?? '', (list) => ({
      changed: list.filter((one) => one.state === 'withdrawn' && isOf(one)).map(takenUp),
    }));
    ports.post({});
    wake();
  }

  /** Tries at once, also what was refused. */
  async function tryNow(): Promise<void> {
    const owner = userId();
    if (owner === null) return;
    if (state.list.some((one) => one.state === 'refused')) {
      await change(owner, (list) => ({
        changed: list
          .filter((one) => one.state === 'refused')
          .map((one) => ({ ...one, state: 'waiting', refusal: null, key: newIdempotencyKey() })),
      }));
      ports.post({});
    }
    wakeAnew();
  }

  /** Takes up the user's writes that are still on the device. */
  async function resume(): Promise<void> {
    await readAgain();
    if (state.list.some((one) => one.state === 'waiting')) wake();
  }

  /** Stops sending and forgets what is shown; the writes stay on the device with their user. */
  function suspend(): void {
    run?.stop.abort();
    run = null;
    for (const id of waiters.ids()) waiters.settle(id, { type: 'waits' });
    unkept.clear();
    unwritten.clear();
    refusals.clear();
    all = [];
    Object.assign(state, { list: [], isRead: false, isWaiting: false });
  }

  /** Takes in what another tab told. */
  async function hear({ answered, refused }: TabMessage): Promise<void> {
    if (answered?.entry.userId === userId()) {
      const { entry, answer } = answered;
      ports.beforeItLeaves?.(entry);
      tell((to) => to.answered?.(entry, answer, false));
      waiters.settle(entry.id, { type: 'answered', answer });
      await read();
      ports.afterItLeft?.(entry, answer);
    } else await read();
    for (const id of refused?.ids ?? []) {
      if (all.some((one) => one.id === id)) continue;
      const { kind, code } = refused!;
      refusals.set(id, new AppError(kind, code ? { code } : {}));
    }
    await settleEnded();
    // The other tab may be killed before it has sent what it kept.
    if (state.list.some((one) => one.state === 'waiting')) wake();
  }

  /** Tries again, as if nothing had failed. */
  function wakeAnew(): void {
    if (run) run.retryMs = firstRetryMs;
    wake();
  }

  function wake(): void {
    const owner = userId();
    if (owner === null) return;
    run ??= {
      stop: new AbortController(),
      isRunning: false,
      isAwake: false,
      retryMs: firstRetryMs,
    };
    run.isAwake = true;
    if (run.isRunning) return;
    run.isRunning = true;
    const now = run;
    ports
      .lock(`hem.outbox.${owner}`, () => work(now, owner))
      .catch(() => {
        // A page that is being closed gets no lock; if it comes back, the next wake tries again.
        now.isRunning = false;
      });
  }

  async function work(now: NonNullable<typeof run>, owner: string): Promise<void> {
    const { signal } = now.stop;
    const failed: OutboxEntry[] = [];
    try {
      do {
        now.isAwake = false;
        await readAgain();
        while (!signal.aborted && ports.isOnline()) {
          if (!nextToSend(all, failed)) break;
          const next = await take(owner, failed);
          if (!next || signal.aborted || userId() !== owner) continue;
          const error = await send(next, owner, signal);
          if (!error || signal.aborted) continue;
          failed.push(next);
          waiters.settle(next.id, { type: 'waits' });
          if (error instanceof AppError && error.kind === 'signed-out') {
            tell((to) => to.signedOut?.());
            return;
          }
          if (error instanceof AppError && awayKinds.includes(error.kind)) break;
        }
      } while (now.isAwake && !signal.aborted && failed.length === 0);
    } finally {
      now.isRunning = false;
    }
    if (signal.aborted) return;
    const waiting = all.filter((one) => one.state === 'waiting');
    state.isWaiting = waiting.length > 0;
    for (const { id } of waiting) waiters.settle(id, { type: 'waits' });
    if (failed.length === 0) {
      now.retryMs = firstRetryMs;
      return;
    }
    if (ports.isGivenUp()) return;
    ports.later(() => !signal.aborted && wake(), now.retryMs);
    now.retryMs = Math.min(now.retryMs * 2, longestRetryMs);
  }

  /** Notes a try of the next write: of what is kept now, since another tab may have changed what is shown. */
  async function take(
    owner: string,
    failed: readonly OutboxEntry[],
  ): Promise<OutboxEntry | undefined> {
    let taken: OutboxEntry | undefined;
    await change(owner, (list) => {
      const next = nextToSend(list, failed);
      taken = next && { ...next, tries: next.tries + 1 };
      return taken ? { changed: [taken] } : null;
    });
    return taken;
  }

  /** Sends one. Answers the failure of one that is to be tried again. */
  async function send(given: OutboxEntry, owner: string, signal: AbortSignal): Promise<unknown> {
    const sent = plain(given);
    const kind = kindOf(sent);
    const { id } = sent;
    let answer: unknown;
    try {
      if (!kind) throw new Error(`no kind of write: ${sent.kind}`);
      answer = await kind.send(sent as never, {
        idempotencyKey: sent.key,
        isRepeat: sent.tries > 1,
        cached: ports.cached,
      });
    } catch (error) {
      if (signal.aborted || !(error instanceof AppError)) return error;
      // What the server says to somebody who is there is said at once; what nobody hears is tried again.
      // So is what may have been done at an earlier try.
      const isHeard = waiters.isSaid(id) && sent.tries === 1 && error.kind !== 'signed-out';
      const isTaken = error.hasBody && error.code !== 'outdated';
      const isFinal = isTaken && (isHeard || finalKinds.includes(error.kind));
      return isFinal ? refuse(sent, owner, error) : error;
    }
    if (!signal.aborted) ports.beforeItLeaves?.(sent);
    const done: OutboxEntry = { ...sent, state: 'answered', answer, sinceMs: ports.nowMs() };
    await change(owner, (list, answered) =>
      afterAnswer(kinds, done, { list, answered, nowMs: ports.nowMs() }),
    );
    if (signal.aborted) return null;
    ports.post({ answered: { entry: sent, answer } });
    ports.afterItLeft?.(sent, answer);
    tell((to) => to.answered?.(sent, answer, true));
    waiters.settle(id, { type: 'answered', answer });
    return null;
  }

  /** Decides what becomes of one that the server refused. */
  async function refuse(entry: OutboxEntry, owner: string, error: AppError): Promise<null> {
    const { id } = entry;
    let after: AfterRefusal | undefined;
    await change(owner, (list) => {
      after = afterRefusal(kinds, entry, error, { list, isSaid: waiters.isSaid(id) });
      return after.change;
    });
    const { next, gone, isWanted } = after!;
    if (!isWanted) {
      // It was dropped, or laid aside, while it was on its way: it may be sent once more.
      waiters.settle(id, { type: 'waits' });
      return null;
    }
    if (next?.state === 'waiting') {
      ports.post({});
      tell((to) => to.amended?.(entry, next));
      return null;
    }
    const ids = [id, ...gone.map((one) => one.id)];
    ports.post({ refused: { ids, kind: error.kind, code: error.code } });
    if (next) tell((to) => to.refused?.(next));
    for (const one of ids) waiters.settle(one, { type: 'refused', error });
    return null;
  }

  return {
    state,
    add,
    drop,
    putBack,
    withdraw,
    bringBack,
    tryNow,
    resume,
    suspend,
    hear,
    wake,
    wakeAnew,
    whenSettled,
    readAgain,
    /** Calls of what becomes of writes from now on. Answers how to stop that. */
    listen(listener: OutboxListener): () => void {
      listeners.add(listener);
      for (const say of untold.splice(0)) say(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What is decided of these entries, and how they are after it. */
function decided(before: readonly OutboxEntry[], decide: Decide) {
  const change = decide(
    before.filter(isOpen),
    before.filter((one) => !isOpen(one)),
  );
  const { changed = [], dropped = [] } = change ?? {};
  const gone = new Set([...dropped, ...changed.map(({ id }) => id)]);
  const after = inOrder([...before.filter(({ id }) => !gone.has(id)), ...changed]);
  return { change: { ...change, changed, dropped }, after };
}

/** A copy without the watching of the store: what is watched cannot be written down. */
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
