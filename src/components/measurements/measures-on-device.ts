import { snapshot, subscribe } from 'valtio';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import { checkDraft } from '#lib/draft-kind.ts';
import { adoptDraft, takeDraftSlot } from '#lib/draft-slots.ts';
import { clearDraft, flushDraft, loadDraft, saveDraft } from '#lib/drafts.ts';
import { session } from '#lib/session.ts';
import { onSessionEnd } from '#lib/session-end.ts';
import { measuresDraft } from './measures-draft.ts';
import { keyOf, type MeasureValues, noUnsent, unsentMeasures } from './unsent-measures.ts';

/*
 * [Note: Kept measures] What was measured and is not with the server, and what stands in a field that was not left, is
 * kept on the device as a draft of its user ([Note: Draft writes]). It comes back when a form opens, and goes once the
 * server has it. A form may be closed while its values are on their way, so the page keeps its slot ([Note: Draft slots])
 * from the first form on until the session ends, and not the form.
 */

let keeping: { userId: string; isBack: Promise<void>; end(): void } | null = null;

/** Brings back what a user has measured on this device, once, and keeps what they measure from then on. */
export function keepMeasures(userId: string): Promise<void> {
  if (keeping?.userId === userId) return keeping.isBack;
  keeping?.end();
  const place = { userId, name: measuresDraft.name };
  const slot = takeDraftSlot(place);
  let leave = () => {};
  let isOver = false;
  const begin = async () => {
    const own = await slot.taken;
    const found = (await loadDraft(own)) ?? (await adoptDraft(place, own));
    if (isOver) return;
    const kept = checkDraft(measuresDraft, found);
    for (const [whose, values] of Object.entries(kept?.of ?? {})) {
      unsentMeasures.of[whose] = { ...values, ...unsentMeasures.of[whose] };
    }
    unsentMeasures.written = { ...kept?.written, ...unsentMeasures.written };
    unsentMeasures.typedMs = { ...kept?.typedMs, ...unsentMeasures.typedMs };
    const write = () => {
      // When the session ends they are let go here, and stay on the device.
      if (session.userId !== userId) return;
      const { of, written, typedMs } = snapshot(unsentMeasures);
      const isEmpty = Object.keys(of).length === 0 && Object.keys(written).length === 0;
      if (isEmpty) void clearDraft(own);
      else saveDraft(own, { of, written, typedMs });
    };
    leave = subscribe(unsentMeasures, write, true);
  };
  keeping = {
    userId,
    isBack: begin(),
    end() {
      isOver = true;
      leave();
      slot.release(slot.taken.then(flushDraft));
    },
  };
  return keeping.isBack;
}

onSessionEnd(() => {
  keeping?.end();
  keeping = null;
  Object.assign(unsentMeasures, noUnsent());
});

/** Lets go of what came back of people who are gone. */
export function dropGone(people: readonly MeasuredPerson[]): void {
  const { of, written, typedMs } = unsentMeasures;
  const known = people.map(keyOf);
  for (const kept of [of, written, typedMs]) {
    for (const whose of Object.keys(kept)) if (!known.includes(whose)) delete kept[whose];
  }
}

/** Leaves those of somebody's values that still have to be sent. */
export function settleMeasures(
  whose: string,
  isLeft: (entry: [string, number | null]) => boolean,
): void {
  const left = Object.entries(unsentMeasures.of[whose] ?? {}).filter(isLeft);
  if (left.length > 0) unsentMeasures.of[whose] = Object.fromEntries(left) as MeasureValues;
  else {
    delete unsentMeasures.of[whose];
    delete unsentMeasures.typedMs[whose];
  }
}
