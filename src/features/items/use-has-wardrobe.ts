import { useQuery } from '@tanstack/react-query';
import { wardrobesQuery } from '#api/wardrobes.ts';

/** Whether there is a wardrobe to hang pieces in; true while that is not known. */
export function useHasWardrobe(owner: string): boolean {
  const { data } = useQuery(wardrobesQuery(owner));
  return data?.wardrobes.length !== 0;
}
