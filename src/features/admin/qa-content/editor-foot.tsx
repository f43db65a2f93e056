import { CalendarClock, History } from 'lucide-react';
import { useState } from 'react';
import { mayBeTakenDown } from '#contract/rules/content-slots.ts';
import type { ContentDetails } from '#contract/schemas/content.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Fault } from '#ui/field.tsx';
import { showUndo } from '#ui/toasts.ts';
import styles from './content-editor.module.css';
import { RollBackSheet } from './roll-back-sheet.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import type { ContentDraft } from './use-content-draft.ts';
import type { SendContent } from './use-send-content.ts';
import { momentWords, type NumberedVersion, versionBefore } from './version-words.ts';

/** What can be done with a text: it always stands at the foot of the editor. */
export function EditorFoot({
  slot,
  label,
  details,
  draft,
  sending,
  canGo,
  compared,
  onRolledBack,
}: {
  slot: string;
  label: string;
  details: ContentDetails;
  draft: ContentDraft;
  sending: SendContent;
  /** Whether the text can be read, and was made from what is shown. */
  canGo: boolean;
  /** The version that is looked at; null where none is. */
  compared: NumberedVersion | null;
  onRolledBack(): void;
}) {
  const { published, scheduled } = details;
  const [asked, setAsked] = useState<'schedule' | 'take down' | 'roll back' | null>(null);
  const close = () => setAsked(null);
  const older = compared ?? versionBefore(details);
  const { isBusy, refused } = sending;
  const isAsScheduled = scheduled !== null && !scheduled.isHeld && !draft.isChanged;
  return (
    <footer className={styles.foot}>
      {refused && <Fault>{refused}</Fault>}
      {asked === 'schedule' ? (
        <ScheduleForm
          isBusy={isBusy}
          onSchedule={async (publishDate) => {
            if (await sending.schedule(publishDate)) close();
          }}
          onClose={close}
        />
      ) : (
        <>
          {scheduled && <Scheduled {...{ scheduled, draft, sending }} />}
          <span className={styles.quiet}>
            {older && (
              <Button
                kind="quiet"
                size="small"
                icon={<History aria-hidden="true" />}
                onClick={() => setAsked('roll back')}
              >
                {published ? 'Roll back to' : 'Bring back'} version {older.number}
              </Button>
            )}
            {published && mayBeTakenDown(slot) && (
              <Button kind="quiet" size="small" onClick={() => setAsked('take down')}>
                Take it down
              </Button>
            )}
            {draft.isChanged && (
              <Button
                kind="quiet"
                size="small"
                onClick={() => showUndo('Draft dropped', draft.drop(), label)}
              >
                Drop the draft
              </Button>
            )}
          </span>
          <span className={styles.buttons}>
            <Button
              kind="secondary"
              icon={<CalendarClock aria-hidden="true" />}
              disabled={!canGo || !draft.isNews || isAsScheduled || isBusy}
              onClick={() => setAsked('schedule')}
            >
              Schedule
            </Button>
            <Button
              disabled={!canGo || !draft.isNews}
              busy={isBusy && asked === null}
              onClick={() => void sending.publish()}
            >
              Publish
            </Button>
          </span>
        </>
      )}
      {asked === 'take down' && published && (
        <Dialog
          title={`Take “${label}” down?`}
          text="Members see it no longer, at once. Its versions stay here, and one of them can be brought back."
          onClose={close}
        >
          <Button
            kind="danger"
            wide
            busy={isBusy}
            onClick={async () => {
              await sending.takeDown(published.versionId);
              close();
            }}
          >
            Take it down
          </Button>
          <Button kind="secondary" wide onClick={close}>
            Leave it
          </Button>
        </Dialog>
      )}
      {asked === 'roll back' && older && (
        <RollBackSheet
          slot={slot}
          version={older}
          published={published}
          hasDraft={draft.isChanged}
          isBusy={isBusy}
          refused={refused}
          onRollBack={async (source) => {
            const isDone = await sending.rollBack(
              source,
              older.number,
              published?.versionId ?? null,
            );
            if (!isDone) return;
            close();
            onRolledBack();
          }}
          onClose={close}
        />
      )}
    </footer>
  );
}

/** What waits for its time, or is held, and how it is opened and taken back. */
function Scheduled({
  scheduled,
  draft,
  sending,
}: {
  scheduled: NonNullable<ContentDetails['scheduled']>;
  draft: ContentDraft;
  sending: SendContent;
}) {
  const at = momentWords.format(new Date(scheduled.publishDate));
  return (
    <p className={styles.scheduled}>
      {scheduled.isHeld
        ? `Held since ${at}: another text took its place before, or its name.`
        : `Members see it from ${at}, by ${scheduled.author}.`}
      {draft.isChanged ? (
        <Button
          kind="quiet"
          size="small"
          onClick={() => showUndo('Draft dropped', draft.drop(), 'This is the scheduled text.')}
        >
          Open it in place of the draft
        </Button>
      ) : (
        <Button
          kind="quiet"
          size="small"
          busy={sending.isBusy}
          onClick={() => void sending.takeBack()}
        >
          Take it back
        </Button>
      )}
    </p>
  );
}
