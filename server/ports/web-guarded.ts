import dns from 'node:dns/promises';
import { Readable } from 'node:stream';
import zlib from 'node:zlib';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector, type Dispatcher, request } from 'undici';
import { CannotRead, type WebAnswer, type WebPort } from './web.ts';

/*
 * [Note: Guarded reading] A member names an address, and the server reads it: so whoever is a member could
 * have it read what only the server can reach. Therefore: http and https on their own ports; public
 * addresses only, checked for what the name is resolved to, and that very address is connected to, so that
 * a name cannot change between the check and the connection; all of that anew at each redirect. No cookies,
 * no referrer, nothing of the member. What is slow or large is left.
 */

/** How long one reading may take, redirects and all. */
const readMs = 4000;
/** Most bytes of what is read, as they come and unpacked. */
const maxBytes = 5_000_000;
const maxRedirects = 5;

/** Public by their range, but an inner service of a cloud (Azure's WireServer). */
const innerAddresses = ['168.63.129.16'];

const carriesIpv4 = ({ parts }: ipaddr.IPv6): boolean =>
  parts.slice(0, 6).every((part) => part === 0) || parts[5] === 0x5efe;

/** Whether an address is one of the public internet; IPv4 that is written within IPv6 is not. */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.parse(address);
  // Addresses of IPv4 in IPv6 that the library does not know as such (RFC 4291, 2.5.5.1; RFC 5214).
  if (plain instanceof ipaddr.IPv6 && carriesIpv4(plain)) return false;
  return plain.range() === 'unicast' && !innerAddresses.includes(plain.toString());
}

/** How a reading meets the network; tests have their own. */
export interface Network {
  /** Every address of a host. */
  resolve(host: string): Promise<string[]>;
  /** The place where a connection to an address is made. */
  route(address: string, port: string): { hostname: string; port: string };
  /** As `readMs`. */
  readMs: number;
}

export const theInternet: Network = {
  resolve: async (host) => (await dns.lookup(host, { all: true })).map(({ address }) => address),
  route: (hostname, port) => ({ hostname, port }),
  readMs,
};

/** Reads public addresses alone ([Note: Guarded reading]). */
export function openGuardedWeb(network: Network = theInternet): WebPort {
  return {
    async read(url, types, caller) {
      const time = AbortSignal.timeout(network.readMs);
      const signal = caller ? AbortSignal.any([caller, time]) : time;
      const agent = new Agent({ connect: connectorTo(network), pipelining: 0 });
      try {
        return await follow(agent, url, types, signal);
      } catch (error) {
        if (error instanceof CannotRead) throw error;
        throw new CannotRead(time.aborted ? 'too-slow' : 'unreachable', { cause: error });
      } finally {
        // Whatever still comes is not wanted.
        void agent.destroy().catch(() => {});
      }
    },
  };
}

/** Connects to the address that was checked, not to the name again. */
export function connectorTo(network: Network): buildConnector.connector {
  const connect = buildConnector({ timeout: network.readMs });
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    const port = options.port || (options.protocol === 'https:' ? '443' : '80');
    const addresses = ipaddr.isValid(host) ? Promise.resolve([host]) : network.resolve(host);
    addresses.then(
      (found) => {
        const [address] = found;
        if (!address || !found.every(isPublic)) {
          return callback(new CannotRead('unreachable'), null);
        }
        const servername = ipaddr.isValid(host) ? '' : host;
        connect({ ...options, servername, ...network.route(address, port) }, callback);
      },
      (error: Error) => callback(error, null),
    );
  };
}

/** Asks for an address and follows it, checking anew each time ([Note: Guarded reading]). Throws CannotRead. */
export async function reach(
  dispatcher: Dispatcher,
  first: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<{ url: URL; answer: Dispatcher.ResponseData }> {
  let url = first;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    requireWebAddress(url);
    const answer = await request(url, {
      dispatcher,
      signal,
      headers: {
        'accept-encoding': 'gzip, br, deflate',
        'user-agent': 'Mozilla/5.0 (compatible; Hem)',
        ...headers,
      },
    });
    // Left unread it ends with an error once the connection is closed.
    answer.body.on('error', () => {});
    const { location } = answer.headers;
    const isMoved = answer.statusCode >= 300 && answer.statusCode < 400;
    if (!isMoved || typeof location !== 'string') return { url, answer };
    answer.body.destroy();
    url = new URL(location, url);
  }
  throw new CannotRead('unreachable');
}

async function follow(
  dispatcher: Dispatcher,
  first: URL,
  types: readonly string[],
  signal: AbortSignal,
): Promise<WebAnswer> {
  const { url, answer } = await reach(dispatcher, first, { accept: types.join(', ') }, signal);
  if (answer.statusCode !== 200) throw new CannotRead('unreachable');
  const [contentType = '', charset] = typeOf(String(answer.headers['content-type'] ?? ''));
  if (!types.includes(contentType)) throw new CannotRead('not-a-page');
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new CannotRead('too-large');
  const encoding = String(answer.headers['content-encoding'] ?? 'identity');
  return { url, contentType, charset, bytes: await readBody(answer.body, encoding) };
}

function requireWebAddress({ protocol, port, username, password }: URL): void {
  const isWeb = protocol === 'http:' || protocol === 'https:';
  // A port that is the protocol's own is left out of a URL.
  if (!isWeb || port || username || password) throw new CannotRead('unreachable');
}

/** A type and its charset, from a header. */
export const typeOf = (header: string): [string, string | undefined] => {
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim());
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter));
  return [type.toLowerCase(), charset?.slice('charset='.length).replaceAll('"', '')];
};

const unpackers: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: () => zlib.createGunzip(),
  'x-gzip': () => zlib.createGunzip(),
  deflate: () => zlib.createInflate(),
  br: () => zlib.createBrotliDecompress(),
};

/** A body as it is unpacked; fails once it is more than so many bytes, packed or not. Throws CannotRead. */
export function unpackedBody(
  body: Readable,
  encoding: string,
  most: number,
): AsyncGenerator<Buffer> {
  if (encoding === 'identity') return measure(body, most);
  const unpack = unpackers[encoding];
  if (!unpack) throw new CannotRead('not-a-page');
  const unpacked = unpack();
  const measured = Readable.from(measure(body, most));
  measured.on('error', (error) => (unpacked as unknown as Readable).destroy(error));
  return measure(measured.pipe(unpacked) as unknown as Readable, most);
}

/** Passes on what comes, and fails once it is too much. */
async function* measure(body: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > most) throw new CannotRead('too-large');
    yield chunk;
  }
}

async function readBody(body: Readable, encoding: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of unpackedBody(body, encoding, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
