import '#tests/support/page.ts';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { labQuery } from '#api/lab.ts';
import { featureConfigQuery, meQuery } from '#api/users.ts';
import { wardrobesQuery } from '#api/wardrobes.ts';
import { descriptorOf, type OperationName } from '#contract/operations.ts';

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
const userId = '6f9b4f86-2c0e-4a7e-9a55-0f4f3f6f7c11';
let sent: { url: string; init: RequestInit }[];
let runs = 0;
/** What the page fetched: pictures, and files by its links. */
let pictures: string[];
/** The browser says that a file's last byte has come. */
let hasCome: (file: string) => void;

/** Runs the script as the page does, on a page of its own. */
async function run(path: string): Promise<string[]> {
  happyDOM.setURL(`http://localhost:3000${path}`);
  runs += 1;
  const file = `./head-script.ts?run=${runs}`;
  await import(/* @vite-ignore */ file);
  return sent.map(({ init }) => Object.keys(JSON.parse(String(init.body)))[0]!);
}

beforeEach(() => {
  vi.stubGlobal('appVersion', '1.2.3');
  vi.stubGlobal('fontFiles', ['/assets/text.woff2', '/assets/display.woff2']);
  vi.stubGlobal('screenFiles', { '/style-lab': ['/assets/lab.js', '/assets/lab.css'] });
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        pictures.push(address);
      }
    },
  );
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      #isOn = true;
      constructor(tell: (list: { getEntries(): { name: string }[] }, of: unknown) => void) {
        hasCome = (file) => {
          const name = `http://localhost:3000${file}`;
          if (this.#isOn) tell({ getEntries: () => [{ name }] }, this);
        };
      }
      observe() {}
      disconnect() {
        this.#isOn = false;
      }
    },
  );
  sent = [];
  pictures = [];
  delete window.hemStart;
  document.head.innerHTML = `<meta name="hem-settings" content='{"apiKey":"a-key"}'>`;
  document.body.innerHTML = '<script type="text/plain" src="/assets/index.js"></script>';
  globalThis.fetch = async (url, init = {}) => {
    sent.push({ url: String(url), init });
    const isRail = String(init.body).includes('getWardrobes');
    return Response.json({ status: 'ok', data: isRail ? firstWardrobes : {} });
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
const hung = (name: string) => ({
  image: { urls: { 240: `/images/${name}/240`, 720: `/images/${name}/720` } },
});
const firstWardrobes = {
  wardrobes: [
    { rail: [{ image: { urls: null } }, hung('coat'), hung('shirt')] },
    { rail: [hung('hat')] },
  ],
};
/** The answer to the wardrobes has been read, by the script too, which began before. */
async function settled(): Promise<void> {
  const answer = await window.hemStart!.getWardrobes!.answer;
  await answer.clone().text();
  await new Promise((resolve) => setImmediate(resolve));
}
const signIn = () =>
  localStorage.setItem('hem.session', JSON.stringify({ token: 'a-token', userId }));
const flags = (values: Record<string, boolean>) => {
  for (const [name, value] of Object.entries(values)) {
    localStorage.setItem(`hem.flag.${name}`, String(value));
  }
};

describe('before the bundle has come', () => {
  it('nothing is asked while nobody is signed in', async () => {
    expect(await run('/wardrobes')).toEqual([]);
    localStorage.setItem('hem.session', 'not ours');
    expect(await run('/wardrobes')).toEqual([]);
    expect(window.hemStart).toBeUndefined();
  });

  it('the start-up calls go out, and first the wardrobes, only for their screen', async () => {
    signIn();
    const always = ['userDetails', 'userGetFeatureConfig'];
    expect(await run('/wardrobes')).toEqual(['getWardrobes', ...always, 'refreshCache']);
    sent = [];
    expect(await run('/')).toEqual(['getWardrobes', ...always, 'refreshCache']);
    sent = [];
    expect(await run('/style-lab')).toEqual(['getLab', ...always, 'refreshCache']);
    sent = [];
    expect(await run('/items')).toEqual([...always, 'refreshCache']);
  });

  it('the files of a screen that comes later are fetched at once, for whoever is signed in', async () => {
    const files = () =>
      [...document.head.querySelectorAll('link')].map((link) => [
        link.rel,
        link.as,
        link.getAttribute('href'),
      ]);
    await run('/style-lab');
    expect(files()).toEqual([]);
    signIn();
    await run('/style-lab/one-coat');
    expect(files()).toEqual([]);
    await run('/style-lab');
    expect(files()).toEqual([
      ['modulepreload', '', '/assets/lab.js'],
      ['preload', 'style', 'http://localhost:3000/assets/lab.css'],
    ]);
  });

  it.each([
    [{}, true],
    [{ webView: true, header: true }, true],
    [{ webView: true }, true],
    [{ webView: true, header: false }, false],
    [{ webView: false, header: false }, true],
  ])('with the flags %o the cache is refreshed: %s', async (values, isDue) => {
    signIn();
    flags(values);
    expect((await run('/items')).includes('refreshCache')).toBe(isDue);
  });

  it('the cache is not refreshed twice in a session', async () => {
    signIn();
    sessionStorage.setItem('hem.cacheRefreshed', 'true');
    expect(await run('/items')).not.toContain('refreshCache');
  });

  it('the calls are the very ones that the app would make, so that it can use them', async () => {
    signIn();
    await run('/wardrobes');
    const started = { ...window.hemStart };
    await run('/style-lab');
    Object.assign(started, window.hemStart);
    for (const query of [
      meQuery(),
      featureConfigQuery(),
      wardrobesQuery(userId),
      labQuery(userId),
    ]) {
      const [name, input] = query.queryKey;
      expect(started[name]?.body).toBe(JSON.stringify({ [name]: input }));
    }
    expect(started.refreshCache?.body).toBe(
      '{"refreshCache":{"scopes":["items","outfits","looks"]}}',
    );
    for (const { url, init } of sent) {
      const name = Object.keys(JSON.parse(String(init.body)))[0] as OperationName;
      const { service, verb } = descriptorOf(name);
      expect(url).toBe(`/api/${service}/v1/${verb}`);
      expect(Object.fromEntries(new Headers(init.headers))).toEqual({
        'content-type': 'application/json',
        'x-api-key': 'a-key',
        'accept-language': 'en-US',
        'x-app-version': '1.2.3',
        authorization: 'Bearer a-token',
      });
      expect(started[name]?.token).toBe('a-token');
    }
  });

  it('the first rail’s pictures and the fonts come behind the entry, not beside it', async () => {
    const fonts = () => [...document.head.querySelectorAll('link[as=font]')];
    signIn();
    await run('/wardrobes');
    await settled();
    hasCome('/assets/another.js');
    expect(pictures).toEqual([]);
    expect(fonts()).toEqual([]);
    hasCome('/assets/index.js');
    expect(pictures).toEqual(['/images/coat/240', '/images/shirt/240']);
    expect(fonts().map((link) => link.getAttribute('href'))).toEqual([
      '/assets/text.woff2',
      '/assets/display.woff2',
    ]);
    hasCome('/assets/index.js');
    expect(pictures).toHaveLength(2);
    expect(fonts()).toHaveLength(2);
    // The app still reads the answer itself.
    const { wardrobes } = (await (await window.hemStart!.getWardrobes!.answer).json()).data;
    expect(wardrobes).toEqual(firstWardrobes.wardrobes);
  });

  it('a device with a service worker has the pictures: they are not asked for beside it', async () => {
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} }, language: 'en-US' });
    signIn();
    await run('/wardrobes');
    await settled();
    hasCome('/assets/index.js');
    expect(pictures).toEqual([]);
  });

  it('an answer that holds no rail hurts nothing', async () => {
    globalThis.fetch = async () => new Response('Bad gateway', { status: 502 });
    signIn();
    await run('/wardrobes');
    await settled();
    hasCome('/assets/index.js');
    expect(pictures).toEqual([]);
    expect((await window.hemStart!.getWardrobes!.answer).status).toBe(502);
  });

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['', 'light'],
  ])('the theme that was chosen (%s) is there for the first paint: %s', async (kept, shown) => {
    if (kept) localStorage.setItem('hem.theme', kept);
    await run('/');
    expect(document.documentElement.dataset.theme).toBe(shown);
  });
});
