import { createLimitedWarning } from './limited-warning.ts';

/** Who set a flag, the weakest first; only `page` and `host` count the same. */
export type SetBy = 'default' | 'storage' | 'page' | 'host' | 'url';

/** What a flag may be. */
export type FlagValue = boolean | number;

/**
 * The flags that toggle behavior in the app's web view (product spec, section 2), with their
 * defaults; `flag-registry.ts` has the rest of each. The page-height interval of 100
 * is read as milliseconds (product spec, section 9).
 */
export const flagDefaults = {
  webView: false as boolean,
  header: true as boolean,
  syncButton: false as boolean,
  pageHeightIntervalMs: 100 as number,
  debug: false as boolean,
};

/** A flag's name without the prefix. */
export type FlagName = keyof typeof flagDefaults;
/** Every flag's value. */
export type Flags = typeof flagDefaults;

type FlagState = Record<FlagName, { value: FlagValue; setBy: SetBy }>;

/** Where a flag lives in localStorage, and its name in messages. */
export const flagKey = (name: FlagName): `hem.flag.${FlagName}` => `hem.flag.${name}`;

/** What the flags are made of. */
export interface FlagOptions {
  /** Where they are kept. May throw on every access: a web view can forbid it. */
  storage(): Storage;
  /** The address's query, where flags may come from URLs (never in production). */
  query?: string;
  /** Told after a change. */
  onChange(): void;
}

/** Runs what touches storage; a storage that throws counts as empty. */
function guarded<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return;
  }
}

/**
 * Reads the flags once. Precedence: the URL where allowed, then the host, then localStorage, then the
 * default. A value of the wrong type counts as not set, with a warning.
 */
export function createFlags({ storage, query, onChange }: FlagOptions) {
  const names = Object.keys(flagDefaults) as FlagName[];
  const warnBad = createLimitedWarning('bad flags');
  const fromUrl = new URLSearchParams(query);
  const state = {} as FlagState;

  const nameOf = (key: string) => names.find((name) => flagKey(name) === key);

  function take(key: string, value: unknown, setBy: SetBy) {
    const name = nameOf(key);
    const isKnown = name && typeof value === typeof flagDefaults[name];
    if (isKnown && !((value as number) < 0)) state[name] = { value: value as FlagValue, setBy };
    else warnBad('[bridge] bad flag', key.slice(0, 99), value);
  }

  /** Takes a value from its text, if there is one. */
  const takeText = (key: string, text: string | null | undefined, setBy: SetBy) =>
    text != null &&
    take(
      key,
      guarded(() => JSON.parse(text)),
      setBy,
    );

  const write = (name: FlagName) =>
    guarded(() => storage().setItem(flagKey(name), `${state[name].value}`));

  for (const name of names) {
    const key = flagKey(name);
    state[name] = { value: flagDefaults[name], setBy: 'default' };
    takeText(
      key,
      guarded(() => storage().getItem(key)),
      'storage',
    );
    takeText(key, fromUrl.get(key), 'url');
  }

  return {
    /** Every flag's value now. */
    snapshot: () =>
      Object.fromEntries(names.map((name) => [name, state[name].value])) as unknown as Flags,

    /** Every flag's value and who set it, by key. */
    state: () => Object.fromEntries(names.map((name) => [flagKey(name), state[name]])),

    /**
     * Sets flags by key: writes them, then tells. Unknown keys and ill-typed values are skipped with
     * a warning; a flag from the URL keeps its value for this document.
     */
    set(values: Readonly<Record<string, unknown>>, setBy: 'host' | 'page') {
      for (const key of Object.keys(values)) {
        const name = nameOf(key);
        if (name && state[name].setBy === 'url') continue;
        take(key, values[key], setBy);
        if (name) write(name);
      }
      onChange();
    },

    /**
     * Writes the host's flags back after a sign-out has cleared storage: a signed-out page is still in
     * its web view. A host may have written them into storage itself.
     */
    restoreAfterClear() {
      for (const name of names) if (/host|storage/.test(state[name].setBy)) write(name);
    },
  };
}
