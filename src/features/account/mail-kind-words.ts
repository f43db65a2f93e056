import type { MailKind } from '#contract/rules/mail-kinds.ts';

/** Each kind of notices that may be mailed: its name, and what it tells. */
export const mailKindWords: Record<MailKind, { label: string; note: string }> = {
  friends: { label: 'Friends', note: 'Who asks to be your friend, and who said yes' },
  loans: { label: 'Borrowing', note: 'What is asked for, lent, and due back' },
  stylings: { label: 'Outfits from friends', note: 'What is laid out for you, and what is kept' },
  together: { label: 'Dressing together', note: 'The days that friends ask you to' },
  orders: { label: 'Orders', note: 'How far they are, and what the studio asks and writes' },
  mornings: { label: 'Lola’s mornings', note: 'The outfits that she laid out for the day' },
};

/** The kinds in one line: *Friends, orders*; or that there are none. */
export function mailKindList(kinds: readonly MailKind[]): string {
  const [first, ...rest] = kinds.map((kind) => mailKindWords[kind].label);
  if (first === undefined) return 'Nothing but what you pay for and what keeps your account safe';
  return [first, ...rest.map((label) => label.charAt(0).toLowerCase() + label.slice(1))].join(', ');
}
