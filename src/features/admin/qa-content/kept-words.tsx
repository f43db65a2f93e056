import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ContentDetails } from '#contract/schemas/content.ts';
import styles from './content-editor.module.css';
import type { ContentDraft } from './use-content-draft.ts';
import { momentWords } from './version-words.ts';

/** Says whether what was written is kept, and who else writes. */
export function KeptWords({ draft, details }: { draft: ContentDraft; details: ContentDetails }) {
  const names = details.others.map(({ name }) => name).join(', ');
  const isSafe = draft.isChanged ? draft.state === 'kept' : details.published !== null;
  return (
    <p className={styles.kept} role="status" data-safe={isSafe || undefined}>
      {isSafe ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
      {stateWords(draft, details)} {names ? `${names} has a draft too.` : 'Nobody else is editing.'}
    </p>
  );
}

function stateWords({ state, isChanged }: ContentDraft, details: ContentDetails): string {
  if (state === 'failed') return 'Not kept yet: it is sent again as soon as there is a connection.';
  if (state === 'elsewhere') return 'Not kept: another tab has a newer draft.';
  if (isChanged) return state === 'kept' ? 'Kept.' : 'Keeping…';
  const { scheduled, published, takenDown } = details;
  if (scheduled) return scheduled.isHeld ? 'As it is held.' : 'As it is scheduled.';
  if (published) return 'As it is shown.';
  if (!takenDown) return 'Nothing is written yet.';
  const by = `${takenDown.author}, ${momentWords.format(new Date(takenDown.createDate))}`;
  return `Taken down by ${by}.`;
}
