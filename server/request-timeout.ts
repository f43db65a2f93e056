import type { Config } from './config.ts';

/** Milliseconds before a call is given up: 10 s in production, 30 s in development (product spec, section 9). */
export function requestTimeoutMs(config: Pick<Config, 'mode'>): number {
  return config.mode === 'production' || process.env.NODE_ENV !== 'development' ? 10_000 : 30_000;
}
