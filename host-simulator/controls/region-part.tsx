import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { settings } from '../app-state.ts';
import { isLocale, isTimeZone } from '../frame/page-region.ts';
import { PanelPart } from '../panel-body.tsx';
import { perform } from '../perform.ts';
import { TextInput } from '../text-input.tsx';
import styles from './device-panel.module.css';
import { SettingRow } from './setting-row.tsx';

/** A text field. Its text is passed on if it is allowed, when the field is left or Enter is pressed. */
function RegionField({
  label,
  value,
  usual,
  isAllowed,
  onChange,
}: {
  label: string;
  value: string;
  usual: string;
  isAllowed(text: string): boolean;
  onChange(text: string): void;
}) {
  const [draft, setDraft] = useState<string>();
  const take = () => {
    const text = draft?.trim();
    if (text !== undefined && text !== value && isAllowed(text)) onChange(text);
    setDraft(undefined);
  };
  return (
    <span className={styles.text}>
      <TextInput
        isMono
        aria-label={label}
        aria-invalid={draft !== undefined && !isAllowed(draft.trim())}
        placeholder={usual}
        value={draft ?? value}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
        }}
      />
    </span>
  );
}

/** The language and the zone of the device. A change reloads the page. */
export function RegionPart() {
  const { locale, timeZone } = useSnapshot(settings);
  return (
    <PanelPart
      title="Language and zone"
      note="In the welcome (language), navigator.language and Intl. The clock of Date itself stays the machine’s."
    >
      <SettingRow title="Language" note="as de-DE">
        <RegionField
          label="Language"
          value={locale}
          usual={navigator.language}
          isAllowed={isLocale}
          onChange={(next) => perform({ do: 'region', locale: next })}
        />
      </SettingRow>
      <SettingRow title="Time zone" note="as Asia/Tokyo">
        <RegionField
          label="Time zone"
          value={timeZone}
          usual={Intl.DateTimeFormat().resolvedOptions().timeZone}
          isAllowed={isTimeZone}
          onChange={(next) => perform({ do: 'region', timeZone: next })}
        />
      </SettingRow>
    </PanelPart>
  );
}
