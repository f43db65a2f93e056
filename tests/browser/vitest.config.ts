import { defineConfig } from 'vitest/config';

/** What looks at how things stand, not at when: two of these files share the machine's two cores. */
const steady = [
  'screens',
  'late-code',
  'difficult-pictures',
  'keyboard',
  'looks',
  'photos',
  'web-view',
  'speakers',
  'app-bundle',
  'entry-code',
  'simulator/access',
  'simulator/device',
  'simulator/flags',
].map((name) => `tests/browser/${name}.spec.ts`);

const test = {
  pool: 'forks' as const,
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // A busy machine is no failure.
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...test,
          name: 'steady',
          include: steady,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Frames, gestures and waits: one browser at a time.
        test: {
          ...test,
          name: 'timed',
          include: ['tests/browser/**/*.spec.ts'],
          exclude: steady,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
