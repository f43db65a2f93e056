/** The settings that the server gives the page before any script runs (the `hem-settings` meta). */
export interface PageSettings {
  apiKey: string;
  mode: 'embedded' | 'production';
  /** Origins that may frame the page and post to it, besides its own in embedded mode. */
  allowedParents: string[];
  /** Whether the store is in this server, which then answers all that lies under `/store`. */
  isStoreHere: boolean;
  /** The start page that the service worker keeps; null where the server wants none kept. */
  startPage: string | null;
}

const fallback: PageSettings = {
  apiKey: 'embedded',
  mode: 'embedded',
  allowedParents: [],
  isStoreHere: false,
  startPage: null,
};

function readSettings(): PageSettings {
  const content = document.querySelector('meta[name="hem-settings"]')?.getAttribute('content');
  if (!content?.startsWith('{"')) return fallback;
  return { ...fallback, ...(JSON.parse(content) as Partial<PageSettings>) };
}

/** The page's settings, read once. */
export const settings = readSettings();
