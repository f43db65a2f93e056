import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { countriesQuery } from '#api/account.ts';
import { saveProfile } from '#api/profile.ts';
import { DraftNotice } from '#components/draft-notice.tsx';
import { FormFault } from '#components/form-fault.tsx';
import { Notice } from '#components/notice.tsx';
import { useForm } from '#components/use-form.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { isProfileComplete, type ProfileGender } from '#contract/rules/profile.ts';
import type { UserDetails } from '#contract/schemas/user.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { Button } from '#ui/button.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';
import { BlueprintRow } from './blueprint-row.tsx';
import { CurrencyRow } from './currency-row.tsx';
import { CutoutsRow } from './cutouts-row.tsx';
import { DeletedRow } from './deleted-row.tsx';
import { MailRow } from './mail-row.tsx';
import { MeasurementsRow } from './measurements-row.tsx';
import { ModelRow } from './model-row.tsx';
import { MorningRow } from './morning-row.tsx';
import { PhotosUnderWay } from './photos-under-way.tsx';
import { PlaceRow } from './place-row.tsx';
import { type ProfileFields, profileDraft, profileFieldsOf } from './profile-draft.ts';
import { askFor, missingIn, profileWords } from './profile-faults.ts';
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
  /** The place that the user was going to when they were sent here, or null. */
  leadsTo: string | null;
}) {
  const countries = useQuery(countriesQuery());
  const navigate = useNavigate();
  const { open } = useSheet();
  // Shown until the server has made its own sizes of it.
  const [sent, setSent] = useState<ProfileFields['photo']>();
  const form = useForm({
    saved: profileFieldsOf(me),
    draft: { kind: profileDraft, userId: me.userId },
    call: saveProfile,
    check: missingIn,
    words: profileWords,
    input: (fields) => ({
      firstName: fields.firstName.trim() || null,
      screenName: fields.screenName,
      gender: fields.gender as ProfileGender,
      shippingCountry: fields.shippingCountry,
      dateOfBirth: fields.dateOfBirth || null,
      bio: fields.bio.trim() || null,
      photo: fields.photo,
    }),
    onDone(_saved, { photo }) {
      if (photo !== undefined) setSent(photo);
      form.forget();
      showToast({ title: 'Profile saved' });
      if (leadsTo !== null) void navigate(leadsTo, { replace: true });
    },
  });
  const { values: fields, faults } = form;
  return (
    <form {...form.props} className={styles.form}>
      {leadsTo !== null && !isProfileComplete(me) && (
        <>
          <PhotosUnderWay />
          <Notice>{askFor(fields)}</Notice>
        </>
      )}
      <DraftNotice isShown={form.cameBack} />
      <ProfilePhotoField
        imageUrl={me.imageUrl}
        photo={fields.photo === undefined ? sent : fields.photo}
        error={faults.photo}
        onChange={(photo) => form.change({ photo })}
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
        faults={faults}
        countries={countries.data?.shippingCountries ?? []}
        onChange={form.change}
      />
      <ThemeRow />
      <CutoutsRow owner={me.userId} />
      {isUnlocked('lolaMornings', me) && <MorningRow owner={me.userId} />}
      <MeasurementsRow owner={me.userId} onOpen={() => open('measurements')} />
      <BlueprintRow />
      <MailRow me={me} onOpen={() => open('mail')} />
      <CurrencyRow me={me} onOpen={() => open('currency')} />
      <PlaceRow owner={me.userId} onOpen={() => open('place')} />
      <ModelRow owner={me.userId} />
      <DeletedRow owner={me.userId} />
      <VersionLine />
      <div className={styles.foot}>
        <div className={styles.rest}>
          <FormFault
            problem={form.rest}
            conflict="Your profile was changed somewhere else meanwhile. Save again to keep what stands here."
          />
        </div>
        {form.isChanged && !form.isPending && (
          <Button kind="secondary" onClick={form.discard}>
            Discard
          </Button>
        )}
        <Button type="submit" busy={form.isPending} className={styles.save ?? ''}>
          Save
        </Button>
      </div>
    </form>
  );
}
