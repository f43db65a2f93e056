import type { ColorSeason } from '#contract/rules/blueprint.ts';
import { seasonWord } from './review-words.ts';
import styles from './season-choice.module.css';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** The seasons to choose from, the likeliest first, with what speaks for each by the estimate. */
export function SeasonChoice({
  ranked,
  shares,
  season,
  onChange,
}: {
  ranked: readonly ColorSeason[];
  shares: Record<ColorSeason, number> | null;
  season: ColorSeason;
  onChange(season: ColorSeason): void;
}) {
  return (
    <fieldset className={styles.seasons}>
      <legend>
        <span>Decision</span>
        <small>Estimate</small>
      </legend>
      {ranked.map((each, at) => (
        <label key={each} className={styles.season}>
          <input
            type="radio"
            name="season"
            checked={each === season}
            aria-keyshortcuts={String(at + 1)}
            onChange={() => onChange(each)}
          />
          <span>{seasonWord(each)}</span>
          {shares && <small>{percent(shares[each])}</small>}
        </label>
      ))}
    </fieldset>
  );
}
