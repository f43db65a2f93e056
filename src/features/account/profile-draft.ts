import type { PreparedPicture } from '#api/upload-queue/form-photos.ts';
import { acceptedImageTypes } from '#contract/rules/images.ts';
import type { UserDetails } from '#contract/schemas/user.ts';
import { defineDraft, isOneOf, isText, orNull } from '#lib/draft-kind.ts';

/** The fields of the profile form, as they are typed. */
export interface ProfileFields {
  firstName: string;
  screenName: string;
  gender: string;
  shippingCountry: string;
  dateOfBirth: string;
  bio: string;
  /** Another photo, none (null), or the one there is (undefined). */
  photo?: PreparedPicture | null | undefined;
}

const isType = isOneOf(acceptedImageTypes);

function isPhoto(value: unknown): boolean {
  const { id, bytes, contentType } = Object(value) as Partial<PreparedPicture>;
  return isText(id) && isType(contentType) && (bytes?.byteLength ?? 0) > 0;
}

/** The drafts of the profile form. */
export const profileDraft = defineDraft<ProfileFields>({
  name: 'profile',
  fields: {
    firstName: isText,
    screenName: isText,
    gender: isText,
    shippingCountry: isText,
    dateOfBirth: isText,
    bio: isText,
    photo: orNull(isPhoto),
  },
});

/** The fields of a profile as it is saved. */
export const profileFieldsOf = (me: UserDetails): ProfileFields => ({
  firstName: me.firstName ?? '',
  screenName: me.screenName ?? '',
  gender: me.gender ?? '',
  shippingCountry: me.shippingCountry ?? '',
  dateOfBirth: me.dateOfBirth ?? '',
  bio: me.bio ?? '',
});
