import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import type { SealedPassword } from '#server/procedures/passwords.ts';
import type { TestServer } from './test-server.ts';

/** Seals a password as the app does: with a fresh key and nonce of `getPublicKey`. */
export async function sealPassword(
  server: Pick<TestServer, 'call'>,
  password: string,
): Promise<SealedPassword> {
  const { keyId, publicKey, nonce } = await server.call('getPublicKey', {});
  return sealWith({ keyId, publicKey }, { password, nonce });
}

/** Seals any letter with a given key. */
export function sealWith(
  { keyId, publicKey }: { keyId: string; publicKey: string },
  letter: unknown,
): SealedPassword {
  const sealed = publicEncrypt(
    {
      key: createPublicKey({
        key: Buffer.from(publicKey, 'base64'),
        format: 'der',
        type: 'spki',
      }),
      padding: constants.RSA_PKCS1_OAEP_PADDING,
      oaepHash: 'sha256',
    },
    Buffer.from(JSON.stringify(letter)),
  );
  return { keyId, sealed: sealed.toString('base64') };
}
