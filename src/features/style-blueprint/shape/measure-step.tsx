import { useSnapshot } from 'valtio';
import { useMe } from '#api/users.ts';
import { MeasureForm } from '#components/measurements/measure-form.tsx';
import { useMeasureUnit } from '#components/measurements/measure-unit.ts';
import { useUnusualQuestion } from '#components/measurements/unusual-measures.ts';
import { analysisTypes, type BlueprintGender } from '#contract/rules/blueprint.ts';
import { session } from '#lib/session.ts';
import { Segmented } from '#ui/segmented.tsx';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { QuizFrame } from '../quiz-frame.tsx';
import styles from './measure-step.module.css';
import { neededMeasures } from './measured-body.ts';
import type { OwnMeasures } from './use-own-measures.ts';

/** Takes the measurements from which a body is read; alterations share them. */
export function MeasureStep({
  gender,
  measures: { values, keep },
  onDone,
}: {
  gender: BlueprintGender;
  measures: OwnMeasures;
  onDone(): void;
}) {
  const { token } = useSnapshot(session);
  const me = useMe();
  const { unit, chooseUnit } = useMeasureUnit(me?.shippingCountry ?? null);
  const { question, mayGoOn } = useUnusualQuestion();
  const types = neededMeasures(gender);
  const taken = types.filter((type) => values?.has(type)).length;
  const done = () => {
    if (!values || mayGoOn(types, values, 'Done')) onDone();
  };
  return (
    <QuizFrame
      name={analysisTypes.body}
      count={`${taken} of ${types.length}`}
      progress={null}
      question="Your measurements"
      next="Done"
      canGoOn
      onBack={onDone}
      onNext={done}
      onLeave={onDone}
    >
      <div className={styles.head}>
        <p className={styles.note}>
          {token === null
            ? 'They stay on this device until you sign in.'
            : 'Alterations use the same ones.'}
        </p>
        <Segmented
          label="Unit"
          value={unit}
          options={[
            { value: 'Metric', label: 'Metric' },
            { value: 'Imperial', label: 'Imperial' },
          ]}
          onChange={chooseUnit}
        />
      </div>
      {values ? (
        <MeasureForm
          title="To measure"
          types={types}
          values={values}
          unit={unit}
          build={gender === 'female' ? 'curve' : 'straight'}
          question={question}
          onKeep={keep}
        />
      ) : (
        <SewingWait label="Loading measurements" />
      )}
    </QuizFrame>
  );
}
