import { type FlagName, flagDefaults, flagKey } from './flags.ts';

interface Note {
  readonly title: string;
  /** Who is meant to set it. */
  readonly setBy: 'host' | 'page';
  readonly description: string;
}

const notes: Readonly<Record<FlagName, Note>> = {
  webView: {
    title: 'App web view',
    setBy: 'host',
    description: 'The page is inside the app.',
  },
  header: {
    title: 'Web header',
    setBy: 'host',
    description: 'Inside the app, the page draws its own header.',
  },
  syncButton: {
    title: 'Sync with app button',
    setBy: 'host',
    description: 'Sync with app shows on mobile.',
  },
  pageHeightIntervalMs: {
    title: 'Page height interval',
    setBy: 'host',
    description: 'The least milliseconds between two posts of the page’s height.',
  },
  debug: {
    title: 'Message log',
    setBy: 'page',
    description: 'The page shows its own message log.',
  },
};

/** One flag, for people: the simulator's panel and the manual. */
export interface FlagEntry extends Note {
  readonly name: FlagName;
  readonly key: string;
  readonly type: 'boolean' | 'number';
  readonly default: boolean | number;
}

/** Every flag. The page itself bundles only the names and defaults. */
export const flagRegistry: readonly FlagEntry[] = (Object.keys(notes) as FlagName[]).map(
  (name) => ({
    name,
    key: flagKey(name),
    type: typeof flagDefaults[name] as 'boolean' | 'number',
    default: flagDefaults[name],
    ...notes[name],
  }),
);
