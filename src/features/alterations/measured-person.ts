import { useSnapshot } from 'valtio';
import { alterations } from './alterations-store.ts';

/** Whose measurements the present order is made with; null is the member. It is part of the order's draft. */
export function useMeasuredPerson() {
  const { measuredFor } = useSnapshot(alterations);
  return {
    personId: measuredFor,
    choosePerson(next: string | null) {
      alterations.measuredFor = next;
    },
  };
}
