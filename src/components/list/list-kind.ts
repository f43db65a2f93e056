import type { ComponentType } from 'react';
import type { Density, TilesPerRow } from '#lib/density.ts';
import type { FilterKind } from '#lib/list-filter.ts';
import type { RoomPaths } from '#lib/paths.ts';
import type { Selection } from '#lib/selection.ts';
import type { TileSwipe } from './use-tile-swipe.ts';

/** The props that make a tile a link to its detail or, during selection, a check. */
export interface TileLink {
  to: string;
  /** The state that goes along with the link ([Note: List one came from]). */
  state: unknown;
  selection: { isChosen: boolean; onToggle(): void } | undefined;
}

/** How a tile is laid out. */
export interface TileShape {
  perRow: TilesPerRow;
  /** Lines under the picture: none, where the title is the tile's name only; the title; or with a note. */
  lines: 0 | 1 | 2;
}

/** The props that the grid gives a tile. */
export interface TileProps<Card> extends TileShape {
  card: Card;
  link: TileLink;
  isEager: boolean;
}

/** One filter as it is offered. */
export interface FilterGroup {
  /** The list of the filter. */
  list: string;
  label: string;
  /** Left out where the values are the owner's own words, or amounts. */
  options?: readonly { value: string; label: string; color?: string }[];
  /** The words for an own value; by default the value itself. */
  labelOf?(value: string): string;
  /** The words for a value where its list is not named beside it; by default those that stand under its name. */
  labelAlone?(value: string): string;
  /** The order of own values; by default that of the counts. */
  inOrder?(one: string, other: string): number;
  /** Whether it is offered only where there are several values, or one is chosen. */
  isOfSeveral?: boolean;
  /** The labels that a word of a search may name, where the values are the owner's own words. */
  named?: readonly string[];
  /** The unit before the amounts of a range; left out for a list of values. */
  unit?: string;
  /** The values that a phone offers as chips: all, some, or none. */
  chips?: 'all' | readonly string[];
  /** Whether its chips say how many they would show. */
  countsOnChips?: boolean;
}

/**
 * How many there are in all, and by list of each value that occurs: as many as it would show, given the
 * other lists.
 */
export type Counts = { all: number } & Record<string, number | Record<string, number>>;

/** The contents of a list: its ids in order, and what can be filtered. */
export interface ListAnswer {
  ids: readonly string[];
  /** The groups and their counts; empty where the list is not grouped. */
  groups: readonly { group: string; count: number }[];
  counts: Counts;
  /** The ids of `Arriving` that stand in front of them, since they will be among them soon. */
  arriving?: readonly string[];
}

/** A kind of list: everything in which the list of one noun differs from that of another. */
export interface ListKind<Card, Filter> {
  noun: string;
  /** The words for its things within a sentence. */
  words: { one: string; many: string };
  filter: FilterKind<Filter>;
  filterGroups: readonly FilterGroup[];
  /** The heading of a group. */
  groupLabel(group: string): string;
  /** How densely its tiles stand; null where that is not offered. */
  density: Density | null;
  selection: Selection;
  /** The path of its detail, among these rooms. */
  pathOf(id: string, rooms: RoomPaths): string;
  /** A hook that reads the cards of the positions `from` to `to`. */
  useCards(
    owner: string,
    ids: readonly string[],
    from: number,
    to: number,
  ): { cards: ReadonlyMap<string, Card>; isError: boolean; retry(): void };
  Tile: ComponentType<TileProps<Card>>;
  /**
   * The counts of further lists of the filter, which are read only while its values are shown.
   * @param list the list, as the details keep it.
   */
  useMoreCounts?(
    owner: string,
    list: unknown,
    isWanted: boolean,
  ): Record<string, Record<string, number>> | undefined;
  /** A hook: what a swipe over a tile does; left out where it does nothing. */
  useSwipe?(owner: string): TileSwipe<Card>;
  /** The filters that the owner saved, where a list has them: told once one leaves for one of them. */
  Saved?: ComponentType<{ onLeave(): void }>;
  /** The tile of something that is on its way into the list. */
  Arriving?: ComponentType<{ id: string } & TileShape>;
}
