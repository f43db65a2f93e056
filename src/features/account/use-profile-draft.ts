import { useEffect, useRef, useState } from 'react';
import type { ProfilePhoto } from '#api/profile.ts';
import type { UserDetails } from '#contract/schemas/user.ts';
import { clearDraft, loadDraft, saveDraft } from '#lib/drafts.ts';

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
  const { userId } = me;
  const [changes, setChanges] = useState<Partial<ProfileFields>>({});
  const isTouched = useRef(false);
  useEffect(() => {
    void loadDraft<Partial<ProfileFields>>({ userId, name: 'profile' }).then((kept) => {
      // What was typed meanwhile is newer.
      if (kept && !isTouched.current) setChanges(kept);
    });
  }, [userId]);
  return {
    fields: { ...fieldsOf(me), ...changes },
    isChanged: Object.keys(changes).length > 0,
    change(more: Partial<ProfileFields>) {
      isTouched.current = true;
      const next = { ...changes, ...more };
      setChanges(next);
      void saveDraft({ userId, name: 'profile' }, next);
    },
    forget() {
      isTouched.current = true;
      setChanges({});
      void clearDraft({ userId, name: 'profile' });
    },
  };
}
