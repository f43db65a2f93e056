import { deletionGraceDays } from '#contract/rules/account-end.ts';
import { appStoreNames } from '#contract/rules/app-stores.ts';
import { circlePlans } from '#contract/rules/circle.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';

const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });

/** A day in full, where the device is: `December 12, 2026`. */
export const dayWords = (moment: string | Date): string => days.format(new Date(moment));

/** The day on which an account is deleted that is asked for at a moment. */
export const endDay = (now: Date): Date => new Date(now.getTime() + deletionGraceDays * 86_400_000);

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;
const them = (count: number): string => (count === 1 ? 'it' : 'them');

/** What the end of an account on a day means for what goes on, one sentence or two each. */
export function endLines(facts: OperationOutput<'userAccountEnd'>, end: Date): string[] {
  const { ordersUnderWay: orders, lentPieces: lent, borrowedPieces: borrowed } = facts;
  const plan = facts.plan && circlePlans[facts.plan].name;
  return [
    orders > 0 &&
      `The studio still has ${counted(orders, 'order')} of yours. Your account waits until you have everything back.`,
    lent > 0 &&
      `Others still have ${counted(lent, 'piece')} of yours. Ask for ${them(lent)} back first: who has what is forgotten too.`,
    borrowed > 0 &&
      `You still have ${counted(borrowed, 'piece')} that you borrowed. Give ${them(borrowed)} back first.`,
    facts.chargingStore &&
      `You pay for a plan in ${appStoreNames[facts.chargingStore]}, which goes on charging until you cancel it there.`,
    plan && planLine(plan, facts, end),
  ].filter((line) => typeof line === 'string');
}

/** What becomes of a plan; that nothing more is charged is said where nothing is. */
function planLine(
  plan: string,
  { planUntil, chargingStore }: OperationOutput<'userAccountEnd'>,
  end: Date,
): string {
  if (planUntil && new Date(planUntil) < end) {
    const more = chargingStore ? '' : ', and nothing more is charged';
    return `Your ${plan} plan ends on ${dayWords(planUntil)}${more}.`;
  }
  const more = chargingStore ? 'Nothing' : 'Nothing more is charged, and nothing';
  return `Your ${plan} plan ends with the account. ${more} is paid back.`;
}
