import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/webkit/**/*.spec.ts'],
    fileParallelism: false,
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
