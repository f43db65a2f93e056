import { useQuery } from '@tanstack/react-query';
import { wardrobesQuery } from '#api/wardrobes.ts';

/** Whether a friend lends of a wardrobe, or without one, of any that is in sight. */
export const useIsLent = (owner: string, wardrobeId: string | undefined): boolean =>
  useQuery(wardrobesQuery(owner)).data?.wardrobes.some(
    (one) => one.mayBorrow && (!wardrobeId || one.wardrobeId === wardrobeId),
  ) ?? false;
