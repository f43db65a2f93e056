import { useQuery } from '@tanstack/react-query';
import { wardrobesQuery } from '#api/wardrobes.ts';

/**
 * Whether a friend lends of a wardrobe, or without one, of any that is in sight; undefined until it is known.
 */
export const useIsLent = (owner: string, wardrobeId: string | undefined): boolean | undefined =>
  useQuery(wardrobesQuery(owner)).data?.wardrobes.some(
    (one) => one.mayBorrow && (!wardrobeId || one.wardrobeId === wardrobeId),
  );
