import type { FastifyInstance } from 'fastify';
import { Refusal } from '../foundation/refusal.ts';
import type { Services } from '../ports/services.ts';
import { CannotRead } from '../ports/web.ts';
import { partnerPictureType, readPartnerPicture } from '../procedures/partner-pictures.ts';
import { signalOf } from './signal-of.ts';

const daySeconds = 86_400;

/** Serves the pictures of partners' products by addresses that we signed. */
export function registerPartnerPictures(app: FastifyInstance, services: Services): void {
  app.get<{ Querystring: { url?: string; s?: string } }>(
    '/partner-pictures',
    async (request, reply) => {
      const { url = '', s = '' } = request.query;
      if (!services.signer.holds(s, 'partner-picture', url)) {
        throw new Refusal('forbidden', 'this picture address is not ours');
      }
      try {
        const bytes = await readPartnerPicture(services, url, signalOf(reply));
        return reply
          .header('cache-control', `private, max-age=${daySeconds}`)
          .header('content-security-policy', "default-src 'none'; sandbox")
          .type(partnerPictureType)
          .send(bytes);
      } catch (error) {
        if (error instanceof CannotRead) throw new Refusal('not-found', 'no such picture');
        throw error;
      }
    },
  );
}
