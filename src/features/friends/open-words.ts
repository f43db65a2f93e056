import { nameWithin, possessive } from '#components/friend-names.ts';
import type { Loan } from '#contract/schemas/loan.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { SharedDay } from '#contract/schemas/shared-day.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { asSentence, countWord } from '#lib/count-words.ts';
import { isolated } from '#lib/isolated.ts';

/** What names the other one. */
export interface Member {
  userId: string;
  screenName: string | null;
}

/**
 * Sentences about what is open between the viewer and another member when they part: what is out stays with both until it
 * is back, what waits or is agreed ends.
 */
export function openWords(
  member: Member,
  loans: OperationOutput<'getLoans'> = { lent: [], borrowed: [] },
  stylings: OperationOutput<'getStylings'> = { received: [], sent: [] },
  { sharedDays }: OperationOutput<'getSharedDays'> = { sharedDays: [] },
): string[] {
  const isWith = ({ other }: Loan) => other.userId === member.userId;
  const lent = loans.lent.filter(isWith);
  const borrowed = loans.borrowed.filter(isWith);
  const both = [...lent, ...borrowed];
  const waiting = both.filter(({ state }) => state === 'waiting').length;
  const isLaid =
    stylings.received.some(({ sender }) => sender.userId === member.userId) ||
    stylings.sent.some(({ owner, state }) => owner.userId === member.userId && state !== 'kept');
  return [
    lentWords(member, titlesOf(lent, 'out')),
    borrowedWords(member, titlesOf(borrowed, 'out')),
    titlesOf(both, 'agreed').length > 0 && 'What you agreed to lend each other ends with it.',
    waiting === 1 && 'A request to borrow ends with it.',
    waiting > 1 && `${asSentence(countWord(waiting))} requests to borrow end with it.`,
    togetherWords(sharedDays.filter((sharedDay) => isShared(sharedDay, member))),
    isLaid && 'Outfits that wait for an answer are gone then.',
  ].filter((words) => words !== false);
}

function lentWords(member: Member, titles: string[]): string | false {
  const [first, ...others] = titles;
  if (first === undefined) return false;
  return others.length === 0
    ? `${nameWithin(member)} still has your ${isolated(first)}. It stays in your list.`
    : `${nameWithin(member)} still has ${countWord(titles.length)} of your pieces. They stay in your list.`;
}

function borrowedWords(member: Member, titles: string[]): string | false {
  const [first, ...others] = titles;
  if (first === undefined) return false;
  const whose = possessive(nameWithin(member));
  return others.length === 0
    ? `You still have ${whose} ${isolated(first)}.`
    : `You still have ${countWord(titles.length)} of ${whose} pieces.`;
}

function togetherWords([first, ...others]: SharedDay[]): string | false {
  if (first === undefined) return false;
  return others.length === 0
    ? `Dressing together for ${isolated(first.title)} ends with it.`
    : `Dressing together on ${countWord(others.length + 1)} occasions ends with it.`;
}

/** Whether days that are not past are shared by the viewer with a member, or the other way. */
const isShared = ({ host, guests, lastDay }: SharedDay, { userId }: Member): boolean =>
  lastDay >= todayIs() &&
  (host.userId === userId ||
    guests.some((guest) => guest.userId === userId && guest.answer !== 'not-coming'));

const titlesOf = (loans: readonly Loan[], state: Loan['pieces'][0]['state']): string[] =>
  loans.flatMap(({ pieces }) =>
    pieces.filter((piece) => piece.state === state).map(({ title }) => title),
  );
