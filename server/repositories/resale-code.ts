import { randomUUID } from 'node:crypto';
import { shareCodeLength, sharePath } from '#contract/rules/resale.ts';
import type { Signer } from '../foundation/signer.ts';
import { hashToken } from './sessions.ts';

/*
 * [Note: Share codes] The code of a share page is the beginning of the server's signature of a random id, and what it is
 * found by is its hash. So its owner can be told it again, and nothing that is stored opens the page.
 */

const codeOf = (shareId: string, signer: Signer): string =>
  signer.sign('resale-page', shareId).slice(0, shareCodeLength);

/** The columns of a new address. */
export function newShare(signer: Signer): { shareId: string; shareCodeHash: string } {
  const shareId = randomUUID();
  return { shareId, shareCodeHash: hashToken(codeOf(shareId, signer)) };
}

/** The path of a share page, as its owner is told it; null without one. */
export const showShare = (shareId: string | null, signer: Signer): string | null =>
  shareId && sharePath(codeOf(shareId, signer));
