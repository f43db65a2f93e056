/** The password rules, in the order in which they tick off (product spec, section 5). */
export const passwordRules = [
  { id: 'length', label: '8 characters', holds: (password: string) => [...password].length >= 8 },
  {
    id: 'upper',
    label: '1 uppercase letter',
    holds: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    id: 'lower',
    label: '1 lowercase letter',
    holds: (password: string) => /\p{Ll}/u.test(password),
  },
  { id: 'number', label: '1 number', holds: (password: string) => /\p{Nd}/u.test(password) },
] as const;

/** Longest accepted password in characters: what one RSA-OAEP-256 message of a 2,048-bit key carries beside its nonce. */
export const maxPasswordLength = 64;

/** Whether a password meets every rule. */
export function isPasswordGood(password: string): boolean {
  return (
    [...password].length <= maxPasswordLength && passwordRules.every((rule) => rule.holds(password))
  );
}
