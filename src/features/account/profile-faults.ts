import { wordsFor } from '#components/form-words.ts';
import { profileGenders } from '#contract/rules/profile.ts';
import type { AppError } from '#lib/errors.ts';
import type { ProfileFields } from './profile-draft.ts';

/** What is wrong with the form, by field. */
export type ProfileFaults = Partial<Record<keyof ProfileFields, string>>;

/** What a person has to say before the form can be saved (product spec, section 5). */
export function missingIn(fields: ProfileFields): ProfileFaults {
  const faults: ProfileFaults = {};
  if (!fields.screenName.trim()) faults.screenName = 'Choose a screen name.';
  if (!(profileGenders as readonly string[]).includes(fields.gender)) {
    faults.gender = 'Choose one.';
  }
  if (!fields.shippingCountry) faults.shippingCountry = 'Choose a country.';
  return faults;
}

const asked = {
  screenName: 'a screen name',
  gender: 'your gender',
  shippingCountry: 'your shipping country',
} as const;

/** Asks for all that is still required, in the order of the form. */
export function askFor(fields: ProfileFields): string {
  const missing = missingIn(fields);
  const names = Object.entries(asked).flatMap(([name, words]) => (name in missing ? [words] : []));
  if (names.length === 0) return 'That is all. Save it to go on.';
  return `Add ${new Intl.ListFormat('en-US').format(names)} to go on.`;
}

/** Where the server's words belong; what belongs to no field stands by itself. */
export function faultsOf(problem: AppError | null): { fields: ProfileFaults; rest?: string } {
  if (!problem) return { fields: {} };
  if (problem.code === 'screen-name-taken') return { fields: { screenName: wordsFor(problem)! } };
  if (problem.code === 'image-refused' || problem.code === 'image-not-uploaded') {
    return { fields: { photo: 'That picture cannot be used. Try another one.' } };
  }
  const fields: ProfileFaults = {};
  for (const name of Object.keys(problem.fields)) {
    if (name in known) fields[name as keyof ProfileFields] = known[name as keyof typeof known];
  }
  const rest = wordsFor(problem);
  return Object.keys(fields).length > 0 || rest === undefined ? { fields } : { fields, rest };
}

const known = {
  firstName: 'That name cannot be used.',
  screenName: 'That name cannot be used.',
  gender: 'Choose one.',
  shippingCountry: 'Choose a country from the list.',
  dateOfBirth: 'A day up to today.',
  bio: 'At most 500 characters.',
} as const;
