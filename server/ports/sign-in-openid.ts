import { importPKCS8, SignJWT } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  ResponseBodyError,
} from 'openid-client';
import { fetch } from 'undici';
import * as v from 'valibot';
import { email, line } from '#contract/schemas/scalars.ts';
import type { AppleClient, GoogleClient, OpenIdClient } from '../config/sign-in-topic.ts';
import type { ToldIdentity } from '../database/schema/sign-ins.ts';
import { isOutage } from '../foundation/outage.ts';
import { SignInFailed, type SignInPort } from './sign-in-provider.ts';

/** Milliseconds that one request to a provider may take: a page gives up after ten seconds. */
const usualTimeoutMs = 4_000;
/** After a day what a provider says of itself is read again. */
const configurationMs = 86_400_000;
/** Apple takes a secret for half a year; this one is used at once. */
const secretSeconds = 300;

interface Options {
  /** The address of ours that a provider sends the browser back to, as it was told to the provider. */
  redirectUri: string;
  timeoutMs?: number | undefined;
}

/** The sign-in with Google: the name and the address are in what it signs. */
export function openGoogle(client: GoogleClient, options: Options): SignInPort {
  return openProvider(client, options, {
    authenticate: async () => ClientSecretPost(client.clientSecret),
    // Whoever has several accounts there chooses one.
    asked: { scope: 'openid email profile', prompt: 'select_account' },
    nameIn: (claims) => claims.given_name,
  });
}

/**
 * The sign-in with Apple. Its secret is a statement that we sign for each sign-in. It answers with a form that the
 * browser posts from Apple's page, since we ask for an address; the name stands there, at the first sign-in only.
 */
export function openApple(client: AppleClient, options: Options): SignInPort {
  const signSecret = async () => {
    const key = await importPKCS8(client.privateKey, 'ES256');
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: client.keyId })
      .setIssuer(client.teamId)
      .setSubject(client.clientId)
      .setAudience(client.issuer)
      .setIssuedAt()
      .setExpirationTime(`${secretSeconds} s`)
      .sign(key);
  };
  return openProvider(client, options, {
    authenticate: async () => ClientSecretPost(await signSecret()),
    asked: { scope: 'openid email name', response_mode: 'form_post' },
    nameIn: (_claims, answer) => firstNameIn(answer.get('user')),
  });
}

interface Kind {
  /** How we show who we are, made for one request. */
  authenticate(): Promise<ClientAuth>;
  /** What is asked of the provider besides what every one is. */
  asked: Record<string, string>;
  nameIn(claims: Record<string, unknown>, answer: URLSearchParams): unknown;
}

function openProvider(
  { issuer, clientId }: OpenIdClient,
  { redirectUri, timeoutMs = usualTimeoutMs }: Options,
  { authenticate, asked, nameIn }: Kind,
): SignInPort {
  // Of requests at the same time each may use the other's: both were made just now.
  let authentication: ClientAuth;
  let found: { configuration: Promise<Configuration>; at: number } | null = null;

  /** What the provider says of itself, read once a day; what could not be read is read again. */
  const configuration = () => {
    if (found && Date.now() - found.at < configurationMs) return found.configuration;
    const isPlain = issuer.startsWith('http:');
    const reading = discovery(
      new URL(issuer),
      clientId,
      {},
      (...request) => authentication(...request),
      {
        [customFetch]: fetch as unknown as CustomFetch,
        timeout: timeoutMs / 1000,
        execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
      },
    );
    found = { configuration: reading, at: Date.now() };
    reading.catch(() => {
      found = null;
    });
    return reading;
  };

  return {
    begin: (checks) =>
      asking(async () => {
        const address = buildAuthorizationUrl(await configuration(), {
          ...asked,
          redirect_uri: redirectUri,
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
          code_challenge_method: 'S256',
        });
        return address.href;
      }),

    finish: (answer, checks) =>
      asking(async () => {
        requireNoError(answer.get('error'));
        const config = await configuration();
        authentication = await authenticate();
        const tokens = await authorizationCodeGrant(config, new URL(`${redirectUri}?${answer}`), {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims() ?? {};
        return toIdentity(claims, nameIn(claims, answer));
      }),
  };
}

/** What providers answer when the person went back: by OAuth, and by Apple. */
const cancelled = ['access_denied', 'user_cancelled_authorize'];
/** What OAuth has a provider answer that cannot serve now. */
const unable = ['server_error', 'temporarily_unavailable'];

function requireNoError(error: string | null): void {
  if (error === null) return;
  if (cancelled.includes(error)) throw new SignInFailed('cancelled', 'the person went back');
  const why = unable.includes(error) ? 'away' : 'refused';
  throw new SignInFailed(why, `the provider answered ${error.slice(0, 60)}`);
}

async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof SignInFailed) throw error;
    const why = isAway(error) ? 'away' : 'refused';
    const said = error instanceof Error ? error.message : 'the provider did not answer';
    throw new SignInFailed(why, said, { cause: error });
  }
}

/** Whether the provider was not reached, took too long, or is broken. */
function isAway(error: unknown): boolean {
  if (isOutage(error)) return true;
  if (error instanceof ResponseBodyError) return error.status >= 500;
  if (!(error instanceof Error)) return false;
  const { code, cause, name } = error as Error & { code?: unknown };
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT' || name === 'TimeoutError') return true;
  if (error instanceof TypeError && error.message === 'fetch failed') return true;
  // The answer that could not be read.
  if (isAnswer(cause)) return cause.status >= 500;
  return cause !== undefined && isAway(cause);
}

const isAnswer = (cause: unknown): cause is { status: number } =>
  typeof cause === 'object' &&
  cause !== null &&
  'status' in cause &&
  typeof cause.status === 'number';

const proven = v.union([v.literal(true), v.literal('true')]);

/** Takes of the claims what is of use, and of the address only one that the provider has proven. */
function toIdentity(claims: Record<string, unknown>, name: unknown): ToldIdentity {
  const { sub } = claims;
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) {
    throw new SignInFailed('refused', 'the provider does not say who it is');
  }
  const address = v.safeParse(email, claims.email);
  const isProven = v.is(proven, claims.email_verified);
  const first = v.safeParse(v.pipe(line(80), v.minLength(1)), name);
  return {
    subject: sub,
    email: address.success && isProven ? address.output : null,
    firstName: first.success ? first.output : null,
  };
}

const appleUser = v.object({ name: v.object({ firstName: v.string() }) });

function firstNameIn(text: string | null): string | null {
  try {
    return v.parse(appleUser, JSON.parse(text ?? '')).name.firstName;
  } catch {
    return null;
  }
}
