import { useQuery } from '@tanstack/react-query';
import { cardsIn, deletedQuery, useManyLater, useManyNow } from '#api/noun.ts';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { lookNoun } from '#components/noun/look-noun.tsx';
import type { Noun, NounOf } from '#components/noun/noun.ts';
import { outfitNoun } from '#components/noun/outfit-noun.tsx';
import type { DeletedItem } from '#contract/schemas/item.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';

/** Something that was deleted and can still be brought back. */
export interface DeletedThing {
  deleteDate: string;
}

/** A kind of what was deleted. */
export interface DeletedKind<Card extends DeletedThing> {
  noun: Noun & Pick<NounOf<Card>, 'nameOf' | 'describe' | 'Picture'>;
  /** In the address; none of the first one. */
  view: string | null;
  /** The words for what goes with one that is removed for good. */
  loss: string;
}

const pieces: DeletedKind<DeletedItem> = {
  noun: itemNoun,
  view: null,
  loss: 'The photos go too. This cannot be taken back.',
};

const outfits: DeletedKind<OperationOutput<'getDeletedOutfits'>['outfits'][number]> = {
  noun: outfitNoun,
  view: 'outfits',
  loss: 'The pieces stay, and so does what was worn. This cannot be taken back.',
};

const looks: DeletedKind<OperationOutput<'getDeletedLooks'>['looks'][number]> = {
  noun: lookNoun,
  view: 'looks',
  loss: 'The photo goes too. The pieces stay, and so does what was worn. This cannot be taken back.',
};

/** The kinds of what is deleted. */
export const deletedKinds = { pieces, outfits, looks } as const;

/** The id of one. */
export const idOf = ({ noun }: { noun: Noun }, card: object): string =>
  (card as Record<string, string>)[noun.id]!;

/** The name of one where there are only words. */
export const describeOf = <Card extends DeletedThing>({ noun }: DeletedKind<Card>, card: Card) =>
  noun.describe?.(card) ?? noun.nameOf(card);

/** All that is deleted of a kind, the last deleted first. */
export function useDeleted<Card extends DeletedThing>({ noun }: DeletedKind<Card>, owner: string) {
  const { data, isError, refetch } = useQuery(deletedQuery(noun, owner));
  return { list: cardsIn<Card>(noun, data), isError, refetch: () => void refetch() };
}

/** Bringing back, and removing for good. */
export function useDeletedWrites(
  noun: Noun,
  owner: string,
  told: {
    /** Called with what was done to those of the asked ones that were there. */
    done(words: string, done: readonly string[], asked: readonly string[]): void;
    failed(error: Error): void;
  },
) {
  const options = (words: string) => ({
    onSuccess: (done: { ids: string[] }, asked: { ids: string[] }) =>
      told.done(words, done.ids, asked.ids),
    onError: told.failed,
  });
  const restore = useManyLater(noun, 'restore', options('brought back'));
  const forget = useManyNow(noun, 'forget', options('removed for good'));
  return {
    restore: (ids: string[]) => restore.mutate({ owner, ids }),
    forget: (ids: string[]) => forget.mutate({ owner, ids }),
    isRestoring: restore.isPending,
    isForgetting: forget.isPending,
  };
}
