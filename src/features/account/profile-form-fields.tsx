import type { Faults } from '#components/use-form.ts';
import { profileGenders } from '#contract/rules/profile.ts';
import type { Country } from '#contract/schemas/user.ts';
import { SelectField, TextArea, TextField } from '#ui/field.tsx';
import type { ProfileFields } from './profile-draft.ts';

const genders = profileGenders.map((gender) => ({ value: gender, label: gender }));

/** The fields of the profile (product spec, section 3). */
export function ProfileFormFields({
  fields,
  faults,
  countries,
  onChange,
}: {
  fields: ProfileFields;
  faults: Faults<ProfileFields>;
  countries: Country[];
  onChange(more: Partial<ProfileFields>): void;
}) {
  return (
    <>
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        maxLength={80}
        value={fields.firstName}
        error={faults.firstName}
        onChange={(event) => onChange({ firstName: event.target.value })}
      />
      <TextField
        label="Screen name"
        name="screenName"
        required
        autoComplete="nickname"
        maxLength={40}
        value={fields.screenName}
        error={faults.screenName}
        hint="What friends see."
        onChange={(event) => onChange({ screenName: event.target.value })}
      />
      <SelectField
        label="Gender"
        name="gender"
        required
        options={genders}
        value={fields.gender}
        error={faults.gender}
        hint="For cuts, sizes and your Style Blueprint. Nobody else sees it."
        onChange={(event) => onChange({ gender: event.target.value })}
      />
      <SelectField
        label="Shipping country"
        name="shippingCountry"
        required
        autoComplete="country"
        options={countries.map(({ id, name }) => ({ value: id, label: name }))}
        value={fields.shippingCountry}
        error={faults.shippingCountry}
        onChange={(event) => onChange({ shippingCountry: event.target.value })}
      />
      <TextField
        label="Date of birth"
        name="dateOfBirth"
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        max={new Date().toISOString().slice(0, 10)}
        value={fields.dateOfBirth}
        error={faults.dateOfBirth}
        onChange={(event) => onChange({ dateOfBirth: event.target.value })}
      />
      <TextArea
        label="Bio"
        name="bio"
        maxLength={500}
        value={fields.bio}
        error={faults.bio}
        onChange={(event) => onChange({ bio: event.target.value })}
      />
    </>
  );
}
