import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHeightPage, type HostPolicy, type Layout } from './testing/height-host.ts';

/** Content of a given height that a test changes. */
function content(height: number) {
  const box = { height, of: () => box.height };
  return box;
}

describe('page height', () => {
  it('posts at once on load, and nothing more at rest', () => {
    const page = createHeightPage(() => 1_500);
    page.height.postNow();
    expect(page.heights()).toEqual([1_500]);
    page.tick(5_000);
    expect(page.heights()).toEqual([1_500]);
  });

  it('follows content that shrinks from 1500 to 300 px in 2 posts', () => {
    const box = content(1_500);
    const page = createHeightPage(box.of);
    page.height.postNow();
    page.tick(1_000);
    box.height = 300;
    page.tick(2_000);
    expect(page.heights()).toEqual([1_500, 300]);
  });

  it('posts leading and trailing, at most once an interval', () => {
    const box = content(100);
    const page = createHeightPage(box.of, { policy: 'ignore' });
    page.height.postNow();
    page.tick(1_000);
    for (let step = 1; step <= 10; step++) {
      box.height = 100 + step * 10;
      page.tick(16);
    }
    page.tick(1_000);
    const gaps = page.posts.map(({ atMs }, index) => atMs - (page.posts[index - 1]?.atMs ?? -1e9));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100);
    expect(page.posts[1]?.atMs).toBeLessThan(1_050);
    expect(page.heights().at(-1)).toBe(200);
  });

  it('keeps the interval on arrival, and still tells of it', () => {
    const page = createHeightPage(() => 500, { policy: 'ignore' });
    page.height.postNow();
    page.height.postNow();
    page.height.setMode('fill');
    expect(page.posts).toHaveLength(1);
    page.tick(300);
    page.height.setMode('fit');
    page.tick(300);
    expect(page.posts).toMatchObject([
      { height: 500, mode: 'fit' },
      { height: 662, mode: 'fill' },
      { height: 500, mode: 'fit' },
    ]);
    expect((page.posts[1]?.atMs ?? 0) - (page.posts[0]?.atMs ?? 0)).toBeGreaterThanOrEqual(100);
  });

  it('ignores moves of 1 px', () => {
    const box = content(500);
    const page = createHeightPage(box.of, { policy: 'ignore' });
    page.height.postNow();
    page.tick(16);
    box.height = 501;
    page.tick(500);
    box.height = 502;
    page.tick(500);
    expect(page.heights()).toEqual([500, 502]);
  });

  it('is silent while hidden and says the last height when shown', () => {
    const box = content(500);
    const page = createHeightPage(box.of);
    page.height.postNow();
    page.tick(1_000);
    page.hide(true);
    box.height = 700;
    page.tick(1_000);
    box.height = 900;
    page.tick(1_000);
    expect(page.heights()).toEqual([500]);
    page.hide(false);
    page.tick(100);
    expect(page.heights()).toEqual([500, 900]);
  });

  it('makes up for a route change while hidden, even if the height is the same', () => {
    const page = createHeightPage(() => 500);
    page.height.postNow();
    page.tick(500);
    page.hide(true);
    page.height.postNow();
    page.tick(500);
    expect(page.heights()).toEqual([500]);
    page.hide(false);
    page.tick(200);
    expect(page.heights()).toEqual([500, 500]);
  });

  it('never shrinks for what shrinks with its own view', () => {
    const page = createHeightPage((view) => view * 0.6 + 100);
    page.height.postNow();
    page.tick(3_000);
    expect(page.heights()).toEqual([460]);
  });

  it('finds a header over 100vh to be a loop, says so, and stays at its first height', () => {
    const page = createHeightPage((view) => view + 60);
    page.height.postNow();
    page.tick(20_000);
    expect(page.posts.length).toBeLessThanOrEqual(5);
    expect(page.posts.at(-1)).toMatchObject({ height: 660, loop: true });
    expect(page.posts.filter(({ loop }) => loop)).toHaveLength(1);
    expect(page.warnings).toHaveLength(1);
  });

  it('takes text that changes by itself in such a page for no news', () => {
    const page = createHeightPage((view) => view + 60);
    page.height.postNow();
    page.tick(3_000);
    const before = page.posts.length;
    for (let second = 0; second < 20; second++) {
      page.height.touch();
      page.tick(1_000);
    }
    expect(page.posts).toHaveLength(before);
  });

  it('follows new content in such a page, without beginning anew', () => {
    const box = { extra: 60 };
    const page = createHeightPage((view) => view + box.extra);
    page.height.postNow();
    page.tick(3_000);
    const before = page.posts.length;
    box.extra = 160;
    page.tick(3_000);
    expect(page.posts.slice(before)).toMatchObject([{ height: 760, loop: true }]);
  });

  it('forgets a loop when the content is another', () => {
    const box = { isFed: true };
    const page = createHeightPage((view) => (box.isFed ? view + 60 : 2_000));
    page.height.postNow();
    page.tick(5_000);
    expect(page.posts.at(-1)?.loop).toBe(true);
    box.isFed = false;
    page.tick(5_000);
    expect(page.posts.at(-1)).toMatchObject({ height: 2_000 });
    expect(page.posts.at(-1)?.loop).toBeUndefined();
  });

  it('lets a page that looped shrink', () => {
    const box = { isFed: true };
    const page = createHeightPage((view) => (box.isFed ? view + 60 : 300));
    page.height.postNow();
    page.tick(5_000);
    box.isFed = false;
    page.tick(2_000);
    expect(page.heights().at(-1)).toBe(300);
  });

  it('goes to where a part of the view and its frame meet, at once when it is known', () => {
    const page = createHeightPage((view) => view * 0.85 + 200);
    page.height.postNow();
    page.tick(3_000);
    expect(page.heights().at(-1)).toBeGreaterThanOrEqual(1_333);
    expect(page.heights().at(-1)).toBeLessThanOrEqual(1_335);
    expect(page.posts.length).toBeLessThanOrEqual(5);
    expect(page.posts.some(({ loop }) => loop)).toBe(false);
  });

  it.each([40, 100, 200, 400])('takes back what was there for %i ms', (ms) => {
    const box = content(1_100);
    const page = createHeightPage(box.of);
    page.height.postNow();
    page.tick(2_000);
    box.height = 1_400;
    page.tick(150 + ms);
    box.height = 1_100;
    page.tick(2_000);
    expect(page.heights()).toEqual([1_100, 1_400, 1_100]);
  });

  it('learns anew when the screen is turned', () => {
    const page = createHeightPage((view) => view + 60);
    page.height.postNow();
    page.tick(3_000);
    page.turn('sideways', 300);
    page.tick(3_000);
    expect(page.posts.at(-1)).toMatchObject({ height: 360, loop: true });
    expect(page.warnings).toHaveLength(2);
  });

  it('follows an animation of 1 s in about ten posts and to its end', () => {
    const page = createHeightPage(
      (_, atMs) => 400 + Math.min(1, Math.max(0, atMs - 500) / 1_000) * 900,
    );
    page.height.postNow();
    page.tick(4_000);
    expect(page.heights().at(-1)).toBe(1_300);
    expect(Math.max(...page.heights())).toBe(1_300);
    expect(page.posts.length).toBeLessThanOrEqual(13);
    expect(page.posts.some(({ loop }) => loop)).toBe(false);
    expect(page.warnings).toEqual([]);
  });

  it('does not take content that arrives in steps for a loop', () => {
    const box = content(500);
    const page = createHeightPage(box.of);
    page.height.postNow();
    for (let step = 0; step < 10; step++) {
      box.height += 60;
      page.tick(200);
    }
    page.tick(1_500);
    expect(page.heights().at(-1)).toBe(1_100);
    expect(page.posts.some(({ loop }) => loop)).toBe(false);
  });

  it('posts a filling route once, with the host’s height, whatever happens inside', () => {
    const page = createHeightPage(() => 5_000, { policy: 'ignore' });
    page.height.setMode('fill');
    page.tick(500);
    page.height.touch();
    page.resize(640);
    page.tick(500);
    expect(page.posts).toMatchObject([{ height: 662, mode: 'fill' }]);
    page.height.setMode('fit');
    expect(page.posts.at(-1)).toMatchObject({ height: 5_000, mode: 'fit' });
  });

  it('says its last height and mode for hello', () => {
    const page = createHeightPage(() => 700, { policy: 'ignore' });
    expect(page.height.last()).toBeUndefined();
    page.height.postNow();
    expect(page.height.last()).toEqual({ height: 700, mode: 'fit' });
  });
});

/** A layout, and when it really changes last, in milliseconds. */
type Case = [name: string, layout: Layout, changesUntilMs?: number];

/** The same in a page whose script reacts to a new view only after so long. */
function delayed(layout: Layout, ms: number): Layout {
  let known = 600;
  return (view, atMs, sinceMs) => {
    if (atMs === 0) known = 600;
    if (sinceMs >= ms) known = view;
    return layout(known, atMs, sinceMs);
  };
}

const layouts: Case[] = [
  ['plain', () => 1_500],
  ['shorter than the view', () => 300],
  ['as tall as the view', (view) => view],
  ...[0.3, 0.6, 0.8, 0.85, 0.9].map((part): Case => [`${part} of it`, (view) => view * part]),
  ...[0.3, 0.6, 0.8, 0.85, 0.9].map(
    (part): Case => [`${part} of it and 200`, (view) => view * part + 200],
  ),
  ...[1, 1.1, 1.5, 2, 3].map((part): Case => [`${part} of it and 60`, (view) => view * part + 60]),
  ['two parts', (view) => view * 1.6],
  ['100vh up to 900 and a header', (view) => Math.min(view, 900) + 60],
  ['100vh up to 700 and a header', (view) => Math.min(view, 700) + 60],
  ['50vh at least and text', (view) => Math.max(view * 0.5, 380) + 250],
  ['lower when tall', (view) => (view > 800 ? 500 : 1_000)],
  ['higher when tall', (view) => (view > 800 ? 1_500 : 900)],
  ['lower when low', (view) => (view < 700 ? 650 : 800)],
  ['hidden between', (view) => (view > 800 && view < 1_200 ? 1_500 : 900)],
  ['lower when tall, with a part', (view) => (view > 900 ? view * 0.4 : 950)],
  ['steps of a flip', (view) => (view > 700 ? 1_000 : 750)],
  ['a header in a handler', delayed((view) => view + 60, 40)],
  // A host that animates and a page that reacts late get a second more.
  ['a header in a late handler', delayed((view) => view + 60, 250), 1_000],
  ['a part in a late handler', delayed((view) => view * 0.8 + 200, 200), 1_000],
  ['a late image', (_, atMs) => (atMs < 400 ? 1_000 : 1_800), 400],
  ['later images', (_, atMs) => 800 + Math.min(4, Math.floor(atMs / 300)) * 250, 1_200],
  ['a late font', (_, atMs) => (atMs < 300 ? 1_000 : 1_040), 300],
  ['an animation', (_, atMs) => 500 + Math.min(1, atMs / 800) * 700, 800],
  ['one that closes', (_, atMs) => 1_500 - Math.min(1, atMs / 800) * 900, 800],
  ['a header, and a part that grows', (view, atMs) => view + (atMs > 900 ? 160 : 60), 900],
];

const policies: HostPolicy[] = ['apply', 'animate', 'clamp', 'ignore'];

/** What must hold of every layout under every host. */
function check(layout: Layout, policy: HostPolicy, changesUntilMs = 0) {
  const firstHeight = 600;
  const page = createHeightPage(layout, { policy, firstHeight });
  const first = layout(firstHeight, 1e9, 1e9);
  page.height.postNow();
  page.tick(changesUntilMs + 2_000);
  const calm = page.posts.length;
  page.tick(5_000);
  expect(page.posts.length, 'is at rest 2 s after the last change').toBe(calm);
  const last = page.posts.at(-1);
  const asked = last?.height ?? 0;
  const isLoop = last?.loop === true;
  // What would have been enough: what it asks for, or the content of the first view.
  const enough = Math.max(
    first,
    layout(firstHeight, 0, 0),
    isLoop ? 0 : Math.min(asked, page.content() + 1),
  );
  const most = Math.max(...page.heights());
  expect(most, 'never asks for twice the height').toBeLessThanOrEqual(2 * enough);
  expect(asked, 'is never lower than the content in the first view').toBeGreaterThanOrEqual(
    Math.floor(first) - 1,
  );
  if (policy === 'apply' || policy === 'animate') {
    expect(page.view()).toBe(asked);
    if (!isLoop) expect(page.content(), 'cuts nothing').toBeLessThanOrEqual(asked + 1);
  }
  return { page, isLoop };
}

describe.each(policies)('a host that would %s', (policy) => {
  it.each(layouts)('rests with a layout: %s', (_, layout, changesUntilMs) => {
    check(layout, policy, changesUntilMs);
  });
});

it('calls no layout a loop that would settle within reach', () => {
  const loops = layouts.filter(([, layout]) => check(layout, 'apply', 2_000).isLoop);
  expect(loops.map(([name]) => name)).toEqual([
    '1 of it and 60',
    '1.1 of it and 60',
    '1.5 of it and 60',
    '2 of it and 60',
    '3 of it and 60',
    'two parts',
    'a header in a handler',
    'a header in a late handler',
    'a header, and a part that grows',
  ]);
});

it('rests with layouts made of any pieces (seed 12)', () => {
  const piece = fc.record({
    slope: fc.double({ min: 0, max: 2.2, noNaN: true }),
    fixed: fc.integer({ min: 0, max: 900 }),
    least: fc.integer({ min: 0, max: 500 }),
    most: fc.integer({ min: 500, max: 4_000 }),
    above: fc.integer({ min: 300, max: 2_500 }),
  });
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 3 }),
      fc.constantFrom<HostPolicy>('apply', 'animate'),
      (pieces, policy) => {
        const layout: Layout = (view) =>
          pieces.reduce(
            (sum, { slope, fixed, least, most, above }, index) =>
              index > 0 && view <= above
                ? sum
                : sum + Math.min(most, Math.max(least, view * slope)) + fixed,
            0,
          );
        check(layout, policy);
      },
    ),
    { seed: 12, numRuns: 600 },
  );
});

/** A layout that snaps to steps. */
const snapped = (stepPx: number, layout: (view: number) => number): Layout => {
  return (view) => Math.ceil(layout(view) / stepPx) * stepPx;
};

/** A page that becomes taller with each new view, whatever that is, and so long after it. */
function adding(px: number, afterMs = 0): Layout {
  let [known, height] = [600, 600];
  return (view, _, sinceMs) => {
    if (view !== known && sinceMs >= afterMs) [known, height] = [view, height + px];
    return height + px;
  };
}

/** A layout whose heights are reached by a transition. */
function eased(layout: (view: number) => number, ms: number): Layout {
  let [known, from, height] = [600, layout(600), layout(600)];
  return (view, _, sinceMs) => {
    if (view !== known) [known, from] = [view, height];
    height = from + (layout(view) - from) * Math.min(1, sinceMs / ms);
    return height;
  };
}

/** Pages that no view is enough for, each anew: some remember. */
const endless: [name: string, make: () => Layout][] = [
  ['50vh and 90vh', () => (view) => view * 1.4],
  ['the container’s height and a header', () => (view) => view + 60],
  ['the view and 200 px', () => (view) => view + 200],
  ['the view and a border', () => (view) => view + 6],
  ['the view, zoomed', () => (view) => view * 1.1],
  ['2 px over the view', () => (view) => view + 2],
  ['snapping to 8 px', () => snapped(8, (view) => view + 3)],
  ['snapping to 50 px', () => snapped(50, (view) => view + 1)],
  ['snapping to 100 px', () => snapped(100, (view) => view + 60)],
  ['snapping to 40 px, with a share', () => snapped(40, (view) => view * 1.05)],
  ['whole pages', () => (view) => Math.ceil((view + 10) / view) * view],
  ['30 px more for each new view', () => adding(30)],
  ['5 px more for each new view', () => adding(5)],
  ['30 px more, 100 ms later', () => adding(30, 100)],
  ['30 px more, 600 ms later', () => adding(30, 600)],
  ['30 px more, 2 s later', () => adding(30, 2_000)],
  ['a header, 600 ms later', () => delayed((view) => view + 60, 600)],
  ['a share, 1 s later', () => delayed((view) => view * 1.1 + 10, 1_000)],
  ['a header, in a transition', () => eased((view) => view + 60, 400)],
  ['a share, in a transition', () => eased((view) => view * 1.4, 300)],
];

const deafPolicies: HostPolicy[] = [
  'apply',
  'animate',
  'round',
  'slow',
  'deaf',
  'restless',
  'chase',
];

/** Shows a page without end; it must be at rest by then, and still tell of what is new. */
function checkEnds(layout: Layout, policy: HostPolicy) {
  const box = { more: 0 };
  const page = createHeightPage((...at) => layout(...at) + box.more, { policy });
  page.height.postNow();
  page.tick(90_000);
  const calm = page.posts.length;
  page.tick(60_000);
  expect(page.posts.length, 'is at rest by then').toBe(calm);
  // What a host chases by itself may be any height.
  if (policy !== 'chase') {
    expect(calm, 'has posted a few times').toBeLessThanOrEqual(30);
    expect(Math.max(...page.heights()), 'asks for no wild height').toBeLessThan(
      12 * Math.max(600, page.heights()[0]!),
    );
  }
  const isLoop = page.posts.at(-1)?.loop ?? false;
  box.more = 700;
  page.tick(5_000);
  expect(page.posts.length, 'tells of new content').toBeGreaterThan(calm);
  page.tick(60_000);
  const again = page.posts.length;
  page.tick(60_000);
  expect(page.posts.length, 'is at rest once more').toBe(again);
  return isLoop || page.content() <= page.view() + 1;
}

describe.each(deafPolicies)('a host that goes its own way: %s', (policy) => {
  it.each(endless)('ends the growth of %s', (_, make) => {
    expect(checkEnds(make(), policy), 'shows all or says that it loops').toBe(true);
  });
});

it.each([60, 100, 150, 200, 300, 450, 500, 700, 1_000, 2_000, 2_900, 4_000])(
  'follows rows that come every %i ms by themselves to their end',
  (everyMs) => {
    for (const policy of ['apply', 'animate', 'round'] as const) {
      for (const rows of [3, 7, 12, 13, 30]) {
        const page = createHeightPage(
          (_, atMs) => 500 + 24 * Math.min(rows, Math.floor(atMs / everyMs)),
          { policy, firstHeight: 400 },
        );
        page.height.postNow();
        page.tick((rows + 3) * everyMs + 5_000);
        expect(page.view(), `${policy}, ${rows} rows`).toBeGreaterThanOrEqual(500 + 24 * rows);
        expect(page.posts.at(-1)?.loop, `${policy}, ${rows} rows`).toBeUndefined();
      }
    }
  },
);

it('ends the growth of layouts of any share, offset, step and delay (seed 7)', () => {
  fc.assert(
    fc.property(
      fc.record({
        share: fc.double({ min: 0, max: 1.6, noNaN: true }),
        offset: fc.integer({ min: -40, max: 400 }),
        step: fc.constantFrom(0, 0, 4, 8, 25, 50, 100),
        delayMs: fc.constantFrom(0, 0, 40, 200, 400, 600, 1_000, 2_000),
        more: fc.constantFrom(0, 0, 0, 7, 30),
      }),
      fc.constantFrom<HostPolicy>('apply', 'animate', 'round', 'slow', 'deaf', 'restless'),
      ({ share, offset, step, delayMs, more }, policy) => {
        const whole = (view: number) => Math.max(0, view * share + offset);
        const plain = step ? snapped(step, whole) : whole;
        const extra = adding(more, delayMs);
        const layout: Layout = (...at) => plain(...at) + extra(...at) - 600;
        checkEnds(delayMs ? delayed(layout, delayMs) : layout, policy);
      },
    ),
    { seed: 7, numRuns: 400 },
  );
});
