import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what Hem does not use of three packages, 10 kB of the entry in all.
 *
 * The router declares components by calls (`forwardRef`, `memo`) and as classes that extend others, and
 * names them by assignments (`displayName`): the bundler must keep these unless it is told that they do
 * nothing else. Its warnings go too, and its checks of how a path was put together. The icons are drawn
 * by `lean-icon.ts`, which needs nothing but their lines. Lists are read in windows (src/api/cards.ts),
 * never as the query library's infinite queries, and no query suspends or throws its error to a boundary,
 * which `tests/architecture.test.ts` holds. Vite's preload helper gives way to one of half its size
 * (`lean-preload.ts`).
 */
export function leanPackages(): Plugin {
  return {
    name: 'hem:lean-packages',
    enforce: 'pre',
    resolveId(source) {
      if (source.endsWith('vite/preload-helper.js'))
        return path.join(import.meta.dirname, 'lean-preload.ts');
      return source.endsWith('/createLucideIcon.mjs')
        ? path.join(import.meta.dirname, 'lean-icon.ts')
        : null;
    },
    transform(code, id) {
      if (/node_modules\/react-router\/dist\//.test(id))
        return { code: leanRouter(code), map: null };
      if (/query-core\/build\/modern\/infiniteQueryBehavior\.js/.test(id)) {
        return { code: noInfiniteQueries, map: null };
      }
      if (/query-core\/build\/modern\/timeoutManager\.js/.test(id)) {
        return { code: ownTimeouts, map: null };
      }
      const [, part] = /react-query\/build\/modern\/(\w+)\.js/.exec(id) ?? [];
      if (part && part in leanQueries) return { code: leanQueries[part as never], map: null };
      if (/node_modules\/lucide-react\/.*\/icons\//.test(id))
        return { code: leanIcon(code), map: null };
      return null;
    },
  };
}

const noInfiniteQueries = `
  export const infiniteQueryBehavior = () => { throw new Error('infinite queries are left out'); };
  export const hasNextPage = () => false;
  export const hasPreviousPage = () => false;`;

/** The browser's own, which nobody here replaces. */
const ownTimeouts = `
  export const timeoutManager = globalThis;
  export const systemSetTimeoutZero = (callback) => setTimeout(callback, 0);`;

/** Parts of react-query that do nothing for queries that neither suspend nor throw, nor wait for a restore of the cache. */
const leanQueries = {
  suspense: `
    export const defaultThrowOnError = () => false;
    export const ensureSuspenseTimers = () => {};
    export const shouldSuspend = () => false;
    export const fetchOptimistic = () => {};`,
  errorBoundaryUtils: `
    export const ensurePreventErrorBoundaryRetry = () => {};
    export const useClearResetErrorBoundary = () => {};
    export const getHasError = () => false;`,
  QueryErrorResetBoundary: `
    export const QueryErrorResetBoundary = () => null;
    export const useQueryErrorResetBoundary = () => {};`,
  IsRestoringProvider: `
    export const IsRestoringProvider = () => null;
    export const useIsRestoring = () => false;`,
};

const leanRouter = (code: string) =>
  code
    .replace(/^( *)(?:warning|warnOnce)\(\n.*?\n\1\);$/gms, '')
    .replace(/^( *)invariant\(\n.*\n *getInvalidPathError\(.*\)\n\1\);$/gm, '')
    .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
    .replace(
      /= ((?:React\d*\.(?:forwardRef|createContext|memo)|new Set|Symbol)\()/g,
      '= /* @__PURE__ */ $1',
    )
    .replace(/= (class extends \w+(?:\.\w+)? \{\n.*?^\});$/gms, '= /* @__PURE__ */ (() => $1)();');

/** Without the names and the random keys of its lines. */
const leanIcon = (code: string) =>
  code
    .replace(/,\s*key: "\w+"/g, '')
    .replace(/^ {2}(?:name: ".*"|size: 24|aliases: \[[^\]]*\]),\n/gm, '')
    .replace('= createLucideIcon(', '= /* @__PURE__ */ createLucideIcon(');
