import { useState } from 'react';
import { drawnGarment } from '#components/lab/drawn-garments.ts';
import { TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import styles from './garment-picker.module.css';

/** The drawn garments with their pictures and names: a press puts the name into the text. */
export function GarmentPicker({
  names,
  onPick,
  onClose,
}: {
  names: readonly string[];
  onPick(name: string): void;
  onClose(): void;
}) {
  const [asked, setAsked] = useState('');
  const found = names.filter((name) =>
    name.includes(asked.trim().toLowerCase().replaceAll(' ', '-')),
  );
  return (
    <Sheet title="Put in a garment" onClose={onClose}>
      <div className={styles.picker}>
        <TextField
          label="Search"
          type="search"
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
        />
        <ul className={styles.garments}>
          {found.map((name) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  onPick(name);
                  onClose();
                }}
              >
                <img src={drawnGarment(name)?.small} alt="" loading="lazy" />
                {name}
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p>No garment is called that.</p>}
      </div>
    </Sheet>
  );
}
