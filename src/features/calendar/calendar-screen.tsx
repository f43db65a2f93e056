import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import useMeasure from 'react-use-measure';
import { useSnapshot } from 'valtio';
import { plansQuery } from '#api/plans.ts';
import { AreaViews } from '#components/area-views.tsx';
import { ListTabs } from '#components/list-tabs.tsx';
import { ScreenHead } from '#components/screen-head.tsx';
import { addDays } from '#contract/rules/calendar-days.ts';
import type { PlanSlot } from '#contract/rules/plans.ts';
import {
  addMonths,
  dayName,
  monthName,
  monthWeeks,
  weekName,
  weekOf,
  withinCalendar,
} from '#lib/calendar-weeks.ts';
import { hapticPlay } from '#lib/haptics.ts';
import { host } from '#lib/host.ts';
import { useScope } from '#lib/scope.ts';
import { usableLocale } from '#lib/usable-locale.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { late } from '#ui/late.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { readPlace, type Span, withPlace } from './calendar-address.ts';
import styles from './calendar-screen.module.css';
import { CarriedPicture } from './carried-picture.tsx';
import { carryWords, overFinger } from './carry.ts';
import { DayPanel } from './day-panel.tsx';
import type { Carried } from './dragged.tsx';
import { MonthGrid } from './month-grid.tsx';
import { OutfitTray } from './outfit-tray.tsx';
import { type Planned, plannedByDay } from './planned.ts';
import { SharedDayRows } from './together/shared-day-rows.tsx';
import { useSharedDays } from './together/use-shared-days.ts';
import { useCalendarMenu } from './use-calendar-menu.tsx';
import { usePlanActions } from './use-plan-actions.ts';
import { useToday } from './use-today.ts';
import { WeekGrid } from './week-grid.tsx';

const AddPlanSheet = late('layer', async () => (await import('./add-plan-sheet.tsx')).AddPlanSheet);
const PlanSheet = late('layer', async () => (await import('./plan-sheet.tsx')).PlanSheet);

/** For when something is chosen, and whether that was worn already. */
interface Adding {
  day: string;
  slot: PlanSlot;
  isWorn: boolean;
}

const titles = { outfits: 'Outfits', looks: 'Looks' } as const;

/**
 * The calendar of what is worn: by month or by week, the chosen day in the address. What is planned is
 * carried by drag, or moved by its sheet.
 */
export function CalendarScreen({ area }: { area: keyof typeof titles }) {
  const { owner } = useScope();
  const isDesktop = useIsDesktop();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const locale = usableLocale(useSnapshot(host).locale) ?? usableLocale(navigator.language) ?? 'en';
  const today = useToday();
  const { on, by } = readPlace(search, today, isDesktop ? 'week' : 'month');
  /** The day to keep in sight, until somebody scrolls: what is planned on it may grow over it. */
  const chosen = useRef<{ day: string | null; isByHand: boolean }>({ day: on, isByHand: false });
  const choose = (day: string, span?: Span) => {
    chosen.current = { day, isByHand: true };
    const place = { on: day, ...(span && { by: span }) };
    if (day !== on || span) void navigate(withPlace(search, place), { replace: true });
  };
  const days = useMemo(() => (by === 'week' ? weekOf : monthWeeks)(on, locale), [on, by, locale]);
  const [from, to] = [withinCalendar(days[0] ?? on), withinCalendar(days.at(-1) ?? on)];
  const plans = useQuery(plansQuery(owner, from, to));
  const planned = useMemo(() => plannedByDay(plans.data), [plans.data]);
  const actions = usePlanActions(owner, today);
  const sharedDays = useSharedDays(owner);
  const menu = useCalendarMenu(owner, {
    from,
    to,
    on: on < today ? today : on,
    onShared: choose,
  });
  const [adding, setAdding] = useState<Adding | null>(null);
  const [opened, setOpened] = useState<Planned | null>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 260, tolerance: 8 } }),
  );
  const drop = ({ over, active }: DragEndEvent) => {
    setCarried(null);
    const place = over?.data.current as { day: string; slot: PlanSlot | null } | undefined;
    if (!place) return;
    const what = active.data.current as Carried;
    if ('planned' in what)
      actions.move(what.planned, place.day, place.slot ?? what.planned.plan.slot);
    else actions.plan({ outfitId: what.outfit.outfitId }, place.day, place.slot ?? 'day');
  };
  const month = useRef<HTMLDivElement>(null);
  const [measurePanel, { height: panelHeight }] = useMeasure();
  const showDay = useEffectEvent(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = isCalm || !chosen.current.isByHand ? 'auto' : 'smooth';
    month.current
      ?.querySelector(`[data-day="${on}"]`)
      ?.scrollIntoView?.({ block: 'nearest', behavior });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a higher panel covers more of the month
  useEffect(() => {
    if (by === 'month' && chosen.current.day === on) showDay();
  }, [on, by, panelHeight]);
  // A slow answer moves nobody who has gone on meanwhile.
  useEffect(() => {
    const leaving = new AbortController();
    const forget = () => {
      chosen.current = { day: null, isByHand: true };
    };
    for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
      addEventListener(type, forget, { passive: true, capture: true, signal: leaving.signal });
    }
    return () => leaving.abort();
  }, []);
  const step = (count: number) =>
    choose(withinCalendar(by === 'week' ? addDays(on, 7 * count) : addMonths(on, count)));
  const title = by === 'week' ? weekName(days, isDesktop) : monthName(on);
  const unit = by === 'week' ? 'week' : 'month';
  return (
    <main className={styles.screen}>
      <ScreenHead
        title={titles[area]}
        tabs={<ListTabs />}
        beside={isDesktop && <AreaViews area={area} />}
        own={menu.own}
      />
      {!isDesktop && <AreaViews area={area} />}
      <DndContext
        sensors={sensors}
        // What counts is the day under the finger, not the one under most of the picture.
        collisionDetection={pointerWithin}
        // A month stands whole; only a phone's week is longer than the view.
        autoScroll={by === 'week' && !isDesktop}
        accessibility={{ announcements: carryWords }}
        onDragStart={({ active }) => {
          hapticPlay('medium');
          setCarried(active.data.current as Carried);
        }}
        onDragCancel={() => setCarried(null)}
        onDragEnd={drop}
      >
        <div className={styles.layout}>
          <div
            ref={month}
            className={styles.calendar}
            data-travels=""
            style={{ '--panel-height': `${panelHeight}px` } as CSSProperties}
          >
            <div className={styles.bar}>
              <div className={styles.head}>
                <h2 className={styles.title} aria-live="polite">
                  {title}
                </h2>
                <span className={styles.steps}>
                  <IconButton label={`Previous ${unit}`} onClick={() => step(-1)}>
                    <ChevronLeft aria-hidden="true" />
                  </IconButton>
                  <IconButton label={`Next ${unit}`} onClick={() => step(1)}>
                    <ChevronRight aria-hidden="true" />
                  </IconButton>
                </span>
              </div>
              <div className={styles.span}>
                <Segmented
                  label="Show by"
                  value={by}
                  options={[
                    { value: 'week', label: 'Week' },
                    { value: 'month', label: 'Month' },
                  ]}
                  onChange={(next) => choose(on, next)}
                />
                {!days.includes(today) && (
                  <Button kind="quiet" size="small" onClick={() => choose(today)}>
                    Today
                  </Button>
                )}
              </div>
            </div>
            {plans.isError && !plans.data && (
              <ErrorCard title="Your plans did not load" onRetry={() => void plans.refetch()} />
            )}
            {by === 'week' && <SharedDayRows sharedDays={sharedDays.within(from, to)} />}
            {by === 'week' ? (
              <WeekGrid
                week={days}
                today={today}
                planned={planned}
                actions={actions}
                onAdd={(day, slot) => setAdding({ day, slot, isWorn: day < today })}
                onOpen={setOpened}
              />
            ) : (
              <>
                <MonthGrid
                  weeks={days}
                  month={on.slice(0, 7)}
                  chosen={on}
                  today={today}
                  planned={planned}
                  sharedDaysOf={(day) => sharedDays.within(day, day)}
                  widthPx={isDesktop ? 120 : 46}
                  onChoose={choose}
                />
                <DayPanel
                  ref={measurePanel}
                  day={on}
                  today={today}
                  plans={planned.get(on) ?? []}
                  sharedDays={sharedDays.within(on, on)}
                  actions={actions}
                  onAdd={(isWorn) => setAdding({ day: on, slot: 'day', isWorn })}
                  onOpen={setOpened}
                />
              </>
            )}
          </div>
          {isDesktop && (
            <OutfitTray
              owner={owner}
              dayWords={dayName(on)}
              onPlan={(outfitId) => actions.plan({ outfitId }, on, 'day')}
            />
          )}
        </div>
        <DragOverlay dropAnimation={null} modifiers={[overFinger]}>
          {carried && <CarriedPicture carried={carried} />}
        </DragOverlay>
      </DndContext>
      {menu.sheet}
      {adding && (
        <AddPlanSheet owner={owner} {...adding} actions={actions} onClose={() => setAdding(null)} />
      )}
      {opened && (
        <PlanSheet
          planned={opened}
          today={today}
          actions={actions}
          onClose={() => setOpened(null)}
        />
      )}
    </main>
  );
}
