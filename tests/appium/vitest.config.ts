import { defineConfig } from 'vitest/config';
import { ofHalf } from '../support/long-files.ts';

export default defineConfig({
  test: {
    ...ofHalf(['tests/appium/**/*.spec.ts']),
    globalSetup: 'tests/appium/world.ts',
    // One device at a time: two would fight over the machine's two cores.
    fileParallelism: false,
    pool: 'forks',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
