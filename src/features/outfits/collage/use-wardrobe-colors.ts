import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { itemNavigationQuery } from '#api/items.ts';
import type { ColorFamily } from '#contract/rules/color-families.ts';

/** Most colors of the wardrobe that are offered as a background. */
const mostColors = 8;

/** The colors of the wardrobe, the most frequent first. */
export function useWardrobeColors(owner: string): readonly ColorFamily[] {
  const { data } = useQuery(itemNavigationQuery(owner, {}));
  return useMemo(
    () =>
      Object.entries(data?.counts.mainColor ?? {})
        .sort(([, one], [, other]) => other - one)
        .slice(0, mostColors)
        .map(([family]) => family as ColorFamily),
    [data],
  );
}
