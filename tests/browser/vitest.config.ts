import { defineConfig } from 'vitest/config';
import { ofHalf } from '../support/long-files.ts';

/** Frames, fingers and heights that must come to rest: each of these has the machine to itself. */
const timed = ['motion', 'touch', 'page-height'].map((name) => `tests/browser/${name}.spec.ts`);

const test = {
  pool: 'forks' as const,
  // A worker keeps its browser from file to file: contexts are what keeps tests apart.
  isolate: false,
  setupFiles: 'tests/browser/close-contexts.ts',
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // Generous limits: a busy machine must not fail a test.
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    globalSetup: 'tests/browser/world.ts',
    projects: [
      {
        test: {
          ...test,
          name: 'steady',
          ...ofHalf(['tests/browser/**/*.spec.ts'], timed),
          maxWorkers: 2,
          maxConcurrency: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...test,
          name: 'timed',
          ...ofHalf(timed),
          fileParallelism: false,
          maxConcurrency: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
