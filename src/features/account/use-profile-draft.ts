import type { ProfilePhoto } from '#api/profile.ts';
import type { UserDetails } from '#contract/schemas/user.ts';
import { useDraft } from '#lib/use-draft.ts';

/** The fields of the profile form, as they are typed. */
export interface ProfileFields {
  firstName: string;
  screenName: string;
  gender: string;
  shippingCountry: string;
  dateOfBirth: string;
  bio: string;
  /** Another photo, none (null), or the one there is (undefined). */
  photo?: ProfilePhoto | null | undefined;
}

const fieldsOf = (me: UserDetails): ProfileFields => ({
  firstName: me.firstName ?? '',
  screenName: me.screenName ?? '',
  gender: me.gender ?? '',
  shippingCountry: me.shippingCountry ?? '',
  dateOfBirth: me.dateOfBirth ?? '',
  bio: me.bio ?? '',
});

/** The profile with its unsaved changes, which are kept on the device until they are saved. */
export function useProfileDraft(me: UserDetails) {
  const { changes, change, cameBack, forget } = useDraft<ProfileFields>(me.userId, 'profile');
  return {
    fields: { ...fieldsOf(me), ...changes },
    isChanged: Object.keys(changes).length > 0,
    change,
    cameBack,
    forget,
  };
}
