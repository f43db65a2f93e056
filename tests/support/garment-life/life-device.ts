import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { createOutbox as createOutboxType } from '#api/outbox/create-outbox.ts';
import type { KindName } from '#api/outbox/kinds.ts';
import type { OutboxPorts } from '#api/outbox/outbox-ports.ts';
import type { OperationName } from '#contract/operations.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { OutboxEntry } from '#lib/outbox-entry.ts';
import type { Person } from '../test-server.ts';

/** The end of a write, as far as its device was told; `taken-back`: a later one took it back before it was sent. */
export type Told = 'answered' | 'refused' | 'taken-back';

/** Something that a person did on a device. */
export interface Deed {
  name: string;
  /** The write that does it, once it is kept: its own, or an earlier one that it was merged into. */
  entryId: string | null;
  told: Told | null;
}

/** A device: the app's own outbox and query cache, without its screens. */
export type LifeDevice = Awaited<ReturnType<typeof openLifeDevice>>;

/**
 * Opens a device: modules of its own, with a database of its own. It has no other tabs. Time goes by for its outbox
 * only where `passTime` is called, so that no clock decides when something is sent.
 */
export async function openLifeDevice(name: string) {
  const timers: (() => void)[] = [];
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.doMock('#api/outbox/create-outbox.ts', async (original) => {
    const { createOutbox } = (await original()) as { createOutbox: typeof createOutboxType };
    const later = (call: () => void) => void timers.push(call);
    return { createOutbox: (ports: OutboxPorts) => createOutbox({ ...ports, later }) };
  });
  const { outbox, showOutboxIn } = await import('#api/outbox/outbox.ts');
  const { sendLater } = await import('#api/outbox/send-later.ts');
  const { createQueryClient } = await import('#api/query-client.ts');
  const { operationQuery } = await import('#api/operation.ts');
  const { session, openSession, closeSession } = await import('#lib/session.ts');
  const { endForRooms } = await import('#lib/session-end.ts');
  const { host } = await import('#lib/host-state.ts');
  const { openDeviceDatabase } = await import('#lib/device-database.ts');
  await import('#api/statistics.ts');
  await import('#api/items.ts');
  await openDeviceDatabase();

  const client = createQueryClient(() => {});
  showOutboxIn(client);
  let deeds: Deed[] = [];
  let unsent: string[] = [];
  const tell = (entryId: string, told: Told) => {
    for (const deed of deeds) if (deed.entryId === entryId) deed.told = told;
  };
  outbox.listen({
    answered: ({ id }) => tell(id, 'answered'),
    refused: ({ id }) => tell(id, 'refused'),
  });
  // What a person did is kept by the outbox as an entry, in another one, or as none at all.
  let doing: Deed | null = null;
  const add = outbox.add;
  outbox.add = async (entry) => {
    const deed = doing!;
    const before = outbox.state.list.map(({ id, key }) => ({ id, key }));
    const kept = await add(entry);
    deed.entryId = kept?.id ?? null;
    if (!kept) {
      deed.told = 'taken-back';
      const after = new Set(outbox.state.list.map(({ id }) => id));
      for (const { id, key } of before) {
        if (after.has(id)) continue;
        tell(id, 'taken-back');
        unsent.push(key);
      }
    }
    return kept;
  };

  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const passTime = () => {
    for (const call of timers.splice(0)) call();
  };
  /** Lets time go by until something has come. */
  async function over<Value>(promise: Promise<Value>): Promise<Value> {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    promise.then(end, end);
    for (let turns = 0; !isOver; turns += 1) {
      await turn();
      if (turns % 50 === 49) passTime();
    }
    return promise;
  }
  const waiting = (): OutboxEntry[] =>
    outbox.state.list.filter((one) => one.state === 'waiting') as OutboxEntry[];
  /** Has the outbox try what waits, once; it is at rest then. */
  async function tryAll(): Promise<void> {
    const ends = waiting().map(({ id }) => outbox.whenSettled(id));
    timers.length = 0;
    outbox.wakeAnew();
    await over(Promise.all(ends));
    // Its last words are written down in a few turns.
    for (let turns = 0; turns < 10; turns += 1) await turn();
  }

  return {
    name,
    outbox,
    client,
    waiting,
    tryAll,
    deeds: () => deeds as readonly Deed[],
    /** The keys of writes that were taken back as if they had never been sent. */
    unsent: () => unsent as readonly string[],
    token: () => session.token,
    async signIn(as: Pick<Person, 'token' | 'userId'>): Promise<void> {
      if (session.token) {
        closeSession('signed-out');
        endForRooms();
        client.clear();
      }
      deeds = [];
      unsent = [];
      timers.length = 0;
      host.isOnline = true;
      openSession(as);
      await outbox.resume();
    },
    /** Whether the device knows that it has a network. */
    setOnline(isOnline: boolean): void {
      host.isOnline = isOnline;
    },
    isOnline: () => host.isOnline,
    /** Writes as a screen does; answers what it is answered, or null where it is told of a refusal. */
    async write<Name extends KindName & OperationName>(
      operation: Name,
      input: OperationInput<Name>,
    ): Promise<OperationOutput<Name> | null> {
      const deed: Deed = { name: operation, entryId: null, told: null };
      deeds.push(deed);
      doing = deed;
      const answer = await over(sendLater(operation, input)).catch((error) => {
        if ((error as Error).name !== 'AppError') throw error;
        deed.told = 'refused';
        return null;
      });
      await tryAll();
      return answer;
    },
    /**
     * Reads as a screen does; null where the network is away.
     * @param isOpen whether the screen stands: it reads again only what a write of this device has spoiled
     */
    read: <Name extends OperationName>(
      operation: Name,
      input: OperationInput<Name>,
      isOpen = false,
    ) =>
      client
        .fetchQuery({
          ...operationQuery(operation, input),
          staleTime: isOpen ? Number.POSITIVE_INFINITY : 0,
        })
        .catch(() => null) as Promise<OperationOutput<Name> | null>,
    /** The last answer to a read that the device knows, with what waits done to it. */
    known: <Name extends OperationName>(operation: Name): OperationOutput<Name>[] =>
      client
        .getQueriesData<OperationOutput<Name>>({ queryKey: [operation] })
        .flatMap(([, answer]) => (answer === undefined ? [] : [answer])),
  };
}
