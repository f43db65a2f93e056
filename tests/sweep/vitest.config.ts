import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/sweep/**/*.spec.ts'],
    // One browser at a time: two would fight over the machine's two cores.
    fileParallelism: false,
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
