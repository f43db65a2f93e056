import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { scriptSources } from './pages/script-sources.ts';

/** Most bytes of a form. */
const mostFormBytes = 64 * 1024;

/**
 * Adds pages that this server makes whole, of the embedded store and the embedded payments. They have a policy of their
 * own: forms that go nowhere else, and no script but those of `script-sources.ts`.
 */
export async function registerPageScope(
  app: FastifyInstance,
  { allowedParents }: Pick<Config, 'allowedParents'>,
  add: (pages: FastifyInstance) => void,
): Promise<void> {
  const policy = [
    "default-src 'none'",
    `script-src ${scriptSources}`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${["'self'", ...allowedParents].join(' ')}`,
  ].join('; ');
  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostFormBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    pages.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', policy).header('cache-control', 'no-store');
    });
    pages.addHook('onSend', async (_request, reply, payload) => {
      const isPage = typeof payload === 'string' && payload.startsWith('<!doctype html>');
      if (isPage) reply.type('text/html; charset=utf-8');
    });
    add(pages);
  });
}
