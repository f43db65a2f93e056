/** What the bench runs in a page to ask the store as the app does. */
export { documents } from '../src/api/store/documents.ts';
export { createStoreClient } from '../src/api/store/store-client.ts';
