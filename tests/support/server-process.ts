import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { descriptorOf, type OperationName } from '#contract/operations.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { quickStart } from './quick-start.ts';
import { sealWith } from './seal-password.ts';

/** How a process ended. */
export interface Ending {
  code: number | null;
  signal: string | null;
  stderr: string;
}

/** A server in a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  base: string;
  /** Of the demo; null where there is none. */
  password: string | null;
  ended: Promise<Ending>;
  call<Name extends OperationName>(
    name: Name,
    input: OperationInput<Name>,
    token?: string,
  ): Promise<OperationOutput<Name>>;
  signIn(email: string, password: string): Promise<{ token: string; userId: string }>;
  /** Sends a picture: address and PUT. */
  upload(bytes: Buffer, token: string): Promise<string>;
  /** Ends it as a power cut would. */
  kill(): Promise<Ending>;
  stop(): Promise<Ending>;
}

/** The page-less server, from its sources. */
const fromSources = path.join(import.meta.dirname, 'server-child.ts');

/** Begins to start a server on a data folder: that of `script`. */
export function spawnServer(
  dataDir: string,
  env: Record<string, string> = {},
  script = fromSources,
): { child: ChildProcess; ended: Promise<Ending> } {
  const child = fork(script, [], {
    execArgv: [...quickStart, ...(script.endsWith('.ts') ? ['--import', 'tsx'] : [])],
    cwd: path.join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      HEM_MODE: 'embedded',
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr!.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, stderr }));
  });
  return { child, ended };
}

/** Starts a server, and resolves once it listens. Throws with what it said if it ends before. */
export async function startServerProcess(
  dataDir: string,
  env: Record<string, string> = {},
  script = fromSources,
): Promise<ServerProcess> {
  const { child, ended } = spawnServer(dataDir, env, script);
  const ready = new Promise<{ address: string; password: string | null }>((resolve) => {
    child.once('message', (message) => resolve(message as never));
  });
  const first = await Promise.race([ready, ended]);
  if ('code' in first) throw new Error(`the server ended with ${first.code}: ${first.stderr}`);
  const { address: base, password } = first;

  const call: ServerProcess['call'] = async (name, input, token) => {
    const { service, verb } = descriptorOf(name);
    const answer = await fetch(`${base}/api/${service}/v1/${verb}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ [name]: input }),
    });
    const body = (await answer.json()) as { status: string; data: unknown; code?: string };
    if (body.status !== 'ok') throw new Error(body.code);
    return body.data as never;
  };
  return {
    child,
    base,
    password,
    ended,
    call,
    async signIn(email, text) {
      const key = await call('getPublicKey', {});
      const sealed = sealWith(key, { password: text, nonce: key.nonce });
      return call('tokenAuth', { email, password: sealed });
    },
    async upload(bytes, token) {
      const asked = { kind: 'item', contentType: 'image/jpeg', byteLength: bytes.length } as const;
      const { imageId, url } = await call('imageUpload', asked, token);
      const put = await fetch(base + url, {
        method: 'PUT',
        headers: { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' },
        body: new Uint8Array(bytes),
      });
      if (put.status !== 201) throw new Error(`PUT ${put.status}`);
      return imageId;
    },
    async kill() {
      child.kill('SIGKILL');
      return ended;
    },
    async stop() {
      if (child.connected) child.send('stop');
      return ended;
    },
  };
}
