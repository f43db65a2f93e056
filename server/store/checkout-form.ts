import * as v from 'valibot';
import { email, line } from '#contract/schemas/scalars.ts';
import { sellsTo } from './countries.ts';
import type { CartRow } from './read-cart.ts';
import { storableCut } from './storable.ts';
import type { Address } from './tables.ts';

/** The buyer, and the address it is sent to, as it was typed. */
export type CheckoutForm = Address & { email: string };

const required = (max: number) => v.pipe(line(max), v.minLength(1));
const checked = v.object({
  email,
  name: required(120),
  street: required(120),
  city: required(120),
  region: required(120),
  zip: required(20),
  countryCode: v.picklist(sellsTo.map(({ id }) => id)),
});

const words: Record<keyof CheckoutForm, string> = {
  email: 'Enter an email address, so that the label finds you.',
  name: 'Enter the name on the parcel.',
  street: 'Enter the street and the number.',
  city: 'Enter the city.',
  region: 'Enter the state or province.',
  zip: 'Enter the ZIP or postal code.',
  countryCode: 'The studio ships to the United States and Canada.',
};
const names = Object.keys(words) as (keyof CheckoutForm)[];

/** The form as it was typed; too long texts are cut, longer than what any field takes. */
export const typedForm = (given: URLSearchParams): CheckoutForm =>
  Object.fromEntries(
    names.map((name) => [name, storableCut((given.get(name) ?? '').replaceAll('\0', ''), 300)]),
  ) as unknown as CheckoutForm;

/** The form as a cart knows it already, else what is known of who has it. */
export const knownForm = (
  { email, countryCode, address }: CartRow,
  buyer: { email: string; address: Address | null } | null,
): CheckoutForm => ({
  name: '',
  street: '',
  city: '',
  region: '',
  zip: '',
  countryCode: countryCode ?? sellsTo[0]!.id,
  ...(address ?? buyer?.address),
  email: email ?? buyer?.email ?? '',
});

/** The form as it may be used, or what is wrong with it, in words by field. */
type CheckedForm = { form: CheckoutForm } | { faults: Partial<Record<keyof CheckoutForm, string>> };

/** Checks the form. `isDelivered`: whether there is anything to send; else no address is asked for, or kept. */
export function checkForm(form: CheckoutForm, isDelivered: boolean): CheckedForm {
  if (!isDelivered) return checkContact(form);
  const result = v.safeParse(checked, form);
  const wrong = (result.issues ?? []).map(
    ({ path }) => String(path?.[0]?.key) as keyof CheckoutForm,
  );
  const faults: Partial<Record<keyof CheckoutForm, string>> = Object.fromEntries(
    wrong.map((name) => [name, words[name]]),
  );
  const code = postalCodes[form.countryCode];
  if (code && !faults.zip && !code.shape.test(form.zip.trim())) faults.zip = code.words;
  return result.success && Object.keys(faults).length === 0 ? { form: result.output } : { faults };
}

function checkContact(form: CheckoutForm): CheckedForm {
  const result = v.safeParse(checked.entries.email, form.email);
  if (!result.success) return { faults: { email: 'Enter an email address for this order.' } };
  return { form: { ...nowhere, email: result.output } };
}

/** The address of what is sent nowhere. */
const nowhere: Address = { name: '', street: '', city: '', region: '', zip: '', countryCode: '' };

/** The shapes of postal codes, by country. */
const postalCodes: Partial<Record<string, { shape: RegExp; words: string }>> = {
  US: { shape: /^\d{5}([- ]?\d{4})?$/, words: 'A ZIP code has 5 digits, or 9, such as 97205.' },
  CA: { shape: /^[a-z]\d[a-z][- ]?\d[a-z]\d$/i, words: 'A postal code looks like K1A 0B1.' },
};
