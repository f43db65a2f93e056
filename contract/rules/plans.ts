/** The part of a day a plan is for. */
export const planSlots = ['day', 'evening'] as const;
export type PlanSlot = (typeof planSlots)[number];

/** Most plans of one day. */
export const maxPlansOfDay = 12;

/** Most loose pieces of one plan. */
export const maxPlanItems = 30;

/** Most days that are read at once: two months. */
export const maxPlanDays = 62;

/** Most days of one export: a leap year. */
export const maxExportDays = 366;

/** How many days back what is worn again is noticed (docs/design/product-rules.md, Calendar). */
export const repeatDays = 14;

/** How far a calendar feed reaches, from today. */
export const feedDays = { back: 90, ahead: 365 } as const;
