import type { AnyFilter } from '#lib/list-filter.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/state-card.tsx';
import type { ListKind } from './list-kind.ts';
import type { ListSearch } from './list-search.ts';

/** Shown where the filters leave nothing; offers to clear them. */
export function NothingFound<Card, Filter extends AnyFilter>({
  kind: { filter: rules, words },
  filter,
  isOfDevice,
  search,
  onChange,
}: ListSearch & {
  kind: ListKind<Card, Filter>;
  filter: Filter;
  /** Whether only what this device keeps was looked through. */
  isOfDevice: boolean;
}) {
  const narrowing = rules.count(filter);
  if (narrowing === 0) return null;
  const { search: word } = filter;
  const isWordAlone = word !== undefined && narrowing === 1;
  const clear = () => onChange(rules.without(search), { replace: true });
  return (
    <EmptyState
      title={word ? `Nothing matches “${word}”` : 'Nothing matches'}
      text={
        isOfDevice
          ? `None of the ${words.many} kept on this device. There may be one: Hem looks again once you are back online.`
          : !word
            ? `No ${words.one} fits all of these at once.`
            : isWordAlone
              ? 'Try another word, or only its beginning.'
              : `No ${words.one} has this word and fits the filters too.`
      }
      action={
        <Button kind="secondary" wide onClick={clear}>
          {!word ? 'Clear filters' : isWordAlone ? 'Clear search' : 'Clear search and filters'}
        </Button>
      }
    />
  );
}
