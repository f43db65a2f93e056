import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CircleCheck, Monitor, Smartphone, X } from 'lucide-react';
import { useState } from 'react';
import {
  contentPreviewQuery,
  contentQuery,
  usePublishContent,
  useScheduleContent,
} from '#api/content.ts';
import { areaOf } from '#contract/rules/content-slots.ts';
import type { ContentDetails } from '#contract/schemas/content.ts';
import { AppError } from '#lib/errors.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { Fault } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './content-editor.module.css';
import { ContentPage } from './content-page.tsx';
import { DiffView } from './diff-view.tsx';
import { PreviewFrame, type PreviewView } from './preview-frame.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { StyleFields } from './style-fields.tsx';
import { readStyleFields } from './style-source.ts';
import { type ContentDraft, useContentDraft } from './use-content-draft.ts';
import { VersionsView } from './versions-view.tsx';

type Tab = 'edit' | 'diff' | 'versions';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface Opened {
  slot: string;
  /** What it is called. */
  label: string;
  onClose(): void;
}

/** A text: written on the left, seen on the right, and what becomes of it at the foot. */
export function ContentEditor(opened: Opened) {
  const { slot } = opened;
  const { data, isError, refetch } = useQuery(contentQuery(slot));
  if (!data && isError) {
    return <ErrorCard title="This text did not load" onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Waiting label="Loading the text" className={styles.skeleton}>
        <div />
      </Waiting>
    );
  }
  return <Editor key={slot} {...opened} details={data} />;
}

function Editor({ slot, label, onClose, details }: Opened & { details: ContentDetails }) {
  const { published, scheduled } = details;
  const draft = useContentDraft(slot, details);
  const [tab, setTab] = useState<Tab>('edit');
  const [isScheduling, setScheduling] = useState(false);
  const preview = usePreview(slot, draft.text);
  // Somebody published while this was written: it has to be looked at first.
  const isBehind = published !== null && Number(published.versionId) > Number(draft.basedOn ?? 0);
  const publish = usePublishContent({
    meta: { isHandled: true },
    onSuccess: ({ versionId }) => draft.rebase(versionId),
  });
  const schedule = useScheduleContent({
    meta: { isHandled: true },
    onSuccess: () => setScheduling(false),
  });
  const fault = preview.fault;
  const canGo = fault === null && !preview.isWaiting && !isBehind;
  const fields = areaOf(slot) === 'styles' ? readStyleFields(draft.text) : null;
  const text = { slot, source: draft.text, basedOn: draft.basedOn };
  const refused = refusalWords(publish.error ?? schedule.error);
  return (
    <section className={styles.editor} aria-label={label}>
      <header className={styles.head}>
        <h2>{label}</h2>
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
        <IconButton label="Close the text" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {isBehind && (
        <div className={styles.notice} role="alert">
          <p>
            {published.author ?? 'A newer program'} published another text meanwhile. Yours is kept.
          </p>
          <Button kind="secondary" size="small" onClick={() => setTab('diff')}>
            See the difference
          </Button>
          <Button kind="secondary" size="small" onClick={() => draft.rebase(published.versionId)}>
            Go on with mine
          </Button>
          <Button kind="quiet" size="small" onClick={draft.drop}>
            Take theirs
          </Button>
        </div>
      )}
      <div className={styles.panes}>
        <div className={styles.pane}>
          {tab === 'edit' && fields && <StyleFields fields={fields} onWrite={draft.write} />}
          {tab === 'edit' && !fields && (
            <textarea
              className={styles.text}
              aria-label={`Text of ${label}`}
              spellCheck
              value={draft.text}
              onChange={(event) => draft.write(event.target.value)}
            />
          )}
          {tab === 'diff' && <DiffView before={published?.source ?? ''} after={draft.text} />}
          {tab === 'versions' && (
            <VersionsView
              slot={slot}
              details={details}
              onTake={(source) => {
                draft.rebase(published?.versionId ?? null, source);
                setTab('diff');
              }}
            />
          )}
          {fault && (
            <Fault>
              {fault.where}: {fault.what}
            </Fault>
          )}
          <KeptWords draft={draft} others={details.others} />
        </div>
        <Preview preview={preview} />
      </div>
      <footer className={styles.foot}>
        {refused && <Fault>{refused}</Fault>}
        {isScheduling ? (
          <ScheduleForm
            isBusy={schedule.isPending}
            onSchedule={(publishDate) => schedule.mutate({ ...text, publishDate })}
            onClose={() => setScheduling(false)}
          />
        ) : (
          <>
            {scheduled && (
              <p className={styles.scheduled}>
                {scheduled.isHeld
                  ? `Held: another text was published before ${when.format(new Date(scheduled.publishDate))}.`
                  : `Shown from ${when.format(new Date(scheduled.publishDate))}, by ${scheduled.author}.`}
                <Button
                  kind="quiet"
                  size="small"
                  onClick={() => draft.rebase(published?.versionId ?? null, scheduled.source)}
                >
                  Open it
                </Button>
                <Button
                  kind="quiet"
                  size="small"
                  busy={schedule.isPending}
                  onClick={() => schedule.mutate({ ...text, publishDate: null })}
                >
                  Take it back
                </Button>
              </p>
            )}
            <span className={styles.buttons}>
              {draft.isChanged && (
                <Button kind="quiet" onClick={draft.drop}>
                  Drop the draft
                </Button>
              )}
              <Button
                kind="secondary"
                icon={<CalendarClock aria-hidden="true" />}
                disabled={!canGo || !draft.isChanged}
                onClick={() => setScheduling(true)}
              >
                Schedule
              </Button>
              <Button
                disabled={!canGo || !draft.isChanged}
                busy={publish.isPending}
                onClick={() => publish.mutate(text)}
              >
                Publish
              </Button>
            </span>
          </>
        )}
      </footer>
    </section>
  );
}

function Mark({ details, isChanged }: { details: ContentDetails; isChanged: boolean }) {
  if (isChanged) return <WovenLabel tone="thread">Draft</WovenLabel>;
  if (details.scheduled) return <WovenLabel>Scheduled</WovenLabel>;
  return <WovenLabel>{details.published ? 'Published' : 'Missing'}</WovenLabel>;
}

/** Says whether what was written is kept, and who else writes. */
function KeptWords({
  draft: { isKept, hasFailed, isChanged },
  others,
}: {
  draft: ContentDraft;
  others: ContentDetails['others'];
}) {
  const names = others.map(({ name }) => name).join(', ');
  const kept = hasFailed
    ? 'Not kept: check your connection.'
    : !isChanged
      ? 'As it is shown.'
      : isKept
        ? 'Kept.'
        : 'Keeping…';
  return (
    <p className={styles.kept} role="status">
      <CircleCheck aria-hidden="true" />
      {kept} {names ? `${names} has a draft too.` : 'Nobody else is editing.'}
    </p>
  );
}

type Previewed = ReturnType<typeof usePreview>;

/** Typing rests for so long before a text is asked about, in milliseconds: the preview is there 300 ms after the last key. */
const restMs = 120;

/** How a text would be seen; what could be read last stays while it cannot. */
function usePreview(slot: string, text: string) {
  const rested = useDebounced(text, restMs);
  const { data, isFetching } = useQuery({
    ...contentPreviewQuery(slot, rested),
    placeholderData: (before) => before,
  });
  const [shown, setShown] = useState(data?.preview ?? null);
  if (data?.preview && data.preview !== shown) setShown(data.preview);
  return {
    preview: shown,
    fault: data?.fault ?? null,
    isWaiting: rested !== text || isFetching || !data,
  };
}

function Preview({ preview: { preview } }: { preview: Previewed }) {
  const [view, setView] = useState<PreviewView>('phone');
  return (
    <div className={styles.preview}>
      <div className={styles.views}>
        <span>As a member sees it</span>
        <IconButton
          label="On a phone"
          aria-pressed={view === 'phone'}
          onClick={() => setView('phone')}
        >
          <Smartphone aria-hidden="true" />
        </IconButton>
        <IconButton
          label="On a desktop"
          aria-pressed={view === 'desktop'}
          onClick={() => setView('desktop')}
        >
          <Monitor aria-hidden="true" />
        </IconButton>
      </div>
      {preview && (
        <PreviewFrame view={view}>
          <ContentPage preview={preview} />
        </PreviewFrame>
      )}
    </div>
  );
}

/** Why the server did not take a text, in words; null where nothing was refused. */
function refusalWords(error: Error | null): string | null {
  if (!error) return null;
  if (!(error instanceof AppError)) return 'That did not work. Try again.';
  if (error.kind === 'conflict')
    return 'Somebody published meanwhile. Look at the difference first.';
  if (error.kind === 'invalid')
    return 'The server cannot read this text. See what is marked above.';
  if (error.kind === 'offline') return 'There is no connection. Your draft is kept.';
  return 'That did not work. Try again.';
}
