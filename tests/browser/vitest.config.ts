import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/browser/**/*.spec.ts'],
    // One browser at a time: two would fight over the machine's two cores.
    fileParallelism: false,
    pool: 'forks',
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A busy machine is no failure.
    expect: { poll: { timeout: 20_000 } },
  },
});
