import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { session } from './session.ts';
import { type StandInNote, standIn } from './stand-in.ts';

/** The note of who stands in for a member now, or null ([Note: Standing in]). */
export function useStandIn(): StandInNote | null {
  const { token } = useSnapshot(session);
  return useMemo(() => (token === null ? null : standIn()), [token]);
}
