import { ownPath } from './own-path.ts';
/** What the host learns after it asked the page to move. */
export interface Moved {
  handled: boolean;
  canGoBack: boolean;
}

/** Closes a layer that has no URL. Returns false to leave the press to the one below. */
export type Interceptor = () => unknown;

/** What navigation is made of. */
export interface NavigationOptions {
  /** How many entries of this document lie behind the present one: the router's own index. */
  depth(): number;
  /** Resolves once a move that the page itself has begun is in the history; at once unless stated. */
  settled?(): unknown;
  /** Goes to a path of ours. */
  navigate(path: string, options: { replace: boolean }): void;
  /** Whether a path is one of our routes. */
  canOpen(path: string): boolean;
  /** Whether a path, its query included (a sheet may be open), is where the bottom tab leads. */
  isHome(path: string): boolean;
  /** Told when layers came or went, since that changes `canGoBack`. */
  onChange(): void;
}

/** The host has its answer within this many milliseconds. */
const answerMs = 300;
/** A move through history that has not arrived by now never will. */
const traversalMs = 1_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Hardware back, bottom tab and deep link.
 *
 * [Note: Back] History moves asynchronously, so presses queue: the second begins when the first has
 * arrived (`popstate`). The host gets its answer in 300 ms even if the page is busy or goes away, and
 * by then the press has been taken. `history.length` never says how far one can go: it keeps the
 * entries of other documents, and going back there, inside a frame, would take the framing page away.
 */
export function createNavigation({
  depth,
  settled,
  navigate,
  canOpen,
  isHome,
  onChange,
}: NavigationOptions) {
  const layers = new Set<Interceptor>();
  /**
   * The presses that wait for their answer. When the page goes away its timers never fire, so all are
   * answered then.
   */
  const waiting = new Set<() => void>();
  let queue: Promise<unknown> = Promise.resolve();

  addEventListener('pagehide', () => {
    for (const answer of waiting) answer();
  });

  const canGoBack = () => layers.size > 0 || depth() > 0;

  /** Moves through history; resolves on arrival. */
  const traverse = (delta: number) =>
    new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
      setTimeout(resolve, traversalMs);
      history.go(delta);
    });

  async function enqueue(move: () => boolean | Promise<boolean>): Promise<Moved> {
    const moved = queue.then(settled).then(move);
    queue = moved.catch(() => {});
    const taken = new Promise<true>((resolve) => {
      const answer = () => {
        waiting.delete(answer);
        resolve(true);
      };
      waiting.add(answer);
      setTimeout(answer, answerMs);
    });
    const handled = await Promise.race([moved, taken]);
    return { handled, canGoBack: canGoBack() };
  }

  return {
    /** Whether a press of back would do something here. */
    canGoBack,

    /** Closes the top layer, else goes back one entry, else leaves it to the host. */
    back: () =>
      enqueue(async () => {
        for (const layer of [...layers].reverse()) {
          if ((await layer()) === false) continue;
          // A layer is gone only after the next render; one that cannot be closed stays.
          for (let look = 9; look-- && layers.has(layer); ) await pause(16);
          return true;
        }
        if (!depth()) return false;
        await traverse(-1);
        return true;
      }),

    /** Goes home (product spec, section 2): to `/` if there is history, else to the top of home. */
    tab: () =>
      enqueue(async () => {
        const entries = depth();
        if (entries) await traverse(-entries);
        const atHome = isHome(location.pathname + location.search);
        if (!entries && atHome) scrollTo(0, 0);
        if (entries && !atHome) navigate('/', { replace: true });
        return entries > 0 || atHome;
      }),

    /** Opens a deep link: a path of ours, one leading slash, a known route. */
    open: (link: string) =>
      enqueue(() => {
        const path = ownPath(link);
        const isKnown = !!path && canOpen(path);
        if (isKnown) navigate(path, { replace: false });
        return isKnown;
      }),

    /** Lays a layer without a URL over the page (a confirm, a menu); returns how to take it away. */
    pushInterceptor(layer: Interceptor): () => void {
      const own = () => layer();
      layers.add(own);
      onChange();
      return () => {
        if (layers.delete(own)) onChange();
      };
    },
  };
}
