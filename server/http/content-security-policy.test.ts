import { describe, expect, it } from 'vitest';
import type { PagePort } from '../ports/page-port.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** A policy by directive. */
const policyOf = (
  ports: PagePort[],
  config: Parameters<typeof contentSecurityPolicy>[0]['config'] = {
    mode: 'production',
    allowedParents: [],
  },
): Record<string, string[]> => {
  const policy = contentSecurityPolicy({
    config,
    ports,
    scriptHashes: ["'sha256-x'"],
    nonce: 'n',
    isDevelopment: false,
  });
  return Object.fromEntries(
    policy.split('; ').map((line) => {
      const [directive = '', ...sources] = line.split(' ');
      return [directive, sources];
    }),
  );
};

describe('the policy of a page', () => {
  it('lets nothing through but our own, without any port', () => {
    expect(policyOf([])).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'sha256-x'"],
      'style-src': ["'self'", "'nonce-n'"],
      'img-src': ["'self'", 'blob:', 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'worker-src': ["'self'", 'blob:'],
      'manifest-src': ["'self'"],
      'frame-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'object-src': ["'none'"],
    });
  });

  it.each(['img-src', 'connect-src', 'frame-src', 'form-action'] as const)(
    'lets a port’s origin into %s where the port says so, and nowhere else',
    (directive) => {
      const plain = policyOf([]);
      const policy = policyOf([
        { pageSources: {} },
        { pageSources: { [directive]: ['https://port.example'] } },
      ]);
      const own = plain[directive]!.filter((source) => source !== "'none'");
      expect(policy).toEqual({ ...plain, [directive]: [...own, 'https://port.example'] });
    },
  );

  it('names an origin once, however many ports need it', () => {
    const port = { pageSources: { 'connect-src': ['https://port.example'] } };
    expect(policyOf([port, port])['connect-src']).toEqual(["'self'", 'https://port.example']);
  });

  it('lets the configured parents frame it, and in embedded mode itself', () => {
    const allowedParents = ['https://parent.example'];
    expect(policyOf([], { mode: 'production', allowedParents })['frame-ancestors']).toEqual(
      allowedParents,
    );
    const embedded = policyOf([], { mode: 'embedded', allowedParents });
    expect(embedded['frame-ancestors']).toEqual(["'self'", ...allowedParents]);
    expect(embedded['frame-src']).toEqual(["'self'"]);
  });
});
