import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { labQuery } from '#api/lab.ts';
import { useContentChanges } from '#api/use-content-changes.ts';
import { useFeatureConfig } from '#api/users.ts';
import { ScreenHead } from '#components/screen-head.tsx';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import type { LabCard } from '#contract/schemas/lab.ts';
import { useScope } from '#lib/scope.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { LabChips, LabSearch } from './lab-controls.tsx';
import { filterLab, readLabFilter } from './lab-filter.ts';
import { LabFound, LabFront } from './lab-lists.tsx';
import { LabSkeleton } from './lab-skeleton.tsx';
import styles from './style-lab-screen.module.css';
import { useLabAhead } from './use-lab-ahead.ts';

/** Of what is closed to the member only titles and first parts are searched: the words say no more than that. */
const notFound = (search: string, pieces: readonly LabCard[]): string =>
  pieces.every(({ isOpen }) => isOpen)
    ? `No piece of the Lab speaks of “${search}”.`
    : `Nothing that is open to you speaks of “${search}”. Of what is read with the Circle, only the beginnings are searched.`;

/** Classes, reports, collage tips and the Style Blueprint (product spec, section 1). */
export function StyleLabScreen() {
  const { owner } = useScope();
  const isDesktop = useIsDesktop();
  const [search, onChange] = useSearchParams();
  const filter = useMemo(() => readLabFilter(search), [search]);
  const { data, isError, refetch } = useQuery(labQuery(owner));
  const config = useFeatureConfig();
  const hasBlueprint = isUnlocked('styleBlueprint', { features: config });
  useLabAhead(owner, data?.pieces);
  useContentChanges();
  const isFiltered = filter.show !== null || filter.search !== '';
  const controls = { filter, search, onChange };
  const chips = <LabChips {...controls} />;
  const found = data && filterLab(data.pieces, filter);
  return (
    <main className={styles.screen}>
      <ScreenHead title="The Style Lab">
        {isDesktop && chips}
        <LabSearch {...controls} isDesktop={isDesktop} />
      </ScreenHead>
      {!data && isError ? (
        <ErrorCard title="The Style Lab did not load" onRetry={() => void refetch()} />
      ) : !found ? (
        <LabSkeleton />
      ) : isFiltered ? (
        <>
          {!isDesktop && chips}
          {found.length > 0 ? (
            <LabFound pieces={found} />
          ) : filter.search ? (
            <EmptyState
              title="Nothing found"
              text={notFound(filter.search, data.pieces)}
              action={
                <Button kind="secondary" onClick={() => onChange({}, { replace: true })}>
                  Show everything
                </Button>
              }
            />
          ) : (
            <EmptyState
              title="Nothing saved yet"
              text="Tap the bookmark on a class, a report or a tip, and it waits here."
            />
          )}
        </>
      ) : (
        <LabFront pieces={found} owner={owner} hasBlueprint={hasBlueprint}>
          {!isDesktop && chips}
        </LabFront>
      )}
    </main>
  );
}
