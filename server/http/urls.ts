import type { IncomingMessage } from 'node:http';

/**
 * Options for the router, which would otherwise answer such requests itself, outside of our envelope: a
 * path that cannot be decoded is taken literally, and no part of a path is too long for it (Node reads
 * 16 KB of a request's lines). So every path comes to a route of ours, or to the not-found handler.
 */
export const urlOptions = {
  rewriteUrl: ({ url = '/' }: IncomingMessage): string => {
    const [path = ''] = url.split('?', 1);
    try {
      // The result is compared, since the bundler drops a call whose result is not used.
      if (decodeURIComponent(path) !== '') return url;
    } catch {}
    return path.replaceAll('%', '%25') + url.slice(path.length);
  },
  routerOptions: { maxParamLength: 16_384 },
};
