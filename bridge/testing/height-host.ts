import { createPageHeight, type PageHeightMode } from '../page-height.ts';

/**
 * What a host does with the heights that it is told. Some go their own way: `round` ends on steps of
 * 10 px, `slow` takes 700 ms, `deaf` leaves out what is said of a loop, `restless` moves on by 3 px and
 * back, `chase` makes the view as tall as its content without asking, whatever is posted, up
 * to 20,000 px. Those two stop after 30 s.
 */
export type HostPolicy =
  | 'apply'
  | 'animate'
  | 'clamp'
  | 'ignore'
  | 'round'
  | 'slow'
  | 'deaf'
  | 'restless'
  | 'chase';

/** A post, and when it came. */
export interface HeightPost {
  height: number;
  mode: PageHeightMode;
  loop?: boolean;
  atMs: number;
}

/** How tall a page's content is in a view, at a time; `sinceMs` since the view got this height. */
export type Layout = (view: number, atMs: number, sinceMs: number) => number;

const frameMs = 16;
/** A host hears a post after so long. */
const hostMs = 30;
const slowHostMs = 700;
const ownMovesUntilMs = 30_000;
const tallestChasePx = 20_000;
/** How often a host moves that does so of its own accord. */
const ownMoveMs = 500;
/** How long a host that animates takes to a new height. */
const animationMs = 250;

/**
 * A page in a host, on a clock of its own. `tick` runs 16 ms frames, as a browser does: what is due,
 * then the host's new height, then the layout and those who watch it.
 */
export function createHeightPage(
  layout: Layout,
  {
    policy = 'apply',
    firstHeight = 600,
    clampPx = 700,
  }: { policy?: HostPolicy; firstHeight?: number; clampPx?: number } = {},
) {
  let nowMs = 0;
  let view = firstHeight;
  let viewAtMs = 0;
  let isHidden = false;
  let screen = 'upright';
  let seen = -1;
  let timers: { atMs: number; callback: () => void }[] = [];
  let frames: (() => void)[] = [];
  let heard: { atMs: number; height: number }[] = [];
  let ownMoveAtMs = ownMoveMs;
  let goal: { from: number; to: number; atMs: number } | undefined;
  let tallest = firstHeight;
  const posts: HeightPost[] = [];
  const warnings: number[] = [];

  const asked = () => posts.at(-1)?.height ?? view;
  const content = () => layout(view, nowMs, nowMs - viewAtMs);

  const height = createPageHeight({
    measure: content,
    viewport: () => view,
    hostHeight: () => 662,
    screen: () => screen,
    isHidden: () => isHidden,
    intervalMs: () => 100,
    now: () => nowMs,
    frame: (callback) => void frames.push(callback),
    after: (callback, ms) => void timers.push({ atMs: nowMs + ms, callback }),
    post({ height, mode, loop }) {
      posts.push({ height, mode, ...(loop && { loop }), atMs: nowMs });
      if (policy === 'ignore' || mode !== 'fit' || (policy === 'deaf' && loop)) return;
      heard.push({ atMs: nowMs + (policy === 'slow' ? slowHostMs : hostMs), height });
    },
    onLoop: () => warnings.push(nowMs),
  });

  function setView(next: number) {
    if (next === view) return;
    view = next;
    viewAtMs = nowMs;
    tallest = Math.max(tallest, view);
    height.touch();
  }

  function moveHost() {
    for (const { height: to } of heard.filter(({ atMs }) => atMs <= nowMs)) {
      if (policy === 'animate') goal = { from: view, to, atMs: nowMs };
      else if (policy === 'round') setView(Math.ceil(to / 10) * 10);
      else setView(policy === 'clamp' ? Math.min(to, clampPx) : to);
    }
    if (nowMs >= ownMoveAtMs && nowMs < ownMovesUntilMs) {
      ownMoveAtMs = nowMs + ownMoveMs;
      if (policy === 'chase') setView(Math.min(Math.ceil(content()), tallestChasePx));
      if (policy === 'restless') setView(view === asked() ? view + 3 : asked());
    }
    heard = heard.filter(({ atMs }) => atMs > nowMs);
    if (!goal) return;
    const part = Math.min(1, (nowMs - goal.atMs) / animationMs);
    setView(Math.round(goal.from + (goal.to - goal.from) * part));
    if (part === 1) goal = undefined;
  }

  function tick(forMs: number) {
    const end = nowMs + forMs;
    while (nowMs < end) {
      nowMs += frameMs;
      const due = timers.filter(({ atMs }) => atMs <= nowMs);
      timers = timers.filter(({ atMs }) => atMs > nowMs);
      for (const { callback } of due) callback();
      moveHost();
      const drawn = frames;
      frames = [];
      for (const frame of drawn) frame();
      const is = content();
      if (is !== seen) height.touch();
      seen = is;
    }
  }

  return {
    height,
    posts,
    warnings,
    tick,
    content,
    view: () => view,
    tallest: () => tallest,
    heights: () => posts.map((post) => post.height),
    resize: setView,
    turn(name: string, next: number) {
      screen = name;
      setView(next);
    },
    hide(hidden: boolean) {
      isHidden = hidden;
      height.touch();
    },
  };
}
