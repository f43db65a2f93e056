import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { signInAt, startOpenIdProvider } from '#tests/support/openid-provider.ts';
import { readConfig } from '../config/config.ts';
import { openGoogle } from './sign-in-openid.ts';

const checks = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
const redirectUri = 'http://hem.test/api/sign-in/google/return';

/** A server whose answers are the test's. */
async function listen(answer: http.RequestListener): Promise<string> {
  const server = http.createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const google = (issuer: string) =>
  openGoogle(
    { issuer, clientId: 'hem', clientSecret: 'a-secret' },
    { redirectUri, timeoutMs: 300 },
  );

describe('a provider', () => {
  it('that does not answer in time is away', async () => {
    const port = google(await listen(() => {}));
    await expect(port.begin(checks)).rejects.toMatchObject({ why: 'away' });
  });

  it('that is broken is away, and is asked again the next time', async () => {
    let asked = 0;
    const issuer = await listen((_request, response) => {
      asked += 1;
      if (asked === 1) return response.writeHead(502).end();
      const own = {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(own));
    });
    const port = google(issuer);
    await expect(port.begin(checks)).rejects.toMatchObject({ why: 'away' });
    expect(await port.begin(checks)).toContain(`${issuer}/auth?`);
    expect(await port.begin(checks)).toContain('code_challenge=');
    expect(asked).toBe(2);
  });

  it('that says it is another one is refused', async () => {
    const issuer = await listen((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ issuer: 'https://evil.example' }));
    });
    await expect(google(issuer).begin(checks)).rejects.toMatchObject({ why: 'refused' });
  });

  it('that does not give a token in time is away', async () => {
    const provider = await startOpenIdProvider('http://hem.test');
    onTestFinished(provider.close);
    const { signIn } = readConfig(provider.env);
    const port = openGoogle(signIn.google!, { redirectUri, timeoutMs: 300 });
    const { url } = await signInAt(await port.begin(checks));
    provider.isSlow = true;
    await expect(port.finish(new URL(url).searchParams, checks)).rejects.toMatchObject({
      why: 'away',
    });
    provider.isSlow = false;
    const { subject } = await port.finish(new URL(url).searchParams, checks);
    expect(subject).toBe(provider.person.sub);
  });
});
