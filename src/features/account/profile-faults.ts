import type { FaultWords } from '#components/form-words.ts';
import type { Faults } from '#components/use-form.ts';
import { profileGenders } from '#contract/rules/profile.ts';
import type { ProfileFields } from './profile-draft.ts';

/** The faults of what a person has to say before the form can be saved (product spec, section 5). */
export function missingIn(fields: ProfileFields): Faults<ProfileFields> {
  const faults: Faults<ProfileFields> = {};
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

/** The words for the server's faults. */
export const profileWords: FaultWords<Required<ProfileFields>> = {
  fields: {
    firstName: 'That name cannot be used.',
    screenName: 'That name cannot be used.',
    gender: 'Choose one.',
    shippingCountry: 'Choose a country from the list.',
    dateOfBirth: 'A day up to today.',
    bio: 'At most 500 characters.',
    photo: 'That picture cannot be used. Try another one.',
  },
  aliases: { imageId: 'photo' },
  codes: {
    'screen-name-taken': 'screenName',
    'image-refused': 'photo',
    'image-not-uploaded': 'photo',
  },
};
