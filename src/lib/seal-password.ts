import { AppError } from './errors.ts';

/** A key of `getPublicKey`, and the nonce that it is good for. */
export interface PasswordKey {
  keyId: string;
  /** SPKI, base64. */
  publicKey: string;
  nonce: string;
}

/** A password as it is sent: only the server can open it, and only once. */
export interface SealedPassword {
  keyId: string;
  sealed: string;
}

/**
 * Seals a password: RSA-OAEP-256 over `{ password, nonce }` as JSON, base64
 * (docs/design/product-rules.md, Account). Throws AppError `invalid` with the field `password`:
 * `insecure` where the page has no crypto.subtle (it needs https or localhost), `too-long` if it does
 * not fit under the key.
 */
export async function sealPassword(password: string, key: PasswordKey): Promise<SealedPassword> {
  if (!globalThis.crypto?.subtle) {
    throw new AppError('invalid', {
      fields: { password: 'insecure' },
      message: 'passwords can be sealed only over https or on localhost',
    });
  }
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const letter = new TextEncoder().encode(JSON.stringify({ password, nonce: key.nonce }));
  const publicKey = await crypto.subtle.importKey(
    'spki',
    toBytes(key.publicKey),
    algorithm,
    false,
    ['encrypt'],
  );
  // A 2,048-bit key under OAEP-256 carries 190 bytes.
  if (letter.length > 190) throw new AppError('invalid', { fields: { password: 'too-long' } });
  const sealed = await crypto.subtle.encrypt(algorithm, publicKey, letter);
  return { keyId: key.keyId, sealed: toBase64(new Uint8Array(sealed)) };
}

function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
