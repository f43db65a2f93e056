import type { Plugin } from 'vite';

/**
 * Leaves out of the app what only the server asks of an operation's descriptor: who may call it, how often, and
 * whether its answer is kept. The table stays one, and the entry is lighter by it.
 */
export function leanOperations(): Plugin {
  return {
    name: 'hem:lean-operations',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/contract\/operations\/[\w-]+\.ts$/.test(id)) return null;
      return { code: code.replace(forServer, ''), map: null };
    },
  };
}

const forServer =
  /\b(?:perMinute|tellsSecret|sight|access): (?:'[\w-]+'|\d+|true)(?: as const)?,?/g;
