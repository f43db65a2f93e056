import { createStoreClient } from '#api/store/store-client.ts';
import type { TestServer } from './test-server.ts';

/** Answers a call to the store in its place, or lets it through. */
export type StoreFault = (
  name: string,
  through: () => Promise<Response>,
) => Response | Promise<Response>;

/** The app's client of the embedded store, with the calls that were made, by name; `fault` may answer in its place. */
export function embeddedStoreClient(
  { app }: TestServer,
  fault: StoreFault = (_name, through) => through(),
) {
  const made: string[] = [];
  const client = createStoreClient(
    { ...app.services.store!.forPage, retries: 1 },
    {
      wait: async () => {},
      fetch: async (url, init) => {
        const name = /(?:query|mutation) (\w+)/.exec(String(init?.body))![1]!;
        made.push(name);
        return fault(name, async () => {
          const answer = await app.http.inject({
            method: 'POST',
            url,
            headers: init?.headers as Record<string, string>,
            payload: String(init?.body),
          });
          const { body, statusCode: status, headers } = answer;
          return new Response(body, {
            status,
            headers: { 'content-type': String(headers['content-type']) },
          });
        });
      },
    },
  );
  return { client, made };
}
