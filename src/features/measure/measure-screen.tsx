import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { measureOnPhone, openMeasuring } from '#api/measurements.ts';
import { MeasureForm } from '#components/measurements/measure-form.tsx';
import { useMeasureUnit } from '#components/measurements/measure-unit.ts';
import {
  isWritten,
  type MeasureValues,
  valuesOf,
  type WrittenMeasure,
} from '#components/measurements/unsent-measures.ts';
import { useUnusualQuestion } from '#components/measurements/unusual-measures.ts';
import { type MeasureType, measureTypes } from '#contract/rules/measurements.ts';
import type { MeasuringSession } from '#contract/schemas/measurement.ts';
import { AppError } from '#lib/errors.ts';
import { sessionStore } from '#lib/storage.ts';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './measure-screen.module.css';

interface Opened {
  phoneKey: string;
  types: MeasureType[];
  session: MeasuringSession;
}

const kept = 'hem.measuring';
const keptUnsent = 'hem.measuring.unsent';
const keptWritten = 'hem.measuring.written';

/**
 * The form that a phone opens by a link, without an account; what is measured shows on the page that made the link
 * ([Note: Measuring by phone]).
 */
export function MeasureScreen() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [state, setState] = useState<'opening' | 'open' | 'over' | 'failed' | 'done'>('opening');
  const { unit, chooseUnit } = useMeasureUnit(null);
  const { question, mayGoOn } = useUnusualQuestion();
  const unsent = useRef<MeasureValues>({});
  const keepUnsent = (values: MeasureValues) => {
    unsent.current = values;
    sessionStore.set(keptUnsent, JSON.stringify(values));
  };
  // Beside the key of its link, which opens this form alone: in this tab, and not on this phone.
  const keepWritten = (written: WrittenMeasure | null) =>
    sessionStore.set(keptWritten, JSON.stringify(written));
  const fail = (error: unknown) => {
    const isOver = error instanceof AppError && error.kind === 'invalid';
    setState(isOver ? 'over' : 'failed');
  };
  const open = useEffectEvent(async () => {
    setState('opening');
    const linkToken = location.hash.slice(1);
    // The link opens once: a page that is loaded again goes on with the key that it got.
    const earlier = readKept(linkToken);
    try {
      if (earlier) {
        const { phoneKey, types } = earlier;
        unsent.current = readJson(keptUnsent) ?? {};
        const values = { ...unsent.current };
        const { session } = await measureOnPhone({ phoneKey, activeType: null, values });
        keepUnsent({});
        setOpened({ phoneKey, types, session });
      } else {
        const answer = await openMeasuring(linkToken);
        // What another form in this tab did not send is not of this person.
        keepUnsent({});
        keepWritten(null);
        const types = measureTypes.filter((type) => answer.types.includes(type));
        sessionStore.set(kept, JSON.stringify({ linkToken, phoneKey: answer.phoneKey, types }));
        setOpened({ phoneKey: answer.phoneKey, types, session: answer.session });
      }
      setState('open');
    } catch (error) {
      fail(error);
    }
  });
  useEffect(() => void open(), []);
  // One after another: of two at once the server keeps the one that lands last, which may be the older.
  const lastTold = useRef<Promise<void>>(Promise.resolve());
  const tell = (activeType: MeasureType | null, isDone?: true) => {
    lastTold.current = lastTold.current.then(() => tellNow(activeType, isDone));
  };
  const tellNow = async (activeType: MeasureType | null, isDone?: true) => {
    if (!opened) return;
    const values = { ...unsent.current };
    try {
      const { session } = await measureOnPhone({
        phoneKey: opened.phoneKey,
        activeType,
        values,
        ...(isDone ? { isDone } : {}),
      });
      const left = Object.entries(unsent.current).filter(
        ([type, meters]) => values[type as MeasureType] !== meters,
      );
      keepUnsent(Object.fromEntries(left));
      setOpened({ ...opened, session });
      if (isDone) setState('done');
    } catch (error) {
      if (error instanceof AppError && error.kind === 'invalid') setState('over');
      else {
        const text = 'It is kept here, and sent with the next one.';
        showToast({ tone: 'error', title: 'It was not sent', text });
      }
    }
  };
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
    return (
      <main className={styles.message}>
        <EmptyState
          isWholeScreen
          title="This link is over"
          text="It works once, for 30 minutes. Make a new code on the page where you began."
        />
      </main>
    );
  }
  if (state === 'failed') {
    return (
      <main className={styles.message}>
        <ErrorCard isWholeScreen title="The form did not open" onRetry={() => void open()} />
      </main>
    );
  }
  if (!opened) {
    return (
      <main className={styles.message}>
        <h1 className="visually-hidden">Measurements</h1>
        <SewingWait label="Opening the form" />
      </main>
    );
  }
  const { person } = opened.session;
  const values = valuesOf(person, unsent.current);
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
        types={opened.types}
        values={values}
        unit={unit}
        build={person.build}
        question={question}
        begun={readWritten()}
        onWrite={keepWritten}
        onKeep={(type, meters) => {
          keepUnsent({ ...unsent.current, [type]: meters });
          tell(type);
        }}
        onActive={(type) => tell(type)}
      />
      <div className={styles.foot}>
        <Button
          wide
          onClick={() => {
            const now = valuesOf(person, unsent.current);
            if (mayGoOn(opened.types, now, 'Done')) tell(null, true);
          }}
        >
          Done
        </Button>
      </div>
    </main>
  );
}

function readKept(linkToken: string): { phoneKey: string; types: MeasureType[] } | null {
  const known = readJson<{ linkToken: string; phoneKey: string; types: MeasureType[] }>(kept);
  return known?.linkToken === linkToken && Array.isArray(known.types) ? known : null;
}

function readWritten(): WrittenMeasure | null {
  const written = readJson(keptWritten);
  return isWritten(written) ? written : null;
}

function readJson<Content>(key: string): Content | null {
  try {
    return JSON.parse(sessionStore.get(key) ?? 'null');
  } catch {
    return null;
  }
}
