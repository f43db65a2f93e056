import { Ruler } from 'lucide-react';
import { useId } from 'react';
import type { BlueprintGender, BodyAnswers, BodyAttribute } from '#contract/rules/blueprint.ts';
import { bodyAttributes } from '#contract/rules/blueprint.ts';
import styles from './shape-cards.module.css';
import { wordsOf } from './shape-words.ts';
import { SmallForm } from './small-form.tsx';

/** The values of an attribute as cards, of which one is chosen. */
export function ShapeCards({
  gender,
  step,
  body,
  measured,
  onChoose,
}: {
  gender: BlueprintGender;
  step: BodyAttribute;
  body: BodyAnswers;
  /** The values that the measurements name. */
  measured: readonly string[];
  onChoose(value: string): void;
}) {
  const name = useId();
  const { question, values } = wordsOf(gender, step);
  const options = (bodyAttributes[gender] as Partial<Record<BodyAttribute, readonly string[]>>)[
    step
  ]!;
  const chosen = (body as Partial<Record<BodyAttribute, string>>)[step];
  const isWhole = step !== 'build' && step !== 'shape';
  return (
    <fieldset className={styles.cards}>
      <legend className="visually-hidden">{question}</legend>
      {options.map((value) => (
        <label key={value} className={styles.card}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <SmallForm gender={gender} body={{ ...body, [step]: value }} isWhole={isWhole} />
          <span className={styles.words}>
            <span className={styles.value}>{value}</span>
            <small>{values[value]}</small>
          </span>
          {measured.includes(value) && (
            <Ruler className={styles.measured} role="img" aria-label="From your measurements" />
          )}
        </label>
      ))}
    </fieldset>
  );
}
