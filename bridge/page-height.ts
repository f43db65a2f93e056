import type { Payload } from './protocol.ts';

/** `fit`: the page is as tall as its content. `fill`: it takes the host's height and scrolls inside. */
export type PageHeightMode = Payload<'page.height'>['mode'];

/** Everything outside that the rule looks at, so that tests can stand in for it. */
export interface PageHeightWorld {
  /** The content's height in CSS pixels, with what overflows it; not rounded. */
  measure(): number;
  /** `innerHeight`: as tall as the host has made us. */
  viewport(): number;
  /** What a filling route posts: the height that the host gives of its own accord. */
  hostHeight(): number;
  /** Names the screen: another one is another width, or another height of the host's own. */
  screen(): string;
  isHidden(): boolean;
  intervalMs(): number;
  now(): number;
  frame(callback: () => void): void;
  after(callback: () => void, ms: number): void;
  post(height: Payload<'page.height'>): void;
  /** Says which element grows with its own viewport. */
  onLoop(): void;
}

/** A height of the view, and how tall the content is in it. */
interface Pair {
  view: number;
  content: number;
}

const smallestMovePx = 1;
/** Content that has not moved for so long is at rest. */
const restMs = 120;
/** Content that moves on for so long in one view moves by itself. */
const motionMs = 350;
/** A layout that follows the view has done so by now. */
const reactionMs = 450;
/** The end of a line is known to within so much. */
const smallLinePx = 4;
/** From this slope on no height of the view shows all. */
const steep = 0.995;
/** From this slope on a view that was tried further up has not helped: layouts may snap to steps. */
const nearlySteep = 0.9;
/** How far a step may go beyond what is known to be needed. */
const reach = 1.9;
/** After so many posts with nothing but answers to the view the page waits once, then gives up. */
const mostSteps = 12;
const pauseMs = 1_500;
/** No answer to a view takes so long once it has begun. */
const longestAnswerMs = 1_000;
/** What else comes in while a loop is found out is more than one reason to doubt. */
const mostDoubts = 4;
/** A page that answers its view later than this is taken for one that changes by itself. */
const latestMs = 3_000;
/** So far apart may the moments of two late answers lie. */
const rhythmMs = 100;
/** A host can make the interval at most so long. */
const longestIntervalMs = 10_000;

const shows = ({ view, content }: Pair) => content <= view + smallestMovePx;

/**
 * Decides when to tell the host how tall the page is.
 *
 * [Note: Page height] The content's height is a function of the view's. Each view that comes to rest
 * teaches one pair of the two, and two pairs the slope between them.
 * 1. What changes in a view that is at rest is news: all pairs move by as much. What moves with the
 *    view, soon after it did, is the layout's answer to it.
 * 2. The view never becomes lower than the content was in the host's first view: what shrinks with
 *    its view would shrink for ever.
 * 3. A view that shows all is left alone, unless it is taller than any pair asks for.
 * 4. Otherwise the next view is as tall as the content. Two equal slopes below 1 are a line: the next
 *    view is where it ends. A slope of 1 or more is tried once further up, within twice the height
 *    that is known; if the content still grows with it, no view shows all: the page says `loop`, and
 *    keeps the height that the content had in the host's first view.
 * 5. A view that is known to show all is taken again rather than left a second time.
 * 6. What was learned stays until the screen changes.
 * 7. Reasons to doubt that any view is enough add up: a loop that was told, a known view with other
 *    content in it, many steps without news; a loop that is still one in the view that it asked for is
 *    enough. Then the page says `loop` and posts nothing more, whatever the host does, until its content
 *    moves in a view that has been at rest longer than any answer took: by itself. An arrival ends the
 *    doubts as well. Where it was many steps the content at rest is asked for once more: they may have
 *    been news.
 * 8. Content that moved once, and equally late, in two views in a row may be a late answer. The next post
 *    waits: what moves without a new view moves by itself; else such moves are answers from then on.
 * Posts are at least an interval apart, leading and trailing, moves over 1 px only, never hidden; and
 * a load, a route change and a welcome are told even if the height is the same.
 */
export function createPageHeight(world: PageHeightWorld) {
  let mode: PageHeightMode = 'fit';
  let posted = -1;
  let postedAt = -1e9;
  let isOwed = false;
  let isScheduled = false;
  let screen = '';

  let pairs: Pair[] = [];
  let now: Pair | undefined;
  let wanted = -1e9;
  let viewAt = 0;
  let viewMove = 0;
  let restAt = 0;
  let motionAt = 0;
  let motionFrom = 0;
  let answerMs = reactionMs;
  /** The latest answer so far. */
  let slowestMs = 0;
  let lateMs = 0;
  /** How often the content has moved late, and as late as the time before. */
  let lates = 0;
  /** How often it has done so since the view moved. */
  let lateMoves = 0;
  let leastBefore = 0;
  let holdUntil = 0;
  let isLearned = false;
  /** What is known of the present view from before. */
  let back: Pair | undefined;
  let isTried = false;
  let isLooping = false;
  let isTold = false;
  let steps = 0;
  /** Reasons to think that the page answers its view without end. */
  let doubts = 0;
  let mayRetry = true;

  function trust() {
    steps = doubts = 0;
    mayRetry = true;
  }

  function forget() {
    trust();
    lates = 0;
    slowestMs = 0;
    answerMs = reactionMs;
    pairs = [];
    now = undefined;
    isTried = false;
    isLooping = false;
    isTold = false;
  }

  const knownAt = (view: number) =>
    pairs.findLast((pair) => Math.abs(pair.view - view) < smallestMovePx);

  function learn(pair: Pair) {
    isLearned = true;
    const [first, ...rest] = pairs;
    const others = rest.filter((other) => other !== knownAt(pair.view));
    // The host's first view stays; should the page be back in it, it is the newest pair as well.
    pairs = [first ?? { ...pair }, ...others.slice(-8), { ...pair }];
  }

  /** The slope between the pair of that many steps ago and the one before it. */
  function slope(ago: number): number | undefined {
    const [one, other] = [pairs.at(-1 - ago), pairs.at(-2 - ago)];
    const run = one && other ? one.view - other.view : 0;
    return one && other && run ? (one.content - other.content) / run : undefined;
  }

  /** How tall the view should be. */
  function decide({ view, content }: Pair): number {
    const least = pairs[0]?.content ?? content;
    const [last = 0, before] = [slope(0), slope(1)];
    const [, from] = [...pairs].reverse();
    const run = from ? view - from.view : 0;
    // By the line so far the content would be as tall as it is, but for what is rounded.
    const isLine =
      last > 0 &&
      before !== undefined &&
      Math.abs(last - before) <= 0.1 * last &&
      Math.abs((last - before) * run) <= smallLinePx + 0.02 * Math.abs(run);
    // Where the line ends: there the view is as tall as its content.
    const end = isLine && last < steep ? view + (content - view) / (1 - last) : content;
    isLooping = false;
    if (shows({ view, content })) {
      const lower = isLine && view - content < smallLinePx ? view : Math.max(least, end);
      const tried = knownAt(lower);
      return tried && !shows(tried) ? view : Math.min(Math.max(least, view), lower);
    }
    const enough = Math.min(...pairs.filter((p) => shows(p) && p.view > view).map((p) => p.view));
    if (enough < Infinity) return end > content ? Math.min(end, enough) : enough;
    // A short piece of a line says little of where it ends.
    const begin = pairs.at(-3);
    const isLong = begin && view - begin.view >= 0.2 * view;
    const known = isLong ? content : Math.min(content, begin?.content ?? least);
    const highest = reach * least;
    // Late answers, or a host that rounds, may have led further up already.
    isTried ||= (isLine || answerMs > reactionMs) && last >= steep && view > highest;
    isLooping = isTried && last >= nearlySteep;
    if (isLooping) return least;
    if (last >= steep && highest > view && (isLine || content > highest)) {
      isTried = true;
      return highest;
    }
    return Math.max(content, Math.min(end, reach * known));
  }

  function want(height: number) {
    if (steps > mostSteps) doubts = mostDoubts;
    isLooping ||= doubts >= mostDoubts;
    if (doubts >= mostDoubts) world.after(touch, pauseMs);
    const next = isLooping ? pairs[0]!.content : height;
    if (Math.abs(next - wanted) > smallestMovePx) wanted = next;
  }

  /** The content has changed by itself. */
  function takeNews(seen: Pair, change: number) {
    for (const pair of pairs) pair.content += change;
    learn(seen);
    want(decide(seen));
  }

  /** The content moves so long after the view did that it does so by itself, or answers late. */
  function noteLateMove(afterMs: number) {
    trust();
    const isAgain = !lateMoves++ && Math.abs(afterMs - lateMs) < rhythmMs;
    if (lateMoves > 1 && world.now() < holdUntil) {
      // It moves by itself: this is not asked again.
      holdUntil = 0;
      lates = -Infinity;
    }
    lates = isAgain || lates < 0 ? lates + 1 : 0;
    lateMs = afterMs;
    if (!lates) leastBefore = pairs[0]!.content;
    if (lates === 1 && afterMs < latestMs) holdUntil = world.now() + 1.5 * afterMs;
    if (lates > 1) {
      slowestMs = answerMs = Math.max(answerMs, Math.min(latestMs, afterMs + rhythmMs));
      // What was taken for news was none.
      pairs = [{ view: pairs[0]!.view, content: leastBefore }];
    }
  }

  /** Takes what there is to see, and decides what follows from it. */
  function look() {
    const atMs = world.now();
    if (world.screen() !== screen) {
      screen = world.screen();
      forget();
    }
    const seen = { view: world.viewport(), content: world.measure() };
    const last = now;
    now = seen;
    if (!last) {
      viewAt = restAt = -1e9;
      wanted = -1e9;
      learn(seen);
      want(decide(seen));
      return;
    }
    const move = seen.content - last.content;
    const isMoved = Math.abs(move) > smallestMovePx;
    const { content } = seen;
    if (!isMoved) seen.content = last.content;
    const afterMs = atMs - viewAt;
    // Where nothing helps any more, an answer takes no longer than those before.
    const isGivenUp = doubts >= mostDoubts;
    let isReacting = afterMs < (isGivenUp ? Math.min(answerMs, slowestMs + rhythmMs) : answerMs);
    if (seen.view !== last.view) {
      viewAt = motionAt = atMs;
      viewMove = seen.view - last.view + (isReacting ? viewMove : 0);
      motionFrom = seen.content;
      isLearned = false;
      lateMoves = 0;
      back = knownAt(seen.view);
    } else if (isMoved) {
      if (atMs - restAt > restMs) {
        motionAt = atMs;
        motionFrom = last.content;
        if (!isReacting) noteLateMove(afterMs);
        isReacting ||= afterMs < answerMs && !isGivenUp;
      }
      // What moves against the view does so by itself.
      const mayReact = move * viewMove > 0 && isReacting && !(back && isLearned);
      const isReaction = mayReact && atMs - motionAt < motionMs;
      if (afterMs > answerMs + longestAnswerMs) trust();
      if (isReaction && !isGivenUp) slowestMs = Math.max(slowestMs, afterMs);
      if (isReaction || doubts >= mostDoubts) isLearned = false;
      else takeNews(seen, isLearned ? move : seen.content - motionFrom);
    }
    if (isMoved || seen.view !== last.view) {
      restAt = atMs;
      world.after(touch, restMs + 1);
    } else if (!isLearned && !isGivenUp && atMs - restAt >= restMs) {
      // Small moves while the view moved may have added up.
      seen.content = content;
      const change = back ? seen.content - back.content : 0;
      // A view between two whole pixels may be back a little beside where it was.
      const isSame = Math.abs(change) <= 2 * smallestMovePx;
      const isOnItsWay = seen.view !== posted;
      if (isOnItsWay && isReacting) {
        world.after(touch, answerMs - atMs + viewAt + 1);
        return;
      }
      if (isSame) learn(seen);
      const next = decide(seen);
      // A layout that answers late may still need the room.
      if (isReacting && (!isSame || next < wanted)) {
        isLearned = false;
        world.after(touch, answerMs - atMs + viewAt + 1);
      } else if (isSame) {
        if (isLooping && isTold) {
          doubts = mostDoubts;
          mayRetry = false;
        }
        want(next);
      } else {
        doubts++;
        takeNews(seen, change);
      }
    } else if (isGivenUp && (mayRetry || !isLooping) && !shows(now)) {
      const waitMs = Math.max(restAt, postedAt) + pauseMs - atMs;
      if (waitMs > 0) {
        world.after(touch, waitMs);
        return;
      }
      // It may have been much news in a row: what there is now is tried once.
      isLooping = !isLooping;
      mayRetry = false;
      wanted = isLooping ? pairs[0]!.content : now.content;
    }
  }

  function post(height: number) {
    const isLoop = mode === 'fit' && isLooping;
    posted = height;
    postedAt = world.now();
    isOwed = false;
    if (++steps === mostSteps) holdUntil = postedAt + pauseMs;
    world.post({ height, mode, loop: isLoop || undefined });
    if (isLoop) {
      doubts++;
      if (!isTold) world.onLoop();
    }
    isTold = isLoop;
  }

  function flush() {
    isScheduled = false;
    if (world.isHidden()) return;
    if (mode === 'fit') look();
    const height = mode === 'fill' ? world.hostHeight() : Math.ceil(wanted);
    const isNew = posted < 0 || (mode === 'fit' && Math.abs(height - posted) > smallestMovePx);
    if (!isOwed && !isNew) return;
    const nextAt = postedAt + Math.min(world.intervalMs(), longestIntervalMs);
    const waitMs = Math.max(nextAt, holdUntil) - world.now();
    if (waitMs > 0) world.after(touch, waitMs);
    else post(height);
  }

  /** Something happened, or the page is shown again: looks in a frame. */
  function touch() {
    if (isScheduled) return;
    isScheduled = true;
    world.frame(flush);
  }

  /**
   * Posts on load, on a route change and on welcome, even what was posted before: at once, or as soon
   * as the interval allows. Hidden, as soon as it is shown.
   */
  function postNow() {
    isOwed = true;
    trust();
    viewAt = -1e9;
    holdUntil = 0;
    flush();
  }

  return {
    touch,

    postNow,

    /** What the present route declares. Posts when it changes. */
    setMode(next: PageHeightMode) {
      if (next === mode) return;
      mode = next;
      forget();
      postNow();
    },

    /** The last height posted with its mode, for hello; `undefined` before the first. */
    last: () => (posted < 0 ? undefined : { height: posted, mode }),
  };
}
