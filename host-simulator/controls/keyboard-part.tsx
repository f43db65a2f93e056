import { useSnapshot } from 'valtio';
import { settings } from '../app-state.ts';
import { deviceOf } from '../devices.ts';
import { PanelPart } from '../panel-body.tsx';
import { perform } from '../perform.ts';
import { Choice } from './choice.tsx';
import { NumberField } from './number-field.tsx';
import { SettingRow } from './setting-row.tsx';

const notes = {
  off: 'away',
  overlay: 'lies over the page, told its height',
  resize: 'the web view shrinks',
} as const;

/** The software keyboard, in the two ways that hosts have it. */
export function KeyboardPart() {
  const { keyboard, device, own } = useSnapshot(settings);
  return (
    <PanelPart title="Keyboard">
      <Choice
        label="Keyboard"
        value={keyboard.mode}
        isNarrow
        options={[
          { value: 'off', label: 'Off' },
          { value: 'overlay', label: 'Overlay' },
          { value: 'resize', label: 'Resize' },
        ]}
        onChange={(mode) => perform({ do: 'keyboard', mode })}
      />
      <SettingRow title="Height" note={notes[keyboard.mode]}>
        <NumberField
          label="Keyboard height"
          unit="px"
          min={100}
          max={700}
          value={keyboard.height ?? deviceOf({ device, own }).keyboard}
          onChange={(height) => perform({ do: 'keyboard', mode: keyboard.mode, height })}
        />
      </SettingRow>
    </PanelPart>
  );
}
