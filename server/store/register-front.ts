import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../ports/services.ts';
import { readCollectionProducts } from './catalog/read-catalog.ts';
import { frontPage } from './pages/front-page.tsx';
import { storeCollections } from './tables.ts';

/** The path *Shop* leads to where the store is embedded. */
export const frontPath = '/store';

/** Serves the store's front page: its collections, with what is on sale in each. */
export function registerFront(app: FastifyInstance, { open }: Services): void {
  app.get(frontPath, async (_request, reply) => {
    const rows = await open.database
      .select()
      .from(storeCollections)
      .orderBy(asc(storeCollections.id));
    const collections = [];
    for (const row of rows) {
      const products = await readCollectionProducts(open.database, row.id);
      if (products.length > 0) {
        collections.push({ ...row, products: products.map(({ product }) => product) });
      }
    }
    return reply.send(frontPage(collections));
  });
}
