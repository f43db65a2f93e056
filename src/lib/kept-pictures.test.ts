import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPictureKeeper } from './kept-pictures.ts';

/** Caches as a browser has them, as far as pictures need them. */
function fakeStorage() {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => ({
    match: async (path: string) => all.get(name)?.get(path)?.clone(),
    put: async (path: string, answer: Response) => {
      all.get(name)!.set(path, answer);
    },
    delete: async (path: string) => all.get(name)!.delete(path),
  });
  const storage = {
    has: async (name: string) => all.has(name),
    open: async (name: string) => {
      if (!all.has(name)) all.set(name, new Map());
      return cacheOf(name);
    },
    match: (path: string, { cacheName }: { cacheName: string }) => cacheOf(cacheName).match(path),
  };
  /** Opens the cache as the page of a session does. */
  const begin = (session: string) =>
    all.set('pictures', new Map([['/images/kept-for', new Response(session)]]));
  return { all, begin, storage: () => storage as unknown as CacheStorage };
}

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url);
    return url.includes('gone') ? new Response('', { status: 404 }) : new Response('x'.repeat(100));
  });
});
afterEach(() => vi.unstubAllGlobals());

function keeper(most = 350) {
  const { all, begin, storage } = fakeStorage();
  begin('first');
  let ms = 0;
  const behind: Promise<unknown>[] = [];
  const now = () => {
    ms += 1;
    return ms;
  };
  const pictures = createPictureKeeper('pictures', { storage, now, most, restMs: 0 });
  const see = async (path: string) => {
    const request = new Request(`https://hem.test${path}`);
    const answer = await pictures.answer(request, (work) => behind.push(work));
    while (behind.length > 0) await behind.shift();
    return answer;
  };
  const kept = () => [...(all.get('pictures')?.keys() ?? [])].filter((path) => !/kept-/.test(path));
  return { all, begin, see, kept, pictures, storage };
}

it('a picture is asked for once, whatever its signed address is', async () => {
  const { see } = keeper();
  await see('/images/a/240?s=monday');
  expect(await (await see('/images/a/240?s=tuesday')).text()).toBe('x'.repeat(100));
  expect(asked).toHaveLength(1);
  await see('/images/a/720?s=tuesday');
  expect(asked).toHaveLength(2);
});

it('what does not come is not kept', async () => {
  const { see, kept } = keeper();
  expect((await see('/images/gone/240')).status).toBe(404);
  expect(kept()).toEqual([]);
});

it('beyond the limit the longest unseen goes', async () => {
  const { see, kept } = keeper();
  for (const path of ['/images/a/240', '/images/b/240', '/images/c/240', '/images/a/240']) {
    await see(path);
  }
  await see('/images/d/240');
  expect(kept()).toEqual(['/images/a/240', '/images/c/240', '/images/d/240']);
});

it('the list of a screen’s pictures is written once', async () => {
  const { see, pictures, storage } = keeper();
  const cache = await storage().open('pictures');
  const put = vi.spyOn(cache, 'put');
  vi.spyOn(storage(), 'open').mockResolvedValue(cache);
  for (const path of ['/images/a/240', '/images/b/240', '/images/a/240']) await see(path);
  await Promise.all([pictures.save(), pictures.save(), pictures.save()]);
  expect(put.mock.calls.filter(([key]) => key === '/images/kept-list')).toHaveLength(1);
});

it('which were seen is known to the next worker, and gone with the cache', async () => {
  const { begin, see, kept, pictures, storage } = keeper();
  for (const path of ['/images/a/240', '/images/b/240', '/images/c/240']) await see(path);
  await pictures.save();
  const next = createPictureKeeper('pictures', { storage, now: () => 100, most: 350 });
  const behind: Promise<unknown>[] = [];
  const request = new Request('https://hem.test/images/d/240');
  await next.answer(request, (work) => behind.push(work));
  while (behind.length > 0) await behind.shift();
  expect(kept()).toEqual(['/images/b/240', '/images/c/240', '/images/d/240']);

  begin('second');
  await see('/images/e/240');
  await pictures.save();
  const list = await (await storage().open('pictures')).match('/images/kept-list');
  expect(Object.keys(await list!.json())).toEqual(['/images/e/240']);
});

it('where no session keeps pictures, they come and none is kept', async () => {
  const { all, see } = keeper();
  all.clear();
  expect((await see('/images/a/240')).status).toBe(200);
  expect([...all]).toEqual([]);
});

it.each([
  ['is over', (all: Map<string, unknown>) => all.clear()],
  [
    'is another’s',
    (all: Map<string, unknown>) =>
      all.set('pictures', new Map([['/images/kept-for', new Response('second')]])),
  ],
])('a picture that comes when its session %s is not kept', async (_, end) => {
  const { all, see, kept } = keeper();
  vi.stubGlobal('fetch', async () => {
    end(all);
    return new Response('x');
  });
  expect((await see('/images/a/240')).status).toBe(200);
  expect(kept()).toEqual([]);
});
