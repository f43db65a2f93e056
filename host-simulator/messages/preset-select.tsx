import { builtInPresets, type Preset, rawPreset } from '../presets.ts';
import { SelectField } from '../select-field.tsx';

/** The preset that the composer begins with. */
export const startPreset = builtInPresets.find(({ type }) => type === 'nav.tab') ?? rawPreset;

/** The preset of a name, saved ones first. */
export const presetOf = (name: string, saved: readonly Preset[]): Preset | undefined =>
  [...saved, ...builtInPresets, rawPreset].find((preset) => preset.name === name);

/** Chooses what to send: something saved, a message of the protocol, or any text. */
export function PresetSelect({
  name,
  saved,
  filled,
  onChoose,
}: {
  name: string;
  saved: readonly Preset[];
  /** A message of the log. */
  filled: Preset | undefined;
  onChoose(name: string): void;
}) {
  return (
    <SelectField label="Message" isMono value={name} onChange={onChoose}>
      {filled && (
        <optgroup label="From the log">
          <option>{filled.name}</option>
        </optgroup>
      )}
      {saved.length > 0 && (
        <optgroup label="Saved">
          {saved.map((preset) => (
            <option key={preset.name}>{preset.name}</option>
          ))}
        </optgroup>
      )}
      <optgroup label="Messages">
        {builtInPresets.map((preset) => (
          <option key={preset.name}>{preset.name}</option>
        ))}
      </optgroup>
      <optgroup label="As written">
        <option>{rawPreset.name}</option>
      </optgroup>
    </SelectField>
  );
}
