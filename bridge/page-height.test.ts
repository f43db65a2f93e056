import { describe, expect, it } from 'vitest';
import { type Cause, createPageHeight, type PageHeightMode } from './page-height.ts';

type Post = { height: number; mode: PageHeightMode; loop?: boolean; atMs: number };

/**
 * A page in a host that gives it the height it posts (or not), on a clock of its own. `layout` says
 * how tall the content is in a viewport; `tick` runs 16 ms frames, as a browser would: layout, then
 * the observers, then whatever is due.
 */
function createPage(layout: (viewport: number, atMs: number) => number, { applies = true } = {}) {
  let nowMs = 0;
  let viewport = 600;
  let isHidden = false;
  let seen = -1;
  let timers: { atMs: number; callback: () => void }[] = [];
  const frames: (() => void)[] = [];
  const posts: Post[] = [];
  const warnings: number[] = [];
  const resizes: number[] = [];

  const height = createPageHeight({
    measure: () => layout(viewport, nowMs),
    viewport: () => viewport,
    hostHeight: () => 662,
    isHidden: () => isHidden,
    intervalMs: () => 100,
    now: () => nowMs,
    frame: (callback) => void frames.push(callback),
    after: (callback, ms) => void timers.push({ atMs: nowMs + ms, callback }),
    post({ height, mode, loop }) {
      posts.push({ height, mode, ...(loop && { loop }), atMs: nowMs });
      if (applies && mode === 'fit') resizes.push(height);
    },
    onLoop: () => warnings.push(nowMs),
  });

  function tick(forMs: number) {
    const end = nowMs + forMs;
    while (nowMs < end) {
      nowMs += 16;
      const due = timers.filter(({ atMs }) => atMs <= nowMs);
      timers = timers.filter(({ atMs }) => atMs > nowMs);
      for (const { callback } of due) callback();
      for (const frame of frames.splice(0)) frame();
      for (const next of resizes.splice(0)) {
        viewport = next;
        height.touch('size');
      }
      const now = layout(viewport, nowMs);
      if (now !== seen) height.touch('size');
      seen = now;
    }
  }
  const touch = (cause: Cause) => height.touch(cause);
  return {
    height,
    posts,
    warnings,
    tick,
    touch,
    heights: () => posts.map((post) => post.height),
    resize: (to: number) => {
      viewport = to;
      height.touch('size');
    },
    hide: (hidden: boolean) => {
      isHidden = hidden;
      height.touch('size');
    },
  };
}

/** Content of a given height that a test changes, with or without news of it. */
const content = (height: number) => ({ height, of: () => height });

describe('page height', () => {
  it('posts at once on load, and nothing more at rest', () => {
    const page = createPage(() => 1_500);
    page.height.postNow();
    expect(page.heights()).toEqual([1_500]);
    page.tick(5_000);
    expect(page.heights()).toEqual([1_500]);
  });

  it('follows content that shrinks from 1500 to 300 px in 2 posts', () => {
    const box = content(1_500);
    const page = createPage(() => box.height);
    page.height.postNow();
    page.tick(500);
    box.height = 300;
    page.touch('content');
    page.tick(2_000);
    expect(page.heights()).toEqual([1_500, 300]);
  });

  it('posts leading and trailing, at most once an interval', () => {
    const box = content(100);
    const page = createPage(() => box.height, { applies: false });
    page.height.postNow();
    page.tick(1_000);
    for (let step = 1; step <= 10; step++) {
      box.height = 100 + step * 10;
      page.touch('content');
      page.tick(16);
    }
    page.tick(1_000);
    const gaps = page.posts.map(({ atMs }, index) => atMs - (page.posts[index - 1]?.atMs ?? -1e9));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100);
    expect(page.posts[1]?.atMs).toBeLessThan(1_050);
    expect(page.heights().at(-1)).toBe(200);
  });

  it('ignores moves of 1 px', () => {
    const box = content(500);
    const page = createPage(() => box.height, { applies: false });
    page.height.postNow();
    box.height = 501;
    page.touch('content');
    page.tick(500);
    box.height = 502;
    page.touch('content');
    page.tick(500);
    expect(page.heights()).toEqual([500, 502]);
  });

  it('is silent while hidden and says the last height when shown', () => {
    const box = content(500);
    const page = createPage(() => box.height);
    page.height.postNow();
    page.hide(true);
    box.height = 700;
    page.touch('content');
    page.tick(1_000);
    box.height = 900;
    page.touch('content');
    page.tick(1_000);
    expect(page.heights()).toEqual([500]);
    page.hide(false);
    page.tick(100);
    expect(page.heights()).toEqual([500, 900]);
  });

  it('makes up for a route change while hidden, even if the height is the same', () => {
    const page = createPage(() => 500);
    page.height.postNow();
    page.hide(true);
    page.height.postNow();
    expect(page.heights()).toEqual([500]);
    page.hide(false);
    page.tick(200);
    expect(page.heights()).toEqual([500, 500]);
  });

  it('takes a shrink of up to 4 px under the viewport for its own echo', () => {
    const box = content(800);
    const page = createPage(() => box.height);
    page.height.postNow();
    page.tick(500);
    box.height = 796;
    page.touch('size');
    page.tick(500);
    expect(page.heights()).toEqual([800]);
    box.height = 795;
    page.touch('size');
    page.tick(500);
    expect(page.heights()).toEqual([800, 795]);
  });

  it('believes a small shrink when there is news of content', () => {
    const box = content(800);
    const page = createPage(() => box.height);
    page.height.postNow();
    page.tick(500);
    box.height = 797;
    page.touch('content');
    page.tick(500);
    expect(page.heights()).toEqual([800, 797]);
  });

  it('finds a header over 100vh to be a loop after 4 posts, flags the last and stops', () => {
    const page = createPage((viewport) => viewport + 60);
    page.height.postNow();
    page.tick(20_000);
    expect(page.posts).toHaveLength(4);
    expect(page.posts.map(({ loop }) => !!loop)).toEqual([false, false, false, true]);
    expect(page.posts[3]?.height).toBe(page.posts[2]?.height);
    expect(page.warnings).toHaveLength(1);
  });

  it.each([
    ['a part of the viewport', (viewport: number) => viewport * 1.1],
    ['a header and a part of the viewport', (viewport: number) => 56 + viewport * 1.1],
  ])('finds %s to be a loop, though each step is longer than the last', (_, measure) => {
    const page = createPage(measure);
    page.height.postNow();
    page.tick(20_000);
    expect(page.posts.map(({ loop }) => !!loop)).toEqual([false, false, false, true]);
    expect(page.warnings).toHaveLength(1);
  });

  it('goes on after a loop when there is news of content', () => {
    const box = { extra: 60, isFed: true };
    const page = createPage((viewport) => (box.isFed ? viewport + box.extra : 2_000));
    page.height.postNow();
    page.tick(5_000);
    expect(page.posts.at(-1)?.loop).toBe(true);
    box.isFed = false;
    page.touch('content');
    page.tick(5_000);
    expect(page.posts.at(-1)).toMatchObject({ height: 2_000 });
    expect(page.posts.at(-1)?.loop).toBeUndefined();
  });

  it('lets a page that looped shrink', () => {
    const box = { isFed: true };
    const page = createPage((viewport) => (box.isFed ? viewport + 60 : 300));
    page.height.postNow();
    page.tick(5_000);
    box.isFed = false;
    page.touch('size');
    page.tick(1_000);
    expect(page.heights().at(-1)).toBe(300);
  });

  it('follows an animation of 1 s in about ten posts and to its end', () => {
    const page = createPage((_, atMs) => 400 + Math.min(1, Math.max(0, atMs - 500) / 1_000) * 900);
    page.height.postNow();
    page.tick(4_000);
    expect(page.heights().at(-1)).toBe(1_300);
    expect(page.posts.length).toBeLessThanOrEqual(13);
    expect(page.posts.some(({ loop }) => loop)).toBe(false);
    expect(page.warnings).toEqual([]);
  });

  it('does not take content that arrives in steps for a loop', () => {
    const box = content(500);
    const page = createPage(() => box.height);
    page.height.postNow();
    for (let step = 0; step < 10; step++) {
      box.height += 60;
      page.touch('content');
      page.tick(200);
    }
    expect(page.heights().at(-1)).toBe(1_100);
    expect(page.posts.some(({ loop }) => loop)).toBe(false);
  });

  it('posts a filling route once, with the host’s height, whatever happens inside', () => {
    const page = createPage(() => 5_000, { applies: false });
    page.height.setMode('fill');
    page.tick(500);
    page.touch('content');
    page.resize(640);
    page.tick(500);
    expect(page.posts).toMatchObject([{ height: 662, mode: 'fill' }]);
    page.height.setMode('fit');
    expect(page.posts.at(-1)).toMatchObject({ height: 5_000, mode: 'fit' });
  });

  it('says its last height and mode for hello', () => {
    const page = createPage(() => 700, { applies: false });
    expect(page.height.last()).toBeUndefined();
    page.height.postNow();
    expect(page.height.last()).toEqual({ height: 700, mode: 'fit' });
  });
});
