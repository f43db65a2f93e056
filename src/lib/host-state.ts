import { proxy } from 'valtio';
import type { Connection } from '#bridge/bridge-options.ts';
import { type Flags, flagDefaults } from '#bridge/flags.ts';
import type { Capability, Payload } from '#bridge/protocol.ts';

type Welcome = Payload<'bridge.welcome'>;

/** The state of the page's surroundings, as far as the page has been told. Lengths are CSS pixels. */
export interface HostState {
  flags: Flags;
  /** Whether the page is inside the app's web view, at any width. False in a plain browser. */
  isWebView: boolean;
  /** Whether the page draws its own header: in the app only with the header flag. */
  showHeader: boolean;
  /** Whether Sync with app is shown: on desktop always, on mobile when configured (product spec, section 2). */
  showSync: boolean;
  connection: Connection;
  /** The host's name for itself; `undefined` until it has welcomed us. */
  platform: string | undefined;
  capabilities: readonly string[];
  /** The part of the screen that the host gives the page. */
  viewport: { width: number; height: number } | undefined;
  safeArea: { top: number; right: number; bottom: number; left: number };
  keyboard: { height: number };
  theme: Welcome['theme'];
  locale: string | undefined;
  appState: Payload<'app.state'>['state'];
  /** Whether the host's own sync is under way. */
  isSyncing: boolean;
  isOnline: boolean;
  /** Whether the host offers the main menu itself, so that the page's *more* button need not. */
  menuInHost: boolean;
}

const desktop = globalThis.matchMedia?.('(min-width: 768px)');

/** The state that the host has told, for components to read with `useSnapshot`. Written by `startHost` alone. */
export const host = proxy<HostState>({
  flags: { ...flagDefaults },
  isWebView: false,
  showHeader: true,
  showSync: desktop?.matches ?? false,
  connection: 'none',
  platform: undefined,
  capabilities: [],
  viewport: undefined,
  safeArea: { top: 0, right: 0, bottom: 0, left: 0 },
  keyboard: { height: 0 },
  theme: undefined,
  locale: undefined,
  appState: 'active',
  isSyncing: false,
  isOnline: globalThis.navigator?.onLine ?? true,
  menuInHost: false,
});

/** Takes the flags and what follows from them. */
export function takeFlags(flags: Flags): void {
  host.flags = flags;
  host.isWebView = flags.webView;
  host.showHeader = !flags.webView || flags.header;
  host.showSync = flags.syncButton || (!flags.webView && !!desktop?.matches);
}

/** The most that a side of the screen is not safe, in pixels: a host's slip must not push the page out of sight. */
const mostUnsafePx = 200;

/** Takes what a welcome says of the host itself. */
export function takeWelcome({ platform, capabilities, theme, locale }: Welcome): void {
  host.platform = platform;
  host.capabilities = capabilities;
  host.theme = theme;
  host.locale = locale;
  host.menuInHost = capabilities.includes('nav.menu@1' satisfies Capability);
}

/**
 * Takes the screen's measures, for scripts and, as custom properties of the document, for styles: `--host-vh`,
 * `--safe-top` and the same for the other three sides, `--keyboard-height`. A property is set only once the host has
 * said it, so that `var(--host-vh, 100dvh)` falls back without one.
 */
export function takeScreen({ viewport, safeArea, keyboard }: Payload<'viewport.changed'>): void {
  const style = document.documentElement.style;
  const set = (name: string, px: number) => style.setProperty(name, `${px}px`);
  // A host that has not laid out its own screen yet sends no height.
  if (viewport && viewport.height > 0) {
    host.viewport = viewport;
    set('--host-vh', viewport.height);
  }
  if (safeArea) {
    host.safeArea = safeArea;
    for (const side of ['top', 'right', 'bottom', 'left'] as const) {
      set(`--safe-${side}`, Math.min(Math.max(safeArea[side], 0), mostUnsafePx));
    }
  }
  if (keyboard) {
    host.keyboard = keyboard;
    set('--keyboard-height', keyboard.height);
  }
}

/**
 * The least height of a keyboard, in pixels: if less of the page's foot is hidden, that is a browser's bar and not a
 * keyboard.
 */
const leastKeyboardPx = 120;

/**
 * Follows what the browser itself tells: the width, the network, the keyboard where no host tells of one, and that the
 * page is back out of the back/forward cache.
 */
export function watchBrowser(heard: {
  onReturn?: (() => void) | undefined;
  onNetwork(isOnline: boolean): void;
}): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const online = () => heard.onNetwork(navigator.onLine);
  const visible = globalThis.visualViewport;
  const keyboard = () => {
    // Only where no host sends it; a page that is zoomed by a pinch shows less without any keyboard.
    if (host.platform !== undefined || !visible || visible.scale > 1.01) return;
    const hidden = Math.round(innerHeight - visible.height - visible.offsetTop);
    takeScreen({ keyboard: { height: hidden > leastKeyboardPx ? hidden : 0 } });
  };
  visible?.addEventListener('resize', keyboard, { signal });
  window.addEventListener('pageshow', (event) => event.persisted && heard.onReturn?.(), { signal });
  desktop?.addEventListener('change', () => takeFlags({ ...host.flags }), { signal });
  addEventListener('online', online, { signal });
  addEventListener('offline', online, { signal });
  return () => watching.abort();
}
