import { figureShape } from '#components/measurements/figure-shape.ts';
import type { BlueprintGender, BodyAnswers } from '#contract/rules/blueprint.ts';
import { bodyWidths } from './body-widths.ts';
import styles from './small-form.module.css';

/** A small outline of the form: the torso, or the whole figure where the height is what differs. */
export function SmallForm({
  gender,
  body,
  isWhole,
}: {
  gender: BlueprintGender;
  body: BodyAnswers;
  isWhole: boolean;
}) {
  const widths = bodyWidths(gender, body);
  // The torso alone says nothing of the height.
  const { torso, legs, at } = figureShape(isWhole ? widths : { ...widths, tall: 1, lift: 0 });
  const top = at(0);
  // Lines keep their width whatever part is shown.
  const stroke = isWhole ? 20 : 10;
  return (
    <svg
      className={styles.form}
      viewBox={isWhole ? '-120 -20 240 850' : '-120 0 240 400'}
      strokeWidth={stroke}
      aria-hidden="true"
    >
      {isWhole && legs.map((path) => <path key={path} d={path} />)}
      <path d={torso} />
      <path d={`M-27 ${at(30)}V${top + 10}Q0 ${top} 27 ${top + 10}V${at(30)}`} />
    </svg>
  );
}
