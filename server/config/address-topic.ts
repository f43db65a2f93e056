import * as v from 'valibot';
import { type TrustedProxies, trustedProxies } from './proxies.ts';
import { topic } from './topic.ts';
import { optionalWords, webAddress } from './values.ts';

export interface AddressConfig {
  host: string;
  port: number;
  /** The address where people reach this server, without a slash at the end; null: as the request came. */
  publicUrl: string | null;
  tls: { cert: string; key: string } | null;
  /** The proxies that are believed about the caller's address; see proxies.ts. */
  trustProxy: TrustedProxies;
}

/** The topic of the server's address: where it listens, and how callers come to it. */
export const addressTopic = topic({
  variables: {
    HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'is not a host')), '127.0.0.1'),
    PORT: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,5}$/, 'is not a port'),
        v.transform(Number),
        v.maxValue(65_535, 'is not a port'),
      ),
      '4173',
    ),
    PUBLIC_URL: v.optional(
      v.pipe(
        webAddress,
        v.check((text) => !/[?#]/.test(text), 'has a query or a fragment'),
      ),
    ),
    TLS_CERT: optionalWords,
    TLS_KEY: optionalWords,
    TRUST_PROXY: v.optional(trustedProxies, 'off'),
  },
  check({ mode, given, fault, needs }) {
    if (mode === 'production') {
      needs('PUBLIC_URL', 'production needs the address that people use');
    }
    if (!given.TLS_CERT?.trim() !== !given.TLS_KEY?.trim()) {
      fault('TLS_CERT, TLS_KEY', 'give both or neither');
    }
  },
  read: (values): AddressConfig => ({
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    tls: values.TLS_CERT && values.TLS_KEY ? { cert: values.TLS_CERT, key: values.TLS_KEY } : null,
    trustProxy: values.TRUST_PROXY,
  }),
});
