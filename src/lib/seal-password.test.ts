import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { unseal } from '#server/procedures/passwords.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { sealPassword } from './seal-password.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllGlobals());

const offer = () => server.call('getPublicKey', {});

it.each(['Velvet-9', 'Fil à plomb 7Ü', '🧵🪡 Needle9', 'A1b'.repeat(21)])(
  'seals what the server opens: %s',
  async (password) => {
    const sealed = await sealPassword(password, await offer());
    expect(sealed.sealed).not.toContain(password);
    expect(await unseal(server.app.services, sealed)).toBe(password);
  },
);

it('is opened once', async () => {
  const sealed = await sealPassword('Velvet-9', await offer());
  await unseal(server.app.services, sealed);
  await expect(unseal(server.app.services, sealed)).rejects.toMatchObject({ code: 'key-expired' });
});

it('says when a password does not fit under the key', async () => {
  await expect(sealPassword('🧵'.repeat(64), await offer())).rejects.toMatchObject({
    kind: 'invalid',
    fields: { password: 'too-long' },
  });
});

it('says that https is needed where the page has no crypto.subtle', async () => {
  const key = await offer();
  vi.stubGlobal('crypto', {});
  await expect(sealPassword('Velvet-9', key)).rejects.toMatchObject({
    name: 'AppError',
    kind: 'invalid',
    fields: { password: 'insecure' },
    message: expect.stringContaining('https'),
  });
});
