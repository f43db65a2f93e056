import { addDays } from '#contract/rules/calendar-days.ts';
import type { PlanSlot } from '#contract/rules/plans.ts';
import { nearDay } from '#lib/availability-words.ts';
import { longWeekday } from '#lib/calendar-weeks.ts';

/** A day and its part as an outfit is laid for it: `Friday evening`, `tonight`, `the evening of Dec 24`. */
export function occasionWords(
  { day, slot }: { day: string; slot: PlanSlot },
  today: string,
): string {
  const isEvening = slot === 'evening';
  if (day === today) return isEvening ? 'tonight' : 'today';
  if (day === addDays(today, 1)) return isEvening ? 'tomorrow evening' : 'tomorrow';
  const isNear = day > today && day < addDays(today, 7);
  if (isNear) return isEvening ? `${longWeekday(day)} evening` : longWeekday(day);
  return isEvening ? `the evening of ${nearDay(day)}` : nearDay(day);
}
