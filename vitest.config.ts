import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ofHalf } from './tests/support/long-files.ts';
import { LongestFirst } from './tests/support/longest-first.ts';
import { quickStart } from './tests/support/quick-start.ts';

const test = {
  pool: 'forks' as const,
  // More than there are cores: a third of the time goes by waiting.
  maxWorkers: 3,
  // Young objects in plenty: a small nursery costs a tenth of the time.
  execArgv: [...quickStart, '--max-semi-space-size=32'],
  setupFiles: ['tests/support/console-guard.ts'],
  // Generous limits: a busy machine must not fail a test, and what hangs still fails later.
  testTimeout: 90_000,
  hookTimeout: 60_000,
  restoreMocks: true,
};

/** Tests that cut pictures out. */
const cutting = ['server/cutout/**/*.test.ts'];

/** All that has tests but the server. */
const folders = ['bridge', 'contract', 'host-simulator', 'scripts', 'src', 'tests'];

export default defineConfig({
  test: {
    globalSetup: ['tests/support/run-databases.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...test,
          name: 'server',
          // They keep nothing in their modules, so that files may share a process.
          ...ofHalf(['server/**/*.test.ts'], cutting),
          isolate: false,
        },
      },
      {
        test: {
          ...test,
          name: 'cutting',
          ...ofHalf(cutting),
          // Seconds in one WebAssembly: here it pays to compile it twice.
          execArgv: [],
          isolate: false,
        },
      },
      {
        plugins: [react()],
        test: {
          ...test,
          name: 'all else',
          ...ofHalf(folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)),
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
