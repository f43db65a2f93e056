import type { Payload } from './protocol.ts';

/** `fit`: the page is as tall as its content. `fill`: it takes the host's height and scrolls inside. */
export type PageHeightMode = Payload<'page.height'>['mode'];

/**
 * What made the height worth a look. Only `content` is news from the page itself; `size` may be the
 * echo of the host applying what we posted.
 */
export type Cause = 'content' | 'size';

/** Everything outside that the rules look at, so that tests can stand in for it. */
export interface PageHeightWorld {
  /** The content's height in CSS pixels: of a `display: flow-root` root, never `scrollHeight`. */
  measure(): number;
  /** `innerHeight`: as tall as the host has made us. */
  viewport(): number;
  /** What a filling route posts: the height that the host gives of its own accord. */
  hostHeight(): number;
  isHidden(): boolean;
  intervalMs(): number;
  now(): number;
  frame(callback: () => void): void;
  after(callback: () => void, ms: number): void;
  post(height: Payload<'page.height'>): void;
  /** Says which element grows with its own viewport. */
  onLoop(): void;
}

const smallestMovePx = 1;
const echoPx = 4;
const runLimit = 3;
const holdMs = 300;
/** What rounding to whole pixels does to a series of gaps. */
const gapTolerance = 0.03;

/**
 * Decides when to tell the host how tall the page is.
 *
 * [Note: Page height] The interval is the least gap between two posts, not a poll. Six rules:
 * 1. measure the content's root;
 * 2. look when something happened;
 * 3. post in a frame, once an interval, leading and trailing, moves over 1 px only, never hidden;
 * 4. echo: under the viewport by at most 4 px without news of content, that is our own post back;
 * 5. loop: about to grow the third time in a row after the host resized us, with no news of content,
 *    and over the viewport by the same distance each time (a header and 100vh) or by the same factor
 *    more (110vh): hold 300 ms. If nothing grows by itself the layout feeds on its viewport, so say
 *    so once and stop growing until there is news. Growth that goes on by itself is an animation;
 * 6. post at once on load, on a route change and on welcome.
 */
export function createPageHeight(world: PageHeightWorld) {
  let mode: PageHeightMode = 'fit';
  let posted = -1;
  let postedAt = -1e9;
  let viewportAtPost = 0;
  let hasNews = false;
  let isScheduled = false;
  let run = 0;
  let offset = 0;
  let factor = 1;
  let held: { viewport: number; height: number } | undefined;
  let isLooping = false;

  function post(height: number, loop?: true) {
    posted = height;
    postedAt = world.now();
    viewportAtPost = world.viewport();
    hasNews = false;
    world.post({ height, mode, loop });
  }

  /** Rules 3 and 4: whether this height is worth a post. */
  function isWorthIt(height: number, viewport: number): boolean {
    const move = height - posted;
    if (mode === 'fill' || Math.abs(move) <= smallestMovePx) return false;
    const under = viewport - height;
    const isEcho = move < 0 && under >= 0 && under <= echoPx;
    return hasNews || !(isEcho || (isLooping && move > 0));
  }

  /** Rule 5: whether this post has to wait. */
  function mayBeLoop(height: number, viewport: number): boolean {
    const gap = height - viewport;
    const isReaction = !hasNews && viewport !== viewportAtPost && height > posted;
    const isSame =
      run > 1
        ? Math.abs(gap - offset * factor) <= smallestMovePx + gap * gapTolerance
        : run > 0 && gap >= offset - smallestMovePx;
    run = isReaction ? (isSame ? run + 1 : 1) : 0;
    factor = gap / offset;
    offset = gap;
    if (run < runLimit) return false;
    const hold = { viewport, height };
    held = hold;
    world.after(() => {
      if (held !== hold) return;
      calm();
      isLooping = true;
      world.onLoop();
      post(posted, true);
    }, holdMs);
    return true;
  }

  function calm() {
    held = undefined;
    run = 0;
  }

  function flush() {
    isScheduled = false;
    if (world.isHidden()) return;
    const viewport = world.viewport();
    const height = mode === 'fill' ? world.hostHeight() : world.measure();
    if (held) {
      const isAnimated =
        viewport === held.viewport && Math.abs(height - held.height) > smallestMovePx;
      if (!isAnimated && !hasNews) return;
      calm();
    } else if (posted >= 0) {
      if (!isWorthIt(height, viewport) || mayBeLoop(height, viewport)) return;
    }
    post(height);
  }

  /** Posts at once: on load, on a route change, on welcome. Hidden, as soon as it is shown. */
  function postNow() {
    calm();
    isLooping = false;
    posted = -1;
    flush();
  }

  return {
    /** Something happened, or the page is shown again: looks in a frame. */
    touch(cause: Cause) {
      if (cause === 'content') {
        hasNews = true;
        isLooping = false;
      }
      if (isScheduled) return;
      isScheduled = true;
      world.after(
        () => world.frame(flush),
        Math.max(0, postedAt + world.intervalMs() - world.now()),
      );
    },

    postNow,

    /** What the present route declares. Posts at once when it changes. */
    setMode(next: PageHeightMode) {
      if (next === mode) return;
      mode = next;
      postNow();
    },

    /** The last height posted with its mode, for hello; `undefined` before the first. */
    last: () => (posted < 0 ? undefined : { height: posted, mode }),
  };
}
