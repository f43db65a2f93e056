import * as chrono from 'chrono-node';

/** A day or a span of days that a text names, where it stands and as it was written. */
export interface FoundDates {
  index: number;
  text: string;
  start: chrono.ParsedComponents;
  end: chrono.ParsedComponents | null;
}

/**
 * Every day that a text names, from `today` (`YYYY-MM-DD`) on; at any day where none is given. The library's patterns
 * try every way to share out a run of spaces, at a cost that doubles with each date, so it is given no such runs.
 */
export function findDates(text: string, today?: string): FoundDates[] {
  // Where each character of the text without runs of spaces stood.
  const positions = [...text.matchAll(/\s+|\S/gu)].flatMap(({ 0: found, index }) =>
    Array.from({ length: found.trim().length || 1 }, (_, at) => index + at),
  );
  // "Date night on Friday" is a Friday: the library makes one time of the night and the day, and is sure of neither.
  const single = text
    .replace(/\s+/gu, ' ')
    .replace(/\b(night|evening|morning|afternoon|noon) (?=on \p{L}+day\b)/giu, '$1;');
  const from = today ? { instant: new Date(`${today}T12:00:00Z`), timezone: 0 } : undefined;
  return chrono
    .parse(single, from, { forwardDate: true })
    .filter(
      ({ index, text: words }) => !isSun(words, single.slice(0, index)) && !/^\d0s$/.test(words),
    )
    .map(({ index, text: words, start, end }) => {
      const begin = positions[index]!;
      const last = positions[index + words.length - 1]!;
      return { index: begin, text: text.slice(begin, last + 1), start, end: end ?? null };
    });
}

/** The sun is no Sunday, unless something says that it is a day. */
const isSun = (words: string, before: string): boolean =>
  /^sun$/i.test(words.trim()) && !/\b(?:on|this|next|until|from|till|by) $/i.test(before);
