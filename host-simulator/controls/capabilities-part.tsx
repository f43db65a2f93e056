import { useSnapshot } from 'valtio';
import { settings } from '../app-state.ts';
import { capabilityNames, versionOf } from '../host.ts';
import { PanelPart } from '../panel-body.tsx';
import { perform } from '../perform.ts';
import { SelectField } from '../select-field.tsx';
import styles from './fold.module.css';
import { SettingRow } from './setting-row.tsx';

/** The capabilities that the host announces in its welcome, message by message. */
export function CapabilitiesPart() {
  const { capabilities } = useSnapshot(settings);
  const changed = capabilityNames.filter(
    (name) => versionOf(capabilities, name) !== versionOf({}, name),
  );
  return (
    <PanelPart title="Capabilities">
      <details className={styles.fold}>
        <summary>
          {changed.length > 0 ? `Not as usual: ${changed.join(', ')}` : 'Announces all as usual'}
        </summary>
        {capabilityNames.map((name) => (
          <SettingRow
            key={name}
            title={name}
            note={versionOf({}, name) ? 'usually @1' : 'usually not'}
          >
            <SelectField
              label={`Announces ${name}`}
              value={String(versionOf(capabilities, name))}
              onChange={(version) => perform({ do: 'capability', name, version: Number(version) })}
            >
              <option value="0">no</option>
              <option value="1">@1</option>
              <option value="2">only @2</option>
            </SelectField>
          </SettingRow>
        ))}
      </details>
    </PanelPart>
  );
}
