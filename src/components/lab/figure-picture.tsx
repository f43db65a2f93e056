import { type CSSProperties, useId } from 'react';
import { DressForm } from '#components/measurements/dress-form.tsx';
import type { LabFigure } from '#contract/schemas/lab.ts';
import { classes } from '#ui/classes.ts';
import paper from '#ui/pattern-paper.module.css';
import { figurePart, heightOf } from './figure-part.ts';
import styles from './figure-picture.module.css';

/** The radius of a place's number, in units of the drawing. */
const radius = 15;

/**
 * The dress form with places to choose from: a tap on a place chooses it. Lines, numbers and the hatch are drawn in the
 * units of the form, so that they lie on the same height of the leg at every size; the words stand beside them.
 */
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
  const hatch = useId();
  const part = figurePart(lines);
  const { left, top, width, height } = part;
  const right = left + width;
  const shareOf = (at: number) => `${(100 * (heightOf(at) - top)) / height}%`;
  return (
    <div className={`${styles.picture} ${paper.paper}`}>
      <div
        className={styles.stage}
        style={{ '--ratio': width / height, '--shape': `${width} / ${height}` } as CSSProperties}
      >
        <div className={styles.form}>
          <DressForm
            build="curve"
            active={null}
            needed={[]}
            view={`${left} ${top} ${width} ${height}`}
          >
            {(legs) => (
              <>
                {avoid && (
                  <>
                    <clipPath id={hatch}>
                      <rect
                        x={-150}
                        width={300}
                        y={heightOf(avoid.from)}
                        height={heightOf(avoid.to) - heightOf(avoid.from)}
                      />
                    </clipPath>
                    <pattern
                      id={`${hatch}lines`}
                      width={9}
                      height={9}
                      patternUnits="userSpaceOnUse"
                      patternTransform="rotate(45)"
                    >
                      <path d="M2 0V9" className={styles.stroke} />
                    </pattern>
                    <g clipPath={`url(#${hatch})`} data-part="avoid">
                      {legs.map((leg) => (
                        <path key={leg} d={leg} fill={`url(#${hatch}lines)`} />
                      ))}
                    </g>
                  </>
                )}
                {lines.map(({ at, label }, line) => (
                  <g
                    key={label}
                    className={classes(styles.place, line === chosen && styles.chosen)}
                    transform={`translate(0 ${heightOf(at)})`}
                  >
                    <path d={`M${left + 6} 0H${right - 2 * radius}`} className={styles.tape} />
                    <path d={`M${left + 6} 0H${right - 2 * radius}`} className={styles.thread} />
                    <circle cx={right - radius - 2} r={radius} />
                    <text x={right - radius - 2} dy="0.35em">
                      {line + 1}
                    </text>
                  </g>
                ))}
              </>
            )}
          </DressForm>
        </div>
        <fieldset className={styles.words}>
          <legend className="visually-hidden">Places</legend>
          {lines.map(({ at, label }, line) => (
            <button
              key={label}
              type="button"
              className={styles.word}
              style={{ top: shareOf(at) }}
              aria-pressed={line === chosen}
              onClick={() => onChoose(line)}
            >
              <b aria-hidden="true">{line + 1}</b>
              <span>{label}</span>
            </button>
          ))}
          {avoid && (
            <span className={styles.avoid} style={{ top: shareOf((avoid.from + avoid.to) / 2) }}>
              <span>{avoid.label}</span>
            </span>
          )}
        </fieldset>
      </div>
    </div>
  );
}
