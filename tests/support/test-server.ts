import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import type { ErrorEnvelope } from '#contract/error-codes.ts';
import { descriptorOf, type OperationName } from '#contract/operations.ts';
import type { ImageKind } from '#contract/rules/images.ts';
import type { Entitlement } from '#contract/rules/profile.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { type App, buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { users } from '#server/database/schema.ts';
import type { CutoutPort } from '#server/ports/cutout.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import type { Mail } from '#server/ports/mailer.ts';
import type { StrokesPort } from '#server/ports/strokes.ts';
import type { StylistPort } from '#server/ports/stylist.ts';
import { inlineStylist } from '#server/ports/stylist-inline.ts';
import type { Text } from '#server/ports/texter.ts';
import type { WeatherPort } from '#server/ports/weather.ts';
import type { WebPort } from '#server/ports/web.ts';
import type { Relations } from '#server/repositories/scope.ts';
import { openSession } from '#server/repositories/sessions.ts';
import type { WebhookSource } from '#server/webhooks/webhook-source.ts';
import { templateFile } from './database-template.ts';
import { entitle } from './entitle.ts';
import { dropDatabase } from './postgres-cluster.ts';
import { copyOfRunTemplate } from './run-databases.ts';

/** Somebody who is signed in. */
export interface Person {
  userId: string;
  token: string;
  email: string;
}

/** An answer of the API as it came over the wire. */
export interface WireAnswer {
  statusCode: number;
  body: ErrorEnvelope | { status: 'ok'; data: unknown };
}

/** The real server on an embedded database of its own, in process. */
export interface TestServer {
  app: App;
  dataDir: string;
  /** The mails that went out, in order. */
  mails: Mail[];
  /** The text messages, likewise. */
  texts: Text[];
  /** Moves the server's clock forward. */
  advance(ms: number): void;
  /** Makes a member, or staff, without the sign-up; may have outfits laid out in the morning unless that is not bought. */
  person(options?: {
    staff?: boolean;
    email?: string;
    passwordHash?: string;
    bought?: Entitlement[];
  }): Promise<Person>;
  /** Calls an operation; throws with the envelope's code if it is refused. */
  call<Name extends OperationName>(
    name: Name,
    input: OperationInput<Name>,
    as?: Person | null,
    headers?: Record<string, string>,
  ): Promise<OperationOutput<Name>>;
  /** Calls with anything, and gives the answer as it came. */
  raw(
    name: OperationName,
    input: unknown,
    as?: Person | null,
    headers?: Record<string, string>,
  ): Promise<WireAnswer>;
  /** Sends a picture the whole way: address, PUT. Answers its id, and the PUT's status. */
  upload(
    as: Person,
    bytes: Buffer,
    contentType: string,
    kind?: ImageKind,
    contentHash?: string,
  ): Promise<{ imageId: string; status: number; body: string }>;
  close(): Promise<void>;
}

/** Finds no garment in any photo, at once: cutting takes seconds of a core. */
const uncut: CutoutPort = {
  cut: async () => ({
    verdict: 'none',
    mask: { width: 0, height: 0, data: new Uint8Array() },
    box: null,
  }),
  close: async () => {},
};

/** Finds every stroke to change nothing, at once. */
const unmoved: StrokesPort = {
  follow: async (_caller, _photo, _strokes, previous) =>
    previous ?? { width: 1, height: 1, data: new Uint8Array([255]) },
  wake: () => {},
  close: async () => {},
};

/** Finds every address to be a page that says nothing of itself: no test leaves this machine. */
const empty: WebPort = {
  read: async (url) => ({ url, contentType: 'text/html', charset: 'utf-8', bytes: Buffer.of() }),
};

/** What members are entitled to unless it is said. */
const usual: Entitlement[] = ['scheduledLola'];

/**
 * Starts a server. With `databaseUrl` it runs on that PostgreSQL, with `isEmbedded` on the embedded database, else on
 * what the run has (tests/support/run-databases.ts).
 */
export async function startTestServer(
  options: {
    databaseUrl?: string;
    isEmbedded?: boolean;
    env?: Record<string, string>;
    log?: { write(line: string): void };
    webhooks?: readonly WebhookSource[];
    cutout?: CutoutPort;
    strokes?: StrokesPort;
    model?: LanguageModel;
    weather?: WeatherPort;
    /** Where the stylist thinks: on the thread of the test unless said. */
    stylist?: StylistPort;
    web?: WebPort;
    relations?: Relations;
  } = {},
): Promise<TestServer> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    HEM_MODE: 'embedded',
    // A feed would be read beside each test.
    EMBEDDED_FEEDS: 'off',
    ...options.env,
  });
  const own = options.databaseUrl || options.isEmbedded ? null : await copyOfRunTemplate();
  const url = options.databaseUrl ?? own;
  const open = await openDatabase(
    url
      ? { url }
      : {
          embedded: {
            directory: null,
            durable: false,
            template: new Uint8Array(fs.readFileSync(templateFile())),
          },
        },
  );
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const texts: Text[] = [];
  const texter = { send: async (text: Text) => void texts.push(text) };
  const app = await buildApp(config, open, {
    now,
    mailer,
    texter,
    cutout: options.cutout ?? uncut,
    strokes: options.strokes ?? unmoved,
    web: options.web ?? empty,
    pages: null,
    stylist: options.stylist ?? inlineStylist,
    ...(options.model ? { model: options.model } : {}),
    ...(options.weather ? { weather: options.weather } : {}),
    ...(options.log ? { log: options.log } : {}),
    ...(options.webhooks ? { webhooks: options.webhooks } : {}),
    ...(options.relations ? { relations: options.relations } : {}),
  });

  const raw: TestServer['raw'] = async (name, input, as, headers) => {
    const { service, verb } = descriptorOf(name);
    const request: InjectOptions = {
      method: 'POST',
      url: `/api/${service}/v1/${verb}`,
      headers: {
        'content-type': 'application/json',
        ...(as ? { authorization: `Bearer ${as.token}` } : {}),
        ...headers,
      },
      payload: JSON.stringify({ [name]: input }),
    };
    const answer = await app.http.inject(request);
    return { statusCode: answer.statusCode, body: answer.json() };
  };

  return {
    app,
    dataDir,
    mails,
    texts,
    advance: (ms) => {
      offset += ms;
    },
    async person({
      staff = false,
      email = `${randomUUID()}@example.com`,
      passwordHash = '-',
      bought = usual,
    } = {}) {
      const [row] = await open.database.insert(users).values({ email, passwordHash }).returning();
      await entitle(open.database, row!.id, [
        ...bought,
        ...(staff ? (['analysisAdmin'] as const) : []),
      ]);
      const session = await openSession(open.database, row!.id, 'test', now());
      return { userId: row!.id, token: session.token, email };
    },
    async call(name, input, as, headers) {
      const { body } = await raw(name, input, as, headers);
      if (body.status === 'error') throw new Error(body.code);
      return body.data as never;
    },
    raw,
    async upload(as, bytes, contentType, kind = 'item', contentHash) {
      const input = { kind, contentType, byteLength: bytes.length };
      const asked = await raw('imageUpload', { ...input, ...(contentHash && { contentHash }) }, as);
      if (asked.body.status === 'error') {
        return { imageId: '', status: asked.statusCode, body: asked.body.message };
      }
      const { imageId, url } = asked.body.data as OperationOutput<'imageUpload'>;
      const put = await app.http.inject({
        method: 'PUT',
        url,
        headers: { 'content-type': contentType, 'x-ms-blob-type': 'BlockBlob' },
        payload: bytes,
      });
      return { imageId, status: put.statusCode, body: put.body };
    },
    async close() {
      await app.close();
      if (own) await dropDatabase(own);
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
