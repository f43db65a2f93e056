import { Check, Plus } from 'lucide-react';
import type { CSSProperties } from 'react';
import { type ColorTaps, meanHex, partWords, type TapPart, tapParts } from './color-taps.ts';
import styles from './tone-wells.module.css';

const countWords = (count: number) => (count === 1 ? '1 tap' : `${count} taps`);

/** What was pointed at so far, a well for each part; a press on one goes back to it. */
export function ToneWells({
  taps,
  part,
  onPart,
}: {
  taps: ColorTaps;
  /** The present one. */
  part: TapPart;
  onPart(part: TapPart): void;
}) {
  return (
    <fieldset className={styles.wells} aria-label="Tones">
      {tapParts.map((of) => {
        const tone = meanHex(taps[of]);
        const { label, place } = partWords[of];
        return (
          <button
            key={of}
            type="button"
            className={styles.well}
            aria-pressed={of === part}
            onClick={() => onPart(of)}
          >
            <span className={styles.ring}>
              <span
                className={styles.tone}
                data-empty={tone === null || undefined}
                style={{ '--tone': tone } as CSSProperties}
              >
                {tone === null && <Plus aria-hidden="true" />}
              </span>
              {tone !== null && of !== part && (
                <span className={styles.done}>
                  <Check aria-hidden="true" />
                </span>
              )}
            </span>
            <span className={styles.label}>{label}</span>
            <span className={styles.count}>
              {taps[of].length > 0 ? countWords(taps[of].length) : place}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
