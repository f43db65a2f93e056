/** Most bytes of pictures that a device keeps. */
export const mostPictureBytes = 150_000_000;

/** The name under which the list of what is kept lies among the pictures. */
const listKey = '/images/kept-list';

/** The name under which the page says in the cache of whose session it is; without it nothing is kept. */
export const keptForKey = '/images/kept-for';

/** When each picture was last seen, in milliseconds, and its bytes, by its path. */
type Seen = Record<string, [ms: number, bytes: number]>;

/**
 * Keeps pictures of members by picture and rendition, whatever their signed address is, in a cache that a session's page
 * opens (`src/app/open-kept-pictures.ts`) and its end takes away ([Note: Kept copy]): a picture that was asked for in another
 * session, or in none, is not kept. Which of them were seen last is a list in that cache: what is beyond the limit
 * goes, the longest unseen first.
 */
export function createPictureKeeper(
  name: string,
  {
    storage = () => caches,
    now = Date.now,
    most = mostPictureBytes,
    restMs = 1000,
  }: { storage?(): CacheStorage; now?(): number; most?: number; restMs?: number } = {},
) {
  let seen: Promise<Seen> | null = null;
  let isChanged = false;
  let saving: Promise<void> | null = null;
  /** Notes are made one after the other. */
  let noting: Promise<unknown> = Promise.resolve();

  const readList = async (cache: Cache): Promise<Seen> => {
    const list = await cache.match(listKey).then((kept) => kept?.json() as Promise<Seen>);
    return list ?? {};
  };

  const find = (path: string) =>
    storage()
      .match(path, { cacheName: name, ignoreVary: true })
      .catch(() => undefined);
  /** The session whose pictures are kept; undefined where none are. */
  const keptFor = async () => (await find(keptForKey))?.text();
  /** Whose list `seen` is. */
  let seenBy: string | undefined;

  const note = async (path: string, bytes: number | null): Promise<void> => {
    const session = await keptFor();
    if (session === undefined) return;
    // The cache went with a session: so do the notes.
    if (session !== seenBy) seen = null;
    seenBy = session;
    const cache = await storage().open(name);
    seen ??= readList(cache).catch(() => ({}));
    const list = await seen;
    const size = bytes ?? list[path]?.[1];
    if (size === undefined) return;
    list[path] = [now(), size];
    isChanged = true;
    if (bytes === null) return;
    let total = 0;
    for (const [one, [, length]] of Object.entries(list).sort(([, a], [, b]) => b[0] - a[0])) {
      total += length;
      if (total <= most) continue;
      delete list[one];
      await cache.delete(one);
    }
  };

  const write = async (): Promise<void> => {
    if (!isChanged || !seen || (await keptFor()) !== seenBy) return;
    isChanged = false;
    const cache = await storage().open(name);
    await cache.put(listKey, Response.json(await seen));
  };

  return {
    /** A picture: the kept one, or the network's, which is kept from then on. `later` is told what goes on behind. */
    async answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
      const path = new URL(request.url).pathname;
      const kept = await find(path);
      const noteSeen = (bytes: number | null) => {
        noting = noting.then(() => note(path, bytes)).catch(() => {});
        later(noting);
      };
      if (kept) {
        noteSeen(null);
        return kept;
      }
      const asking = keptFor();
      const answer = await fetch(request);
      if (answer.status === 200) {
        const copy = answer.clone();
        const keep = async () => {
          const [bytes, session] = await Promise.all([copy.blob(), asking]);
          const isOver = async () => session === undefined || (await keptFor()) !== session;
          if (await isOver()) return;
          const cache = await storage().open(name);
          await cache.put(path, new Response(bytes, { headers: copy.headers }));
          if (await isOver()) await cache.delete(path);
          else noteSeen(bytes.size);
        };
        // A device without room keeps none.
        later(keep().catch(() => {}));
      }
      return answer;
    },

    /** Writes the list down a moment later, once for all that a screen shows. */
    save(): Promise<void> {
      saving ??= new Promise((resolve) => setTimeout(resolve, restMs)).then(write).finally(() => {
        saving = null;
      });
      return saving;
    },
  };
}
