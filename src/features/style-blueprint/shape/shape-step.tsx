import { Ruler } from 'lucide-react';
import { useState } from 'react';
import type { BlueprintGender, BodyAnswers, BodyAttribute } from '#contract/rules/blueprint.ts';
import { ShapeCards } from './shape-cards.tsx';
import { ShapePanel } from './shape-panel.tsx';
import styles from './shape-step.module.css';

/**
 * The answers of one step of the guided body shape: the form that morphs into each, and the cards. What stands around
 * them belongs to the quiz's frame.
 */
export function ShapeStep({
  gender,
  step,
  body,
  onChoose,
  onStep,
  onUseMeasurements,
  known,
  between,
}: {
  gender: BlueprintGender;
  step: BodyAttribute;
  body: BodyAnswers;
  onChoose(value: string): void;
  /** Opens the step of another attribute. */
  onStep(attribute: BodyAttribute): void;
  /** Leads to the measurements; null where they are used already. */
  onUseMeasurements: (() => void) | null;
  /** The values that the measurements name. */
  known: BodyAnswers;
  /** The other value of an attribute, where the measurements stand between two. */
  between: Partial<Record<BodyAttribute, string>>;
}) {
  // The body with which the step began stays dotted until the next one.
  const [begun, setBegun] = useState({ gender, step, body });
  if (begun.step !== step || begun.gender !== gender) setBegun({ gender, step, body });
  const value = (known as Partial<Record<BodyAttribute, string>>)[step];
  const measured = [value, between[step]].filter((each) => each !== undefined);
  return (
    <div className={styles.parts}>
      <ShapePanel gender={gender} step={step} body={body} before={begun.body} onStep={onStep} />
      <div className={styles.answers}>
        <ShapeCards
          gender={gender}
          step={step}
          body={body}
          measured={measured}
          onChoose={onChoose}
        />
        {measured.length > 0 && (
          <p className={styles.note}>
            {measured.length > 1
              ? `Your measurements stand between ${measured.join(' and ')}: choose what looks like you.`
              : `Your measurements say ${value}.`}
          </p>
        )}
        {onUseMeasurements && (
          <button type="button" className={styles.measure} onClick={onUseMeasurements}>
            <Ruler aria-hidden="true" />
            Use my measurements instead
          </button>
        )}
      </div>
    </div>
  );
}
