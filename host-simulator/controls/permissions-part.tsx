import { useSnapshot } from 'valtio';
import { settings } from '../app-state.ts';
import { type PermissionState, permissionNames } from '../frame/page-permissions.ts';
import { PanelPart } from '../panel-body.tsx';
import { perform } from '../perform.ts';
import { SelectField } from '../select-field.tsx';
import styles from './device-panel.module.css';
import { SettingRow } from './setting-row.tsx';

const rows = {
  camera: { title: 'Camera', note: 'getUserMedia' },
  notifications: { title: 'Notifications', note: 'reminders, Notification' },
  place: { title: 'Place', note: 'geolocation' },
} as const;

/** The permissions that the phone gives to the app, and so to its page. */
export function PermissionsPart() {
  const { permissions } = useSnapshot(settings);
  return (
    <PanelPart
      title="Permissions"
      note="For the page’s scripts and for the host. Choosing a file, and the camera behind it, asks nobody here."
    >
      {permissionNames.map((name) => (
        <SettingRow key={name} title={rows[name].title} note={rows[name].note}>
          <span className={styles.select}>
            <SelectField
              label={`Permission, ${rows[name].title.toLowerCase()}`}
              value={permissions[name]}
              onChange={(state) =>
                perform({ do: 'permission', name, state: state as PermissionState })
              }
            >
              <option value="browser">Browser’s</option>
              <option value="ask">Ask</option>
              <option value="granted">Granted</option>
              <option value="denied">Denied</option>
            </SelectField>
          </span>
        </SettingRow>
      ))}
    </PanelPart>
  );
}
