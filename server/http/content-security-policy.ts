import type { Config } from '../config/config.ts';
import type { OpenDirective, PagePort } from '../ports/page-port.ts';

/**
 * The content security policy of a page: nothing but what the configured ports need. In
 * development Vite's own inline scripts and styles are let through.
 */
export function contentSecurityPolicy(page: {
  config: Pick<Config, 'mode' | 'allowedParents'>;
  ports: readonly PagePort[];
  scriptHashes: readonly string[];
  nonce: string;
  isDevelopment: boolean;
}): string {
  const { config, isDevelopment } = page;
  const isEmbedded = config.mode === 'embedded';
  const own = isEmbedded ? ["'self'"] : [];
  const from = (directive: OpenDirective) =>
    page.ports.flatMap(({ pageSources }) => pageSources[directive] ?? []);
  const policy: Record<string, readonly string[]> = {
    'default-src': [],
    'script-src': ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : page.scriptHashes)],
    'style-src': ["'self'", isDevelopment ? "'unsafe-inline'" : `'nonce-${page.nonce}'`],
    'img-src': ["'self'", 'blob:', 'data:', ...from('img-src')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...from('connect-src'), ...(isDevelopment ? ['ws:'] : [])],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': [...own, ...from('frame-src')],
    'frame-ancestors': [...own, ...config.allowedParents],
    'base-uri': [],
    'form-action': ["'self'", ...from('form-action')],
    'object-src': [],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...new Set(sources)])
    .map((words) => (words.length > 1 ? words : [...words, "'none'"]).join(' '))
    .join('; ');
}
