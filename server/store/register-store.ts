import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance, RouteShorthandOptions } from 'fastify';
import * as v from 'valibot';
import { networkOf } from '../http/rate-limits.ts';
import type { Services } from '../ports/services.ts';
import { mostAttributeBytes } from './attribute-limits.ts';
import { seedCatalog } from './catalog/seed-catalog.ts';
import { carryOut, readDocument } from './execute.ts';
import { queryCost } from './query-cost.ts';
import { rootFields } from './root-fields.ts';
import { storefrontVersion } from './storefront-schema.ts';
import { createThrottle, dearestOperation } from './throttle.ts';

/** The path of the embedded store's API, below its origin; a real shop's path behind `/store`. */
export const storePath = `/store/api/${storefrontVersion}/graphql.json`;

const request = v.object({
  query: v.string(),
  operationName: v.nullish(v.string(), null),
  variables: v.nullish(v.record(v.string(), v.unknown()), {}),
});

/** Most bytes of one request: all that a cart's lines may say, and what is around it. */
const mostBytes = mostAttributeBytes + 1_048_576;

/** The token that a page speaks to the embedded store with; public, as a shop's is. */
export const publicToken = ({ signer }: Pick<Services, 'signer'>): string =>
  signer.sign('store', 'public-token');

/**
 * Serves the embedded store's Storefront API, and puts the services on sale where there are none yet. Answers as
 * Shopify does: 200 with data or errors, 400 for what is no request, 401 for another token, 429 with
 * `retry-after` for a caller who asks too much.
 */
export async function registerStore(app: FastifyInstance, services: Services): Promise<void> {
  await seedCatalog(services.open);
  const throttle = createThrottle();
  const token = digest(publicToken(services));
  const options: RouteShorthandOptions = {
    bodyLimit: mostBytes,
    errorHandler(error: FastifyError, _call, reply) {
      // A body that cannot be read: too large, not JSON, or of another type.
      const { statusCode = 500 } = error;
      if (statusCode < 400 || statusCode >= 500) throw error;
      const words = statusCode === 413 ? 'The request is too large' : 'The request is not JSON';
      void reply.status(statusCode).send(errorsOf(words, 'BAD_REQUEST'));
    },
  };
  app.post(storePath, options, async (call, reply) => {
    reply.header('cache-control', 'no-store');
    const given = call.headers['x-shopify-storefront-access-token'];
    if (!timingSafeEqual(digest(typeof given === 'string' ? given : ''), token)) {
      return reply.status(401).send(errorsOf('', 'UNAUTHORIZED'));
    }
    const read = v.safeParse(request, call.body);
    if (!read.success) {
      return reply
        .status(400)
        .send(errorsOf('Required parameter missing or invalid', 'BAD_REQUEST'));
    }
    const asked = read.output;
    const document = readDocument(asked.query);
    if (!('kind' in document)) return reply.send({ errors: document });
    const cost = queryCost(document, asked.operationName, asked.variables);
    if (cost > dearestOperation) {
      return reply.send(
        errorsOf(
          `Query cost is ${cost}, which exceeds the single query max cost limit ${dearestOperation}`,
          'MAX_COST_EXCEEDED',
        ),
      );
    }
    const now = services.now();
    const wait = services.config.rateLimits ? throttle.spend(networkOf(call.ip), cost, now) : 0;
    if (wait > 0) {
      return reply.status(429).header('retry-after', wait).send(errorsOf('Throttled', 'THROTTLED'));
    }
    const origin = services.config.publicUrl ?? `${call.protocol}://${call.host}`;
    const root = rootFields(services.open, now, origin);
    const result = await carryOut(document, asked, root);
    // What went wrong inside is for the log; an outage is told as one.
    const inner = result.errors?.find(
      ({ originalError }) => originalError && originalError.name !== 'GraphQLError',
    );
    if (inner) throw inner.originalError;
    return reply.send(result);
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const errorsOf = (message: string, code: string) => ({
  errors: [{ message, extensions: { code } }],
});
