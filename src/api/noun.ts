import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { type Cards, cardWindow } from './cards.ts';
import type { NounNames } from './noun-names.ts';
import { operationQuery } from './operation.ts';
import { useLaterWrite } from './outbox/use-later-write.ts';
import { type OperationMeta, readAhead } from './query-client.ts';
import { useWrite, type WriteOptions } from './use-write.ts';
import { wardrobesQuery } from './wardrobes.ts';

/*
 * The calls and events of every noun alike. On the wire the ids and the list of cards are under the noun's own name;
 * only here that is undone, which the compiler cannot follow: it is told that each noun is an item.
 */

/** The input of a call on many of a noun. */
export interface OnMany {
  owner: string;
  ids: string[];
  /** Into which they are put, or out of which they are taken. */
  wardrobeIds?: string[];
}

/** The outcome of it. */
export interface DoneToMany {
  /** The ids of those that were there; of copies, the copies. */
  ids: string[];
  /** The wardrobes that were there. */
  wardrobeIds: string[];
  /** Of deleted pieces: in how many outfits they leave a gap. */
  outfitCount?: number;
}

/** The options of a write on many. */
export interface ManyOptions {
  meta?: OperationMeta;
  onSuccess?(done: DoneToMany, asked: OnMany): void;
  onError?(error: Error, asked: OnMany): void;
}

/** A noun that is written. */
export interface WrittenNoun extends NounNames {
  /** The operation that copies some; only of what is composed of pieces. */
  duplicate?: 'duplicateOutfits' | 'duplicateLooks';
  /** The work on this device once some are deleted, or brought back. */
  after?: { delete?(ids: string[]): unknown; restore?(ids: string[]): unknown };
}

type Of = Record<string, never>;

const toWire = (noun: NounNames, { ids, ...rest }: OnMany) =>
  ({ ...rest, [noun.ids]: ids }) as never;

const fromWire = <Said>(noun: NounNames, said: object): Said => {
  const { [noun.ids]: ids, ...rest } = said as Of;
  return { ...rest, ids } as Said;
};

const onWire = (noun: NounNames, { onSuccess, onError, meta }: ManyOptions) =>
  ({
    ...(meta && { meta }),
    onSuccess: (done, asked) => onSuccess?.(fromWire(noun, done), fromWire(noun, asked)),
    onError: (error, asked) => onError?.(error, fromWire(noun, asked)),
  }) satisfies WriteOptions<'restoreItems'>;

/** A write on many, as its screen sees it. */
const onMany = (
  noun: NounNames,
  write: {
    isPending: boolean;
    mutate(input: never, options: { onSuccess(done: object): void }): void;
  },
) => ({
  isPending: write.isPending,
  /** @param onDone is told only while its screen is there. */
  mutate: (asked: OnMany, onDone?: (done: DoneToMany) => void) =>
    write.mutate(toWire(noun, asked), {
      onSuccess: (done) => onDone?.(fromWire(noun, done)),
    }),
});

/** A write on many that may wait ([Note: Outbox]): into wardrobes, out of them, deleting, bringing back. */
export function useManyLater(
  noun: WrittenNoun,
  what: 'add' | 'remove' | 'delete' | 'restore',
  options: ManyOptions = {},
) {
  const write = useLaterWrite(
    noun[what] as 'restoreItems',
    onWire(noun, {
      ...options,
      onSuccess(done, asked) {
        if (what === 'delete' || what === 'restore') noun.after?.[what]?.(done.ids);
        options.onSuccess?.(done, asked);
      },
    }),
  );
  return onMany(noun, write);
}

/** A write on many that is done at once: removing what was deleted for good, or making a copy of each. */
export function useManyNow(
  noun: WrittenNoun,
  what: 'forget' | 'duplicate',
  options: ManyOptions = {},
) {
  return onMany(noun, useWrite(noun[what] as 'forgetItems', onWire(noun, options)));
}

/** The order of the owner's things under a filter: every id (its navigation). */
export const navigationQuery = (noun: NounNames, owner: string, filter: object) => ({
  ...operationQuery(noun.navigation as 'getItemNavigation', { owner, filter }),
  placeholderData: keepPreviousData,
});

/** The search that finds something where a filter's own finds nothing since a finger slipped; null without one. */
export const correctionQuery = (noun: NounNames, owner: string, filter: object) =>
  operationQuery(noun.correction as 'getSearchCorrection', { owner, filter });

/** The ids in an answer of the navigation. */
export const idsIn = (noun: NounNames, answer: object | undefined): string[] =>
  (answer as Of | undefined)?.[noun.ids] ?? [];

/** The query of what was deleted and can still be brought back. */
export const deletedQuery = (noun: NounNames, owner: string) =>
  operationQuery(noun.deleted as 'getDeletedItems', { owner });

/** The cards in an answer of that query. */
export const cardsIn = <Card>(noun: NounNames, answer: object | undefined): Card[] | undefined =>
  (answer as Of | undefined)?.[noun.many];

/** Reads ahead what a list shows first; null if it is in the cache. */
export function readListAhead<Card>(
  client: QueryClient,
  noun: NounNames & { cards: Cards<Card> },
  owner: string,
  filter: { wardrobeId?: string },
): Promise<unknown> | null {
  const navigation = navigationQuery(noun, owner, filter);
  const readCards = () => {
    const ids = idsIn(noun, client.getQueryData(navigation.queryKey)).slice(0, cardWindow);
    return ids.length > 0 ? readAhead(client, noun.cards.windowQuery(client, owner, ids)) : null;
  };
  const list = readAhead(client, navigation)?.then(readCards) ?? readCards();
  const wardrobes = filter.wardrobeId ? readAhead(client, wardrobesQuery(owner)) : null;
  return list && wardrobes ? Promise.all([list, wardrobes]) : (list ?? wardrobes);
}
