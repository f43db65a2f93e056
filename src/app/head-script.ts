// The one inline script of the page, after the bridge's stub: sets the theme before the first
// paint, sends the start-up calls before the bundle has come, and says so if it does not come. Kept
// small; see scripts/vite-app-page.ts. It imports nothing: it is inlined as it stands.
addEventListener(
  'error',
  ({ target }) => {
    // Only the entry's script and style sheet, the first of their kind; code that comes later reports
    // its own failures.
    const isEntry = ['script[src]', 'link[rel=stylesheet]'].some(
      (kind) => target === document.querySelector(kind),
    );
    if (!isEntry) return;
    const say = () => {
      // The style sheet itself may be missing: then the browser's own colors follow the theme.
      const { dataset, style } = document.documentElement;
      style.colorScheme = dataset.theme!;
      document.body.innerHTML = '<main><h1>Hem did not load.</h1><button>Try again</button></main>';
      document.body.style.cssText = 'padding:20vh 16px;text-align:center';
      const again = document.querySelector('button')!;
      again.style.cssText =
        'min-height:44px;margin-top:16px;padding:0 24px;font:inherit;border:1px solid;border-radius:22px';
      again.onclick = () => location.reload();
      addEventListener('online', () => location.reload());
    };
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', say);
    else say();
    // It reloads by itself once; a page that was reloaded waits for the user.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type === 'navigate' && navigator.onLine) setTimeout(() => location.reload(), 2000);
  },
  true,
);
// The libraries make errors as constants while they start, and in Chromium the stacks of these take
// most of that time. The entry sets the limit back (src/main.tsx).
Error.stackTraceLimit = 0;
/** The files of screens that come later than the entry, by path; written in when the page is built. */
declare const screenFiles: Readonly<Record<string, readonly string[]>>;
/** The shape of what the device keeps, a hash; written in when the page is built. */
declare const copySchema: string;
/** The version of this app; written in when the page is built. */
declare const appVersion: string;
/** The fonts that every screen shows, the text's first; written in when the page is built. */
declare const fontFiles: readonly string[];
/** What the first screen shows and no script asks for yet. */
const firstPictures: string[] = [];
// What the screen shows comes right behind the entry, while that is read and run: before, it would take the entry's
// place on the line, and afterwards the line would have stood empty.
new PerformanceObserver((list, observer) => {
  const entry = document.querySelector<HTMLScriptElement>('script[src]')?.src;
  if (!list.getEntries().some(({ name }) => name === entry)) return;
  observer.disconnect();
  for (const address of firstPictures) new Image().src = address;
  for (const font of fontFiles) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.crossOrigin = '';
    link.href = font;
    document.head.append(link);
  }
}).observe({ type: 'resource', buffered: true });
try {
  const kept = localStorage.getItem('hem.theme');
  const isDark =
    kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  const session = JSON.parse(localStorage.getItem('hem.session') || 'null');
  if (session?.token) {
    const flag = (name: string) => localStorage.getItem(`hem.flag.${name}`);
    const settings = JSON.parse(
      document.querySelector('meta[name="hem-settings"]')!.getAttribute('content')!,
    );
    const start: Record<string, { body: string; token: string; answer: Promise<Response> }> = {};
    const send = (path: string, name: string, input: unknown) => {
      const body = JSON.stringify({ [name]: input });
      const answer = fetch(`/api/${path}`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'x-api-key': settings.apiKey,
          'accept-language': 'en-US',
          'x-app-version': appVersion,
          authorization: `Bearer ${session.token}`,
        },
      });
      answer.catch(() => {});
      start[name] = { body, token: session.token, answer };
      return answer;
    };
    // The call that takes longest to answer goes first.
    if (/^\/(wardrobes)?$/.test(location.pathname)) {
      const answer = send('wardrobes/v1/query', 'getWardrobes', { owner: session.userId });
      // A device that keeps pictures has them (src/components/rail.tsx).
      if (!navigator.serviceWorker?.controller) {
        answer
          .then(async (response) => {
            const { data } = await response.clone().json();
            for (const { image } of data.wardrobes[0].rail) {
              // One that is still being made has none.
              if (image.urls) firstPictures.push(image.urls[240]);
            }
          })
          .catch(() => {});
      }
    }
    if (location.pathname === '/style-lab') {
      send('lab/v1/query', 'getLab', { owner: session.userId });
    }
    send('users/v1/query', 'userDetails', { userIds: [] });
    send('users/v1/query', 'userGetFeatureConfig', { configScope: 'global' });
    if (
      !sessionStorage.getItem('hem.cacheRefreshed') &&
      (flag('webView') !== 'true' || flag('header') !== 'false')
    ) {
      send('cache/v1/manage', 'refreshCache', { scopes: ['items', 'outfits', 'looks'] });
    }
    (window as { hemStart?: unknown }).hemStart = start;
    // What the device keeps of the answers ([Note: Kept copy]), opened while the bundle comes. Nothing is made here.
    const opening = new Promise<IDBDatabase>((resolve, reject) => {
      // A database that never answers holds nothing up.
      setTimeout(reject, 3000);
      const request = indexedDB.open('hem-copy');
      request.onupgradeneeded = () => request.transaction!.abort();
      request.onerror = (event) => {
        event.preventDefault();
        reject();
      };
      request.onsuccess = () => {
        request.result.onversionchange = () => request.result.close();
        resolve(request.result);
      };
    });
    opening.catch(() => {});
    (window as { hemKept?: unknown }).hemKept = async (key: string) => {
      const answers = (await opening).transaction('answers').objectStore('answers');
      return new Promise((resolve, reject) => {
        const found = answers.get(`${copySchema} ${key}`);
        found.onsuccess = () => resolve(found.result?.text);
        found.onerror = reject;
      });
    };
    // The first screen as it was left, until the app has drawn it ([Note: Seen screen]).
    const seen: SeenScreen | null = JSON.parse(localStorage.getItem('hem.seen') || 'null');
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (
      seen?.of === `${session.userId} ${innerWidth} ${flag('webView')} ${flag('header')}` &&
      Math.abs(Date.now() - seen.savedMs) < 30 * 86_400_000 &&
      /^\/(wardrobes)?$/.test(location.pathname) &&
      !location.search &&
      visit?.type !== 'back_forward'
    ) {
      (window as { hemShowSeen?: unknown }).hemShowSeen = () => showSeen(seen);
    }
    // After the calls: a connection carries one thing at a time.
    for (const href of screenFiles[location.pathname] ?? []) {
      const link = document.createElement('link');
      const isStyle = href.endsWith('.css');
      link.rel = isStyle ? 'preload' : 'modulepreload';
      if (isStyle) {
        link.as = 'style';
        link.crossOrigin = '';
      }
      // Whole, so that it is not taken for the style sheet itself (scripts/lean-preload.ts).
      link.href = isStyle ? location.origin + href : href;
      document.head.append(link);
    }
  }
} catch {}

/** The first screen as it was left (src/app/keep-seen-screen.ts). */
interface SeenScreen {
  /** Whose it is, and in which view. */
  of: string;
  /** The entry's address: another build has other styles. */
  entry: string;
  savedMs: number;
  html: string;
}

/** Lays the screen over the page until the app has drawn its own, and does then what was tapped or scrolled meanwhile. */
function showSeen({ entry, html }: SeenScreen): void {
  const root = document.getElementById('root')!;
  if (document.querySelector<HTMLScriptElement>('script[src]')?.src !== entry) return;
  const place = document.createElement('div');
  place.ariaHidden = 'true';
  place.dataset.seen = '';
  place.style.cssText =
    'position:fixed;inset:0;z-index:70;overflow:hidden;background:var(--paper);color:var(--ink)';
  place.innerHTML = html;
  // The page's policy takes styles from scripts alone.
  for (const one of place.querySelectorAll<HTMLElement>('[data-style]')) {
    one.style.cssText = one.dataset.style!;
  }
  /** The same element of the app's own screen. */
  const twinOf = (element: Element): Element | undefined => {
    if (element === place) return root;
    const at = [...element.parentElement!.children].indexOf(element);
    const twin = twinOf(element.parentElement!)?.children[at];
    return twin?.tagName === element.tagName ? twin : undefined;
  };
  let tapped: Element | null = null;
  place.onclick = (event) => {
    event.preventDefault();
    tapped = (event.target as Element).closest('a,button');
  };
  root.before(place);
  // Words of a wait that is long, as the app's own mark has them.
  setTimeout(() => {
    const words = document.createElement('p');
    words.textContent = 'Still waiting';
    words.style.cssText =
      'position:absolute;inset:auto 0 96px;width:max-content;margin:auto;padding:8px 16px;border-radius:18px;background:var(--ink);color:var(--paper)';
    place.append(words);
  }, 3000);
  let drawnMs = 0;
  const look = async () => {
    // The entry did not come: the page says so.
    if (!place.isConnected) return;
    if (root.querySelector('main')) {
      drawnMs ||= performance.now();
      const pictures = [...root.querySelectorAll('img')].filter(
        ({ loading }) => loading !== 'lazy',
      );
      if (pictures.every(({ complete }) => complete) || performance.now() - drawnMs > 1000) {
        await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
        for (const one of place.querySelectorAll('*')) {
          const twin = one.scrollTop > 0 && twinOf(one);
          if (twin) twin.scrollTop = one.scrollTop;
        }
        const twin = tapped && twinOf(tapped);
        place.remove();
        if (twin) (twin as HTMLElement).click();
        return;
      }
    }
    requestAnimationFrame(look);
  };
  void look();
}
