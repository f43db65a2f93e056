import { isDay } from '#lib/calendar-weeks.ts';

/** How much of the calendar is shown. */
export type Span = 'week' | 'month';

/** The chosen day and the span, as the address says them (`?on=`, `?by=`). */
export interface CalendarPlace {
  on: string;
  by: Span;
}

/** Reads the place of an address; what makes no sense there is left out. */
export function readPlace(search: URLSearchParams, today: string, usual: Span): CalendarPlace {
  const on = search.get('on');
  const by = search.get('by');
  return { on: isDay(on) ? on : today, by: by === 'week' || by === 'month' ? by : usual };
}

/** An address with another place in it. */
export function withPlace(search: URLSearchParams, place: Partial<CalendarPlace>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(place)) next.set(name, value);
  return `?${next}`;
}
