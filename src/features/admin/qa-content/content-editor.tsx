import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contentQuery } from '#api/content.ts';
import type { ContentDetails } from '#contract/schemas/content.ts';
import { Fault } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './content-editor.module.css';
import { markWords } from './content-words.ts';
import { DiffView } from './diff-view.tsx';
import { EditorFoot } from './editor-foot.tsx';
import { EditorHead } from './editor-head.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { faultWords } from './fault-words.ts';
import { KeptWords } from './kept-words.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { TextPane } from './text-pane.tsx';
import { type ContentDraft, useContentDraft } from './use-content-draft.ts';
import { usePreview } from './use-preview.ts';
import { useSendContent } from './use-send-content.ts';
import type { NumberedVersion } from './version-words.ts';
import { VersionsView } from './versions-view.tsx';

type Tab = 'edit' | 'diff' | 'versions';

interface Opened {
  slot: string;
  /** What it is called. */
  label: string;
  /** What its author called it, of a piece that was never kept; null of others. */
  name: string | null;
  /** Whether it was opened by a press, and takes the focus. */
  hasFocus: boolean;
  onClose(): void;
}

/** A text: written on the left, seen on the right, and what becomes of it at the foot. */
export function ContentEditor(opened: Opened) {
  const { slot, label, hasFocus, onClose } = opened;
  const { data, isError, refetch } = useQuery(contentQuery(slot));
  return (
    <section className={styles.editor} aria-label={label}>
      {data ? (
        <Editor
          {...opened}
          details={data}
          read={async () => {
            const now = await refetch();
            return now.isError ? undefined : now.data;
          }}
        />
      ) : (
        <>
          <EditorHead label={label} takesFocus={hasFocus ? 'always' : 'never'} onClose={onClose} />
          {isError ? (
            <ErrorCard title="This text did not load" onRetry={() => void refetch()} />
          ) : (
            <Waiting label="Loading the text" className={styles.skeleton}>
              <div />
            </Waiting>
          )}
        </>
      )}
    </section>
  );
}

function Editor({
  slot,
  label,
  name,
  details,
  hasFocus,
  read,
  onClose,
}: Opened & { details: ContentDetails; read(): Promise<ContentDetails | undefined> }) {
  const { published } = details;
  const draft = useContentDraft(slot, name, details, read);
  const [takesFocus] = useState(() => (hasFocus ? focusAtStart() : ('never' as const)));
  const [tab, setTab] = useState<Tab>('edit');
  const [compared, setCompared] = useState<NumberedVersion | null>(null);
  const preview = usePreview(slot, draft.text);
  const sending = useSendContent(slot, label, draft);
  // Somebody published, or took it down, while this was written: that has to be looked at first.
  const isBehind = Number(published?.versionId ?? 0) !== Number(draft.basedOn ?? 0);
  // Nobody is told of mistakes before the first letter.
  const fault = draft.isChanged ? preview.fault : null;
  return (
    <>
      <EditorHead label={label} takesFocus={takesFocus} onClose={onClose}>
        <Mark details={details} isChanged={draft.isChanged} />
        <div className={styles.tabs}>
          <Segmented<Tab>
            label="What is shown of the text"
            value={tab}
            options={[
              { value: 'edit', label: 'Edit' },
              { value: 'diff', label: 'Diff' },
              { value: 'versions', label: 'Versions' },
            ]}
            onChange={setTab}
          />
        </div>
      </EditorHead>
      <EditorNotices
        draft={draft}
        details={details}
        isBehind={isBehind && !sending.isBusy}
        onCompare={() => setTab('diff')}
      />
      <div className={styles.panes}>
        <div className={styles.pane}>
          <div className={styles.content}>
            {tab === 'edit' && (
              <TextPane slot={slot} label={label} text={draft.text} onWrite={draft.write} />
            )}
            {tab === 'diff' && (
              <DiffView
                before={
                  (draft.state === 'elsewhere' ? details.draft?.source : published?.source) ?? ''
                }
                after={draft.text}
              />
            )}
            {tab === 'versions' && (
              <VersionsView
                slot={slot}
                details={details}
                compared={compared?.versionId ?? null}
                onCompare={setCompared}
              />
            )}
          </div>
          {fault && <Fault>{faultWords(fault)}</Fault>}
          <KeptWords draft={draft} details={details} />
        </div>
        <PreviewPane slot={slot} text={draft.text} preview={preview} />
      </div>
      <EditorFoot
        slot={slot}
        label={label}
        details={details}
        draft={draft}
        sending={sending}
        canGo={preview.fault === null && !preview.isWaiting && !isBehind}
        compared={tab === 'versions' ? compared : null}
        onRolledBack={() => {
          setCompared(null);
          setTab('edit');
        }}
      />
    </>
  );
}

/** A text that was loaded before takes the focus from what opened it; one that was waited for, only where nobody went on. */
const focusAtStart = (): 'always' | 'where it is lost' =>
  document.activeElement?.closest('[data-list]') ? 'always' : 'where it is lost';

function Mark({
  details: { published, scheduled },
  isChanged,
}: {
  details: ContentDetails;
  isChanged: ContentDraft['isChanged'];
}) {
  if (isChanged) return <WovenLabel tone="thread">{markWords.draft}</WovenLabel>;
  if (scheduled) return <WovenLabel>{scheduled.isHeld ? 'Held' : markWords.scheduled}</WovenLabel>;
  return <WovenLabel>{published ? markWords.published : markWords.missing}</WovenLabel>;
}
