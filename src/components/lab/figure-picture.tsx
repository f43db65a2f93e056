import type { CSSProperties } from 'react';
import { DressForm } from '#components/measurements/dress-form.tsx';
import type { LabFigure } from '#contract/schemas/lab.ts';
import paper from '#ui/pattern-paper.module.css';
import styles from './figure-picture.module.css';

/** The drawing of the form reaches from 14 above its head to its foot, 870 below; in its own units. */
const form = { head: 14, floor: 870 };
/** What is left free above the highest place and under the lowest, in percent of the form. */
const around = { above: 22, under: 8 };

/** A place of the form, in percent of the drawing. */
const placeOf = (at: number): number =>
  (100 * (form.head + (at / 100) * form.floor)) / (form.head + form.floor);

/** The dress form with places to choose from: a tap on a line's label chooses it. */
export function FigurePicture({
  figure: { lines, avoid },
  chosen,
  onChoose,
}: {
  figure: LabFigure;
  /** Which of the places: 0 is the first. */
  chosen: number;
  onChoose(line: number): void;
}) {
  const top = Math.max(0, placeOf(lines[0]!.at) - around.above);
  const bottom = Math.min(100, placeOf(lines.at(-1)!.at) + around.under);
  const style = {
    '--part': (bottom - top) / 100,
    '--top': top / 100,
  } as CSSProperties;
  return (
    <div className={`${styles.picture} ${paper.paper}`}>
      <div className={styles.whole} style={style}>
        <span className={styles.form}>
          <DressForm build="curve" active={null} needed={[]} />
        </span>
        {avoid && (
          <span
            className={styles.avoid}
            style={{
              top: `${placeOf(avoid.from)}%`,
              height: `${placeOf(avoid.to) - placeOf(avoid.from)}%`,
            }}
          >
            <span>{avoid.label}</span>
          </span>
        )}
        <fieldset className={styles.lines}>
          <legend className="visually-hidden">Places</legend>
          {lines.map(({ at, label }, line) => (
            <button
              key={label}
              type="button"
              className={styles.line}
              style={{ top: `${placeOf(at)}%` }}
              aria-pressed={line === chosen}
              onClick={() => onChoose(line)}
            >
              <i aria-hidden="true" />
              <b aria-hidden="true">{line + 1}</b>
              {label}
            </button>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
