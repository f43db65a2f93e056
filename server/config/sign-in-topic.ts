import { createPrivateKey } from 'node:crypto';
import * as v from 'valibot';
import { topic } from './topic.ts';
import { isLoopback, optionalWords } from './values.ts';

/** A client at an OpenID provider. */
export interface OpenIdClient {
  /** The issuer, whose configuration is found under it. */
  issuer: string;
  clientId: string;
}

export interface GoogleClient extends OpenIdClient {
  clientSecret: string;
}

export interface AppleClient extends OpenIdClient {
  teamId: string;
  keyId: string;
  /** PKCS #8, PEM, of P-256: it signs what Apple takes for a client's secret. */
  privateKey: string;
}

export interface SignInConfig {
  /** The providers that one may sign in with; null of those that are not there. */
  signIn: { google: GoogleClient | null; apple: AppleClient | null };
}

/** An issuer by https; on this machine, as a test's is, also by http. */
const issuer = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (!url || url.username || url.search || url.hash || /\s/.test(text)) return false;
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  }, 'is not an address of https:'),
);

const appleId = v.optional(
  v.pipe(v.string(), v.regex(/^[A-Z\d]{10}$/, 'is of ten letters and digits')),
);

/** A file of Apple's (.p8) as text; `\n` stands for a new line where a variable cannot have one. */
const privateKey = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\\n', '\n').trim()),
  v.check(isSigningKey, 'is not a private key of Apple’s: PEM, P-256'),
);

const withApple = ['APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const;

/** The topic of the sign-in with Google and with Apple: offered where a client's name is given. */
export const signInTopic = topic({
  variables: {
    GOOGLE_CLIENT_ID: optionalWords,
    GOOGLE_CLIENT_SECRET: optionalWords,
    GOOGLE_ISSUER: v.optional(issuer, 'https://accounts.google.com'),
    APPLE_CLIENT_ID: optionalWords,
    APPLE_TEAM_ID: appleId,
    APPLE_KEY_ID: appleId,
    APPLE_PRIVATE_KEY: v.optional(privateKey),
    APPLE_ISSUER: v.optional(issuer, 'https://appleid.apple.com'),
  },
  check({ given, fault, needs }) {
    if (given.GOOGLE_CLIENT_ID) {
      needs('GOOGLE_CLIENT_SECRET', 'is required with GOOGLE_CLIENT_ID');
    } else if (given.GOOGLE_CLIENT_SECRET) {
      fault('GOOGLE_CLIENT_SECRET', 'is for Google: give GOOGLE_CLIENT_ID');
    }
    for (const name of withApple) {
      if (given.APPLE_CLIENT_ID) needs(name, 'is required with APPLE_CLIENT_ID');
      else if (given[name]) fault(name, 'is for Apple: give APPLE_CLIENT_ID');
    }
    if (given.GOOGLE_CLIENT_ID || given.APPLE_CLIENT_ID) {
      needs('PUBLIC_URL', 'Google and Apple send people back to it');
    }
  },
  read(values): SignInConfig {
    const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = values;
    const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = values;
    return {
      signIn: {
        google:
          GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
            ? {
                issuer: values.GOOGLE_ISSUER,
                clientId: GOOGLE_CLIENT_ID,
                clientSecret: GOOGLE_CLIENT_SECRET,
              }
            : null,
        apple:
          APPLE_CLIENT_ID && APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PRIVATE_KEY
            ? {
                issuer: values.APPLE_ISSUER,
                clientId: APPLE_CLIENT_ID,
                teamId: APPLE_TEAM_ID,
                keyId: APPLE_KEY_ID,
                privateKey: APPLE_PRIVATE_KEY,
              }
            : null,
      },
    };
  },
});

function isSigningKey(text: string): boolean {
  try {
    const key = createPrivateKey(text);
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
