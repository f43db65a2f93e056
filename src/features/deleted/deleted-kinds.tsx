import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { deletedItemsQuery, useForgetItems, useRestoreItems } from '#api/items.ts';
import { deletedLooksQuery, useForgetLooks, useRestoreLooks } from '#api/looks.ts';
import { deletedOutfitsQuery, useForgetOutfits, useRestoreOutfits } from '#api/outfits.ts';
import { Board } from '#components/board/board.tsx';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { lookName } from '#components/look-name.ts';
import { LookPicture } from '#components/look-picture.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import type { DeletedItem } from '#contract/schemas/item.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';

/** Something that was deleted and can still be brought back. */
export interface DeletedThing {
  deleteDate: string;
}

/** What is said of what was done with those of what was asked for that were there. */
export interface Told {
  done(words: string, done: readonly string[], asked: readonly string[]): void;
  failed(error: Error): void;
}

/** Bringing back, and removing for good. */
export interface DeletedWrites {
  restore(ids: string[]): void;
  forget(ids: string[]): void;
  isRestoring: boolean;
  isForgetting: boolean;
}

/** A kind of what was deleted. */
export interface DeletedKind<Card extends DeletedThing> {
  /** In the address; none of the first one. */
  view: string | null;
  words: { one: string; many: string };
  /** What goes with one that is removed for good. */
  loss: string;
  idOf(card: Card): string;
  nameOf(card: Card): string;
  describe(card: Card): string;
  /** A hook: all of them, the last deleted first. */
  useDeleted(owner: string): {
    list: readonly Card[] | undefined;
    isError: boolean;
    refetch(): void;
  };
  /** A hook. */
  useWrites(owner: string, told: Told): DeletedWrites;
  Picture(of: { card: Card; widthPx: number; alt: string }): ReactNode;
}

const back = 'brought back';
const gone = 'removed for good';

const pieces: DeletedKind<DeletedItem> = {
  view: null,
  words: { one: 'piece', many: 'pieces' },
  loss: 'The photos go too. This cannot be taken back.',
  idOf: ({ itemId }) => itemId,
  nameOf: itemName,
  describe: describeItem,
  useDeleted(owner) {
    const { data, isError, refetch } = useQuery(deletedItemsQuery(owner));
    return { list: data?.items, isError, refetch: () => void refetch() };
  },
  useWrites(owner, { done, failed: onError }) {
    const tell =
      (words: string) =>
      ({ itemIds }: { itemIds: string[] }, asked: { itemIds: string[] }) =>
        done(words, itemIds, asked.itemIds);
    const restore = useRestoreItems({ onSuccess: tell(back), onError });
    const forget = useForgetItems({ onSuccess: tell(gone), onError });
    return {
      restore: (itemIds) => restore.mutate({ owner, itemIds }),
      forget: (itemIds) => forget.mutate({ owner, itemIds }),
      isRestoring: restore.isPending,
      isForgetting: forget.isPending,
    };
  },
  Picture: ({ card, widthPx, alt }) => (
    <ItemPicture image={card.image} alt={alt} sizes={`${widthPx}px`} inset={insetOf(widthPx)} />
  ),
};

const outfits: DeletedKind<OperationOutput<'getDeletedOutfits'>['outfits'][number]> = {
  view: 'outfits',
  words: { one: 'outfit', many: 'outfits' },
  loss: 'The pieces stay, and so does what was worn. This cannot be taken back.',
  idOf: ({ outfitId }) => outfitId,
  nameOf: ({ title }) => title,
  describe: ({ title }) => title,
  useDeleted(owner) {
    const { data, isError, refetch } = useQuery(deletedOutfitsQuery(owner));
    return { list: data?.outfits, isError, refetch: () => void refetch() };
  },
  useWrites(owner, { done, failed: onError }) {
    const tell =
      (words: string) =>
      ({ outfitIds }: { outfitIds: string[] }, asked: { outfitIds: string[] }) =>
        done(words, outfitIds, asked.outfitIds);
    const restore = useRestoreOutfits({ onSuccess: tell(back), onError });
    const forget = useForgetOutfits({ onSuccess: tell(gone), onError });
    return {
      restore: (outfitIds) => restore.mutate({ owner, outfitIds }),
      forget: (outfitIds) => forget.mutate({ owner, outfitIds }),
      isRestoring: restore.isPending,
      isForgetting: forget.isPending,
    };
  },
  Picture: ({ card, widthPx }) => <Board {...card} widthPx={widthPx} />,
};

const looks: DeletedKind<OperationOutput<'getDeletedLooks'>['looks'][number]> = {
  view: 'looks',
  words: { one: 'look', many: 'looks' },
  loss: 'The photo goes too. The pieces stay, and so does what was worn. This cannot be taken back.',
  idOf: ({ lookId }) => lookId,
  nameOf: lookName,
  describe: lookName,
  useDeleted(owner) {
    const { data, isError, refetch } = useQuery(deletedLooksQuery(owner));
    return { list: data?.looks, isError, refetch: () => void refetch() };
  },
  useWrites(owner, { done, failed: onError }) {
    const tell =
      (words: string) =>
      ({ lookIds }: { lookIds: string[] }, asked: { lookIds: string[] }) =>
        done(words, lookIds, asked.lookIds);
    const restore = useRestoreLooks({ onSuccess: tell(back), onError });
    const forget = useForgetLooks({ onSuccess: tell(gone), onError });
    return {
      restore: (lookIds) => restore.mutate({ owner, lookIds }),
      forget: (lookIds) => forget.mutate({ owner, lookIds }),
      isRestoring: restore.isPending,
      isForgetting: forget.isPending,
    };
  },
  Picture: ({ card, widthPx }) => <LookPicture look={card} widthPx={widthPx} />,
};

const insetOf = (widthPx: number) => (widthPx < 100 ? ('small' as const) : undefined);

/** What is deleted, by kind. */
export const deletedKinds = { pieces, outfits, looks } as const;
