import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { itemNavigationQuery } from '#api/items.ts';
import styles from './ask-lola-screen.module.css';
import { firstStepMs, lolaSteps, stepMs } from './lola-steps.ts';
import { useSilence } from './use-silence.ts';

/** The question that was just asked, while she looks: pieces drop on the paper, and after a while she says what she does. */
export function Asking({
  owner,
  text,
  asksWeather,
}: {
  owner: string;
  text: string | null;
  /** Whether the weather of a place is looked up for it. */
  asksWeather: boolean;
}) {
  const [step, setStep] = useState(-1);
  useEffect(() => {
    const next = () => setStep((before) => before + 1);
    const timer = setTimeout(next, step < 0 ? firstStepMs : stepMs);
    return () => clearTimeout(timer);
  }, [step]);
  return (
    <div role="status" aria-label="Lola is looking">
      {text && (
        <p className={styles.mine} dir="auto">
          {text}
        </p>
      )}
      {step >= 0 && <Step owner={owner} text={text} asksWeather={asksWeather} step={step} />}
      <div className={styles.paper} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}

function Step({
  owner,
  text,
  asksWeather,
  step,
}: {
  owner: string;
  text: string | null;
  asksWeather: boolean;
  step: number;
}) {
  const pieceCount = useQuery(itemNavigationQuery(owner, {})).data?.counts.all ?? null;
  const steps = lolaSteps({ text, asksWeather, pieceCount });
  return <p className={styles.step}>{steps[Math.min(step, steps.length - 1)]}</p>;
}

/** The notice that there was no answer (product spec, section 8: no dialog). */
export function NotAnswering({
  text,
  wasOffline,
  onAgain,
}: {
  text: string | null;
  /** Whether there was no network when it was asked. */
  wasOffline: boolean;
  onAgain(): void;
}) {
  const silence = useSilence(wasOffline);
  return (
    <div role="alert">
      {text && <p className={styles.mine}>{text}</p>}
      <p className={styles.failed}>
        {silence}.{' '}
        <button type="button" onClick={onAgain}>
          Try again.
        </button>
      </p>
    </div>
  );
}
