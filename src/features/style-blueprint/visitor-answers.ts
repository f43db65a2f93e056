import { proxy, snapshot } from 'valtio/vanilla';
import {
  type AnswersChange,
  type BlueprintAnswers,
  noAnswers,
  readAnswers,
  withAnswers,
} from '#contract/rules/blueprint-answers.ts';
import type { MeasureType } from '#contract/rules/measurements.ts';
import { clearDraft, keepDraftNow, loadDraft, saveDraft } from '#lib/drafts.ts';
import { areMeasures } from '#lib/measure-values.ts';
import { session } from '#lib/session.ts';
import { adoptVisitorDrafts, visitorId } from '#lib/visitor-drafts.ts';

/*
 * The answers of whoever is not signed in ([Note: Visitor's answers]). They lie on the device like the draft of a
 * form, of nobody's account, and all tabs share them; of whoever signs in from then on, until their account has them.
 */

const placeOf = (userId: string) => ({ userId, name: 'style-blueprint' });
const ownPlace = () => placeOf(session.userId ?? visitorId);

/** What whoever is here has answered before the sign-in; null until the device was asked for it. */
export const visitor = proxy<{
  answers: BlueprintAnswers | null;
  /** In meters. */
  measures: Partial<Record<MeasureType, number>>;
  /** For whom the device was asked last; null before. */
  owner: string | null;
}>({ answers: null, measures: {}, owner: null });

interface Kept {
  answers: BlueprintAnswers;
  measures: Partial<Record<MeasureType, number>>;
}

/** What was kept, as far as this version knows it. */
function read(kept: unknown): Kept {
  const { answers, measures } = Object(kept);
  return {
    answers: readAnswers(answers),
    measures: areMeasures(measures) ? (measures as Kept['measures']) : {},
  };
}

const channel =
  'BroadcastChannel' in globalThis ? new BroadcastChannel('hem style-blueprint') : null;
channel?.addEventListener('message', ({ data }) => {
  if (data.userId === ownPlace().userId) Object.assign(visitor, read(data.kept));
});

let loadedFor: string | null = null;

/** Asks the device for the answers of whoever is here, once; a visitor's go over to whoever signs in. */
export async function loadVisitor(): Promise<void> {
  const place = ownPlace();
  if (loadedFor === place.userId) return;
  // What a visitor has just answered is not on the device yet where nobody was asked before.
  const isFirst = loadedFor === null && place.userId === visitorId;
  loadedFor = place.userId;
  if (!isFirst) Object.assign(visitor, { answers: null, measures: {}, owner: null });
  if (place.userId !== visitorId) await adoptVisitorDrafts(place.userId);
  const kept = await loadDraft(place);
  if (loadedFor !== place.userId) return;
  if (visitor.answers === null) Object.assign(visitor, read(kept));
  visitor.owner = place.userId;
}

/** Keeps what is known now; the device has it before this returns. */
function keep(): void {
  const kept: Kept = { answers: own(), measures: { ...visitor.measures } };
  const place = ownPlace();
  saveDraft(place, kept);
  keepDraftNow(place);
  channel?.postMessage({ userId: place.userId, kept });
}

const own = () => snapshot(visitor).answers as BlueprintAnswers;

/** Adds answers. */
export function answerAsVisitor(change: AnswersChange): void {
  visitor.answers = withAnswers(visitor.answers ? own() : noAnswers, change);
  keep();
}

/** Keeps a measurement in meters; null takes it away. */
export function measureAsVisitor(type: MeasureType, meters: number | null): void {
  visitor.answers ??= noAnswers;
  if (meters === null) delete visitor.measures[type];
  else visitor.measures[type] = meters;
  keep();
}

/** Forgets them: they belong to an account now. */
export function forgetVisitor(): void {
  Object.assign(visitor, { answers: noAnswers, measures: {} });
  const place = ownPlace();
  void clearDraft(place);
  channel?.postMessage({ userId: place.userId, kept: {} });
}
