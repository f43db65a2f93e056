import type { OperationName } from '#contract/operations.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import { callOperation } from '#lib/http.ts';
import type { EntryWords, OutboxEntry } from '#lib/outbox-entry.ts';
import type { NounNames, Nouns } from '../../noun-names.ts';
import type { Cached } from '../cached.ts';
import type { Change, OutboxKind, Shows } from '../kind.ts';
import { isGone } from '../operation-kind.ts';
import { countChanges } from './hung-counts.ts';
import { rememberListed, withBack, without } from './noun-list.ts';
import { hangMore, type Seen, showHangs, takeOut, withCounts } from './noun-wardrobes.ts';

/** The input of a write on many, whatever the noun: its ids are under the noun's own name. */
export type OnMany = { owner: string; wardrobeIds?: readonly string[] };

/** A noun, with how one of it stands on the list of waiting writes. */
export interface NamedNoun<Noun extends keyof Nouns = keyof Nouns> extends NounNames<Noun> {
  nameOf(card: Nouns[Noun]['card']): string;
  picturesOf(card: Nouns[Noun]['card']): readonly ImageView[];
}

/** Names many: the name of one, or how many. */
export function wordsOfMany(
  { id: idName, words, nameOf, picturesOf }: NamedNoun,
  ids: readonly string[],
  cached: Cached,
): Omit<EntryWords, 'text'> {
  const cards = ids.slice(0, 4).flatMap((id) => cached.find(idName, id) ?? []);
  const pictures = cards.flatMap((card) => picturesOf(card as never)).slice(0, 4);
  const [only] = cards;
  if (ids.length > 1) return { title: `${ids.length} ${words.many}`, pictures };
  return { title: only ? nameOf(only as never) : `1 ${words.one}`, pictures };
}

/** The subject of a write on many. */
export const subjectOfMany = ({ noun }: Pick<NounNames, 'noun'>, ids: readonly string[]): string =>
  `${noun}:${ids.toSorted().join('+')}`;

/** The same things, in whatever order. */
const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.toSorted().join() === other.toSorted().join();

/** The writes on many that every noun has: into wardrobes and out of them, deleted and brought back. */
export function nounKinds(names: NamedNoun) {
  const idsOf = (input: unknown) => (input as Record<string, string[]>)[names.ids]!;
  const wardrobesOf = ({ wardrobeIds = [] }: OnMany) => wardrobeIds;
  const inWords = (input: OnMany, cached: Cached) => {
    const ids = wardrobesOf(input);
    const all = cached.answers('getWardrobes').flatMap(({ answer }) => answer.wardrobes);
    const only = ids.length === 1 && all.find(({ wardrobeId }) => wardrobeId === ids[0]);
    return only ? only.name : ids.length === 1 ? 'a wardrobe' : `${ids.length} wardrobes`;
  };
  const kindOf = (
    name: OperationName,
    kind: Omit<OutboxKind<OnMany>, 'subject' | 'send' | 'shows' | 'words'> & {
      /** Says what happens. */
      words(input: OnMany, cached: Cached): string;
      shows: Partial<Record<OperationName, (answer: never, change: Change<OnMany>) => unknown>>;
    },
  ): OutboxKind<OnMany> => ({
    ...kind,
    shows: kind.shows as Shows<OnMany>,
    subject: (input) => subjectOfMany(names, idsOf(input)),
    send: ({ input }, options) => callOperation(name as 'deleteItems', input as never, options),
    words: (input, cached) => ({
      ...wordsOfMany(names, idsOf(input), cached),
      text: kind.words(input, cached),
    }),
  });

  const seeCounts =
    (what: 'add' | 'remove' | 'delete' | 'restore') =>
    (input: OnMany, cached: Cached): Seen => {
      const { wardrobeIds } = input;
      const those = { ids: idsOf(input), ...(wardrobeIds && { wardrobeIds }) };
      return { counts: countChanges(names, what, those, cached) };
    };

  return {
    add: kindOf(names.add, {
      predict: (input) => ({ [names.ids]: idsOf(input), wardrobeIds: wardrobesOf(input) }),
      see: seeCounts('add'),
      shows: {
        [names.navigation]: (answer: never, change: Change<OnMany>) => {
          const { filter } = change.asked as { filter: { wardrobeId?: string } };
          const isSeen = filter.wardrobeId && wardrobesOf(change.input).includes(filter.wardrobeId);
          return isSeen ? withBack(names, answer, idsOf(change.input), change) : answer;
        },
        [names.details]: (answer: never, change: Change<OnMany>) =>
          showHangs(names, answer, change, true),
        getWardrobes: (answer: never, change: Change<OnMany>) =>
          hangMore(names, withCounts(names, answer, change), change),
      },
      words: (input, cached) => `Added to ${inWords(input, cached)}`,
    }),

    remove: kindOf(names.remove, {
      predict(input, by) {
        const wardrobeIds = wardrobesOf(input);
        rememberListed(names, idsOf(input), by.cached);
        return { [names.ids]: idsOf(input), wardrobeIds };
      },
      see: seeCounts('remove'),
      isDroppedBy: isGone,
      shows: {
        [names.navigation]: (answer: never, change: Change<OnMany>) => {
          const { filter } = change.asked as { filter: { wardrobeId?: string } };
          const isSeen = filter.wardrobeId && wardrobesOf(change.input).includes(filter.wardrobeId);
          return isSeen ? without(names, answer, idsOf(change.input), change) : answer;
        },
        [names.details]: (answer: never, change: Change<OnMany>) =>
          showHangs(names, answer, change, false),
        getWardrobes: (answer: never, change: Change<OnMany>) =>
          takeOut(names, withCounts(names, answer, change), idsOf(change.input), change),
      },
      words: (input, cached) => `Taken out of ${inWords(input, cached)}`,
    }),

    delete: kindOf(names.delete, {
      predict(input, by) {
        rememberListed(names, idsOf(input), by.cached);
        return { [names.ids]: idsOf(input) };
      },
      isDroppedBy: isGone,
      see: (input, cached) => ({
        ...seeCounts('delete')(input, cached),
        cards: idsOf(input).flatMap((id) => cached.find(names.id, id) ?? []),
      }),
      shows: {
        [names.navigation]: (answer: never, change: Change<OnMany>) =>
          without(names, answer, idsOf(change.input), change),
        [names.deleted]: (answer: never, { seen, sinceMs }: Change<OnMany>) => {
          const all = (answer as Record<string, Record<string, unknown>[]>)[names.many]!;
          const there = new Set(all.map((one) => one[names.id]));
          const deleteDate = new Date(sinceMs).toISOString();
          const gone = ((seen as Seen | undefined)?.cards ?? [])
            .filter((card) => !there.has(card[names.id]))
            .map((card) => ({ ...card, deleteDate }));
          return gone.length > 0 ? { [names.many]: [...gone, ...all] } : answer;
        },
        getWardrobes: (answer: never, change: Change<OnMany>) =>
          takeOut(names, withCounts(names, answer, change), idsOf(change.input), change),
      },
      words: () => 'Deleted',
    }),

    restore: kindOf(names.restore, {
      predict: (input) => ({ [names.ids]: idsOf(input) }),
      see: seeCounts('restore'),
      takesBack: (input, earlier: OutboxEntry) =>
        earlier.kind === names.delete && areSame(idsOf(input), idsOf(earlier.input)),
      shows: {
        [names.navigation]: (answer: never, change: Change<OnMany>) =>
          withBack(names, answer, idsOf(change.input), change),
        [names.deleted]: (answer: never, { input }: Change<OnMany>) => {
          const all = (answer as Record<string, Record<string, string>[]>)[names.many]!;
          const left = all.filter((one) => !idsOf(input).includes(one[names.id]!));
          return left.length < all.length ? { [names.many]: left } : answer;
        },
        getWardrobes: (answer: never, change: Change<OnMany>) => withCounts(names, answer, change),
      },
      words: () => 'Brought back',
    }),
  };
}
