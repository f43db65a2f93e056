import type { LookDetails } from '#contract/schemas/look.ts';
import type { Seed } from './seed.ts';

/** Shows a saved look's answer at once. */
export const seedLook: Seed<'saveLook'> = (client, { look }) => {
  const { ownerId: owner, lookId } = look;
  const key = ['getLookDetails', { owner, lookId }] as const;
  client.setQueryData<{ look: LookDetails }>(key, { look });
  return [key];
};
