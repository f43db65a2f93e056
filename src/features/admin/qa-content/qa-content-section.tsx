import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contentSlotsQuery } from '#api/content.ts';
import { type BlueprintGender, blueprintGenders } from '#contract/rules/blueprint.ts';
import { areaOf, blueprintSlots } from '#contract/rules/content-slots.ts';
import type { ContentSlotState } from '#contract/schemas/content.ts';
import { Chip } from '#ui/chip.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { ContentEditor } from './content-editor.tsx';
import { markOf, type SlotMark, slotLabel } from './content-words.ts';
import { NewPiece } from './new-piece.tsx';
import styles from './qa-content-section.module.css';
import { SlotGrid } from './slot-grid.tsx';
import { SlotList } from './slot-list.tsx';
import { useEditorTop } from './use-editor-top.ts';
import { useFocusHome } from './use-focus-home.ts';
import { usePieceFacts } from './use-piece-facts.ts';

type Of = BlueprintGender | 'lab';
const showable = {
  all: 'All',
  missing: 'Missing',
  draft: 'Drafts',
  scheduled: 'Scheduled',
} as const;
type Show = keyof typeof showable;

const ofSlots = (states: readonly ContentSlotState[], of: Of): ContentSlotState[] => {
  if (of === 'lab') return states.filter(({ slot }) => slot.startsWith('lab/'));
  const names = new Set(blueprintSlots(of).map(({ slot }) => slot));
  return states.filter(({ slot }) => names.has(slot));
};

/** Every text of Hem, with what is missing; and the editor of one (product spec, section 2, Admin). */
export function QaContentSection() {
  const [search, setSearch] = useSearchParams();
  const { data, isError, refetch } = useQuery(contentSlotsQuery());
  const of = (['male', 'lab'] as const).find((one) => one === search.get('of')) ?? 'female';
  const asked = search.get('show') ?? '';
  const show: Show = asked in showable ? (asked as Show) : of === 'lab' ? 'all' : 'missing';
  const slot = areaOf(search.get('slot') ?? '') === null ? null : search.get('slot');
  const name = search.get('name');
  const states = useMemo(() => new Map(data?.slots.map((one) => [one.slot, one])), [data]);
  const set = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    setSearch(next, { replace: true });
  };
  const layout = useRef<HTMLDivElement>(null);
  const [hasOpened, setOpened] = useState(false);
  const open = (next: string | null, name: string | null = null) => {
    setOpened(true);
    set({ slot: next, name });
  };
  // A text that closes gives the focus back to what opened it, or stands for it.
  const before = useRef(slot);
  useEffect(() => {
    const closed = slot === null ? before.current : null;
    before.current = slot;
    if (!closed || !hasOpened) return;
    const opener = layout.current?.querySelector<HTMLElement>(`[data-slot="${closed}"]`);
    (opener ?? layout.current?.querySelector<HTMLElement>('[data-list]'))?.focus();
  }, [slot, hasOpened]);
  const standIn = (name: string) => layout.current?.querySelector<HTMLElement>(name);
  useFocusHome(layout, () => standIn('[data-focus-home]') ?? standIn('[data-list]'));
  useEditorTop(layout, data !== undefined);
  const pieces = usePieceFacts(of === 'lab');
  const all = data ? ofSlots(data.slots, of) : [];
  const isOf = (mark: Show) => (one: ContentSlotState) =>
    mark === 'all' || markOf(one) === (mark as SlotMark);
  const listed = all.filter(isOf(show));
  return (
    <AdminFrame section="qa-content">
      {!data && isError ? (
        <ErrorCard title="The texts did not load" onRetry={() => void refetch()} />
      ) : !data ? (
        <Waiting label="Loading the texts" className={styles.skeleton}>
          <div />
        </Waiting>
      ) : (
        <div ref={layout} className={styles.layout} data-open={slot !== null || undefined}>
          <section className={styles.left} data-list="" tabIndex={-1} aria-label="Texts">
            <div className={styles.controls}>
              <Segmented<Of>
                label="Whose texts"
                value={of}
                options={[
                  { value: 'female', label: blueprintGenders.female },
                  { value: 'male', label: blueprintGenders.male },
                  { value: 'lab', label: 'Style Lab' },
                ]}
                onChange={(next) => set({ of: next, show: null, slot: null, name: null })}
              />
              <fieldset className={styles.chips}>
                <legend className="visually-hidden">Show</legend>
                {(Object.keys(showable) as Show[]).map((mark) => (
                  <Chip key={mark} chosen={mark === show} onClick={() => set({ show: mark })}>
                    {showable[mark]} {all.filter(isOf(mark)).length}
                  </Chip>
                ))}
              </fieldset>
            </div>
            <div className={styles.card}>
              {of === 'lab' ? (
                <NewPiece taken={new Set(states.keys())} onMake={open} />
              ) : (
                <SlotGrid gender={of} states={states} chosen={slot} onChoose={open} />
              )}
              {listed.length > 0 ? (
                <SlotList states={listed} pieces={pieces} chosen={slot} onChoose={open} />
              ) : (
                <p className={styles.none}>Nothing here.</p>
              )}
            </div>
          </section>
          {slot ? (
            <ContentEditor
              key={slot}
              slot={slot}
              label={slotLabel(slot, states.get(slot)?.title ?? name)}
              name={name}
              hasFocus={hasOpened}
              onClose={() => open(null)}
            />
          ) : (
            <div className={styles.empty}>
              <EmptyState title="Choose a text" text="It opens here, with how a member sees it." />
            </div>
          )}
        </div>
      )}
    </AdminFrame>
  );
}
