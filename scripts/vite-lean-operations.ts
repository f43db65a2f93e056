import type { Plugin } from 'vite';

/** Tables of rooms that come late: they are brought by the files of `src/api` that call their operations. */
export const lateTables = [
  'login',
  'sign-in',
  'account',
  'friends',
  'notices',
  'wardrobe-writes',
  'sharing',
  'items',
  'images',
  'services',
  'availability',
  'blueprint',
  'circle',
  'color-reviews',
  'content',
  'cutouts',
  'lab',
  'laundry',
  'loans',
  'own-words',
  'outfits',
  'stylings',
  'plans',
  'partner-products',
  'shared-days',
  'looks',
  'measurements',
  'groups',
  'service-orders',
  'lola',
  'statistics',
  'unworn',
  'resale',
  'saved-filters',
  'impersonation',
] as const;

/**
 * Leaves out of the app's first script the tables of late rooms, and of the others what only the server asks of an
 * operation's descriptor: who may call it, how often, and whether its answer is kept. The table stays one for
 * whoever writes, and the entry is lighter by it.
 */
export function leanOperations(): Plugin {
  return {
    name: 'hem:lean-operations',
    enforce: 'pre',
    transform(code, id) {
      if (/\/contract\/operations\.ts$/.test(id)) return { code: withoutLate(code), map: null };
      if (!/\/contract\/operations\/[\w-]+\.ts$/.test(id)) return null;
      return { code: code.replace(forServer, ''), map: null };
    },
  };
}

const forServer =
  /\b(?:perMinute|tellsSecret|sight|access|whileStoodIn): (?:'[\w-]+'|\d+|true)(?: as const)?,?/g;

const withoutLate = (code: string): string =>
  lateTables.reduce((left, name) => {
    const [, table] =
      new RegExp(`import \\{ (\\w+) \\} from './operations/${name}\\.ts';`).exec(code) ?? [];
    if (!table) throw new Error(`contract/operations.ts has no table ${name}`);
    return left
      .replace(`import { ${table} } from './operations/${name}.ts';`, '')
      .replace(`...${table},`, '');
  }, code);
