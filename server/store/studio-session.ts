import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Services } from '../ports/services.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import { findViewer, openSession } from '../repositories/sessions.ts';
import type { Viewer } from '../repositories/viewer.ts';

/*
 * [Note: Studio session] The merchant page is a page without a script, so it cannot send a token along. The app, signed
 * in as staff, asks once with its own token, and gets a cookie: another session, listed and ended as every session is,
 * and with the one that asked (docs/credentials.md). It is sent to this path alone, and no script reads it. Each form
 * carries a word that is signed for that session, so that no other site's form is taken. The cookie's token makes no
 * call of the app, and the
app's token in the cookie opens no page.
 */

/** The path of the studio's pages. */
export const studioPath = '/store/merchant';
/** The path of the page of reports: below the others, so that the cookie is sent to it. */
export const reportsPath = `${studioPath}/reports`;

const cookieName = 'hem_studio';
const cookieSeconds = 8 * 3600;

/** Finds who looks at the studio's pages: staff with the page's session. Null for everybody else. */
export async function findStudioViewer(
  { open, now }: Services,
  request: FastifyRequest,
): Promise<Viewer | null> {
  const token = new RegExp(`(?:^|; )${cookieName}=([\\w-]{43})(?:;|$)`).exec(
    request.headers.cookie ?? '',
  )?.[1];
  const viewer = token ? await findViewer(open.database, token, now(), 'studio') : null;
  return viewer && isUnlocked('staffDesk', viewer) ? viewer : null;
}

/** The word that a form of the studio's pages must carry. */
export const formWord = ({ signer }: Services, viewer: Viewer): string =>
  signer.sign('studio-form', viewer.sessionId);

/** Refuses a form that was not made for this session. */
export function requireFormWord({ signer }: Services, viewer: Viewer, word: unknown): void {
  if (typeof word === 'string' && signer.holds(word, 'studio-form', viewer.sessionId)) return;
  throw new Refusal('forbidden', 'this form is not of this session');
}

/** Opens the page's session for staff who say their token. Throws `signed-out` and `forbidden`. */
export async function enterStudio(
  { open, config, now }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const token = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
  const viewer = token ? await findViewer(open.database, token, now()) : null;
  if (!viewer) throw new Refusal('signed-out', 'no session');
  if (!isUnlocked('staffDesk', viewer)) throw new Refusal('forbidden', 'this is for the staff');
  const session = await open.transaction(async (database) => {
    await lockAccount(database, viewer.userId);
    // It may have ended meanwhile.
    if (!(await findViewer(database, token!, now()))) throw new Refusal('signed-out', 'no session');
    const of = { openedBy: viewer.sessionId, use: 'studio' } as const;
    return openSession(database, viewer.userId, 'Studio page', now(), of);
  });
  const isSecure = config.tls !== null || (config.publicUrl ?? '').startsWith('https:');
  const cookie = [
    `${cookieName}=${session.token}`,
    `Path=${studioPath}`,
    `Max-Age=${cookieSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
  return reply.header('set-cookie', cookie).status(204).send();
}
