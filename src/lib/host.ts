import { type Bridge, createBridge } from '#bridge/bridge.ts';
import { capabilitiesOf } from '#bridge/capabilities.ts';
import { type Envelope, protocolVersion } from '#bridge/envelope.ts';
import { createFlags, type FlagName, type Flags, flagKey } from '#bridge/flags.ts';
import { createNavigation, type Interceptor, type NavigationOptions } from '#bridge/navigation.ts';
import type { PageHeightMode } from '#bridge/page-height.ts';
import type { Payload } from '#bridge/protocol.ts';
import { toPage } from '#bridge/to-page.ts';
import { createHostHeight } from './host-height.ts';
import { noteMessage } from './host-log.ts';
import { host, takeFlags, takeScreen, takeWelcome, watchBrowser } from './host-state.ts';

export { host } from './host-state.ts';

/** The options that the app gives to its host's side. */
export interface HostOptions
  extends Pick<NavigationOptions, 'depth' | 'navigate' | 'canOpen' | 'settled'> {
  appVersion: string;
  /** The origins whose pages may frame this one as its host. */
  allowedOrigins: readonly string[];
  /** Whether `?hem.flag.…` in the address sets flags: never in production. */
  allowUrlFlags: boolean;
  /** Is called when the app is in front again, or the page is back out of the browser's cache. */
  onReturn?(): void;
  /** Is called when the network went or came, as the host or the browser says. */
  onNetwork?(isOnline: boolean): void;
  /** Whether the bottom tab leads to a path; to `/` and the `/wardrobes` it redirects to unless stated. */
  isHome?(path: string): boolean;
}

type NavState = Payload<'nav.state'>;

/** The parts that `startHost` has set up. */
interface StartedHost {
  bridge: Bridge;
  flags: ReturnType<typeof createFlags>;
  navigation: ReturnType<typeof createNavigation>;
  height: ReturnType<typeof createHostHeight>;
  postNavState(): void;
  place?: Omit<NavState, 'canGoBack'>;
}

let started: StartedHost | undefined;

/**
 * Finds the host, if there is one, and follows it from now on; without one everything below still
 * works and nothing is sent. Call it first of all. Returns how to stop, for tests.
 */
export function startHost(options: HostOptions): () => void {
  const { appVersion, allowedOrigins, allowUrlFlags, onReturn, onNetwork, ...navigationOptions } =
    options;

  const navState = (): NavState | undefined =>
    current.place && { ...current.place, canGoBack: navigation.canGoBack() };
  const postNavState = () => {
    const navigation = navState();
    if (navigation) bridge.send('nav.state', navigation);
  };
  const flags = createFlags({
    storage: () => localStorage,
    query: allowUrlFlags ? location.search : '',
    onChange() {
      takeFlags(flags.snapshot());
      bridge.send('flags.state', { flags: flags.state() });
    },
  });
  const navigation = createNavigation({
    isHome: (path) => path === '/' || path === '/wardrobes',
    ...navigationOptions,
    onChange: postNavState,
  });
  const height = createHostHeight({
    intervalMs: () => host.flags.pageHeightIntervalMs,
    hostHeight: () => host.viewport?.height,
    post: (state) => bridge.send('page.height', state),
  });
  const bridge = createBridge({
    allowedOrigins,
    hello: () => ({
      protocol: protocolVersion,
      appVersion,
      capabilities: capabilitiesOf(toPage),
      navigation: navState(),
      height: height.last(),
    }),
    onMessage: (direction, text, type = '?', verdict) =>
      noteMessage({ direction, type, text, ...(verdict ? { verdict } : {}) }),
    onConnection(connection) {
      host.connection = connection;
      if (connection !== 'none') height.load();
    },
  });
  let wasAway = false;
  const takeNetwork = (isOnline: boolean) => {
    if (host.isOnline === isOnline) return;
    host.isOnline = isOnline;
    onNetwork?.(isOnline);
  };
  const current: StartedHost = { bridge, flags, navigation, height, postNavState };

  // A welcome that arrives late must not take back what a newer message has said of the screen.
  let screenSaid = { sid: '', seq: -1 };
  const takeNewerScreen = (screen: Payload<'viewport.changed'>, { sid, seq }: Envelope) => {
    if (sid === screenSaid.sid && seq < screenSaid.seq) return;
    screenSaid = { sid, seq };
    takeScreen(screen);
  };
  bridge.on('bridge.welcome', (welcome, message) => {
    takeWelcome(welcome);
    takeNewerScreen(welcome, message);
    flags.set(welcome.flags ?? {}, 'host');
    height.postNow();
  });
  bridge.on('viewport.changed', takeNewerScreen);
  bridge.on('flags.set', (message) => flags.set(message.flags, 'host'));
  bridge.on('nav.back', () => navigation.back());
  bridge.on('nav.tab', () => navigation.tab());
  bridge.on('nav.open', ({ path }) => navigation.open(path));
  bridge.on('app.state', ({ state }) => {
    const isBack = wasAway && state === 'active';
    // An app is inactive for a moment on its way out and in; that alone is no return.
    wasAway = state === 'background' || (wasAway && !isBack);
    host.appState = state;
    if (isBack) onReturn?.();
  });
  bridge.on('sync.changed', ({ status }) => {
    host.isSyncing = status === 'started';
  });
  bridge.on('network.state', ({ isOnline }) => takeNetwork(isOnline));

  started = current;
  takeFlags(flags.snapshot());
  const stopWatching = watchBrowser({ onReturn, onNetwork: takeNetwork });
  const stopBridge = bridge.start();
  return () => {
    stopWatching();
    stopBridge();
    height.stop();
    started = undefined;
  };
}

/** Tells the host that the first screen can be used. */
export const postPageReady = (): void => started?.bridge.send('page.ready', {});

/** Tells the host where the page is now, after every navigation, and its height with it. */
export function postNavState(place: Omit<NavState, 'canGoBack'>): void {
  if (!started) return;
  started.place = place;
  started.postNavState();
  started.height.postNow();
}

/**
 * Tells the host that the user pressed Sync with app. The caller itself refreshes the cache and
 * spoils the tags.
 */
export const requestSync = (): void => started?.bridge.send('sync.request', {});

/** Calls back when the host's own sync starts and ends; returns how to stop. */
export const onSyncChanged = (
  handler: (status: Payload<'sync.changed'>['status']) => void,
): (() => void) =>
  started?.bridge.on('sync.changed', ({ status }) => handler(status)) ?? (() => {});

/** The way to the host, for what is sent to it seldom. */
export const bridgeToHost = (): Bridge | undefined => started?.bridge;

/** Opens a link outside the page: by the host if it offers that, else in a new tab. */
export function openLink(url: string): void {
  if (started?.bridge.can('link.open@1')) started.bridge.send('link.open', { url });
  else window.open(url, '_blank', 'noopener');
}

const layers = new Set<Interceptor>();

/** Lays a layer without a URL over the page, which back closes first; returns how to take it away. */
export function pushBackInterceptor(layer: Interceptor): () => void {
  layers.add(layer);
  const take = started?.navigation.pushInterceptor(layer);
  return () => {
    layers.delete(layer);
    take?.();
  };
}

/** Whether a layer without a URL lies over the page in a plain browser, where no host closes it. */
export const hasLayers = (): boolean => host.connection === 'none' && layers.size > 0;

/** Closes the top layer. */
export const closeTopLayer = (): unknown => [...layers].at(-1)?.();

/** Sets what the route on screen declares about its height. */
export const setPageHeightMode = (mode: PageHeightMode): void => started?.height.setMode(mode);

/**
 * Says that something lies over the page that the user must see: a sheet, a dialog. A host that has
 * made its web view as tall as the page cannot show it there, so as long as it lies there the page
 * fills the host's own height. Returns how to take it away.
 */
export const coverPage = (): (() => void) => started?.height.cover() ?? (() => {});

/** Names the `display: flow-root` element that is the page's content; returns how to let go. */
export const attachPageRoot = (element: Element): (() => void) =>
  started?.height.attach(element) ?? (() => {});

/** Sets a flag from within the page, and tells the host. */
export const setFlag = <N extends FlagName>(name: N, value: Flags[N]): void =>
  started?.flags.set({ [flagKey(name)]: value }, 'page');

/** Writes the host's flags back after a sign-out has cleared the storage. */
export const restoreHostFlags = (): void => started?.flags.restoreAfterClear();
