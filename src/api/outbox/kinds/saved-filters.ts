import { savedFiltersTable } from '#contract/operations/saved-filters.ts';
import { bringOperations } from '#contract/operations.ts';
import type { SavedFilter } from '#contract/schemas/saved-filter.ts';
import type { Cached } from '../cached.ts';
import { operationKind } from '../operation-kind.ts';

bringOperations(savedFiltersTable);

const subject = ({ filterId }: { filterId: string }) => `filter:${filterId}`;

const findSaved = (cached: Cached, filterId: string): SavedFilter | undefined =>
  cached
    .answers('getSavedFilters')
    .flatMap(({ answer }) => answer.filters)
    .find((one) => one.filterId === filterId);

/** What a save keeps: whether it is of a filter that the server does not know yet. */
interface Seen {
  isNew: boolean;
}

const byName = new Intl.Collator('en', { sensitivity: 'base' });

/** Writes to saved filters. The app names a filter when it saves it, so nothing waits for an id. */
export const savedFilterKinds = {
  saveFilter: operationKind('saveFilter', {
    subject,
    predict: ({ filterId, name }) => ({ filterId, name }),
    merge: (_earlier, later) => later,
    see: ({ filterId }, cached): Seen => ({ isNew: !findSaved(cached, filterId) }),
    shows: {
      getSavedFilters(answer, { input: { filterId, name, filter } }) {
        const before = answer.filters.find((one) => one.filterId === filterId);
        // What is gone of it, and how many it shows, is the server's to say.
        const isSame = before && JSON.stringify(before.filter) === JSON.stringify(filter);
        const told = isSame ? before : { gone: [], pieceCount: null };
        const { gone, pieceCount } = told;
        const others = answer.filters.filter((one) => one !== before);
        const filters = [...others, { filterId, name, filter, gone, pieceCount }];
        return { filters: filters.toSorted((one, other) => byName.compare(one.name, other.name)) };
      },
    },
    words: ({ filterId, name }, cached) => {
      const before = findSaved(cached, filterId);
      const isRenamed = before !== undefined && before.name !== name;
      return { title: name, text: isRenamed ? 'Filter renamed' : 'Filter saved', pictures: [] };
    },
  }),

  deleteFilter: operationKind('deleteFilter', {
    subject,
    predict: () => ({ done: true }),
    // One that the server knows is deleted there, whatever was to be saved of it.
    takesBack: ({ filterId }, { kind, input, seen }) =>
      kind === 'saveFilter' &&
      (input as { filterId: string }).filterId === filterId &&
      (seen as Seen | undefined)?.isNew === true,
    shows: {
      getSavedFilters(answer, { input: { filterId } }) {
        const filters = answer.filters.filter((one) => one.filterId !== filterId);
        return filters.length < answer.filters.length ? { filters } : answer;
      },
    },
    words: ({ filterId }, cached) => ({
      title: findSaved(cached, filterId)?.name ?? 'A saved filter',
      text: 'Filter deleted',
      pictures: [],
    }),
  }),
};
