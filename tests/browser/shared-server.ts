import { inject } from 'vitest';
import { type RunningServer, serverAt } from './built-server.ts';

/**
 * The server of the whole run. The demo's wardrobe on it is for reading alone: a spec that writes makes
 * a member, or starts a server of its own.
 */
export const sharedServer = (): RunningServer => serverAt(inject('sharedOrigin'));
