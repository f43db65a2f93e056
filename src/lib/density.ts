import { proxy } from 'valtio/vanilla';
import { localStore } from './storage.ts';
import { desktopBreakpoint } from './use-media.ts';

/** How many tiles may stand in a row; also how much a tile says (product spec, section 2). */
export const densities = [2, 4, 6] as const;

/** Tiles in a row. */
export type TilesPerRow = (typeof densities)[number];

/** The density of the tiles of a list, kept on this device. */
export interface Density {
  state: { perRow: TilesPerRow };
  choose(perRow: TilesPerRow): void;
}

/** Makes the density of one list; `key` is its place in the local storage. */
export function createDensity(key: string): Density {
  const kept = Number(localStore.get(key));
  const isDesktop = window.matchMedia(`(min-width: ${desktopBreakpoint}px)`).matches;
  const perRow = densities.find((one) => one === kept) ?? (isDesktop ? 4 : 2);
  const state = proxy<Density['state']>({ perRow });
  return {
    state,
    choose(next) {
      state.perRow = next;
      localStore.set(key, String(next));
    },
  };
}
