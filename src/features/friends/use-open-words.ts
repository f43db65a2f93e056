import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { loansQuery } from '#api/loans.ts';
import { sharedDaysQuery } from '#api/shared-days.ts';
import { stylingsQuery } from '#api/stylings.ts';
import { session } from '#lib/session.ts';
import { type Member, openWords } from './open-words.ts';

/** Sentences about what is open between the viewer and another member; none of what is not read yet. */
export function useOpenWords(member: Member): string[] {
  // A friend's rooms are in that friend's scope, and it is the viewer's own loans that are asked for.
  const { userId } = useSnapshot(session);
  const owner = userId ?? '';
  const { data: loans } = useQuery(loansQuery(owner));
  const { data: stylings } = useQuery(stylingsQuery(owner));
  const { data: days } = useQuery(sharedDaysQuery(owner));
  return openWords(member, loans, stylings, days);
}
