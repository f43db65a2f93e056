import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { maxImageBytes } from '#contract/rules/images.ts';
import { Refusal } from '../foundation/refusal.ts';

/** How long a request's body may take, and how much of a refused one is still taken in. */
export interface BodyLimits {
  /** Longest wait for the next byte, in milliseconds. */
  idleMs: number;
  /** Longest time from the first byte to the last, in milliseconds. */
  totalMs: number;
  /** Most bytes that are read and thrown away after the answer. */
  restBytes: number;
}

const usualLimits: BodyLimits = {
  idleMs: 20_000,
  totalMs: 300_000,
  restBytes: maxImageBytes + 1_048_576,
};

/**
 * [Note: Bodies] A request is read only through a stream of ours. A reader that gives up then destroys
 * that stream and not the request, whose connection would otherwise stay open with nobody reading it. A
 * body that stands still for `idleMs` or lasts longer than `totalMs` is refused as `timeout`. An answer
 * that goes out before the whole body has come says `connection: close`; what still comes is read and
 * thrown away, within the same limits and `restBytes`, since a connection that is closed on unread
 * bytes loses the answer as well.
 */
export function registerBodies(http: FastifyInstance, limits: BodyLimits = usualLimits): void {
  const ending = new Set<Socket>();
  http.addHook('preParsing', (request, _reply, payload, done) => {
    done(null, hasBody(request.raw) ? watch(request.raw, limits) : payload);
  });
  http.addHook('onSend', (request, reply, _payload, done) => {
    const { socket } = request.raw;
    // A request that was injected has no connection.
    if (hasBody(request.raw) && !isWhole(request.raw) && socket instanceof Socket) {
      reply.header('connection', 'close');
      if (!ending.has(socket)) {
        ending.add(socket);
        socket.once('close', () => ending.delete(socket));
        closeAfterRest(request.raw, limits);
      }
    }
    done();
  });
  http.addHook('preClose', (done) => {
    for (const socket of ending) socket.destroy();
    done();
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isWhole = (request: IncomingMessage): boolean => request.complete || request.readableEnded;

/** The body as it comes; fails with a Refusal when it is too slow, or is cut off. */
function watch(request: IncomingMessage, { idleMs, totalMs }: BodyLimits): Transform {
  let idle: NodeJS.Timeout | undefined;
  const total = setTimeout(() => refuse(`not here after ${totalMs} ms`), totalMs);
  const rest = () => {
    clearTimeout(idle);
    clearTimeout(total);
  };
  const body = new Transform({
    transform(chunk, _encoding, done) {
      wait();
      done(null, chunk);
    },
    flush(done) {
      rest();
      done();
    },
    destroy(error, done) {
      rest();
      request.unpipe(body);
      done(error);
    },
  });
  // A reader hears the error by itself; without this listener the error of a body that nobody reads
  // would end the process.
  body.on('error', () => {});
  const refuse = (why: string) => void body.destroy(new Refusal('timeout', `the body is ${why}`));
  const wait = () => {
    clearTimeout(idle);
    // While bytes that have come are still unread, the caller is not the slow one.
    const check = () => (body.readableLength > 0 ? wait() : refuse(`silent for ${idleMs} ms`));
    idle = setTimeout(check, idleMs);
  };
  wait();
  request.once('close', () => {
    if (isWhole(request)) rest();
    else body.destroy(new Refusal('malformed', 'the body was cut off'));
  });
  return request.pipe(body);
}

/** Lets the answer go out, reads what still comes, and closes. */
function closeAfterRest(request: IncomingMessage, { idleMs, restBytes }: BodyLimits): void {
  const { socket } = request;
  let left = restBytes;
  let idle: NodeJS.Timeout | undefined;
  let isAnswered = false;
  const closeIfDone = () => {
    if (isAnswered && (left < 0 || isWhole(request))) socket.destroy();
  };
  const wait = () => {
    clearTimeout(idle);
    idle = setTimeout(() => socket.destroy(), idleMs);
  };
  // Node calls this once the answer is out, and would close the connection while bytes are still
  // unread.
  socket.destroySoon = () => {
    isAnswered = true;
    socket.end(closeIfDone);
  };
  socket.once('close', () => clearTimeout(idle));
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    wait();
    closeIfDone();
  });
  request.on('end', closeIfDone);
  request.unpipe();
  request.resume();
  wait();
}
