import { proxy } from 'valtio/vanilla';
import { blueprintGenderKeys } from '#contract/rules/blueprint.ts';
import {
  type AnswersChange,
  type BlueprintAnswers,
  knownBody,
  noAnswers,
  withAnswers,
} from '#contract/rules/blueprint-answers.ts';
import { knownAnswers } from '#contract/rules/personality-quiz.ts';
import { clearDraft, keepDraftNow, loadDraft, saveDraft } from '#lib/drafts.ts';

/*
 * The answers of whoever is not signed in ([Note: Visitor's answers]). They lie on the device like the draft of a
 * form, of nobody's account, and all tabs share them.
 */

const place = { userId: 'visitor', name: 'style-blueprint' };

/** The visitor's answers; null until the device was asked for them. */
export const visitor = proxy<{ answers: BlueprintAnswers | null }>({ answers: null });

/** What was kept, as far as this version knows it. */
function read(kept: unknown): BlueprintAnswers {
  const { gender, personality, body } = Object(kept);
  if (!blueprintGenderKeys.includes(gender)) return noAnswers;
  return { gender, personality: knownAnswers(personality), body: knownBody(gender, body) };
}

const channel =
  'BroadcastChannel' in globalThis ? new BroadcastChannel('hem style-blueprint') : null;
channel?.addEventListener('message', ({ data }) => {
  visitor.answers = read(data);
});

let loading: Promise<void> | undefined;

/** Asks the device for the answers, once. */
export function loadVisitor(): Promise<void> {
  loading ??= loadDraft(place).then((kept) => {
    visitor.answers ??= read(kept);
  });
  return loading;
}

/** Adds answers; the device has them before this returns. */
export function answerAsVisitor(change: AnswersChange): void {
  const answers = withAnswers((visitor.answers ?? noAnswers) as BlueprintAnswers, change);
  visitor.answers = answers;
  saveDraft(place, answers);
  keepDraftNow(place);
  channel?.postMessage(answers);
}

/** Forgets them: they belong to an account now. */
export function forgetVisitor(): void {
  visitor.answers = noAnswers;
  void clearDraft(place);
  channel?.postMessage(noAnswers);
}
