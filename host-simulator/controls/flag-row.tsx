import { RotateCcw } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { FlagEntry } from '#bridge/flag-registry.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { app, settings } from '../app-state.ts';
import { perform } from '../perform.ts';
import styles from './flag-row.module.css';
import { NumberField } from './number-field.tsx';
import { SettingRow } from './setting-row.tsx';
import { Toggle } from './toggle.tsx';

const setByWords = {
  default: 'default',
  storage: 'from storage',
  page: 'set by the page',
  host: 'set by the host',
  url: 'set by the address',
} as const;

/** One flag: its value as the page has it, who set it, and what the host sets. */
export function FlagRow({ flag }: { flag: FlagEntry }) {
  const { flags } = useSnapshot(settings);
  const { flagState } = useSnapshot(app);
  const inPage = flagState[flag.key];
  const hostValue = flags[flag.key];
  const value = inPage?.value ?? hostValue ?? flag.default;
  const setBy = inPage
    ? (setByWords[inPage.setBy as keyof typeof setByWords] ?? inPage.setBy)
    : 'page not heard yet';
  return (
    <div className={styles.flag} title={flag.description}>
      <SettingRow
        title={flag.title}
        note={
          <>
            {flag.key}
            <span className={styles.setBy}>{setBy}</span>
          </>
        }
      >
        {hostValue !== undefined && (
          <IconButton
            label={`Reset ${flag.key}`}
            onClick={() => perform({ do: 'flag', key: flag.key })}
          >
            <RotateCcw size={16} strokeWidth={1.8} aria-hidden="true" />
          </IconButton>
        )}
        {flag.type === 'boolean' ? (
          <Toggle
            label={flag.title}
            isOn={value === true}
            onChange={(isOn) => perform({ do: 'flag', key: flag.key, value: isOn })}
          />
        ) : (
          <NumberField
            label={flag.title}
            unit="ms"
            value={Number(value)}
            onChange={(next) => perform({ do: 'flag', key: flag.key, value: next })}
          />
        )}
      </SettingRow>
    </div>
  );
}
