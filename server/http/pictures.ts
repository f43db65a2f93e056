import type { FastifyInstance } from 'fastify';
import { servedRenditions } from '#contract/rules/images.ts';
import { imageKeys } from '../foundation/image-keys.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Services } from '../ports/services.ts';

const dayMs = 86_400_000;
const halfHourMs = 1_800_000;

/** Serves pictures by their signed addresses; the signature is the only permission needed. */
export function registerPictures(app: FastifyInstance, { blobs, signer, now }: Services): void {
  app.get<{
    Params: { imageId: string; rendition: string };
    Querystring: { u?: string; d?: string; h?: string; s?: string };
  }>('/images/:imageId/:rendition', async (request, reply) => {
    const { imageId } = request.params;
    const rendition = servedRenditions.find((name) => String(name) === request.params.rendition);
    const { u = '', d = '', h, s = '' } = request.query;
    // An address for its owner ends on a day, one for others at a half hour.
    const endsAt = h === undefined ? Number(d) * dayMs : Number(h) * halfHourMs;
    const end = h === undefined ? d : `h${h}`;
    if (!rendition) throw new Refusal('not-found', 'no such rendition');
    if (!signer.holds(s, 'image', u, imageId, rendition, end) || !(endsAt > now().getTime())) {
      throw new Refusal('forbidden', 'this picture address is not good (any more)');
    }
    const found = await blobs.stream(imageKeys.rendition(imageId, rendition));
    if (!found) throw new Refusal('not-found', 'no such picture');
    const seconds = Math.floor((endsAt - now().getTime()) / 1000);
    return reply
      .header('cache-control', `private, max-age=${seconds}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-length', found.info.byteLength)
      .type(found.info.contentType)
      .send(found.body);
  });
}
