import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import { gather } from './gather.ts';

/**
 * What pg takes for a socket: a connection to the embedded database in its worker. All that pg writes at once is one
 * message to the worker, and all that is answered to it one message back.
 */
export class EmbeddedStream extends Duplex {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #far: MessagePort;

  constructor(worker: Worker) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#worker = worker;
    this.#port = port1;
    this.#far = port2;
  }

  /** Called by pg; emits `connect`. */
  connect(): this {
    if (this.#worker.threadId < 0) return this.destroy(gone());
    this.#port.on('message', (bytes: Uint8Array) =>
      this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    );
    // Also when the worker has ended: pg fails the query that is under way.
    this.#port.on('close', () => this.destroy());
    this.#worker.postMessage({ connect: this.#far }, [this.#far]);
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  /** Called by pg; a port has nothing to set. */
  setNoDelay(): this {
    return this;
  }

  /** Called by pg; a port has nothing to set. */
  setKeepAlive(): this {
    return this;
  }

  /** Called by pg. */
  ref(): this {
    this.#port.ref();
    return this;
  }

  /** Called by pg. */
  unref(): this {
    this.#port.unref();
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: () => void): void {
    done();
    this.destroy();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }

  #send(chunks: Buffer[]): void {
    const bytes = gather(chunks);
    this.#port.postMessage(bytes, [bytes.buffer]);
  }
}

const gone = () =>
  Object.assign(new Error('the embedded database has ended'), { code: 'ECONNREFUSED' });
