import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, Plus, Sparkles, Users } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { readAhead } from '#api/query-client.ts';
import { useFeatureConfig } from '#api/users.ts';
import { wardrobesQuery } from '#api/wardrobes.ts';
import { FloatingActions } from '#components/floating-actions.tsx';
import { ListTabs } from '#components/list-tabs.tsx';
import { ScreenHead } from '#components/screen-head.tsx';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { viewOf } from '#lib/view-of.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { IconLink } from '#ui/icon-button.tsx';
import { late } from '#ui/late.tsx';
import { WardrobeCard } from './wardrobe-card.tsx';
import styles from './wardrobes-screen.module.css';
import { WardrobesSkeleton } from './wardrobes-skeleton.tsx';

const WardrobesState = late(
  'inline',
  async () => (await import('./wardrobes-state.tsx')).WardrobesState,
);
const SectionTabs = late(
  'quiet',
  async () => (await import('#components/area-views.tsx')).AreaViews,
);
const WardrobesLooks = late(
  'inline',
  async () => (await import('./wardrobes-looks.tsx')).WardrobesLooks,
);
const OpenSheet = late('sheet', async () => (await import('./open-sheet.tsx')).OpenSheet);

/** The wardrobes, each as a rail. Their sheets are in the address (`?sheet=`). */
export function WardrobesScreen() {
  const { owner, mayChange } = useScope();
  const { sheet, open, turnTo, close } = useSheet();
  const wardrobes = useQuery(wardrobesQuery(owner));
  const list = wardrobes.data?.wardrobes;
  const hasFriends = isUnlocked('sharedWardrobes', { features: useFeatureConfig() });
  const openNew = () => open('new');
  const isOfLooks = viewOf(useSearchParams()[0]) === 'looks';
  return (
    <main className={styles.screen}>
      <ScreenHead title="Wardrobes" tabs={<ListTabs />}>
        {mayChange && (
          <>
            {hasFriends && (
              <IconLink to={paths.friends()} label="Friends">
                <Users />
              </IconLink>
            )}
            <IconLink to={paths.statistics()} label="Statistics">
              <ChartNoAxesColumn />
            </IconLink>
          </>
        )}
      </ScreenHead>
      <div data-travels="">
        {list ? (
          list.length > 0 ? (
            <>
              {(isOfLooks || list.some(({ lookCount }) => lookCount > 0)) && (
                <div className={styles.sections}>
                  <SectionTabs area="wardrobes" />
                </div>
              )}
              {isOfLooks ? <WardrobesLooks wardrobes={list} /> : <WardrobeList wardrobes={list} />}
            </>
          ) : (
            <WardrobesState onNew={openNew} />
          )
        ) : wardrobes.isError ? (
          <WardrobesState onRetry={() => void wardrobes.refetch()} />
        ) : (
          <WardrobesSkeleton />
        )}
      </div>
      {mayChange && list && list.length > 0 && !isOfLooks && (
        <FloatingActions>
          <ButtonLink
            to={paths.askLola()}
            kind="raised"
            size="small"
            icon={<Sparkles aria-hidden="true" />}
          >
            Ask Lola
          </ButtonLink>
          <Button size="small" icon={<Plus aria-hidden="true" />} onClick={openNew}>
            New wardrobe
          </Button>
        </FloatingActions>
      )}
      {mayChange && sheet && wardrobes.data && (
        <OpenSheet
          key={sheet}
          sheet={sheet}
          wardrobes={wardrobes.data.wardrobes}
          itemCount={wardrobes.data.itemCount}
          onTurn={turnTo}
          onClose={close}
        />
      )}
    </main>
  );
}

/** Reads ahead what the screen shows first; null if it is in the cache. */
export const readFirstWardrobes = (client: QueryClient, owner: string): Promise<unknown> | null =>
  readAhead(client, wardrobesQuery(owner));

function WardrobeList({ wardrobes }: { wardrobes: Wardrobe[] }) {
  return (
    <ul className={styles.list}>
      {wardrobes.map((wardrobe, index) => (
        <li key={wardrobe.wardrobeId} className={index === 0 ? styles.first : undefined}>
          <WardrobeCard wardrobe={wardrobe} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}
