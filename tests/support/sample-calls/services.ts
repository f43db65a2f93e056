import type { servicesTable } from '#contract/operations/services.ts';
import type { SampleCalls } from './sample-call.ts';

export const servicesSamples: SampleCalls<typeof servicesTable> = {
  saveCountry: { valid: async () => ({ country: 'US' }) },
};
