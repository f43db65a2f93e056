// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPageHeight } from './page-height-dom.ts';

let resized: () => void;
const disconnect = vi.fn();

/** An element that reports a height, which happy-dom, having no layout, cannot. */
function box(height: number, parent: Element = document.body) {
  const element = document.createElement('div');
  const state = { element, height };
  element.getBoundingClientRect = () => ({ height: state.height }) as DOMRect;
  parent.append(element);
  return state;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  document.body.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const setUp = (height: number) => {
  const post = vi.fn();
  const root = box(height);
  const watch = watchPageHeight({ intervalMs: () => 100, post, hostHeight: () => undefined });
  const stop = watch.attach(root.element);
  const last = () => post.mock.lastCall?.[0].height;
  return { post, root, watch, stop, last };
};
const wait = () => vi.advanceTimersByTimeAsync(300);

describe('watching the page height', () => {
  it('posts the root’s height, rounded up, as soon as it is attached', () => {
    expect(setUp(700.2).post).toHaveBeenCalledExactlyOnceWith({
      height: 701,
      mode: 'fit',
      loop: undefined,
    });
  });

  it.each([
    ['a resize observation', () => resized()],
    ['the window’s resize', () => window.dispatchEvent(new Event('resize'))],
    ['a text', (root: Element) => root.append('more')],
    ['a class', (root: Element) => root.classList.add('open')],
    ['what changes beside the root', () => document.body.append('menu')],
    ['an image that loads', (root: Element) => root.append(document.createElement('img'))],
    ['being shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('looks again after %s', async (_, change) => {
    const { root, last } = setUp(700);
    root.height = 900;
    change(root.element);
    await wait();
    expect(last()).toBe(900);
  });

  it('hears images that load inside, though load does not bubble', async () => {
    const { root, last } = setUp(700);
    const image = document.createElement('img');
    root.element.append(image);
    await wait();
    root.height = 950;
    image.dispatchEvent(new Event('load'));
    await wait();
    expect(last()).toBe(950);
  });

  it.each([
    ['the root', () => document.body.lastElementChild as Element],
    ['the document', () => document.documentElement],
  ])('counts what overflows %s', async (_, find) => {
    const { last } = setUp(700);
    Object.defineProperty(find(), 'scrollHeight', { value: 990, configurable: true });
    resized();
    await wait();
    expect(last()).toBe(990);
    Reflect.deleteProperty(find(), 'scrollHeight');
  });

  it('comes to rest over what turns without end, and follows what then happens', async () => {
    const { root, post, last } = setUp(700);
    let swing = 115;
    const scrollHeight = () => 760 + Math.round(swing * (1 + Math.sin(performance.now() / 60)));
    Object.defineProperty(root.element, 'scrollHeight', { get: scrollHeight, configurable: true });
    resized();
    await vi.advanceTimersByTimeAsync(170);
    resized();
    await vi.advanceTimersByTimeAsync(5000);
    expect(last()).toBeGreaterThan(850);
    expect(post.mock.calls.length).toBeLessThan(10);
    swing = 0;
    root.element.append('less');
    await vi.advanceTimersByTimeAsync(5000);
    expect(last()).toBe(760);
  });

  it('makes the root contain what is placed absolutely in it', () => {
    expect((setUp(700).root.element as HTMLElement).style.position).toBe('relative');
  });

  it('stops looking when it is let go', async () => {
    const { root, stop, post } = setUp(700);
    stop();
    root.height = 900;
    root.element.append('more');
    window.dispatchEvent(new Event('resize'));
    await wait();
    expect(post).toHaveBeenCalledOnce();
    expect(disconnect).toHaveBeenCalled();
  });

  it('moves to a new root without the old one’s stop harming it', async () => {
    const { stop, watch, last } = setUp(700);
    const next = box(400);
    watch.attach(next.element);
    await wait();
    expect(last()).toBe(400);
    stop();
    next.height = 450;
    next.element.append('more');
    await wait();
    expect(last()).toBe(450);
  });

  it('names the element at fault in a loop', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { root, last } = setUp(innerHeight + 60);
    box(60, root.element);
    const full = box(innerHeight, root.element);
    await wait();
    for (let turn = 0; turn < 8; turn++) {
      vi.stubGlobal('innerHeight', last());
      full.height = innerHeight;
      root.height = innerHeight + 60;
      resized();
      await wait();
    }
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), full.element);
  });
});
