import * as v from 'valibot';
import { type AddressConfig, addressTopic } from './address-topic.ts';
import { type AppStoresConfig, appStoresTopic } from './app-stores-topic.ts';
import { type AppConfig, appTopic } from './app-topic.ts';
import { type CutoutConfig, cutoutTopic } from './cutout-topic.ts';
import { type DatabaseConfig, databaseTopic } from './database-topic.ts';
import { type FeedsConfig, feedsTopic } from './feeds-topic.ts';
import { type FilesConfig, filesTopic } from './files-topic.ts';
import { type MailConfig, mailTopic } from './mail-topic.ts';
import { type ModelConfig, modelTopic } from './model-topic.ts';
import { type OperatorConfig, operatorTopic } from './operator-topic.ts';
import { type PaymentsConfig, paymentsTopic } from './payments-topic.ts';
import { type RunningConfig, runningTopic } from './running-topic.ts';
import { type SecretsConfig, secretsTopic } from './secrets-topic.ts';
import { type SignInConfig, signInTopic } from './sign-in-topic.ts';
import { type StoreConfig, storeTopic } from './store-topic.ts';
import { type StudioConfig, studioTopic } from './studio-topic.ts';
import { type TextConfig, textTopic } from './text-topic.ts';
import type { Mode, Topic } from './topic.ts';
import { type WeatherConfig, weatherTopic } from './weather-topic.ts';

/** How this server runs; see docs/operating.md, where every variable is listed. */
export interface Config
  extends RunningConfig,
    DatabaseConfig,
    SecretsConfig,
    AddressConfig,
    OperatorConfig,
    MailConfig,
    SignInConfig,
    TextConfig,
    FilesConfig,
    CutoutConfig,
    StoreConfig,
    PaymentsConfig,
    AppStoresConfig,
    FeedsConfig,
    StudioConfig,
    WeatherConfig,
    ModelConfig,
    AppConfig {}

/** Every topic, in the order in which their faults are listed. */
const topics = [
  runningTopic,
  databaseTopic,
  secretsTopic,
  addressTopic,
  operatorTopic,
  mailTopic,
  signInTopic,
  textTopic,
  filesTopic,
  cutoutTopic,
  storeTopic,
  paymentsTopic,
  appStoresTopic,
  feedsTopic,
  studioTopic,
  weatherTopic,
  modelTopic,
  appTopic,
] as Topic<v.ObjectEntries, object>[];

const environment = v.object(
  Object.assign({}, ...topics.map(({ variables }) => variables)) as v.ObjectEntries,
);

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
  ) as Record<string, string | undefined>;
  const faults = new Map<string, string>();
  const fault = (name: string, why: string) => {
    if (!faults.has(name)) faults.set(name, why);
  };
  const needs = (name: string, why: string) => {
    if (!given[name]) fault(name, why);
  };

  const result = v.safeParse(environment, given);
  for (const issue of result.issues ?? []) fault(String(issue.path?.[0]?.key), issue.message);
  const mode = modeOf(given);
  for (const { check } of topics) check?.({ mode, given, fault, needs });
  if (!result.success || faults.size > 0) {
    throw new ConfigError([...faults].map(([name, why]) => `${name}: ${why}`).join('\n'));
  }
  // Each topic reads its own variables, and their parts make up the whole.
  return Object.assign({}, ...topics.map(({ read }) => read(result.output, mode))) as Config;
}

/** A database's URL means production, unless it is said otherwise. */
const modeOf = (given: Record<string, string | undefined>): Mode =>
  (given.HEM_MODE ?? (given.DATABASE_URL ? 'production' : 'embedded')) === 'production'
    ? 'production'
    : 'embedded';
