import path from 'node:path';
import * as v from 'valibot';
import { featureFlagKeys } from '#contract/rules/profile.ts';
import { type TrustedProxies, trustedProxies } from './proxies.ts';

/** How this server runs; see docs/operating.md, where every variable is listed. */
export interface Config {
  mode: 'embedded' | 'production';
  host: string;
  port: number;
  /** Absolute. Database, pictures, mail and keys of the embedded mode live here. */
  dataDir: string;
  databaseUrl: string | null;
  /** How long a start waits for a PostgreSQL server that is not up yet. */
  databaseWaitMs: number;
  /** Where people reach this server, without a slash at the end; null: as the request came. */
  publicUrl: string | null;
  /** Signs picture and upload addresses; null: made once and kept under the data folder. */
  secret: string | null;
  /** What `x-api-key` must say; null: anything. */
  apiKey: string | null;
  demoPassword: string | null;
  tls: { cert: string; key: string } | null;
  /** Origins that may frame the app and speak to it, besides its own in embedded mode. */
  allowedParents: string[];
  blob: { kind: 'files' } | { kind: 'azure'; connectionString: string; container: string };
  mail: { kind: 'outbox' } | { kind: 'smtp'; url: string; from: string };
  shopUrl: string | null;
  extensionUrl: string | null;
  features: Record<(typeof featureFlagKeys)[number], boolean>;
  rateLimits: boolean;
  /** Whether browsers keep the app's files for a start without the network. */
  serviceWorker: boolean;
  /** Whose word on the caller's address is taken; see proxies.ts. */
  trustProxy: TrustedProxies;
  logLevel: string;
}

const flag = v.pipe(
  v.picklist(['on', 'off'], 'say on or off'),
  v.transform((word) => word === 'on'),
);
const words = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'is empty'),
);
const optional = v.optional(words);
/** An address of one of these schemes, without a name or password in it unless said. */
const addressOf = (schemes: string[], options: { mayHoldPassword?: boolean } = {}) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => {
        const parsed = URL.canParse(text) ? new URL(text) : null;
        if (!parsed || !schemes.includes(parsed.protocol) || /\s/.test(text)) return false;
        return options.mayHoldPassword || (parsed.host !== '' && !parsed.username);
      },
      `is not an address of ${schemes.join(' or ')}`,
    ),
  );
const web = ['https:', 'http:'];
const link = v.optional(addressOf(web));
const origins = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim().replace(/\/$/, ''))
        .filter(Boolean),
    ),
    v.check(
      (parts) =>
        parts.every(
          (part) =>
            URL.canParse(part) &&
            web.includes(new URL(part).protocol) &&
            new URL(part).origin === part &&
            // The browser takes a star for a host's name, the page's policy takes it for anything.
            !/[*;'"\s]/.test(part),
        ),
      'is a list of origins, such as https://app.example',
    ),
  ),
);

/** Long enough without the spaces at its ends, which nobody means. */
const hasLength = (least: number) => (text: string) => text.trim().length >= least;

const environment = v.object({
  HEM_MODE: v.optional(v.picklist(['embedded', 'production'], 'say embedded or production')),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'is not a host')), '127.0.0.1'),
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'is not a port'),
      v.transform(Number),
      v.maxValue(65_535, 'is not a port'),
    ),
    '4173',
  ),
  DATA_DIR: v.optional(words, 'data'),
  DATABASE_URL: v.optional(addressOf(['postgres:', 'postgresql:'], { mayHoldPassword: true })),
  DATABASE_WAIT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'is not a number of seconds'), v.transform(Number)),
    '60',
  ),
  PUBLIC_URL: v.optional(
    v.pipe(
      addressOf(web),
      v.check((text) => !/[?#]/.test(text), 'has a query or a fragment'),
    ),
  ),
  SECRET: v.optional(v.pipe(v.string(), v.check(hasLength(32), 'needs 32 characters or more'))),
  API_KEY: v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/, 'is not fit for a header'))),
  DEMO_PASSWORD: v.optional(
    v.pipe(v.string(), v.check(hasLength(8), 'needs 8 characters or more')),
  ),
  TLS_CERT: optional,
  TLS_KEY: optional,
  ALLOWED_PARENTS: origins,
  AZURE_STORAGE_CONNECTION_STRING: optional,
  AZURE_STORAGE_CONTAINER: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9](-?[a-z0-9]){2,62}$/, 'is not a container’s name')),
    'hem',
  ),
  SMTP_URL: v.optional(addressOf(['smtp:', 'smtps:'], { mayHoldPassword: true })),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^@\r\n]*[^@\s]@[^@\s]+$/, 'is not an email address')),
  ),
  SHOP_URL: link,
  EXTENSION_URL: link,
  DISABLED_FEATURES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
      v.array(v.picklist(featureFlagKeys, `knows only ${featureFlagKeys.join(', ')}`)),
    ),
  ),
  RATE_LIMITS: v.optional(flag, 'on'),
  TRUST_PROXY: v.optional(trustedProxies, 'off'),
  SERVICE_WORKER: v.optional(flag, 'on'),
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'is not a level'),
    'warn',
  ),
});

/** Every variable that the server reads. */
export const configVariables = Object.keys(environment.entries);

/** A configuration that cannot be used; its message says everything that is wrong. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads and checks the configuration. Throws ConfigError with one line for each fault. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    configVariables.map((name) => [name, env[name]]).filter(([, value]) => value !== undefined),
  );
  const result = v.safeParse(environment, given);
  const faults = new Map<string, string>();
  const fault = (name: string, why: string) => {
    if (!faults.has(name)) faults.set(name, why);
  };
  for (const issue of result.issues ?? []) fault(String(issue.path?.[0]?.key), issue.message);
  const mode = given.HEM_MODE ?? (given.DATABASE_URL ? 'production' : 'embedded');
  const needs = (name: keyof typeof environment.entries, why: string) => {
    if (!given[name]) fault(name, why);
  };
  if (mode === 'production') {
    needs('DATABASE_URL', 'production needs a PostgreSQL server');
    needs('SECRET', 'production needs one of 32 characters or more');
    needs('API_KEY', 'production needs one');
    needs('PUBLIC_URL', 'production needs the address that people use');
    needs('SMTP_URL', 'production sends real mail');
    needs('MAIL_FROM', 'production sends real mail');
    if (given.DEMO_PASSWORD) fault('DEMO_PASSWORD', 'there is no demo in production');
    if (given.RATE_LIMITS === 'off') fault('RATE_LIMITS', 'cannot be off in production');
  }
  if (!given.TLS_CERT?.trim() !== !given.TLS_KEY?.trim())
    fault('TLS_CERT, TLS_KEY', 'give both or neither');
  if (given.SMTP_URL) needs('MAIL_FROM', 'SMTP_URL needs a sender');
  if (!result.success || faults.size > 0) {
    throw new ConfigError([...faults].map(([name, why]) => `${name}: ${why}`).join('\n'));
  }

  const read = result.output;
  const isEmbedded = mode !== 'production';
  return {
    mode: isEmbedded ? 'embedded' : 'production',
    host: read.HOST,
    port: read.PORT,
    dataDir: path.resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL ?? null,
    databaseWaitMs: read.DATABASE_WAIT * 1000,
    publicUrl: read.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    secret: read.SECRET ?? null,
    apiKey: read.API_KEY ?? null,
    demoPassword: read.DEMO_PASSWORD ?? null,
    tls: read.TLS_CERT && read.TLS_KEY ? { cert: read.TLS_CERT, key: read.TLS_KEY } : null,
    allowedParents: read.ALLOWED_PARENTS ?? [],
    blob: read.AZURE_STORAGE_CONNECTION_STRING
      ? {
          kind: 'azure',
          connectionString: read.AZURE_STORAGE_CONNECTION_STRING,
          container: read.AZURE_STORAGE_CONTAINER,
        }
      : { kind: 'files' },
    mail:
      read.SMTP_URL && read.MAIL_FROM
        ? { kind: 'smtp', url: read.SMTP_URL, from: read.MAIL_FROM }
        : { kind: 'outbox' },
    shopUrl: read.SHOP_URL ?? null,
    extensionUrl: read.EXTENSION_URL ?? (isEmbedded ? '/extension.html' : null),
    features: Object.fromEntries(
      featureFlagKeys.map((key) => [key, !read.DISABLED_FEATURES?.includes(key)]),
    ) as Config['features'],
    rateLimits: read.RATE_LIMITS,
    trustProxy: read.TRUST_PROXY,
    serviceWorker: read.SERVICE_WORKER,
    logLevel: read.LOG_LEVEL,
  };
}
