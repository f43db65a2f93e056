import type { TestProject } from 'vitest/node';
import { startBuiltServer } from './built-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server of the whole run listens. */
    sharedOrigin: string;
  }
}

/** Starts the server of the whole run before the first spec file; returns how to end it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Every sign-in and sign-up of the run comes from one address.
  const server = await startBuiltServer(undefined, undefined, { RATE_LIMITS: 'off' });
  provide('sharedOrigin', server.origin);
  return () => server.close();
}
