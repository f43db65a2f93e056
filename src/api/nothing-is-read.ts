import type { QueryClient } from '@tanstack/react-query';

/** Comes once no answer is waited for. */
export function nothingIsRead(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    if (client.isFetching() === 0) return resolve();
    const stop = client.getQueryCache().subscribe(() => {
      if (client.isFetching() > 0) return;
      stop();
      resolve();
    });
  });
}
