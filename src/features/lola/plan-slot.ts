import type { PlanSlot } from '#contract/rules/plans.ts';
import { festiveOccasions } from '#contract/rules/stylist.ts';
import type { LolaAsked } from '#contract/schemas/lola.ts';

/** The part of a day for which an outfit is planned: an evening stands beside its day. */
export const planSlotOf = (occasion: LolaAsked['occasion']): PlanSlot =>
  occasion && festiveOccasions.has(occasion) ? 'evening' : 'day';
