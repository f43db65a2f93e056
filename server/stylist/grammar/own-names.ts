import { fold, singular, wordsOf } from '#contract/rules/search-words.ts';
import { isDescribed } from '../description.ts';
import type { Description, WardrobePiece } from '../request.ts';

type Named = WardrobePiece & { title?: string; brand?: string | null };

/** The words in the titles and brands of a wardrobe. */
export interface OwnNames {
  has(word: string): boolean;
  /** Every one of them. */
  words(): Iterable<string>;
  /** The garments with all of these words that are also as they are described. */
  pieces(description: Description, words: readonly string[]): string[];
}

/** Most pieces that a wish names (contract/schemas/lola.ts). */
const mostNamed = 500;

/** The words of a wardrobe's titles and brands, which are read once, when they are first asked for. */
export function createOwnNames(wardrobe: readonly Named[]): OwnNames {
  let kept: Map<string, Set<Named>> | undefined;
  const read = () => {
    const found = new Map<string, Set<Named>>();
    for (const piece of wardrobe) {
      for (const word of wordsOf(`${piece.title ?? ''} ${piece.brand ?? ''}`)) {
        for (const form of new Set([word, singular(word)])) {
          const pieces = found.get(form);
          if (pieces) pieces.add(piece);
          else found.set(form, new Set([piece]));
        }
      }
    }
    return found;
  };
  const all = () => {
    kept ??= read();
    return kept;
  };
  const withWord = (word: string) =>
    word.length < 3 ? undefined : (all().get(fold(word)) ?? all().get(singular(fold(word))));
  return {
    has: (word) => withWord(word) !== undefined,
    words: () => all().keys(),
    pieces: (description, words) =>
      wardrobe
        .filter(
          (piece) =>
            words.every((word) => withWord(word)?.has(piece)) && isDescribed(piece, description),
        )
        .map(({ id }) => id)
        .slice(0, mostNamed),
  };
}
