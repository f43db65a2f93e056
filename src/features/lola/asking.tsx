import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { itemNavigationQuery } from '#api/items.ts';
import styles from './ask-lola-screen.module.css';
import { firstStepMs, lolaSteps, stepMs } from './lola-steps.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
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
  untilMs,
  isBusy,
  onAgain,
}: {
  text: string | null;
  /** Whether there was no network when it was asked. */
  wasOffline: boolean;
  /** Until when there were too many questions; null where that is not why. */
  untilMs: number | null;
  /** Whether she looks into another one. */
  isBusy: boolean;
  onAgain(): void;
}) {
  const silence = useSilence(wasOffline);
  const seconds = useSecondsLeft(untilMs);
  return (
    <div role="alert">
      {text && <p className={styles.mine}>{text}</p>}
      <p className={styles.failed}>
        {untilMs === null ? silence : 'That was a lot of questions'}.{' '}
        {seconds > 0 ? (
          // A timer is not read out at every second.
          <>
            You can ask again in <span role="timer">{seconds} s</span>.
          </>
        ) : (
          <button type="button" disabled={isBusy} onClick={onAgain}>
            Try again.
          </button>
        )}
      </p>
    </div>
  );
}
