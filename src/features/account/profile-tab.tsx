import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSaveProfile } from '#api/profile.ts';
import { countriesQuery } from '#api/users.ts';
import { DraftNotice } from '#components/draft-notice.tsx';
import { Notice } from '#components/notice.tsx';
import { isProfileComplete, type ProfileGender } from '#contract/rules/profile.ts';
import type { UserDetails } from '#contract/schemas/user.ts';
import { Button } from '#ui/button.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';
import { useShownFault } from '#ui/use-shown-fault.ts';
import { type ProfileFields, useProfileDraft } from './profile-draft.ts';
import { askFor, faultsOf, missingIn, type ProfileFaults } from './profile-faults.ts';
import { ProfileFormFields } from './profile-form-fields.tsx';
import { ProfilePhotoField } from './profile-photo-field.tsx';
import styles from './profile-tab.module.css';
import { ThemeRow } from './theme-row.tsx';
import { VersionLine } from './version-line.tsx';

/** The profile form, the theme and the version. */
export function ProfileTab({
  me,
  leadsTo,
}: {
  me: UserDetails;
  /** Where the user was going when they were sent here, or null. */
  leadsTo: string | null;
}) {
  const draft = useProfileDraft(me);
  const { fields } = draft;
  const [missing, setMissing] = useState<ProfileFaults>({});
  const countries = useQuery(countriesQuery());
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  // Shown until the server has made its own sizes of it.
  const [sent, setSent] = useState<ProfileFields['photo']>();
  const save = useSaveProfile(({ photo }) => {
    if (photo !== undefined) setSent(photo);
    draft.forget();
    showToast({ title: 'Profile saved' });
    if (leadsTo !== null) void navigate(leadsTo, { replace: true });
  });
  const told = faultsOf(save.problem);
  const showFault = useShownFault(form, save.problem);
  const change = (more: Partial<ProfileFields>) => {
    draft.change(more);
    save.forget();
    setMissing((now) => {
      const next = { ...now };
      for (const name of Object.keys(more)) delete next[name as keyof ProfileFields];
      return next;
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacking = missingIn(fields);
    showFault();
    setMissing(lacking);
    if (Object.keys(lacking).length > 0) return;
    save.send({
      firstName: fields.firstName.trim() || null,
      screenName: fields.screenName,
      gender: fields.gender as ProfileGender,
      shippingCountry: fields.shippingCountry,
      dateOfBirth: fields.dateOfBirth || null,
      bio: fields.bio.trim() || null,
      photo: fields.photo,
    });
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {leadsTo !== null && !isProfileComplete(me) && <Notice>{askFor(fields)}</Notice>}
      <DraftNotice isShown={draft.cameBack} />
      <ProfilePhotoField
        imageUrl={me.imageUrl}
        photo={fields.photo === undefined ? sent : fields.photo}
        error={told.fields.photo}
        onChange={(photo) => change({ photo })}
      />
      {countries.isError && !countries.data && (
        <ErrorCard
          title="The countries did not load"
          text="What you typed is kept."
          onRetry={() => void countries.refetch()}
        />
      )}
      <ProfileFormFields
        fields={fields}
        faults={{ ...told.fields, ...missing }}
        countries={countries.data?.shippingCountries ?? []}
        onChange={change}
      />
      <ThemeRow />
      <VersionLine />
      <div className={styles.foot}>
        {told.rest && (
          <p className={styles.rest} role="alert">
            {told.rest}
          </p>
        )}
        {draft.isChanged && !save.isPending && (
          <Button kind="secondary" onClick={draft.forget}>
            Discard
          </Button>
        )}
        <Button type="submit" busy={save.isPending} className={styles.save ?? ''}>
          Save
        </Button>
      </div>
    </form>
  );
}
