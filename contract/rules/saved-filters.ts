/** Most filters that one member saves. */
export const maxSavedFilters = 20;
/** Most characters of a saved filter's name. */
export const maxFilterName = 40;

/** The lists of a filter whose values are the owner's own words, which may be gone by the time it is used. */
export const ownFilterLists = ['category', 'brand', 'size', 'tag'] as const;

/** A value of a saved filter that is not there any more. */
interface GoneValue {
  list: (typeof ownFilterLists)[number] | 'wardrobe';
  value: string;
}

type OwnLists = { wardrobeId?: string | undefined } & Partial<
  Record<(typeof ownFilterLists)[number], string[] | undefined>
>;

/** A saved filter without what is gone of what it names; a list of which nothing is left narrows nothing. */
export function withoutGone<Filter extends OwnLists>({
  filter,
  gone,
}: {
  filter: Filter;
  gone: readonly GoneValue[];
}): Filter {
  const left: Filter = { ...filter };
  for (const list of ownFilterLists) {
    const kept = left[list]?.filter(
      (value) => !gone.some((one) => one.list === list && one.value === value),
    );
    if (kept?.length) left[list] = kept as Filter[typeof list];
    else delete left[list];
  }
  if (gone.some(({ list }) => list === 'wardrobe')) delete left.wardrobeId;
  return left;
}
