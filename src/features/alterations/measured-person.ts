import { useState } from 'react';
import { useMe } from '#api/users.ts';
import { valuesOf } from '#components/measurements/unsent-measures.ts';
import {
  isUsual,
  lengthWords,
  type MeasureType,
  measureKinds,
  measureUnits,
} from '#contract/rules/measurements.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import { sessionStore } from '#lib/storage.ts';

/** Whose measurements the present order is made with; null is the member. It lasts as long as the tab. */
export function useMeasuredPerson() {
  const key = `hem.measuredFor.${useMe()?.userId ?? ''}`;
  const [personId, setPersonId] = useState(() => sessionStore.get(key));
  return {
    personId,
    choosePerson(next: string | null) {
      setPersonId(next);
      if (next === null) sessionStore.remove(key);
      else sessionStore.set(key, next);
    },
  };
}

/** What the studio is to know of somebody: `For Sam: Waist 74.9 cm (29.5 in)`; what few people have says so. */
export function measuredWords(person: MeasuredPerson, types: readonly MeasureType[]): string {
  const kept = valuesOf(person);
  const values = types.flatMap((wanted) => {
    const meters = kept.get(wanted);
    if (meters === undefined) return [];
    const [cm, inches] = [lengthWords(meters, 'Metric'), lengthWords(meters, 'Imperial')];
    const asTyped = isUsual(wanted, meters) ? '' : ' – unusual, check';
    return `${measureKinds[wanted].label} ${cm} ${measureUnits.Metric.name} (${inches} ${measureUnits.Imperial.name})${asTyped}`;
  });
  return `For ${person.name ?? 'me'}: ${values.join(', ') || 'not measured'}`;
}
