import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { quickStart } from './tests/support/quick-start.ts';

const test = {
  pool: 'forks' as const,
  maxWorkers: 2,
  execArgv: [...quickStart],
  setupFiles: ['tests/support/console-guard.ts'],
  // Generous limits: a busy machine must not fail a test, and what hangs still fails later.
  testTimeout: 90_000,
  hookTimeout: 60_000,
  restoreMocks: true,
};

/** Tests that cut pictures out. */
const cutting = ['server/cutout/**/*.test.ts'];

export default defineConfig({
  test: {
    globalSetup: ['tests/support/database-template.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...test,
          name: 'server',
          // They keep nothing in their modules, so that files may share a process.
          include: ['server/**/*.test.ts'],
          exclude: cutting,
          isolate: false,
        },
      },
      {
        test: {
          ...test,
          name: 'cutting',
          include: cutting,
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
          include: ['{bridge,contract,host-simulator,src,tests,scripts}/**/*.test.{ts,tsx}'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
