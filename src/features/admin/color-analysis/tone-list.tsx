import { hexToOklab, type Oklab } from '#contract/rules/color-families.ts';
import { meanTone } from '#contract/rules/color-season.ts';
import { balanceBy } from '#contract/rules/white-balance.ts';
import type { ColorReview } from '#contract/schemas/color-review.ts';
import styles from './tone-list.module.css';

type Samples = NonNullable<ColorReview['samples']>;

const parts = [
  ['skin', 'Skin'],
  ['eye', 'Eye'],
  ['hair', 'Hair'],
] as const;

/** A color by lightness in percent, chroma, and hue in degrees. */
function toneWords({ l, a, b }: Oklab): string {
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const chroma = Math.hypot(a, b).toFixed(3).replace(/^0/, '');
  return `L ${(l * 100).toFixed(1)}, C ${chroma}, h ${Math.round(hue)}`;
}

/** How far the light was from even daylight, by the white thing in the picture. */
function whiteWords(white: string | null): string {
  const { white: read } = balanceBy(white);
  if (white === null || read === 'none') return white ? 'Not white enough to use' : 'None shown';
  const { a, b } = hexToOklab(white);
  const tint = Math.hypot(a, b);
  const words =
    tint < 0.02
      ? 'Correction is small'
      : tint < 0.05
        ? 'Correction is clear'
        : 'Correction is large';
  return read === 'clipped' ? `${words}, too bright to be exact` : words;
}

/** The tones that a member pointed at, as they are in even light. */
export function ToneList({ samples }: { samples: Samples }) {
  const { balanced } = balanceBy(samples.white);
  return (
    <ul className={styles.tones}>
      {parts.map(([part, label]) => {
        const taps = samples[part];
        return (
          <li key={part}>
            <i style={{ background: taps[0] }} />
            <p>
              <b>
                {label}, {taps.length === 1 ? '1 tap' : `${taps.length} taps`}
              </b>
              {toneWords(meanTone(taps.map(balanced)))}
            </p>
          </li>
        );
      })}
      <li>
        <i style={{ background: samples.white ?? 'none' }} />
        <p>
          <b>White</b>
          {whiteWords(samples.white)}
        </p>
      </li>
    </ul>
  );
}
