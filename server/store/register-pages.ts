import type { FastifyInstance } from 'fastify';
import { Refusal } from '../foundation/refusal.ts';
import type { Services } from '../ports/services.ts';
import { registerAssets } from './pages/assets.ts';
import { closedPage } from './pages/checkout-page.tsx';
import { scriptSources } from './pages/script-sources.ts';
import { registerCheckout } from './register-checkout.ts';
import { frontPath, registerFront } from './register-front.ts';
import { registerQuotes } from './register-quotes.ts';
import { registerReports } from './register-reports.ts';
import { registerStudio } from './register-studio.ts';

/** Most bytes of a form. */
const mostFormBytes = 64 * 1024;

/**
 * The pages of the embedded store, under `/store`. They have a policy of their own: forms that go nowhere else, and no
 * script but those of `script-sources.ts`.
 */
export async function registerStorePages(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  const parents = ["'self'", ...config.allowedParents].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${scriptSources}`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${parents}`,
  ].join('; ');
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostFormBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    await registerAssets(scope);
    await scope.register(async (pages) => {
      pages.addHook('onRequest', async (_request, reply) => {
        reply.header('content-security-policy', policy).header('cache-control', 'no-store');
      });
      pages.addHook('onSend', async (_request, reply, payload) => {
        const isPage = typeof payload === 'string' && payload.startsWith('<!doctype html>');
        if (isPage) reply.type('text/html; charset=utf-8');
      });
      registerFront(pages, services);
      registerCheckout(pages, services);
      registerQuotes(pages, services);
      registerStudio(pages, services);
      registerReports(pages, services);
      registerNoSuchPage(pages);
    });
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
