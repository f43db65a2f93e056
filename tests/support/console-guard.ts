import { afterEach, beforeEach, expect, vi } from 'vitest';

let errors: unknown[][] = [];

// An error on the console that no test expects fails the test.
beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...parameters) => {
    errors.push(parameters);
  });
});

afterEach(() => {
  expect(errors, 'unexpected console.error').toEqual([]);
});

/** Takes the errors that a test expected, so that they do not fail it. */
export function takeConsoleErrors(): unknown[][] {
  const taken = errors;
  errors = [];
  return taken;
}
