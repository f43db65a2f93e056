import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { shareCodeLength, sharePath } from '#contract/rules/resale.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Services } from '../ports/services.ts';
import { findShared } from '../repositories/resale-page.ts';
import { countWithin, networkOf } from './rate-limits.ts';
import { gonePage, sharePage } from './resale-page.tsx';
import { type PageFonts, pageStyles } from './resale-page-styles.ts';
import { drawCard, drawPhoto } from './resale-pictures.ts';

/** Pages and pictures a minute for one address: a page has nine at most, and a family shares an address. */
const perAddress = 240;
/** For how long a picture is kept where it was shown, seconds: an address that is taken away ends that too. */
const keptSeconds = 300;

const isCode = new RegExp(`^[\\w-]{${shareCodeLength}}$`);

/**
 * Serves what members offer at public addresses ([Note: Resale]): a page, its photos, and the picture of a message. `app` is
 * the folder of the built app, whose fonts the page borrows; null without one.
 */
export async function registerResalePages(
  http: FastifyInstance,
  services: Services,
  app: string | null,
): Promise<void> {
  const styles = pageStyles(await findFonts(app));
  const hash = createHash('sha256').update(styles).digest('base64');
  const policy = [
    "default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    `style-src 'sha256-${hash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

  /** What is offered at a code; null where nothing is. Throws `rate-limited`. */
  const find = async (code: string, caller: string) => {
    await countWithin(services, perAddress, `resale pages from ${networkOf(caller)}`);
    return isCode.test(code) ? findShared(services.open.database, code) : null;
  };
  const sendPage = (reply: FastifyReply, html: string) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(html);
  const sendPicture = (reply: FastifyReply, bytes: Buffer) =>
    reply
      .header('cache-control', `public, max-age=${keptSeconds}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-robots-tag', 'noindex')
      .type('image/jpeg')
      .send(bytes);

  http.get<{ Params: { code: string } }>('/s/:code', async (request, reply) => {
    const { code } = request.params;
    const listing = await find(code, request.ip);
    if (!listing) return sendPage(reply.status(410), gonePage({ styles }));
    const origin = services.config.publicUrl ?? `${request.protocol}://${request.host}`;
    return sendPage(reply, sharePage(listing, `${origin}${sharePath(code)}`, { styles }));
  });

  http.get<{ Params: { code: string } }>('/s/:code/card.jpg', async (request, reply) => {
    const listing = await find(request.params.code, request.ip);
    if (!listing) throw new Refusal('gone', 'nothing is offered here');
    return sendPicture(reply, await drawCard(services.blobs, listing.photos[0]));
  });

  http.get<{ Params: { code: string; place: string } }>(
    '/s/:code/photo/:place.jpg',
    async (request, reply) => {
      const { code, place } = request.params;
      const listing = await find(code, request.ip);
      const photo = /^[1-9]$/.test(place) ? listing?.photos[Number(place) - 1] : undefined;
      if (!photo) throw new Refusal('gone', 'nothing is offered here');
      return sendPicture(reply, await drawPhoto(services.blobs, photo));
    },
  );
}

/** The addresses of the app's fonts, whose names change with what is in them. */
async function findFonts(app: string | null): Promise<PageFonts> {
  const names = app ? await fs.readdir(path.join(app, 'assets')).catch(() => []) : [];
  const find = (font: string) => {
    const name = names.find(
      (one) => one.startsWith(`${font}-latin-wght-normal`) && one.endsWith('.woff2'),
    );
    return name ? `/assets/${name}` : null;
  };
  return { text: find('hanken-grotesk'), display: find('imbue') };
}
