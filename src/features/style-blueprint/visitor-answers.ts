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

/*
 * The answers of whoever is not signed in ([Note: Visitor's answers]). They lie on the device like the draft of a
 * form, of nobody's account, and all tabs share them.
 */

const place = { userId: 'visitor', name: 'style-blueprint' };

/** The visitor's answers; null until the device was asked for them. */
export const visitor = proxy<{
  answers: BlueprintAnswers | null;
  /** In meters. */
  measures: Partial<Record<MeasureType, number>>;
}>({ answers: null, measures: {} });

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
channel?.addEventListener('message', ({ data }) => void Object.assign(visitor, read(data)));

let loading: Promise<void> | undefined;

/** Asks the device for the answers, once. */
export function loadVisitor(): Promise<void> {
  loading ??= loadDraft(place).then((kept) => {
    if (visitor.answers === null) Object.assign(visitor, read(kept));
  });
  return loading;
}

/** Keeps what is known now; the device has it before this returns. */
function keep(): void {
  const kept: Kept = { answers: own(), measures: { ...visitor.measures } };
  saveDraft(place, kept);
  keepDraftNow(place);
  channel?.postMessage(kept);
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
  void clearDraft(place);
  channel?.postMessage({});
}
