import { useSnapshot } from 'valtio';
import { settings } from '../app-state.ts';
import type { OwnDevice } from '../devices.ts';
import { perform } from '../perform.ts';
import styles from './device-panel.module.css';
import { NumberField } from './number-field.tsx';

const fields: readonly {
  name: keyof OwnDevice;
  label: string;
  min: number;
  max: number;
  step?: number;
}[] = [
  { name: 'width', label: 'Width', min: 200, max: 2_000 },
  { name: 'height', label: 'Height', min: 200, max: 2_000 },
  { name: 'top', label: 'Status', min: 0, max: 200 },
  { name: 'bottom', label: 'Home', min: 0, max: 200 },
  { name: 'pixelRatio', label: 'Ratio', min: 0, max: 5, step: 0.25 },
];

/** The measures of a screen of one’s own, which are kept. */
export function OwnScreen() {
  const { own } = useSnapshot(settings);
  return (
    <div className={styles.sides}>
      {fields.map(({ name, label, ...range }) => (
        <div key={name} className={styles.side}>
          <span aria-hidden="true">{label}</span>
          <NumberField
            label={`Own screen, ${label.toLowerCase()}`}
            {...range}
            value={own[name]}
            onChange={(value) => perform({ do: 'ownScreen', ...own, [name]: value })}
          />
        </div>
      ))}
      <p className={styles.hint}>Ratio 0 is the browser’s; scripts alone see another.</p>
    </div>
  );
}
