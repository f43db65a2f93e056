import { isProfileComplete } from '#contract/rules/profile.ts';
import { promptKey } from '#lib/profile-prompt-key.ts';
import { localStore } from '#lib/storage.ts';

/**
 * Whether to send the user to the profile now: the first time that a loaded user lacks a shipping
 * country or a valid gender, and only once per browser (product spec, section 4). Marks it done.
 */
export function takeProfilePrompt(user: {
  shippingCountry: string | null;
  gender: string | null;
}): boolean {
  if (isProfileComplete(user) || localStore.get(promptKey) !== null) return false;
  localStore.set(promptKey, 'true');
  return true;
}
