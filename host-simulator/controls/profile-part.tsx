import { useSnapshot } from 'valtio';
import { settings } from '../app-state.ts';
import { PanelPart } from '../panel-body.tsx';
import { hostProfiles, profileOf } from '../profiles/profiles.ts';
import { SelectField } from '../select-field.tsx';
import { Choice } from './choice.tsx';
import styles from './host-panel.module.css';
import { NumberField } from './number-field.tsx';
import { SettingRow } from './setting-row.tsx';

/** The choice of the kind of host. A change restarts the app where it is. */
export function ProfilePart() {
  const { profile: name, injection, lateMs } = useSnapshot(settings);
  const { note, mayComeLate } = profileOf(name);
  return (
    <PanelPart title="Kind of host" note={note}>
      <SelectField
        label="Kind of host"
        value={name}
        onChange={(next) => {
          settings.profile = next;
        }}
      >
        {hostProfiles.map((profile) => (
          <option key={profile.name} value={profile.name}>
            {profile.label}
          </option>
        ))}
      </SelectField>
      {mayComeLate && (
        <div className={styles.below}>
          <Choice
            label="When the host’s object comes"
            value={injection}
            options={[
              { value: 'on-time', label: 'On time' },
              { value: 'late', label: 'Late' },
              { value: 'absent', label: 'Absent' },
            ]}
            onChange={(next) => {
              settings.injection = next;
            }}
          />
        </div>
      )}
      {mayComeLate && injection === 'late' && (
        <SettingRow title="Late by" note="after the document begins">
          <NumberField
            label="Late by"
            unit="ms"
            max={60_000}
            value={lateMs}
            onChange={(next) => {
              settings.lateMs = next;
            }}
          />
        </SettingRow>
      )}
    </PanelPart>
  );
}
