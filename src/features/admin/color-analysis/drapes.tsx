import { MeasureScale } from '#components/blueprint/measure-scale.tsx';
import { type ColorSeason, colorSeasons } from '#contract/rules/blueprint.ts';
import type { ColorReview } from '#contract/schemas/color-review.ts';
import { Button } from '#ui/button.tsx';
import { Drape } from './drape.tsx';
import styles from './drapes.module.css';
import { seasonWord } from './review-words.ts';

/** The season whose cloth lies on each side of the face. */
export type Sides = [left: ColorSeason, right: ColorSeason];

const names = ['Left', 'Right'] as const;

/** Two palettes beside the face, each as cloth under the chin; a strip goes to the side that was chosen last. */
export function Drapes({
  review: { portrait, palettes, estimate },
  sides,
  side,
  onSides,
  onSide,
}: {
  review: ColorReview;
  sides: Sides;
  side: 0 | 1;
  onSides(sides: Sides): void;
  onSide(side: 0 | 1): void;
}) {
  const lay = (at: 0 | 1, season: ColorSeason) =>
    onSides(at === 0 ? [season, sides[1]] : [sides[0], season]);
  return (
    <section className={styles.card} aria-labelledby="beside-the-face">
      <div className={styles.head}>
        <h2 id="beside-the-face">Beside the face</h2>
        <Button kind="quiet" size="small" onClick={() => onSides([sides[1], sides[0]])}>
          Swap sides
        </Button>
      </div>
      <div className={styles.pair}>
        {([0, 1] as const).map((at) => (
          <div key={at} className={styles.side}>
            <button
              type="button"
              className={styles.drape}
              aria-pressed={side === at}
              aria-label={`${names[at]} side, ${seasonWord(sides[at])}: strips go here`}
              onClick={() => onSide(at)}
            >
              <Drape
                photo={portrait?.urls?.[720] ?? null}
                shades={shadesFor(palettes[sides[at]])}
              />
            </button>
            <div className={styles.choice}>
              <select
                aria-label={`Palette on the ${names[at].toLowerCase()}`}
                value={sides[at]}
                onChange={(event) => {
                  onSide(at);
                  lay(at, event.target.value as ColorSeason);
                }}
              >
                {colorSeasons.map((season) => (
                  <option key={season} value={season}>
                    {seasonWord(season)}
                  </option>
                ))}
              </select>
              <span aria-hidden="true">{names[at]}</span>
            </div>
          </div>
        ))}
      </div>
      <ul className={styles.strips}>
        {colorSeasons.map((season) => (
          <li key={season}>
            <button
              type="button"
              aria-pressed={sides.includes(season)}
              aria-label={`Lay ${seasonWord(season)} on the ${names[side].toLowerCase()}`}
              onClick={() => lay(side, season)}
            >
              <span className={styles.strip}>
                {shadesFor(palettes[season]).map((shade) => (
                  <i key={shade} style={{ background: shade }} />
                ))}
              </span>
              {seasonWord(season)}
            </button>
          </li>
        ))}
      </ul>
      {estimate && (
        <dl className={styles.scales}>
          <MeasureScale name="Undertone" from="cool" to="warm" value={estimate.undertone} />
          <MeasureScale name="Chroma" from="soft" to="clear" value={estimate.chroma} />
          <MeasureScale name="Depth" from="light" to="deep" value={estimate.depth} />
          <MeasureScale name="Contrast" from="low" to="high" value={estimate.contrast} />
        </dl>
      )}
    </section>
  );
}

/** How many shades of a palette lie under a chin. */
const bands = 5;

/** Shades of a palette, from its whole length. */
const shadesFor = (shades: readonly string[]): string[] => {
  const step = (shades.length - 1) / (bands - 1);
  const some = Array.from({ length: bands }, (_, at) => shades[Math.round(at * step)]!);
  return [...new Set(some)];
};
