import type { QueryClient } from '@tanstack/react-query';
import type { OperationName } from '#contract/operations.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LookCard } from '#contract/schemas/look.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { OutfitCard } from '#contract/schemas/outfit.ts';

/** The cards of the nouns, by the name of the member that is their id. */
export interface CardsById {
  itemId: ItemCard;
  outfitId: OutfitCard;
  lookId: LookCard;
}

/** The page's knowledge, so that what waits can be shown and named without a network. */
export interface Cached {
  /** Finds what some read shows of an item, an outfit or a look. */
  find<Id extends keyof CardsById>(idName: Id, id: string): CardsById[Id] | undefined;
  /** The answers of a read, each with what was asked. */
  answers<Name extends OperationName>(
    name: Name,
  ): { asked: OperationInput<Name>; answer: OperationOutput<Name> }[];
}

/** Reads what a query cache knows; nothing where there is none yet. */
export const cachedIn = (client: () => QueryClient | null): Cached => ({
  find(idName, id) {
    for (const { state } of client()?.getQueryCache().getAll() ?? []) {
      const found = findIn(Object(state.data), idName, id);
      if (found) return toCard(found) as never;
    }
    return undefined;
  },
  answers(name) {
    const all = client()?.getQueriesData({ queryKey: [name] }) ?? [];
    return all.flatMap(([key, answer]) =>
      answer === undefined ? [] : [{ asked: key[1] as never, answer: answer as never }],
    );
  },
});

/**
 * Turns what was found into a card, with what a card has and details say otherwise: one picture, and the number of
 * pieces.
 */
function toCard(found: object): object {
  const { images, pieces } = found as { images?: unknown[]; pieces?: unknown[] };
  if (images && !('image' in found)) return { ...found, image: images[0] ?? null };
  if (pieces && !('pieceCount' in found)) return { ...found, pieceCount: pieces.length };
  return found;
}

/** A card, or the details, of this id in an answer: in one of its lists, in a row of those, or as one of its members. */
function findIn(answer: object, idName: string, id: string): object | undefined {
  // Long lists of ids are passed over.
  const all = Object.values(answer)
    .flatMap((member) => (Array.isArray(member) && typeof member[0] === 'string' ? [] : member))
    .flatMap((one) => (one?.item ? [one, one.item] : one));
  return all.find(
    (one) =>
      one !== null &&
      typeof one === 'object' &&
      one[idName] === id &&
      ('createDate' in one || 'layers' in one),
  );
}

/** The pictures of items, as far as they are known; four at most. */
export const picturesOf = (cached: Cached, itemIds: readonly string[]): ImageView[] =>
  itemIds.flatMap((id) => cached.find('itemId', id)?.image ?? []).slice(0, 4);
