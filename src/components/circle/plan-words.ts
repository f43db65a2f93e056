import { appStoreNames } from '#contract/rules/app-stores.ts';
import {
  blueprintValueCents,
  type CirclePlanKey,
  circlePlans,
  type MembershipState,
} from '#contract/rules/circle.ts';
import type { Circle } from '#contract/schemas/circle.ts';
import { shortMoneyWords } from '#lib/money.ts';

/** US cents without hundredths where there are none: `$9`. */
export const dollars = (cents: number): string => shortMoneyWords({ cents, currency: 'USD' });

/** How often a plan is paid for: `per month`, `once`. */
export const everyWords = (plan: CirclePlanKey): string => {
  const { every } = circlePlans[plan];
  return every === 'once' ? 'once' : `per ${every}`;
};

/** What a plan costs: `$60 per year`, `$149, once`. */
export const costWords = (plan: CirclePlanKey): string => {
  const { priceCents, every } = circlePlans[plan];
  return `${dollars(priceCents)}${every === 'once' ? ',' : ''} ${everyWords(plan)}`;
};

const creditOf = { alterations: 'alterations and repairs', makeup: 'makeup' };

/** What is left of a credit, and where it comes off. */
export const creditWords = ({ of, leftCents }: Circle['credits'][number]): string =>
  `${dollars(leftCents)} towards ${creditOf[of]}, taken off your next order.`;

/** The days of a plan that cost nothing for somebody; 0 for who had a trial. */
export const trialDaysOf = (plan: CirclePlanKey, hadTrial: boolean): number =>
  hadTrial ? 0 : circlePlans[plan].trialDays;

/** What comes with a plan, one line each (product spec, section 9). */
export function planLines(plan: CirclePlanKey, hadTrial: boolean): string[] {
  const { credit, entitles } = circlePlans[plan];
  const days = trialDaysOf(plan, hadTrial);
  const included = [
    entitles.includes('styleBlueprint') &&
      `Style Blueprint valued at ${dollars(blueprintValueCents)}`,
    credit && `${dollars(credit.cents)} towards ${creditOf[credit.of]}`,
  ].filter(Boolean);
  return [
    ...(days > 0 ? [`${days}-day trial`] : []),
    ...(included.length > 0 ? [`Includes ${included.join(' and ')}`] : []),
  ];
}

/** The words of the button that takes a plan, and of what it costs then. */
export function takeWords(
  plan: CirclePlanKey,
  { membership, hadTrial }: Pick<Circle, 'membership' | 'hadTrial'>,
): { button: string; head: string; note: string; foot: string } {
  const { name, every } = circlePlans[plan];
  const cost = costWords(plan);
  if (membership && every !== 'once') {
    const note =
      membership.state === 'trial' ? 'Your trial goes on as it is.' : 'What you paid for counts.';
    return { button: `Change to ${name}`, head: cost, note, foot: `${cost}. ${note}` };
  }
  const days = trialDaysOf(plan, hadTrial);
  if (days > 0) {
    return {
      button: `Start ${days}-day trial`,
      head: `${days} days free, then ${cost}`,
      note: 'Nothing is charged today.',
      foot: `Then ${cost}.`,
    };
  }
  return {
    button: `Buy ${name}`,
    head: cost,
    note: every === 'once' ? 'Paid today, and never again.' : 'Paid today, then each time anew.',
    foot: `${cost}.`,
  };
}

/** A day as it is read: `Dec 12, 2026`. */
export const dayOf = (moment: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(moment));

/** The name of a membership's state. */
export const stateNames: Record<MembershipState, string> = {
  trial: 'Trial',
  active: 'Active',
  grace: 'Payment failed',
  ends: 'Cancelled',
  lifetime: 'Yours for life',
};

/** What becomes of a membership next. */
export function nextWords(
  { plan, state, until, store }: NonNullable<Circle['membership']>,
  /** A store that goes on charging for another plan, which is said beside it. */
  alsoRenewedBy: Circle['alsoRenewedBy'] = null,
): string {
  const day = until && dayOf(until);
  // What a store charges differs from country to country.
  if (store && state === 'trial') return `Free until ${day}.`;
  if (store && state === 'active') return `Renews on ${day}.`;
  if (store && state === 'grace') {
    return `Your payment failed. Everything stays yours until ${day}; give ${appStoreNames[store]} another card before that.`;
  }
  switch (state) {
    case 'trial':
      return `Free until ${day}. Then ${costWords(plan)}.`;
    case 'active':
      return `Renews on ${day} for ${dollars(circlePlans[plan].priceCents)}.`;
    case 'grace':
      return `Your card was declined. Everything stays yours until ${day}; give another card before that.`;
    case 'ends':
      return `It ends on ${day}. Until then everything stays yours.`;
    case 'lifetime':
      return alsoRenewedBy ? 'Paid for once.' : 'Paid for once. Nothing is charged any more.';
  }
}
