import { useSnapshot } from 'valtio';
import { flagRegistry } from '#bridge/flag-registry.ts';
import { settings } from '../app-state.ts';
import { ControlButton } from '../control-button.tsx';
import { PanelBody, PanelPart } from '../panel-body.tsx';
import { setFlag } from '../press.ts';
import { AppLife } from './app-life-part.tsx';
import { AppStorePart } from './app-store-part.tsx';
import { BadgePart } from './badge-part.tsx';
import { CapabilitiesPart } from './capabilities-part.tsx';
import { FlagRow } from './flag-row.tsx';
import { HostButtons } from './host-buttons.tsx';
import styles from './host-panel.module.css';
import { ProfilePart } from './profile-part.tsx';
import { RemindersPart } from './reminders-part.tsx';

/** The host: its kind, its buttons, the controls of the app and its network, and the flags it sets. */
export function HostPanel() {
  const { flags } = useSnapshot(settings);
  return (
    <PanelBody label="Host">
      <HostButtons />
      <ProfilePart />
      <CapabilitiesPart />
      <PanelPart
        title="Flags"
        note="The address wins over the host, the host over storage, storage over the default."
      >
        {flagRegistry.map((flag) => (
          <FlagRow key={flag.key} flag={flag} />
        ))}
        <ControlButton
          className={styles.wide}
          disabled={Object.keys(flags).length === 0}
          onClick={() => {
            for (const key of Object.keys(flags)) setFlag(key, undefined);
          }}
        >
          Reset all flags
        </ControlButton>
      </PanelPart>
      <AppStorePart />
      <BadgePart />
      <RemindersPart />
      <AppLife />
    </PanelBody>
  );
}
