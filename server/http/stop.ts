import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * How long a stop waits for requests and jobs that are under way, in milliseconds. Every answer that
 * only waits for the database is there by then ([Note: Bodies] allows slow bodies far more), and
 * closing the database after it still fits into the ten seconds that supervisors give.
 */
export const stopGraceMs = 8000;

/**
 * Lets the server end: an answer that goes out while it closes says `connection: close`, since a
 * connection that is kept would be waited for; and what is open `graceMs` later is cut off, so that a
 * slow caller cannot hold up the stop.
 */
export function registerStop(http: FastifyInstance, graceMs: number): void {
  // Node's own list leaves out connections whose TLS handshake is not done.
  const connections = new Set<Socket>();
  let isStopping = false;
  http.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
  http.addHook('preClose', (done) => {
    isStopping = true;
    const cut = setTimeout(() => {
      for (const socket of connections) socket.destroy();
    }, graceMs);
    http.server.once('close', () => clearTimeout(cut));
    cut.unref();
    done();
  });
}
