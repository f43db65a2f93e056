import type { LabCard } from '#contract/schemas/lab.ts';

/** What the list can be narrowed to, as the `show` parameter says it. */
export const labShows = {
  classes: 'Classes',
  reports: 'Reports',
  tips: 'Collage tips',
  saved: 'Saved',
} as const;
export type LabShow = keyof typeof labShows;

/** The filter of the list, as it stands in the address. */
export interface LabFilter {
  show: LabShow | null;
  search: string;
}

/** Reads the filter of an address; what it does not know counts as none. */
export function readLabFilter(address: URLSearchParams): LabFilter {
  const show = address.get('show') ?? '';
  return {
    show: show in labShows ? (show as LabShow) : null,
    search: (address.get('search') ?? '').trim(),
  };
}

const shows: Record<LabShow, (piece: LabCard) => boolean> = {
  classes: ({ kind }) => kind === 'class',
  reports: ({ kind }) => kind === 'color' || kind === 'trend',
  tips: ({ kind }) => kind === 'tip',
  saved: ({ reading }) => reading.isSaved,
};

/**
 * The pieces that a filter lets through: of a search each word has to begin some word of the piece. What has the words in
 * its title comes first, then what has them in its line, then what speaks of them in its text; the newest first in each.
 */
export function filterLab(pieces: readonly LabCard[], { show, search }: LabFilter): LabCard[] {
  const shown = show ? pieces.filter(shows[show]) : [...pieces];
  const asked = wordsIn(search);
  if (asked.length === 0) return shown;
  return shown
    .map((piece) => ({ piece, place: placeOf(asked, piece) }))
    .filter(({ place }) => place !== -1)
    .sort((one, other) => one.place - other.place)
    .map(({ piece }) => piece);
}

/** Where a piece has what is asked for: 0 in its title, 1 with its line, 2 with its text; -1 nowhere. */
function placeOf(asked: readonly string[], { title, line, words }: LabCard): number {
  const inTitle = wordsIn(title);
  const inLine = [...inTitle, ...wordsIn(line)];
  return [inTitle, inLine, [...inLine, ...words.split(' ')]].findIndex((said) =>
    asked.every((word) => said.some((one) => one.startsWith(word))),
  );
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
