import type { ReactNode } from 'react';
import type { ContentDetails } from '#contract/schemas/content.ts';
import { Button } from '#ui/button.tsx';
import styles from './content-editor.module.css';
import type { ContentDraft } from './use-content-draft.ts';

/** What happened to a text elsewhere while it is open here, and what can be done about it. */
export function EditorNotices({
  draft,
  details: { published, takenDown },
  isBehind,
  onCompare,
}: {
  draft: ContentDraft;
  details: ContentDetails;
  /** Whether another version is shown than this was made from. */
  isBehind: boolean;
  /** Shows the difference. */
  onCompare(): void;
}) {
  if (draft.state === 'elsewhere') {
    return (
      <Notice words="You wrote in another tab. What you write here is not kept until you choose.">
        <Button kind="secondary" size="small" onClick={onCompare}>
          See the difference
        </Button>
        <Button kind="secondary" size="small" onClick={draft.insist}>
          Go on with this
        </Button>
        <Button kind="quiet" size="small" onClick={draft.yield}>
          Take that
        </Button>
      </Notice>
    );
  }
  if (!isBehind) return null;
  const who = published?.author ?? takenDown?.author ?? 'A newer program';
  const did = published ? 'published another text' : 'took this text down';
  return (
    <Notice words={`${who} ${did} meanwhile. Yours is kept.`}>
      <Button kind="secondary" size="small" onClick={onCompare}>
        See the difference
      </Button>
      <Button
        kind="secondary"
        size="small"
        onClick={() => draft.rebase(published?.versionId ?? null)}
      >
        Go on with mine
      </Button>
      <Button kind="quiet" size="small" onClick={draft.drop}>
        {published ? 'Take theirs' : 'Drop mine'}
      </Button>
    </Notice>
  );
}

const Notice = ({ words, children }: { words: string; children: ReactNode }) => (
  <div className={styles.notice} role="alert">
    <p>{words}</p>
    {children}
  </div>
);
