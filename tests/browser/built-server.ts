import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { ErrorEnvelope } from '#contract/error-codes.ts';
import { descriptorOf, type OperationName } from '#contract/operations.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { quickStart } from '#tests/support/quick-start.ts';
import { sealPassword } from '#tests/support/seal-password.ts';
import type { TestServer } from '#tests/support/test-server.ts';

const root = path.join(import.meta.dirname, '../..');

/** Somebody with an account, signed in. */
export interface Member {
  userId: string;
  token: string;
}

/** A running server of the built product, seeded with the demo. */
export interface RunningServer {
  origin: string;
  demo: { email: string; password: string };
  call<Name extends OperationName>(
    name: Name,
    input: OperationInput<Name>,
    token?: string,
  ): Promise<OperationOutput<Name>>;
  /** Makes an account whose profile is complete. */
  member(): Promise<Member>;
  /** Signs the demo's person in, in a session of their own. */
  signInDemo(): Promise<Member>;
  /** Signs another one of the demo's accounts in, likewise. */
  signInAs(email: string): Promise<Member>;
}

/** The built product on a data folder and a port of its own. */
export interface BuiltServer extends RunningServer {
  /** Its data folder, by which commands of the operator find it. */
  dataDir: string;
  close(): Promise<void>;
}

const demo = { email: 'demo@hem.test', password: 'Browser-1' };

/** Calls operations of a server as the app does. */
export const callsTo =
  (origin: string): RunningServer['call'] =>
  async (name, input, token) => {
    const { service, verb } = descriptorOf(name);
    const answer = await fetch(`${origin}/api/${service}/v1/${verb}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': 'embedded',
        'accept-language': 'en-US',
        'idempotency-key': randomUUID(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ [name]: input }),
    });
    const body = (await answer.json()) as ErrorEnvelope | { status: 'ok'; data: unknown };
    if (body.status === 'error') throw new Error(`${name}: ${body.code}`);
    return body.data as never;
  };

/** A server that runs already, at its address. */
export function serverAt(origin: string): RunningServer {
  const call = callsTo(origin);
  const seal = (password: string) => sealPassword({ call: call as TestServer['call'] }, password);
  const signIn = async (email: string): Promise<Member> => {
    const password = await seal(demo.password);
    const { userId, token } = await call('tokenAuth', { email, password });
    return { userId, token };
  };
  return {
    origin,
    demo,
    call,
    async member() {
      const email = `${randomUUID()}@example.com`;
      const { userId, token } = await call('createAccount', {
        email,
        password: await seal('Browser-1'),
      });
      await call(
        'userSaveProfile',
        {
          firstName: null,
          screenName: randomUUID().slice(0, 8),
          gender: 'Female',
          shippingCountry: 'US',
          dateOfBirth: null,
          bio: null,
        },
        token,
      );
      return { userId, token };
    },
    signInDemo: () => signIn(demo.email),
    signInAs: signIn,
  };
}

/**
 * Starts the built server, on a data folder that stays if it is given, and on a port of its own
 * unless that is given too. An empty folder gets the demo. Needs `npm run build`.
 */
export async function startBuiltServer(
  keptDataDir?: string,
  givenPort?: number,
  env: Record<string, string> = {},
): Promise<BuiltServer> {
  const dataDir = keptDataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'hem-browser-'));
  if (fs.readdirSync(dataDir).length === 0) {
    fs.cpSync(await seededData(), dataDir, { recursive: true });
  }
  const server = await launch(dataDir, givenPort ?? (await freePort()), env);
  return {
    ...server,
    dataDir,
    async close() {
      await server.close();
      if (!keptDataDir) fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function launch(
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
): Promise<Omit<BuiltServer, 'dataDir'>> {
  const main = path.join(root, 'dist/server/main.js');
  if (!fs.existsSync(main)) throw new Error('nothing is built: npm run build first');
  const server = spawn(process.execPath, [...quickStart, main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO_PASSWORD: demo.password,
      // A test cannot intercept a request that the worker answers.
      SERVICE_WORKER: 'off',
      // Cutting takes seconds of a core for each photo.
      CUTOUTS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    let text = '';
    server.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('Simulator')) resolve();
    });
    void ended.then((code) => reject(new Error(`the server ended with ${code}\n${text}`)));
  });

  return {
    ...serverAt(`http://127.0.0.1:${port}`),
    async close() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * A data folder with the demo in it, as this build leaves it after its first start. Made once for
 * all suites: seeding takes most of a start.
 */
export async function seededData(): Promise<string> {
  const build = fs.readFileSync(path.join(root, 'dist/stamp'), 'utf8').trim();
  const cache = path.join(root, 'node_modules/.cache/hem/seeded');
  const folder = path.join(cache, build.replace(/\W/g, '-'));
  if (fs.existsSync(folder)) return folder;
  fs.mkdirSync(cache, { recursive: true });
  for (const name of fs.readdirSync(cache)) {
    // Those of older builds; what another suite is making at this moment stays.
    const isMaking = name.startsWith('making-');
    if (!isMaking) fs.rmSync(path.join(cache, name), { recursive: true, force: true });
  }
  const making = fs.mkdtempSync(path.join(cache, 'making-'));
  const server = await launch(making, await freePort());
  await server.close();
  try {
    fs.renameSync(making, folder);
  } catch {
    // Another suite has made it first.
    fs.rmSync(making, { recursive: true });
  }
  return folder;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
