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

/** The pieces that a filter lets through: of a search each word has to begin some word of the piece. */
export function filterLab(pieces: readonly LabCard[], { show, search }: LabFilter): LabCard[] {
  const asked = wordsIn(search);
  return pieces.filter((piece) => {
    if (show && !shows[show](piece)) return false;
    if (asked.length === 0) return true;
    const said = [...wordsIn(`${piece.title} ${piece.line}`), ...piece.words.split(' ')];
    return asked.every((word) => said.some((one) => one.startsWith(word)));
  });
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
