import type { MessagePort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { gather } from './gather.ts';

/**
 * The one session of the embedded database, and the connection that has it, in the worker. PGlite has one backend: a
 * new connection takes the session over from the one before and finds it as if it were new (decision 114).
 */
export class EmbeddedSession {
  readonly #database: PGlite;
  #port: MessagePort | null = null;
  /** The last thing that was begun: messages are worked off one after another. */
  #last: Promise<void> = Promise.resolve();

  constructor(database: PGlite) {
    this.#database = database;
  }

  /** Gives the session to a connection. */
  connect(port: MessagePort): void {
    this.#port?.close();
    this.#port = port;
    this.#then(() => this.#clear());
    port.on('message', (message: Uint8Array) =>
      this.#then(() => (this.#port === port ? this.#answer(port, message) : undefined)),
    );
    port.on('close', () =>
      this.#then(async () => {
        if (this.#port !== port) return;
        this.#port = null;
        await this.#rollBack();
      }),
    );
  }

  /** Ends the connection; resolves once nothing is under way. */
  async end(): Promise<void> {
    this.#port?.close();
    this.#port = null;
    await this.#last;
    await this.#rollBack();
  }

  #then(work: () => Promise<void> | undefined): void {
    this.#last = this.#last.then(work);
  }

  /** Asks the database what a connection wrote at once, and sends all that it answers at once. */
  async #answer(port: MessagePort, message: Uint8Array): Promise<void> {
    const chunks: Uint8Array[] = [];
    try {
      await this.#database.runExclusive(() =>
        this.#database.execProtocolRawStream(message, {
          // The engine uses this memory again.
          onRawData: (data) => chunks.push(data.slice()),
        }),
      );
    } catch (error) {
      // The engine could not even say what went wrong: pg sees its connection end, and opens another one.
      console.error('the embedded database could not answer', error);
      port.close();
      return;
    }
    const bytes = gather(chunks);
    if (bytes.byteLength > 0) port.postMessage(bytes, [bytes.buffer]);
  }

  /** A transaction whose connection is gone is over. */
  async #rollBack(): Promise<void> {
    if (this.#database.isInTransaction()) await this.#database.exec('rollback');
  }

  /** As PostgreSQL gives a session to each connection: without what another one prepared or set. */
  async #clear(): Promise<void> {
    await this.#rollBack();
    await this.#database.exec('discard all');
  }
}
