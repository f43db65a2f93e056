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

/** The reminders that the page has the phone show each day; a press is the tap on the notification. */
export function RemindersPart() {
  const { reminders } = useSnapshot(app);
  if (reminders.length === 0) return null;
  return (
    <PanelPart title="Reminders" note="Each day at that time; a press is the tap on it.">
      {reminders.map(({ key, time, title, text, path }) => (
        <ControlButton
          key={key}
          className={styles.wide}
          icon={<BellRing aria-hidden="true" />}
          onClick={() => openReminder(path)}
        >
          {`${time} ${title}. ${text}`}
        </ControlButton>
      ))}
    </PanelPart>
  );
}
