import { useIsDesktop, useMedia } from '#lib/use-media.ts';

/** How many columns the cards stand in. */
export type ColumnCount = 1 | 2 | 3;

/** As many as there is room for: one on a phone, two under 1100 px, else three. */
export function useColumnCount(): ColumnCount {
  const isDesktop = useIsDesktop();
  const isLarge = useMedia('(min-width: 1100px)');
  if (!isDesktop) return 1;
  return isLarge ? 3 : 2;
}
