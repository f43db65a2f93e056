import { createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';
import { fetch } from 'undici';

/** Somebody at the provider. */
interface ProviderPerson {
  sub: string;
  email: string;
  email_verified: boolean | string;
  given_name?: string;
}

/** An OpenID provider on this machine: who signs in, and what it does wrong, is set by the test. */
export interface OpenIdProvider {
  issuer: string;
  /** The variables of a server that has this one for Google and for Apple. */
  env: Record<string, string>;
  person: ProviderPerson;
  /** What it does in the place of a sign-in: the person goes back, or it answers an error of OAuth. */
  error: string | null;
  /** Claims that stand in what it signs in the place of the right ones. */
  odd: Record<string, unknown> | null;
  /** Whether it signs with a key that nobody knows. */
  isForged: boolean;
  /** Whether it answers a request for a token with a fault of its own. */
  isBroken: boolean;
  /** Whether it never answers that. */
  isSlow: boolean;
  close(): Promise<void>;
}

const clientId = 'hem';
const clientSecret = 'a secret of nobody';
const teamId = 'TEAM123456';
const keyId = 'KEY1234567';

/** Starts one. `publicUrl` is where it sends browsers back to: the server's. */
export async function startOpenIdProvider(publicUrl: string): Promise<OpenIdProvider> {
  const key = await generateKeyPair('RS256', { extractable: true });
  const stranger = await generateKeyPair('RS256');
  const apple = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const server = http.createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state: OpenIdProvider = {
    issuer,
    env: {
      PUBLIC_URL: publicUrl,
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_ISSUER: issuer,
      APPLE_CLIENT_ID: 'hem.apple',
      APPLE_TEAM_ID: teamId,
      APPLE_KEY_ID: keyId,
      APPLE_PRIVATE_KEY: apple.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      APPLE_ISSUER: issuer,
    },
    person: { sub: randomUUID(), email: `${randomUUID()}@example.com`, email_verified: true },
    error: null,
    odd: null,
    isForged: false,
    isBroken: false,
    isSlow: false,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };

  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const client = {
    client_secret: clientSecret,
    token_endpoint_auth_method: 'client_secret_post',
    response_types: ['code'],
    grant_types: ['authorization_code'],
  };
  const provider = new Provider(issuer, {
    clients: [
      { ...client, client_id: clientId, redirect_uris: [`${publicUrl}/api/sign-in/google/return`] },
      {
        ...client,
        client_id: 'hem.apple',
        redirect_uris: [`${publicUrl}/api/sign-in/apple/return`],
      },
    ],
    jwks: {
      keys: [{ ...(await exportJWK(key.privateKey)), kid: 'one', use: 'sig', alg: 'RS256' }],
    },
    cookies: { keys: ['of a test'] },
    scopes: ['openid', 'email', 'profile', 'name'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context: unknown, { uid }: { uid: string }) => `/as/${uid}` },
    findAccount: () => ({ accountId: state.person.sub, claims: () => state.person }),
    async loadExistingGrant({ oidc }: { oidc: { client: { clientId: string } } }) {
      const grant = new provider.Grant({
        clientId: oidc.client.clientId,
        accountId: state.person.sub,
      });
      grant.addOIDCScope('openid email profile name');
      await grant.save();
      return grant;
    },
  });
  // Apple's secret is a statement that the client signs: of whom, for whom, and not for long.
  provider.Client.prototype.compareClientSecret = async (given) => {
    if (given === clientSecret) return true;
    const { payload, protectedHeader } = await jwtVerify(given, createPublicKey(apple.privateKey), {
      issuer: teamId,
      subject: 'hem.apple',
      audience: issuer,
      algorithms: ['ES256'],
      requiredClaims: ['iat', 'exp'],
    });
    return protectedHeader.kid === keyId && payload.exp! - payload.iat! <= 600;
  };

  let asked = new URLSearchParams();
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (pathname.startsWith('/as/')) {
      const login = { accountId: state.person.sub };
      const result = state.error ? { error: state.error } : { login, select_account: {} };
      return provider.interactionFinished(request, response, result);
    }
    if (pathname === '/auth') asked = searchParams;
    if (pathname === '/token' && state.isSlow) return;
    if (pathname !== '/token' || !(state.odd || state.isForged || state.isBroken)) {
      return answer(request, response);
    }
    if (state.isBroken) return response.writeHead(503).end('away');
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      ...state.person,
      iss: issuer,
      aud: asked.get('client_id') ?? '',
      nonce: asked.get('nonce'),
      iat: seconds,
      exp: seconds + 300,
      ...state.odd,
    };
    const signed = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' });
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        access_token: 'none',
        token_type: 'Bearer',
        id_token: await signed.sign((state.isForged ? stranger : key).privateKey),
      }),
    );
  });
  return state;
}

/** Where a browser that follows an address of the provider's comes back to: an address of ours, with a form if one is posted. */
export async function signInAt(
  address: string,
): Promise<{ url: string; form: URLSearchParams | null }> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(address);
  let at = address;
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) cookies.set(name, value ?? '');
    }
    const next = answer.headers.get('location');
    if (next) {
      at = new URL(next, at).href;
      if (new URL(at).origin !== origin) return { url: at, form: null };
      continue;
    }
    const page = await answer.text();
    const url = /<form method="post" action="([^"]+)"/.exec(page)?.[1];
    if (!url) throw new Error(`the provider stopped: ${answer.status} ${page.slice(0, 2000)}`);
    const fields = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
    return { url, form: new URLSearchParams(fields.map(([, name, value]) => [name!, value!])) };
  }
  throw new Error('the provider sends around');
}
