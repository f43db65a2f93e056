import type { FastifyInstance } from 'fastify';
import { Refusal } from '../foundation/refusal.ts';
import type { Services } from '../ports/services.ts';
import { registerPageScope } from './page-scope.ts';
import { registerAssets } from './pages/assets.ts';
import { closedPage } from './pages/checkout-page.tsx';
import { registerCheckout } from './register-checkout.ts';
import { frontPath, registerFront } from './register-front.ts';
import { registerQuotes } from './register-quotes.ts';
import { registerReports } from './register-reports.ts';
import { registerStudio } from './register-studio.ts';

/** The pages of the embedded store, under `/store`. */
export async function registerStorePages(app: FastifyInstance, services: Services): Promise<void> {
  await registerAssets(app);
  await registerPageScope(app, services.config, (pages) => {
    registerFront(pages, services);
    registerCheckout(pages, services);
    registerQuotes(pages, services);
    registerStudio(pages, services);
    registerReports(pages, services);
    registerNoSuchPage(pages);
  });
}

/**
 * Answers every other address under `/store`: the app's own page stands at none of them, since it says there that the
 * store was not reached (`src/app/shell/not-found-screen.tsx`).
 */
function registerNoSuchPage(app: FastifyInstance): void {
  app.get(`${frontPath}/*`, (request, reply) => {
    const wantsPage = (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage) throw new Refusal('not-found', 'nothing is here');
    const text = 'The shop has nothing at this address. It may have a typing mistake.';
    return reply.status(404).send(closedPage('This page is not here', text));
  });
}
