import { afterAll } from 'vitest';
import { closeContexts } from './chromium.ts';

// A test that fails half-way leaves its page behind, which would run beside those of the next file.
afterAll(closeContexts);
