import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Network } from '#server/ports/web-guarded.ts';

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** A web of one machine: its names have public addresses, and every connection comes to one server here. */
export interface WebStage {
  network: Network;
  /** What each path answers. */
  pages: Record<string, Answer>;
  /** The addresses of each name; the first call takes the first list, and so on to the last. */
  names: Record<string, string[][]>;
  /** The addresses that were connected to. */
  connected: string[];
  /** The requests that came, as they were sent. */
  requests: http.IncomingMessage[];
  close(): Promise<void>;
}

/** Any address of the public internet. */
export const publicAddress = '93.184.215.14';

/** Opens a stage. `readMs` is how long a reading may take there. */
export async function openWebStage(readMs = 5000): Promise<WebStage> {
  const stage = {
    pages: {} as Record<string, Answer>,
    names: { 'shop.example': [[publicAddress]] } as Record<string, string[][]>,
    connected: [] as string[],
    requests: [] as http.IncomingMessage[],
  };
  const server = http.createServer((request, response) => {
    stage.requests.push(request);
    const page = stage.pages[new URL(request.url ?? '/', 'http://any').pathname];
    if (page) return page(request, response);
    response.writeHead(404, { 'content-type': 'text/html' }).end('nothing here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = String((server.address() as AddressInfo).port);
  return {
    ...stage,
    network: {
      readMs,
      async resolve(host) {
        const lists = stage.names[host];
        if (!lists) throw new Error(`no such host: ${host}`);
        return lists.length > 1 ? lists.shift()! : lists[0]!;
      },
      route(address) {
        stage.connected.push(address);
        return { hostname: '127.0.0.1', port };
      },
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
