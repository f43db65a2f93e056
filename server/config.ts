import path from 'node:path';
import * as v from 'valibot';
import { featureFlagKeys } from '#contract/rules/profile.ts';

/** How this server runs; see docs/operating.md, where every variable is listed. */
export interface Config {
  mode: 'embedded' | 'production';
  host: string;
  port: number;
  /** Absolute. Database, pictures, mail and keys of the embedded mode live here. */
  dataDir: string;
  databaseUrl: string | null;
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
  trustProxy: boolean;
  logLevel: string;
}

const flag = v.pipe(
  v.picklist(['on', 'off'], 'say on or off'),
  v.transform((word) => word === 'on'),
);
const optional = v.optional(v.pipe(v.string(), v.minLength(1, 'is empty')));
const url = v.optional(v.pipe(v.string(), v.url('is not a URL')));
const list = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ),
);

const environment = v.object({
  HEM_MODE: v.optional(v.picklist(['embedded', 'production'], 'say embedded or production')),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'is not a port'),
      v.transform(Number),
      v.maxValue(65_535, 'is not a port'),
    ),
    '4173',
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'is empty')), 'data'),
  DATABASE_URL: optional,
  PUBLIC_URL: url,
  SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'needs 32 characters or more'))),
  API_KEY: optional,
  DEMO_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(8, 'needs 8 characters or more'))),
  TLS_CERT: optional,
  TLS_KEY: optional,
  ALLOWED_PARENTS: list,
  AZURE_STORAGE_CONNECTION_STRING: optional,
  AZURE_STORAGE_CONTAINER: v.optional(v.string(), 'hem'),
  SMTP_URL: url,
  MAIL_FROM: optional,
  SHOP_URL: url,
  EXTENSION_URL: url,
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
  TRUST_PROXY: v.optional(flag, 'off'),
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
  if (!given.TLS_CERT !== !given.TLS_KEY) fault('TLS_CERT, TLS_KEY', 'give both or neither');
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
    logLevel: read.LOG_LEVEL,
  };
}
