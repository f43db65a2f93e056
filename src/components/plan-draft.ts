import { type PlanSlot, planSlots } from '#contract/rules/plans.ts';
import { isDay } from '#lib/calendar-weeks.ts';
import { defineDraft, isListOf, isOneOf, isText } from '#lib/draft-kind.ts';

/** How several things are planned: one a day, or all for the same day. */
export type PlanSpread = 'each' | 'all';

/** The fields of a plan that is not made yet. */
export interface PlanFields {
  day: string;
  slot: PlanSlot;
  spread: PlanSpread;
  /** The purpose. */
  title: string;
}

const isDate = (value: unknown) => typeof value === 'string' && isDay(value);

/** The drafts of plans that begin with what is planned; the id says what. */
export const planDraft = defineDraft<PlanFields>({
  name: 'plan',
  fields: {
    day: isDate,
    slot: isOneOf(planSlots),
    spread: isOneOf(['each', 'all']),
    title: isText,
  },
});

/** The fields for a day before the things to plan were chosen. */
export interface DayFields {
  slot: PlanSlot;
  title: string;
  pieces: string[];
}

/** The drafts of plans that begin with a part of a day, by it. */
export const dayDraft = defineDraft<DayFields>({
  name: 'planOfDay',
  fields: { slot: isOneOf(planSlots), title: isText, pieces: isListOf(isText) },
});
