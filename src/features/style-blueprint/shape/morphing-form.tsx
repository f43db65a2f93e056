import { animate, useReducedMotion } from 'framer-motion';
import { type CSSProperties, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { type FigureWidths, mixWidths } from '#components/measurements/figure-widths.ts';
import type { BlueprintGender, BodyAnswers } from '#contract/rules/blueprint.ts';
import { bodyWidths } from './body-widths.ts';
import { FormCloths } from './form-cloths.tsx';
import { type FormLine, formerOutline, formParts } from './form-parts.ts';
import styles from './morphing-form.module.css';

/** How long the form takes from one body to another, in seconds. */
const morphSeconds = 0.32;

/** The strokes that shade the sides, one in the other. */
const shadeWidths = [8, 15, 22, 30, 38, 46, 55, 64, 74, 85];

/** How far below the upper edge of the drawing the form begins, in pixels of a form 214 wide. */
const topOf = ({ tall }: FigureWidths) => (812 - 825 * tall + 34) * (214 / 300);

/**
 * The dress form of the blueprint, which morphs into the body that answers describe ([Note: Figure]): its points go
 * over, so that only the paths change; at once where motion is reduced.
 */
export function MorphingForm({
  gender,
  body,
  line,
  before,
}: {
  gender: BlueprintGender;
  body: BodyAnswers;
  /** The line that the answer is about, sewn over the tape. */
  line: FormLine | null;
  /** The former answers, whose outline stays dotted. */
  before?: BodyAnswers | undefined;
}) {
  const id = useId();
  const figure = useRef<SVGSVGElement>(null);
  const now = useRef<FigureWidths | null>(null);
  const isStill = useReducedMotion();
  // The answers come anew with each drawing of the step; the body is another only where they say another.
  const said = JSON.stringify([gender, body]);
  const target = useMemo(
    () => bodyWidths(...(JSON.parse(said) as [BlueprintGender, BodyAnswers])),
    [said],
  );
  const former = useMemo(
    () => (before ? formerOutline(bodyWidths(gender, before)) : null),
    [gender, before],
  );

  useLayoutEffect(() => {
    const paths = [...figure.current!.querySelectorAll<SVGPathElement>('[data-part]')];
    const draw = (widths: FigureWidths) => {
      now.current = widths;
      const parts = formParts(widths, line);
      for (const path of paths) path.setAttribute('d', parts[path.dataset.part!]!);
    };
    const from = now.current;
    if (!from || isStill) {
      draw(target);
      return;
    }
    draw(from);
    if (from === target) return;
    const morph = animate(0, 1, {
      duration: morphSeconds,
      ease: [0.2, 0.8, 0.2, 1],
      onUpdate: (share) => draw(share === 1 ? target : mixWidths(from, target, share)),
    });
    return () => morph.stop();
  }, [target, line, isStill]);

  const isWhole = line === 'height' || line === 'inseamTrousers';
  const fill = (name: string) => ({ fill: `url(#${id}${name})` });
  return (
    <div
      className={styles.place}
      data-view={isWhole ? 'whole' : 'near'}
      style={{ '--top': `${topOf(target)}px` } as CSSProperties}
      aria-hidden="true"
    >
      <svg ref={figure} className={styles.form} viewBox="-150 -34 300 904">
        <FormCloths id={id} />
        <ellipse cx="4" cy="858" rx="104" ry="14" {...fill('ground')} />
        <path d="M-72 850a72 10 0 0 0 144 0v4a72 11 0 0 1 -144 0Z" className={styles.foot} />
        <ellipse cy="849" rx="72" ry="10.5" {...fill('wood')} />
        <path data-part="pole" {...fill('metal')} />
        <path data-part="leftArm" {...fill('body')} className={styles.cloth} />
        <path data-part="rightArm" {...fill('body')} className={styles.cloth} />
        <path data-part="armLinen" {...fill('linen')} />
        <path data-part="cuffs" {...fill('wood')} />
        <path data-part="leftLeg" {...fill('limb')} className={styles.cloth} />
        <path data-part="rightLeg" {...fill('limb')} className={styles.cloth} />
        <path data-part="legLinen" {...fill('linen')} />
        <path data-part="ankles" {...fill('wood')} />
        <path data-part="torso" {...fill('body')} className={styles.cloth} />
        <clipPath id={`${id}clip`}>
          <path data-part="clip" />
        </clipPath>
        <g clipPath={`url(#${id}clip)`}>
          <g className={styles.shade} transform="translate(-9 -7)">
            {shadeWidths.map((width) => (
              <path key={width} data-part="edges" strokeWidth={width} />
            ))}
          </g>
          {gender === 'female' && (
            <>
              <path data-part="shadeLeft" {...fill('dark')} />
              <path data-part="shadeRight" {...fill('dark')} />
              <path data-part="lightLeft" {...fill('light')} />
              <path data-part="lightRight" {...fill('light')} />
            </>
          )}
        </g>
        <path data-part="linen" {...fill('linen')} />
        <path data-part="seams" className={styles.seamLight} transform="translate(1.4 .9)" />
        <path data-part="seams" className={styles.seam} />
        <path data-part="neck" {...fill('neck')} />
        <path data-part="cap" {...fill('wood')} />
        <path data-part="knob" {...fill('wood')} />
        <path data-part="marks" className={styles.mark} />
        {former && <path d={former} className={styles.former} />}
        <path data-part="tape" className={styles.tape} />
        <path data-part="thread" className={styles.thread} />
      </svg>
    </div>
  );
}
