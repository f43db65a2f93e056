/** The kinds of notices of which a member chooses whether they are mailed. */
export const mailKinds = [
  'friends',
  'loans',
  'stylings',
  'together',
  'orders',
  'mornings',
] as const;

/** A kind of notices that may be mailed. */
export type MailKind = (typeof mailKinds)[number];

/** What is mailed to a member who has chosen nothing. */
export const firstMailKinds: MailKind[] = ['orders'];

/** What is not seen in Hem for so long is mailed, in milliseconds. */
export const mailAfterMs = 3_600_000;
