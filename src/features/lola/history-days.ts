import { addDays } from '#contract/rules/calendar-days.ts';
import type { LolaTurn } from '#contract/schemas/lola.ts';
import { dayName, dayOfMoment, todayIs } from '#lib/calendar-weeks.ts';

/** Questions of a day, under the words for it. */
interface DayOfTurns {
  name: string;
  turns: LolaTurn[];
}

/** The questions by day, the last day first, and of each day the last question. */
export function turnsByDay(turns: readonly LolaTurn[]): DayOfTurns[] {
  const days = new Map<string, LolaTurn[]>();
  for (const turn of turns.toReversed()) {
    const day = dayOfMoment(turn.createDate);
    days.set(day, [...(days.get(day) ?? []), turn]);
  }
  return [...days].map(([day, ofDay]) => ({ name: nameOf(day, todayIs()), turns: ofDay }));
}

/** `Today`, `Yesterday`, `Friday, November 20`, of another year with that. */
function nameOf(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? dayName(day) : `${dayName(day)}, ${year}`;
}
