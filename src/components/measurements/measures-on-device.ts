import { snapshot, subscribe } from 'valtio';
import type { MeasuresToKeep } from '#api/outbox/kinds/measurements.ts';
import { outbox } from '#api/outbox/outbox.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import { checkDraft } from '#lib/draft-kind.ts';
import { adoptDraft, takeDraftSlot } from '#lib/draft-slots.ts';
import { clearDraft, flushDraft, loadDraft, saveDraft } from '#lib/drafts.ts';
import { areMeasures, areTimes } from '#lib/measure-values.ts';
import { session } from '#lib/session.ts';
import { onSessionEnd } from '#lib/session-end.ts';
import { measuresDraft } from './measures-draft.ts';
import { keyOf, noneTyped, typedMeasures } from './typed-measures.ts';

/*
 * [Note: Kept measures] What stands in a field that was not left is kept on the device as a draft of its user ([Note:
 * Draft writes]), and comes back when a form opens. The page keeps its slot ([Note: Draft slots]) from the first form on
 * until the session ends. Values wait as other writes do ([Note: Outbox]).
 */

let keeping: { userId: string; isBack: Promise<void>; end(): void } | null = null;

/** Brings back what a user has begun to type on this device, once, and keeps what they type from then on. */
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
    await sendEarlier(userId, found);
    typedMeasures.written = { ...kept?.written, ...typedMeasures.written };
    const write = () => {
      // When the session ends they are let go here, and stay on the device.
      if (session.userId !== userId) return;
      const { written } = snapshot(typedMeasures);
      if (Object.keys(written).length === 0) void clearDraft(own);
      else saveDraft(own, { written });
    };
    leave = subscribe(typedMeasures, write, true);
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
  Object.assign(typedMeasures, noneTyped());
});

/** Sends values that an earlier Hem kept in the draft and this page found in a note of it ([Note: Draft writes]). */
async function sendEarlier(userId: string, draft: unknown): Promise<void> {
  const { of, typedMs } = Object(draft);
  for (const [whose, values] of Object.entries(Object(of))) {
    if (!areMeasures(values)) continue;
    const times = Object(typedMs)[whose];
    const measures: MeasuresToKeep = {
      owner: userId,
      ...(whose === 'me' ? {} : { personId: whose }),
      values,
      typedMs: areTimes(times) ? times : {},
      basedOn: 0,
    };
    await outbox.add({ kind: 'saveMeasurements', input: measures });
  }
}

/** Lets go of what came back of people who are gone. */
export function dropGone(people: readonly MeasuredPerson[]): void {
  const known = people.map(keyOf);
  const { written } = typedMeasures;
  for (const whose of Object.keys(written)) if (!known.includes(whose)) delete written[whose];
}
