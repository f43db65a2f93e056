import net from 'node:net';

/** A network between two programs, which a test may cut. */
export interface TcpProxy {
  port: number;
  /** `open` carries everything, `cut` ends and refuses connections, `silent` swallows what is said. */
  become(state: 'open' | 'cut' | 'silent'): void;
  close(): Promise<void>;
}

/** Carries what comes to a loopback port on to another one. */
export async function startTcpProxy(to: number): Promise<TcpProxy> {
  let state: 'open' | 'cut' | 'silent' = 'open';
  const sockets = new Set<net.Socket>();
  const server = net.createServer((near) => {
    if (state === 'cut') return near.resetAndDestroy();
    const far = net.connect(to, '127.0.0.1');
    const carry = (from: net.Socket, into: net.Socket) => {
      sockets.add(from);
      from.on('data', (chunk) => {
        // What is sent during a silence is lost, so this connection never works again.
        if (state === 'silent') from.removeAllListeners('data').resume();
        else into.write(chunk);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        into.destroy();
      });
    };
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as net.AddressInfo).port,
    become(next) {
      state = next;
      if (next === 'cut') for (const socket of sockets) socket.resetAndDestroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
