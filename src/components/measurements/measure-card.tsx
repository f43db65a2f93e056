import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import {
  isUsual,
  lengthWords,
  type MeasureType,
  type MeasureUnit,
  measureKinds,
  measureUnits,
  readLength,
} from '#contract/rules/measurements.ts';
import { Button } from '#ui/button.tsx';
import { Fault } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './measure-card.module.css';
import type { UnusualQuestion } from './unusual-measures.ts';

const faultWords = {
  'not-a-number': 'Type a number, such as 29.5.',
  impossible: 'No body measures that. Check the number and its unit.',
} as const;

/** One measurement: what it is, where it is taken, and its field, large enough for a hand that holds a tape. */
export function MeasureCard({
  type,
  position,
  text,
  kept,
  unit,
  isTold,
  question,
  isBegun,
  previous,
  next,
  onText,
  onLeave,
  onPrevious,
  onNext,
}: {
  type: MeasureType;
  /** Its position in the list: `2 of 4`. */
  position: string;
  text: string;
  /** In meters: what the text stands for where it was not changed; else null. */
  kept: number | null;
  unit: MeasureUnit;
  /** Whether a fault is told yet: not while somebody types. */
  isTold: boolean;
  /** The question about a value that few people have. */
  question: UnusualQuestion | null;
  /** Whether what an earlier page left here is back: one goes on typing, or leaves the field to keep it. */
  isBegun: boolean;
  previous: MeasureType | null;
  next: MeasureType | null;
  onText(text: string): void;
  /** The field is left. */
  onLeave(): void;
  onPrevious(): void;
  onNext(): void;
}) {
  const id = useId();
  const { label, where, how, usual } = measureKinds[type];
  const read = text.trim() ? readLength(text, unit) : null;
  const fault = isTold && read && 'fault' in read ? faultWords[read.fault] : null;
  const other = unit === 'Metric' ? 'Imperial' : 'Metric';
  // What was not changed is as it was kept, not as it is rounded here.
  const meters = kept ?? (read && 'value' in read ? read.value : null);
  const isAsked = question?.type === type && question.meters === meters;
  const isUnusual = meters !== null && !isUsual(type, meters);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question leads to the field
  useEffect(() => {
    if (!isAsked) return;
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView?.({ block: 'center' });
  }, [isAsked, question]);
  const goesOn = useEffectEvent(() => {
    if (isBegun) field.current?.focus({ preventScroll: true });
  });
  useEffect(() => goesOn(), []);
  const nextName = next ? measureKinds[next].label : '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.name}>
          {label}
        </label>
        <span className={styles.position}>{position}</span>
      </div>
      <div className={styles.field} data-wrong={fault ? '' : undefined}>
        <input
          ref={field}
          id={id}
          // A phone's keys for decimals have no sign for feet.
          inputMode={type === 'height' && unit === 'Imperial' ? 'text' : 'decimal'}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={16}
          value={text}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-about`}
          onChange={(event) => onText(event.target.value)}
          onBlur={onLeave}
        />
        <span aria-hidden="true">{measureUnits[unit].name}</span>
      </div>
      <div id={`${id}-about`} className={styles.about}>
        {meters !== null && (
          <p className={styles.other}>
            {lengthWords(meters, other)} {measureUnits[other].name}
          </p>
        )}
        {fault && <Fault>{fault}</Fault>}
        {isUnusual && (
          <p className={styles.warning} role={isAsked ? 'alert' : 'status'}>
            {isAsked &&
              `${lengthWords(meters, unit)} ${measureUnits[unit].name} is unusual for ${label}. `}
            Most people measure {lengthWords(usual[0], unit)} to {lengthWords(usual[1], unit)}{' '}
            {measureUnits[unit].name}.
            {isAsked
              ? ` Check it, or press ${question.button} again to keep it.`
              : ' Keep it if it is right.'}
          </p>
        )}
        <p>{where}</p>
        <p className={styles.how}>{how}</p>
      </div>
      <div className={styles.actions}>
        {previous && (
          <IconButton
            label={`Back to ${measureKinds[previous].label}`}
            className={styles.back}
            onClick={onPrevious}
          >
            <ArrowLeft aria-hidden="true" />
          </IconButton>
        )}
        <Button type="submit" kind="secondary" aria-label={next ? `Next: ${nextName}` : undefined}>
          {next ? (
            <span>
              Next<span data-long={nextName.length > 10 || undefined}>: {nextName}</span>
            </span>
          ) : (
            'Keep it'
          )}
        </Button>
      </div>
    </form>
  );
}
