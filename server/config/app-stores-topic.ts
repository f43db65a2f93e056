import * as v from 'valibot';
import { topic } from './topic.ts';
import { addressOf, flag, optionalWords } from './values.ts';

/** An app at Apple's App Store, and a key to its server interface. */
export interface AppleStore {
  bundleId: string;
  issuerId: string;
  keyId: string;
  /** PKCS #8, in PEM. */
  privateKey: string;
  /** The environments that are asked, the first one first. */
  urls: readonly string[];
}

/** An app at Google Play, and a service account that may read its orders. */
export interface GoogleStore {
  packageName: string;
  email: string;
  /** PKCS #8, in PEM. */
  privateKey: string;
  apiUrl: string;
  tokenUrl: string;
}

export interface AppStoresConfig {
  /** Null: no receipts of the App Store are taken. */
  appleStore: AppleStore | null;
  /** Null: no receipts of Google Play are taken. */
  googleStore: GoogleStore | null;
}

const appleUrl = 'https://api.storekit.itunes.apple.com';
const appleSandboxUrl = 'https://api.storekit-sandbox.itunes.apple.com';
const googleUrl = 'https://androidpublisher.googleapis.com';
const googleTokenUrl = 'https://oauth2.googleapis.com/token';
const address = v.optional(addressOf(['https:', 'http:']));

/** A key as an environment can hold it: line breaks may be written as `\n`. */
const pem = (words: string) => words.replaceAll('\\n', '\n');
const withoutSlash = (url: string) => url.replace(/\/$/, '');

const appleNeeds = ['APP_STORE_ISSUER_ID', 'APP_STORE_KEY_ID', 'APP_STORE_PRIVATE_KEY'];
const googleNeeds = ['GOOGLE_PLAY_EMAIL', 'GOOGLE_PLAY_PRIVATE_KEY'];

/** The topic of the stores in which native apps sell plans: whom receipts are verified with. */
export const appStoresTopic = topic({
  variables: {
    APP_STORE_BUNDLE_ID: optionalWords,
    APP_STORE_ISSUER_ID: optionalWords,
    APP_STORE_KEY_ID: optionalWords,
    APP_STORE_PRIVATE_KEY: optionalWords,
    APP_STORE_SANDBOX: v.optional(flag),
    APP_STORE_URL: address,
    GOOGLE_PLAY_PACKAGE: optionalWords,
    GOOGLE_PLAY_EMAIL: optionalWords,
    GOOGLE_PLAY_PRIVATE_KEY: optionalWords,
    GOOGLE_PLAY_URL: address,
    GOOGLE_PLAY_TOKEN_URL: address,
  },
  check({ given, fault, needs }) {
    for (const name of appleNeeds) {
      if (given.APP_STORE_BUNDLE_ID) needs(name, 'is required with APP_STORE_BUNDLE_ID');
    }
    for (const name of googleNeeds) {
      if (given.GOOGLE_PLAY_PACKAGE) needs(name, 'is required with GOOGLE_PLAY_PACKAGE');
    }
    for (const name of [...appleNeeds, 'APP_STORE_SANDBOX', 'APP_STORE_URL']) {
      if (given[name] && !given.APP_STORE_BUNDLE_ID)
        fault(name, 'is for beside APP_STORE_BUNDLE_ID');
    }
    for (const name of [...googleNeeds, 'GOOGLE_PLAY_URL', 'GOOGLE_PLAY_TOKEN_URL']) {
      if (given[name] && !given.GOOGLE_PLAY_PACKAGE)
        fault(name, 'is for beside GOOGLE_PLAY_PACKAGE');
    }
  },
  read: (values): AppStoresConfig => ({
    appleStore: readApple(values),
    googleStore: readGoogle(values),
  }),
});

type Values = Partial<Record<string, string | boolean>>;

function readApple(values: Values): AppleStore | null {
  const { APP_STORE_BUNDLE_ID: bundleId, APP_STORE_ISSUER_ID: issuerId } = values;
  const { APP_STORE_KEY_ID: keyId, APP_STORE_PRIVATE_KEY: privateKey } = values;
  if (!bundleId || !issuerId || !keyId || !privateKey) return null;
  const url = withoutSlash(String(values.APP_STORE_URL ?? appleUrl));
  return {
    bundleId: String(bundleId),
    issuerId: String(issuerId),
    keyId: String(keyId),
    privateKey: pem(String(privateKey)),
    urls: values.APP_STORE_SANDBOX ? [url, appleSandboxUrl] : [url],
  };
}

function readGoogle(values: Values): GoogleStore | null {
  const { GOOGLE_PLAY_PACKAGE: packageName, GOOGLE_PLAY_EMAIL: email } = values;
  const { GOOGLE_PLAY_PRIVATE_KEY: privateKey } = values;
  if (!packageName || !email || !privateKey) return null;
  return {
    packageName: String(packageName),
    email: String(email),
    privateKey: pem(String(privateKey)),
    apiUrl: withoutSlash(String(values.GOOGLE_PLAY_URL ?? googleUrl)),
    tokenUrl: String(values.GOOGLE_PLAY_TOKEN_URL ?? googleTokenUrl),
  };
}
