import type { Page } from 'playwright';

/** All that a page's device holds, as text: both storages, every database, every cache but the app's files, cookies. */
export async function deviceStores(page: Page): Promise<Record<string, string>> {
  const cookies = JSON.stringify(await page.context().cookies());
  const kept = await page.evaluate(async () => {
    const all: Record<string, string> = {
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
    };
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!);
        request.onsuccess = () => resolve(request.result);
        request.onerror = reject;
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        all[`${name}/${store}`] = JSON.stringify(rows);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      const files = requests.map(({ url }) => new URL(url).pathname);
      all[`cache ${name}`] = JSON.stringify(
        files.filter((file) => !/^\/(assets\/|start-page$|service-worker-files$)/.test(file)),
      );
    }
    return all;
  });
  return { ...kept, cookies };
}
