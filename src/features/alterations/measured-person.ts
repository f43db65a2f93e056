import { useSnapshot } from 'valtio';
import { alterations } from './alterations-store.ts';

/** Whether a line says nothing of measurements yet, or says them of that person: of others it stays as it is. */
export const isSaidOf = (measured: string | null | undefined, whose: string): boolean =>
  !measured || measured.startsWith(`For ${whose}:`);

/** The person whose measurements this order is made with; null is the member. It is part of the order's draft. */
export function useMeasuredPerson() {
  const { measuredFor } = useSnapshot(alterations);
  return {
    personId: measuredFor,
    choosePerson(next: string | null) {
      alterations.measuredFor = next;
    },
  };
}
