import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['{bridge,contract,host-simulator,server,src,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['tests/appium/**', 'tests/browser/**', '**/node_modules/**'],
    globalSetup: ['tests/support/database-template.ts'],
    setupFiles: ['tests/support/console-guard.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Generous limits: a busy machine must not fail a test, and what hangs still fails later.
    testTimeout: 90_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
