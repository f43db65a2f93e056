import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { measurementsQuery } from '#api/measurements.ts';
import { chosenServices } from '#api/store/pending-changes.ts';
import { useKeptMeasures } from '#components/measurements/use-kept-measures.ts';
import { isUsual } from '#contract/rules/measurements.ts';
import { finishedMeters, type ServiceAmount } from '#contract/rules/service-amount.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { session } from '#lib/session.ts';
import { alterations } from './alterations-store.ts';
import { useMeasuredPerson } from './measured-person.ts';
import { piecesOf } from './measured-pieces.tsx';
import { useWizard } from './wizard-context.ts';

/** The trouser inseam of whoever will wear a piece. */
export interface WearerInseam {
  /** `Your`, or `Sam’s`. */
  whose: string;
  meters: number;
}

const type = 'inseamTrousers';
const isSame = (one: number | null, other: number | undefined) =>
  one !== null && other !== undefined && Math.abs(one - other) < 1e-4;

/**
 * The inseam that is kept of whoever will wear a piece, null of none. How long the piece is to be afterwards is that
 * inseam: once it is said it is kept with the person's measurements, unless another one is, so that it is not asked for
 * again (docs/decisions/051-measurements-are-kept-by-person.md).
 */
export function useWearerInseam(item: ItemDetails, amount: ServiceAmount): WearerInseam | null {
  const { me, cart } = useWizard();
  const { changes } = useSnapshot(alterations);
  const { personId } = useMeasuredPerson();
  const { data } = useQuery(measurementsQuery(me.userId));
  const kept = useKeptMeasures(me.userId, data?.people ?? null);
  const pieces = piecesOf(chosenServices(cart.cart ?? null, changes));
  const name = pieces.find(({ itemId }) => itemId === item.itemId)?.whose ?? null;
  const person =
    name === null
      ? (data?.people.find((one) => one.personId === personId) ?? data?.people[0])
      : data?.people.find((one) => (one.name ?? 'me') === name);
  // Shorts end where no trousers do.
  const isOfTrousers = amount.of === 'inseam' && item.category !== 'shorts';
  const known = person && isOfTrousers ? kept.valuesOf(person).get(type) : undefined;
  const finished = amount.meters > 0 ? finishedMeters(amount) : null;
  const before = useRef(finished);
  const keepSaid = useEffectEvent(() => {
    if (!person || !isOfTrousers || !kept.isBack || session.userId !== me.userId) return;
    if (finished === null || !isUsual(type, finished) || isSame(finished, known)) return;
    if (known === undefined || isSame(before.current, known)) kept.keep(person, type, finished);
  });
  // With the last word on it: while it is typed it is many lengths.
  useEffect(() => () => keepSaid(), []);
  if (known === undefined) return null;
  return { whose: person?.name ? `${person.name}’s` : 'Your', meters: known };
}
