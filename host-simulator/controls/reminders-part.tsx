import { BellRing } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { coldOpen, foreground } from '../app-life.ts';
import { app } from '../app-state.ts';
import { ControlButton } from '../control-button.tsx';
import { PanelPart } from '../panel-body.tsx';
import { openLink } from '../press.ts';
import styles from './host-panel.module.css';

/** Opens what a notification leads to, as an app does on a tap: it comes to the front, or starts. */
function openReminder(path: string): void {
  if (!app.isRunning) {
    coldOpen(path);
    return;
  }
  if (app.stage === 'background') foreground();
  void openLink(path);
}

/** The reminders that the page has the phone show, each day or once; a press is the tap on the notification. */
export function RemindersPart() {
  const { reminders, onceReminders } = useSnapshot(app);
  return (
    <>
      <Reminders
        title="Reminders"
        note="Each day at that time; a press is the tap on it."
        reminders={reminders.map((each) => ({ ...each, when: each.time }))}
      />
      <Reminders
        title="Reminders of a day"
        note="Once, at that time; a press is the tap on it."
        reminders={onceReminders.map((each) => ({ ...each, when: `${each.day} ${each.time}` }))}
      />
    </>
  );
}

interface RemindersProps {
  title: string;
  note: string;
  reminders: { key: string; when: string; title: string; text: string; path: string }[];
}

function Reminders({ title: heading, note, reminders }: RemindersProps) {
  if (reminders.length === 0) return null;
  return (
    <PanelPart title={heading} note={note}>
      {reminders.map(({ key, when, title, text, path }) => (
        <ControlButton
          key={key}
          className={styles.wide}
          icon={<BellRing aria-hidden="true" />}
          onClick={() => openReminder(path)}
        >
          {`${when} ${title}. ${text}`}
        </ControlButton>
      ))}
    </PanelPart>
  );
}
