import { MeasureForm } from '#components/measurements/measure-form.tsx';
import { useMeasureUnit } from '#components/measurements/measure-unit.ts';
import { valuesOf } from '#components/measurements/typed-measures.ts';
import { useUnusualQuestion } from '#components/measurements/unusual-measures.ts';
import {
  lengthWords,
  measureKinds,
  measureTypes,
  measureUnits,
} from '#contract/rules/measurements.ts';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import styles from './measure-screen.module.css';
import { usePhoneForm } from './use-phone-form.ts';

/**
 * The form that a phone opens by a link, without an account; what is measured shows on the page that made the link
 * ([Note: Measuring by phone]).
 */
export function MeasureScreen() {
  const { state, form, retry, keepValue, write, pointTo, finish } = usePhoneForm();
  const { unit, chooseUnit } = useMeasureUnit(null);
  const { question, mayGoOn } = useUnusualQuestion();
  if (state === 'done') {
    return (
      <main className={styles.message}>
        <EmptyState
          isWholeScreen
          title="All measured"
          text="The other page has every value. You can close this one."
        />
      </main>
    );
  }
  if (state === 'over') {
    const left = measureTypes.flatMap((type) => {
      const meters = form.unsent[type];
      const words = meters && `${lengthWords(meters, unit)} ${measureUnits[unit].name}`;
      return words ? [`${measureKinds[type].label} ${words}`] : [];
    });
    // What was typed without a network is not lost without a word.
    const lost = left.length > 0 ? ` These were not sent: ${left.join(', ')}.` : '';
    return (
      <main className={styles.message}>
        <EmptyState
          isWholeScreen
          title="This link is over"
          text={`It works once, for 30 minutes. Make a new code on the page where you began.${lost}`}
        />
      </main>
    );
  }
  if (state === 'failed') {
    return (
      <main className={styles.message}>
        <ErrorCard isWholeScreen title="The form did not open" onRetry={retry} />
      </main>
    );
  }
  if (state === 'opening' || !form.told) {
    return (
      <main className={styles.message}>
        <h1 className="visually-hidden">Measurements</h1>
        <SewingWait label="Opening the form" />
      </main>
    );
  }
  const { types, session } = form.told;
  const { person } = session;
  const values = valuesOf(person, form.unsent);
  return (
    <main className={styles.screen}>
      <div className={styles.head}>
        <h1>Measurements</h1>
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
      {person.name && (
        <p className={styles.for} dir="auto">
          For {person.name}
        </p>
      )}
      <MeasureForm
        title="To measure"
        types={types}
        values={values}
        unit={unit}
        build={person.build}
        question={question}
        begun={form.written}
        onWrite={write}
        onKeep={keepValue}
        onActive={pointTo}
      />
      <div className={styles.foot}>
        <Button
          wide
          onClick={() => {
            if (mayGoOn(types, values, 'Done')) finish();
          }}
        >
          Done
        </Button>
      </div>
    </main>
  );
}
