import { createStoreClient } from '../src/api/store/store-client.ts';

/** What the bench runs in a page to ask the store as the app does. */
const benchStore = { createStoreClient };

export type BenchStore = typeof benchStore;

Object.assign(window, { benchStore });
