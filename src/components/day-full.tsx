import { maxPlansOfDay } from '#contract/rules/plans.ts';
import { AppError } from '#lib/errors.ts';
import { Fault } from '#ui/field.tsx';
import { showToast } from '#ui/toasts.ts';

/** The message about one plan more for a day that has as many as it holds. */
export const dayFullWords = `A day holds ${maxPlansOfDay} plans.`;

/** Whether a plan was refused since its day has as many as it holds. */
export const isDayFull = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'too-many' && Object.hasOwn(error.fields, 'day');

/** Says beside what plans that the day is full, where that is what went wrong. */
export const DayFull = ({ error }: { error: unknown }) =>
  isDayFull(error) && <Fault>{dayFullWords}</Fault>;

/** Says it where there is no sheet to say it in. */
export function sayDayFull(error: unknown): void {
  if (isDayFull(error)) showToast({ tone: 'error', title: dayFullWords });
}
