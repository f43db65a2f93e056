import { isWritten, type WrittenMeasure } from '#components/measurements/typed-measures.ts';
import type { MeasureType } from '#contract/rules/measurements.ts';
import type { MeasuringSession } from '#contract/schemas/measurement.ts';
import { areMeasures, areTimes, type MeasureValues, type TypedTimes } from '#lib/measure-values.ts';
import { measuringFormKey } from '#lib/owed-keys.ts';
import { localStore } from '#lib/storage.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';

/*
 * [Note: Kept form] What a phone has of a form lies on it by the form's link: its key, what was asked and told last,
 * what was typed and is not sent, and what stands in the field. So the same link opens again there, with all of it,
 * also without a network, and after a sign-out on that phone. It goes once the form is done or over, and when another
 * link is opened a while later.
 */

/** A form as its phone keeps it. */
export interface KeptForm {
  phoneKey: string;
  /** As the server told it last; null until it did. */
  told: { types: MeasureType[]; session: MeasuringSession } | null;
  unsent: MeasureValues;
  typedMs: TypedTimes;
  /** The content of a field that was not left. */
  written: WrittenMeasure | null;
}

const prefix = measuringFormKey;

/** The form of a link on this phone: as it was left, or with a new key, kept before anybody is asked. */
export function reachForm(linkToken: string): KeptForm {
  forgetOver(linkToken);
  const known = readForm(prefix + linkToken);
  if (known) return known;
  const form = {
    phoneKey: newIdempotencyKey(),
    told: null,
    unsent: {},
    typedMs: {},
    written: null,
  };
  keepForm(linkToken, form);
  return form;
}

/** Keeps the form of a link. */
export const keepForm = (linkToken: string, form: KeptForm): void =>
  localStore.set(prefix + linkToken, JSON.stringify(form));

/** Forgets the form of a link. */
export const dropForm = (linkToken: string): void => localStore.remove(prefix + linkToken);

/** Longer than any clock of a phone is wrong by mistake, in milliseconds. */
const dayMs = 86_400_000;

/** Forgets other forms that are over, or were never opened. */
function forgetOver(linkToken: string): void {
  for (const key of localStore.keys(prefix)) {
    const endDate = readForm(key)?.told?.session.endDate;
    const isOver = endDate === undefined || Date.parse(endDate) + dayMs < Date.now();
    if (isOver && key !== prefix + linkToken) localStore.remove(key);
  }
}

/** The kept form, as far as it can be used. */
function readForm(key: string): KeptForm | null {
  try {
    const { phoneKey, told, unsent, typedMs, written } = JSON.parse(localStore.get(key) ?? 'null');
    if (typeof phoneKey !== 'string') return null;
    return {
      phoneKey,
      told: Array.isArray(told?.types) && told.session?.person ? told : null,
      unsent: areMeasures(unsent) ? unsent : {},
      typedMs: areTimes(typedMs) ? typedMs : {},
      written: isWritten(written) ? written : null,
    };
  } catch {
    return null;
  }
}
