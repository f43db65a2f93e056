import { type ReactNode, useId } from 'react';
import type { FigureBuild, MeasureType } from '#contract/rules/measurements.ts';
import styles from './dress-form.module.css';
import { figureShape } from './figure-shape.ts';
import { figureWidths } from './figure-widths.ts';

const shapes = {
  curve: figureShape(figureWidths.curve),
  straight: figureShape(figureWidths.straight),
};

/**
 * A dress form that shows where measurements are taken ([Note: Figure]): the present one as a tape, the others that
 * are needed as dashes.
 */
export function DressForm({
  build,
  active,
  needed,
  view = '-150 -14 300 884',
  children,
}: {
  build: FigureBuild;
  active: MeasureType | null;
  needed: readonly MeasureType[];
  /** The part of the drawing that fills the picture, as a `viewBox`; the whole of it where left out. */
  view?: string;
  /** What is drawn over the form, in its units; told the outlines of its legs. */
  children?(legs: readonly string[]): ReactNode;
}) {
  const id = useId();
  const { torso, legs, arms, seams, lines, arm, ankle } = shapes[build];
  const body = `url(#${id}body)`;
  const wood = `url(#${id}wood)`;
  return (
    <svg className={styles.form} viewBox={view} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}body`} x1="0" x2="1">
          <stop offset="0" className={styles.clothEdge} />
          <stop offset=".3" className={styles.clothLight} />
          <stop offset=".62" className={styles.cloth} />
          <stop offset="1" className={styles.clothShade} />
        </linearGradient>
        <linearGradient id={`${id}wood`} x1="0" x2="1">
          <stop offset="0" className={styles.woodEdge} />
          <stop offset=".35" className={styles.woodLight} />
          <stop offset="1" className={styles.woodShade} />
        </linearGradient>
        <linearGradient id={`${id}metal`} x1="0" x2="1">
          <stop offset="0" className={styles.metalEdge} />
          <stop offset=".4" className={styles.metalLight} />
          <stop offset="1" className={styles.metalShade} />
        </linearGradient>
        <radialGradient id={`${id}shade`}>
          <stop offset="0" className={styles.ground} stopOpacity=".24" />
          <stop offset="1" className={styles.ground} stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="4" cy="858" rx="104" ry="14" fill={`url(#${id}shade)`} />
      <path d="M-72 850a72 10 0 0 0 144 0v4a72 11 0 0 1 -144 0Z" className={styles.foot} />
      <ellipse cy="849" rx="72" ry="10.5" fill={wood} />
      <rect x="-4" y="360" width="8" height="488" fill={`url(#${id}metal)`} />
      <g className={styles.body}>
        {arms.map((path) => (
          <path key={path} d={path} fill={body} />
        ))}
        {[1, -1].map((way) => (
          <ellipse
            key={way}
            cx={way * (135 + arm)}
            cy="373"
            rx="10.6"
            ry="3.6"
            transform={`rotate(${way * -13} ${way * (135 + arm)} 373)`}
            fill={wood}
          />
        ))}
        {legs.map((path) => (
          <path key={path} d={path} fill={body} />
        ))}
        {[1, -1].map((way) => (
          <ellipse
            key={way}
            cx={(way * (ankle + 20)) / 2}
            cy="812"
            rx={(ankle - 20) / 2}
            ry="3.8"
            fill={wood}
          />
        ))}
        <path d={torso} fill={body} />
        <path d="M-27 30V12Q-27 4 0 4T27 12V30Q0 40 -27 30Z" className={styles.neck} />
        <ellipse cy="8" rx="27" ry="6.6" fill={wood} />
        <path d="M-6 6Q-3 -1 -3 -5A6.5 6.5 0 1 1 3 -5Q3 -1 6 6Q0 9 -6 6Z" fill={wood} />
      </g>
      {seams.map((path) => (
        <path key={path} d={path} className={styles.seam} />
      ))}
      {needed.map((type) => (
        <path key={type} d={lines[type]} className={styles.needed} />
      ))}
      {active && (
        <g key={active}>
          <path d={lines[active]} className={styles.tape} />
          <path d={lines[active]} className={styles.thread} />
        </g>
      )}
      {children?.(legs)}
    </svg>
  );
}
