import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import { FloatingActions } from '#components/floating-actions.tsx';
import { type MoreMenuProps, MoreMenuSlot } from '#components/more-menu-slot.tsx';
import { ScreenHead } from '#components/screen-head.tsx';
import type { TilesPerRow } from '#lib/density.ts';
import { host } from '#lib/host.ts';
import type { AnyFilter } from '#lib/list-filter.ts';
import { useScope } from '#lib/scope.ts';
import { titleSize } from '#lib/title-size.ts';
import { useAfterPaint } from '#lib/use-after-paint.ts';
import { useIsDesktop, useMedia } from '#lib/use-media.ts';
import { Button } from '#ui/button.tsx';
import { isFocusLost } from '#ui/focus-lost.ts';
import { late } from '#ui/late.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterColumn } from './filter-column.tsx';
import { tileLines } from './grid-layout.ts';
import { ListControls } from './list-controls.tsx';
import type { ListAnswer, ListKind } from './list-kind.ts';
import styles from './list-screen.module.css';
import type { ListSearch } from './list-search.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { type Meant, MeantSearch } from './meant-search.tsx';
import { NothingFound } from './nothing-found.tsx';
import { chosenFilters, offeredFilters, wordFilters } from './offered-filters.ts';
import { TileGrid } from './tile-grid.tsx';

const FilterSheet = late('layer', async () => (await import('./filter-sheet.tsx')).FilterSheet);

/**
 * A list of tiles with its search, filters, density and bulk actions. What differs from noun to noun is
 * in its `kind` and in these props.
 */
export function ListScreen<Card, Filter extends AnyFilter>({
  kind,
  owner,
  title,
  list,
  filter,
  search,
  onChange,
  answer,
  isError,
  onRetry,
  meant,
  tabs,
  views,
  add,
  above,
  below,
  empty,
  bulkBar,
  afterChips,
  afterChosen,
  choose,
  own,
  children,
}: ListSearch & {
  kind: ListKind<Card, Filter>;
  owner: string;
  title: string;
  /** The list itself, for the details that one goes to. */
  list: unknown;
  filter: Filter;
  /** Undefined while it is read, or where that failed. */
  answer: ListAnswer | undefined;
  isError: boolean;
  onRetry(): void;
  /** Given where the list is of another search than was typed. */
  meant?: Meant | null;
  tabs: ReactNode;
  /** The switch between the views of the noun, of which this list is one. */
  views?: ReactNode;
  /** The button that adds one. */
  add?: ReactNode;
  /** The part above the tiles. */
  above?: ReactNode;
  /** The part below them, also where nothing is found. */
  below?: ReactNode;
  /** Shown where there is nothing at all; null while there is something else to see. */
  empty: ReactNode;
  /** Takes the place of the floating buttons while one selects. */
  bulkBar: ReactNode;
  /** The end of the row of filter chips. */
  afterChips?: ReactNode;
  /** The part behind the chosen filters, where anything narrows the list. */
  afterChosen?: ReactNode;
  /** The way to choose among what a friend's list shows. */
  choose?: ReactNode;
  /** The list's own entries in the *more* menu, where there is room for its button. */
  own?: MoreMenuProps['own'];
  /** The sheets of the list. */
  children?: ReactNode;
}) {
  const { words, density, selection } = kind;
  const { mayChange } = useScope();
  const isDesktop = useIsDesktop();
  const { isWebView, showHeader, isOnline } = useSnapshot(host);
  const isNarrow = useMedia('(max-width: 359px)');
  // A long name, the web view's own menu or a small phone leave the title's row no room for it.
  const isCrowded = showHeader && (isWebView || isNarrow || titleSize(title) !== 'large');
  // The control answers first, the tiles follow in their own time.
  const perRow = useAfterPaint(density?.state ?? notOffered, 'perRow') ?? (isDesktop ? 4 : 2);
  const lines = tileLines(perRow, isDesktop, density !== null);
  const { isOn } = useSnapshot(selection.state);
  useEffect(() => selection.clear, [selection]);
  useSelectButton(isOn);
  const hasTiles = !!answer && answer.ids.length + (answer.arriving?.length ?? 0) > 0;
  const isEmpty = answer?.counts.all === 0 && !hasTiles && empty !== null;
  const isNarrowed = kind.filter.count(filter) > 0;
  const isNothingFound = answer !== undefined && !hasTiles && !isEmpty && isNarrowed;
  const found = answer?.ids.length ?? 0;
  const isOfDevice = isNarrowed && answer !== undefined && (isError || !isOnline);
  const foundWords = `${found} ${found === 1 ? words.one : words.many}${isOfDevice ? ' on this device' : ''}`;
  const address = { search, onChange };
  const [isFiltering, setFiltering] = useState(false);
  const more = kind.useMoreCounts?.(owner, list, isDesktop || isFiltering);
  const counts = answer && { ...answer.counts, ...more };
  const rules = kind.filter;
  const change = (next: URLSearchParams) => onChange(next, { replace: true });
  const clear = () => change(rules.withoutLists(search));
  const named = wordFilters(kind.filterGroups, meant?.search ?? filter.search, found);
  const chosen = chosenFilters(rules, kind.filterGroups, filter);
  return (
    <main className={styles.screen} data-empty={isEmpty || isNothingFound || undefined}>
      {isDesktop && (
        <FilterColumn
          kind={kind}
          title={title}
          counts={counts}
          found={isNarrowed ? found : undefined}
          filter={filter}
          {...address}
        />
      )}
      <div className={styles.content}>
        {isDesktop ? (
          <div className={styles.deskHead}>
            {tabs}
            {views}
            <ListControls kind={kind} isDesktop {...address} />
            {mayChange && add}
            <MoreMenuSlot own={own} />
          </div>
        ) : (
          <ScreenHead title={title} tabs={tabs} own={isWebView ? own : undefined}>
            <ListControls kind={kind} hasDensity={!isCrowded} {...address} />
          </ScreenHead>
        )}
        <div data-travels="">
          {!isDesktop && views}
          {!isDesktop && answer && !isEmpty && kind.filterGroups.length > 0 && (
            <FilterChips
              kind={kind}
              counts={answer.counts}
              filter={filter}
              onOpen={() => setFiltering(true)}
              after={afterChips}
              {...address}
            />
          )}
          {!isEmpty && (
            <ChosenFilters
              chosen={[...chosen, ...named]}
              onTakeOff={(one) => change(one.without(search))}
              onClear={clear}
              after={isNarrowed && mayChange && afterChosen}
            />
          )}
          <p
            className={isOfDevice && !isNothingFound ? styles.ofDevice : 'visually-hidden'}
            role="status"
          >
            {answer && isNarrowed && foundWords}
          </p>
          {meant && answer && <MeantSearch meant={meant} found={foundWords} />}
          {mayChange && above}
          {answer ? (
            hasTiles ? (
              <TileGrid
                kind={kind}
                owner={owner}
                answer={answer}
                perRow={perRow}
                lines={lines}
                list={list}
              />
            ) : isEmpty ? (
              mayChange ? (
                empty
              ) : (
                <EmptyState title="Nothing hangs here yet" text="What is added shows up here." />
              )
            ) : (
              <NothingFound kind={kind} filter={filter} isOfDevice={isOfDevice} {...address} />
            )
          ) : isError ? (
            isNarrowed && !isOnline ? (
              <ErrorCard
                title="This filter needs the network"
                text="With fewer filters you see what this device keeps. Otherwise it comes by itself once you are back online."
                onRetry={onRetry}
              />
            ) : (
              <ErrorCard title={`These ${words.many} did not load`} onRetry={onRetry} />
            )
          ) : (
            <ListSkeleton
              label={`Loading ${words.many}`}
              perRow={perRow}
              lines={lines}
              isDesktop={isDesktop}
            />
          )}
          {below}
        </div>
      </div>
      {isOn
        ? bulkBar
        : !mayChange && hasTiles
          ? choose && <FloatingActions>{choose}</FloatingActions>
          : // It would lie over the button of what stands there.
            mayChange &&
            !(isEmpty || (isNothingFound && !isDesktop)) && (
              <FloatingActions>
                {answer && answer.ids.length > 0 && (
                  <Button
                    kind="raised"
                    size="small"
                    icon={<CircleCheck aria-hidden="true" />}
                    onClick={() => selection.start()}
                    data-selects=""
                  >
                    Select
                  </Button>
                )}
                {!isDesktop && add}
              </FloatingActions>
            )}
      {isFiltering && !isDesktop && answer && (
        <FilterSheet
          groups={offeredFilters(kind, counts, filter)}
          shown={foundWords}
          onToggle={(list, value) => change(rules.toggle(search, list, value))}
          onRange={(name, range) => change(rules.setRange(search, name, range))}
          head={kind.Saved && <kind.Saved onLeave={() => setFiltering(false)} />}
          own={isWebView ? undefined : own?.flat()}
          onClear={chosen.length > 0 ? clear : undefined}
          onClose={() => setFiltering(false)}
        />
      )}
      {mayChange && children}
    </main>
  );
}

/** The density of a list that has none to choose: as many tiles in a row as suit the screen. */
const notOffered: { perRow?: TilesPerRow } = proxy({});

/** After selecting, the focus returns to the Select button. */
function useSelectButton(isOn: boolean): void {
  const wasOn = useRef(isOn);
  useEffect(() => {
    if (wasOn.current && !isOn && isFocusLost()) {
      document.querySelector<HTMLElement>('[data-selects]')?.focus({ preventScroll: true });
    }
    wasOn.current = isOn;
  }, [isOn]);
}
