// The one inline script of the page, after the bridge's stub: sets the theme before the first
// paint, and sends the start-up calls before the bundle has come. Kept small; see
// scripts/vite-app-page.ts. It imports nothing: it is inlined as it stands.
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
          authorization: `Bearer ${session.token}`,
        },
      });
      answer.catch(() => {});
      start[name] = { body, token: session.token, answer };
    };
    send('users/v1/query', 'userDetails', { userIds: [] });
    send('users/v1/query', 'userGetFeatureConfig', { configScope: 'global' });
    if (/^\/(wardrobes)?$/.test(location.pathname)) {
      send('wardrobes/v1/query', 'getWardrobes', { owner: session.userId });
    }
    if (
      !sessionStorage.getItem('hem.cacheRefreshed') &&
      (flag('webView') !== 'true' || flag('header') !== 'false')
    ) {
      send('cache/v1/manage', 'refreshCache', { scopes: ['items', 'outfits', 'looks'] });
    }
    (window as { hemStart?: unknown }).hemStart = start;
  }
} catch {}
