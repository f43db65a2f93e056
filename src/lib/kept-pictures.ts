/** Most bytes of pictures that a device keeps. */
export const mostPictureBytes = 150_000_000;

/** The name under which the list of what is kept lies among the pictures. */
const listKey = '/images/kept-list';

/** When each picture was last seen, in milliseconds, and its bytes, by its path. */
type Seen = Record<string, [ms: number, bytes: number]>;

/**
 * Keeps pictures of members by picture and rendition, whatever their signed address is, in a cache that the end of a
 * session takes away ([Note: Kept copy]). Which of them were seen last is a list in that cache: what is beyond the limit
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

  const open = async (): Promise<Cache> => {
    // It went with a session: so do the notes.
    if (!(await storage().has(name))) seen = null;
    return storage().open(name);
  };

  const note = async (path: string, bytes: number | null): Promise<void> => {
    const cache = await open();
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
    if (!isChanged || !seen || !(await storage().has(name))) return;
    isChanged = false;
    const cache = await storage().open(name);
    await cache.put(listKey, Response.json(await seen));
  };

  return {
    /** A picture: the kept one, or the network's, which is kept from then on. `later` is told what goes on behind. */
    async answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
      const path = new URL(request.url).pathname;
      const kept = await storage()
        .match(path, { cacheName: name, ignoreVary: true })
        .catch(() => undefined);
      const noteSeen = (bytes: number | null) => {
        noting = noting.then(() => note(path, bytes)).catch(() => {});
        later(noting);
      };
      if (kept) {
        noteSeen(null);
        return kept;
      }
      const answer = await fetch(request);
      if (answer.status === 200) {
        const copy = answer.clone();
        const keep = async () => {
          const bytes = await copy.blob();
          const cache = await open();
          await cache.put(path, new Response(bytes, { headers: copy.headers }));
          noteSeen(bytes.size);
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
