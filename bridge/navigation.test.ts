// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigation } from './navigation.ts';

/** History as a browser keeps it: it moves later, then says popstate. */
let entries: string[];
let index: number;
let arrivalMs: number;

const pathname = () => entries[index] as string;
const go = vi.fn((delta = 0) => {
  setTimeout(() => {
    index += delta;
    window.dispatchEvent(new Event('popstate'));
  }, arrivalMs);
});

function setUp(paths: string[], at = paths.length - 1, begun?: () => Promise<void>) {
  entries = paths;
  index = at;
  const navigate = vi.fn((path: string, { replace }: { replace: boolean }) => {
    entries.splice(replace ? index : ++index, entries.length, path);
  });
  const onChange = vi.fn();
  const navigation = createNavigation({
    depth: () => index,
    ...(begun && { settled: begun }),
    navigate,
    canOpen: (path) => path.startsWith('/items') || path === '/',
    isHome: (path) => path === '/',
    onChange,
  });
  return { navigation, navigate, onChange };
}

beforeEach(() => {
  vi.useFakeTimers();
  arrivalMs = 10;
  go.mockClear();
  vi.stubGlobal('history', { go });
  vi.stubGlobal('location', {
    origin: 'http://page.test',
    get pathname() {
      return pathname().replace(/\?.*/, '');
    },
    get search() {
      return pathname().replace(/^[^?]*/, '');
    },
  });
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = async <T>(promise: Promise<T>, ms = 2_000) => {
  await vi.advanceTimersByTimeAsync(ms);
  return promise;
};

describe('back', () => {
  it('goes back one entry and answers once it has arrived', async () => {
    const { navigation } = setUp(['/', '/items', '/items/1']);
    const answer = navigation.back();
    await vi.advanceTimersByTimeAsync(9);
    expect(pathname()).toBe('/items/1');
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toEqual({ handled: true, canGoBack: true });
    expect(pathname()).toBe('/items');
  });

  it('leaves it to the host where there is no history of ours', async () => {
    const { navigation } = setUp(['/items']);
    expect(await settled(navigation.back())).toEqual({ handled: false, canGoBack: false });
    expect(go).not.toHaveBeenCalled();
  });

  it('does two presses in 50 ms one after the other', async () => {
    const { navigation } = setUp(['/', '/items']);
    arrivalMs = 80;
    const first = navigation.back();
    await vi.advanceTimersByTimeAsync(50);
    const second = navigation.back();
    expect(go).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(500);
    expect(await first).toEqual({ handled: true, canGoBack: false });
    expect(await second).toEqual({ handled: false, canGoBack: false });
    expect(go).toHaveBeenCalledOnce();
  });

  it('answers within 300 ms when the page is busy, and still moves once', async () => {
    const { navigation } = setUp(['/', '/items']);
    arrivalMs = 900;
    const first = vi.fn();
    const second = vi.fn();
    navigation.back().then(first);
    navigation.back().then(second);
    await vi.advanceTimersByTimeAsync(299);
    expect(first).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(first).toHaveBeenCalledWith({ handled: true, canGoBack: true });
    expect(second).toHaveBeenCalledWith({ handled: true, canGoBack: true });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(go).toHaveBeenCalledOnce();
  });

  it('answers at the latest when the page goes away', async () => {
    const { navigation } = setUp(['/', '/items']);
    arrivalMs = 900;
    const answers = [navigation.back(), navigation.back()];
    await vi.advanceTimersByTimeAsync(5);
    window.dispatchEvent(new Event('pagehide'));
    expect(await Promise.all(answers)).toMatchObject([{ handled: true }, { handled: true }]);
    await vi.advanceTimersByTimeAsync(2_000);
  });

  it('waits for a move that the page itself has begun', async () => {
    let arrive = () => {};
    const { navigation } = setUp(
      ['/'],
      0,
      () =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
    );
    const answer = navigation.back();
    await vi.advanceTimersByTimeAsync(50);
    entries.push('/items');
    index = 1;
    arrive();
    expect(await settled(answer)).toMatchObject({ handled: true });
    expect(pathname()).toBe('/');
  });

  it('goes on when a traversal never arrives', async () => {
    const { navigation } = setUp(['/', '/items']);
    arrivalMs = 1e6;
    navigation.back();
    await vi.advanceTimersByTimeAsync(1_000);
    arrivalMs = 10;
    navigation.back();
    await vi.advanceTimersByTimeAsync(20);
    expect(go).toHaveBeenCalledTimes(2);
    expect(pathname()).toBe('/');
  });
});

describe('layers', () => {
  it('close from the top, one press each, before history moves', async () => {
    const { navigation, onChange } = setUp(['/items']);
    const closed: string[] = [];
    const removers = ['menu', 'confirm'].map((name) =>
      navigation.pushInterceptor(() => {
        closed.push(name);
        removers[['menu', 'confirm'].indexOf(name)]?.();
      }),
    );
    expect(navigation.canGoBack()).toBe(true);
    expect(await settled(navigation.back())).toEqual({ handled: true, canGoBack: true });
    expect(await settled(navigation.back())).toEqual({ handled: true, canGoBack: false });
    expect(closed).toEqual(['confirm', 'menu']);
    expect(onChange).toHaveBeenCalledTimes(4);
    expect(await settled(navigation.back())).toMatchObject({ handled: false });
  });

  it('that come away a moment later are gone by the time of the answer', async () => {
    const { navigation } = setUp(['/items']);
    const remove = navigation.pushInterceptor(() => void setTimeout(remove, 50));
    expect(await settled(navigation.back())).toEqual({ handled: true, canGoBack: false });
  });

  it('that cannot be closed hold every press, and the answer comes all the same', async () => {
    const { navigation } = setUp(['/', '/items']);
    navigation.pushInterceptor(() => {});
    expect(await settled(navigation.back())).toEqual({ handled: true, canGoBack: true });
    expect(await settled(navigation.back())).toEqual({ handled: true, canGoBack: true });
    expect(go).not.toHaveBeenCalled();
  });

  it('may leave the press to the one below', async () => {
    const { navigation } = setUp(['/items']);
    const below = vi.fn();
    navigation.pushInterceptor(below);
    navigation.pushInterceptor(() => false);
    expect(await settled(navigation.back())).toMatchObject({ handled: true });
    expect(below).toHaveBeenCalledOnce();
  });

  it('that are the same function twice come away one at a time', () => {
    const { navigation, onChange } = setUp(['/items']);
    const close = () => {};
    const first = navigation.pushInterceptor(close);
    const second = navigation.pushInterceptor(close);
    first();
    first();
    expect(navigation.canGoBack()).toBe(true);
    second();
    expect(navigation.canGoBack()).toBe(false);
    expect(onChange).toHaveBeenCalledTimes(4);
  });

  it('that throw do not stop the next press', async () => {
    const { navigation } = setUp(['/', '/items']);
    const remove = navigation.pushInterceptor(() => {
      throw new Error('broken');
    });
    const broken = expect(navigation.back()).rejects.toThrow('broken');
    await settled(broken);
    remove();
    expect(await settled(navigation.back())).toMatchObject({ handled: true });
  });
});

describe('the bottom tab', () => {
  it('goes all the way back when the first entry is home', async () => {
    const { navigation, navigate } = setUp(['/', '/items', '/items/1']);
    expect(await settled(navigation.tab())).toEqual({ handled: true, canGoBack: false });
    expect(go).toHaveBeenCalledExactlyOnceWith(-2);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('leaves no sheet of the first entry open', async () => {
    const { navigation, navigate } = setUp(['/?sheet=new', '/items']);
    expect(await settled(navigation.tab())).toMatchObject({ handled: true });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: true });
  });

  it('replaces the first entry with home after a deep link', async () => {
    const { navigation, navigate } = setUp(['/items/1', '/items/2']);
    expect(await settled(navigation.tab())).toEqual({ handled: true, canGoBack: false });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: true });
    expect(pathname()).toBe('/');
  });

  it('scrolls to the top at home, and elsewhere leaves it to the host', async () => {
    const home = setUp(['/']);
    expect(await settled(home.navigation.tab())).toMatchObject({ handled: true });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    const elsewhere = setUp(['/items']);
    expect(await settled(elsewhere.navigation.tab())).toMatchObject({ handled: false });
    expect(elsewhere.navigate).not.toHaveBeenCalled();
  });
});

describe('a deep link', () => {
  it.each(['/items', '/items/1?tab=a#b', '/'])('opens %s', async (path) => {
    const { navigation, navigate } = setUp(['/']);
    expect(await settled(navigation.open(path))).toMatchObject({ handled: true });
    expect(navigate).toHaveBeenCalledExactlyOnceWith(path, { replace: false });
  });

  it.each([
    '//evil.test/items',
    '/\\evil.test/items',
    '/\t/evil.test/items',
    '/items/..//evil.test',
    '//[',
    '/\t/[',
    'https://evil.test/items',
    'javascript:alert(1)',
    'items',
    '',
    ' /items',
    '/nowhere',
  ])('refuses %j', async (path) => {
    const { navigation, navigate } = setUp(['/']);
    expect(await settled(navigation.open(path))).toMatchObject({ handled: false });
    expect(navigate).not.toHaveBeenCalled();
  });
});
