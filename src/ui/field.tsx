import { CircleAlert } from 'lucide-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { classes } from './classes.ts';
import styles from './field.module.css';

/** The parts around every field. */
interface Around {
  label: string;
  /** Says the word *Required* beside the label. */
  required?: boolean;
  /** The fault, in a person's words. */
  error?: string | undefined;
  hint?: ReactNode;
}

function Frame({
  label,
  required,
  error,
  hint,
  id,
  children,
}: Around & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field} data-field="">
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {required && <span className={styles.required}>Required</span>}
      </label>
      {children}
      {hint && !error && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && <Fault id={`${id}-error`}>{error}</Fault>}
    </div>
  );
}

/** The fault, under what it belongs to. */
export function Fault({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div className={styles.error} id={id} role="alert">
      <CircleAlert aria-hidden="true" />
      {children}
    </div>
  );
}

/** Shown when a field is full: the browser drops the next letter without any message. */
const fullWords = (value: unknown, maxLength: number | undefined): string | undefined =>
  maxLength !== undefined && typeof value === 'string' && value.length >= maxLength
    ? `At most ${maxLength} characters.`
    : undefined;

const describedBy = (id: string, { error, hint }: Around) =>
  error ? `${id}-error` : hint ? `${id}-hint` : undefined;

/** A text field of one line, with its label above and its fault below. */
export function TextField({
  label,
  required,
  error,
  hint,
  end,
  className,
  ...input
}: Around & InputHTMLAttributes<HTMLInputElement> & { end?: ReactNode }) {
  const made = useId();
  const id = input.id ?? made;
  const told = fullWords(input.value, input.maxLength) ?? hint;
  return (
    <Frame {...{ label, error, id }} hint={told} required={required ?? false}>
      <span className={styles.box}>
        <input
          // Free text follows the direction of its script; emails, dates and passwords do not.
          dir={input.type === undefined ? 'auto' : undefined}
          {...input}
          id={id}
          className={classes(styles.input, className)}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, error, hint: told })}
        />
        {end}
      </span>
    </Frame>
  );
}

/** A text field of several lines. */
export function TextArea({
  label,
  required,
  error,
  hint,
  ...input
}: Around & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const made = useId();
  const id = input.id ?? made;
  const told = fullWords(input.value, input.maxLength) ?? hint;
  return (
    <Frame {...{ label, error, id }} hint={told} required={required ?? false}>
      <textarea
        rows={3}
        dir="auto"
        {...input}
        id={id}
        className={classes(styles.input, styles.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, error, hint: told })}
      />
    </Frame>
  );
}

/** A choice of one: the platform's own control, which works best on phones. */
export function SelectField({
  label,
  required,
  error,
  hint,
  options,
  placeholder = 'Choose',
  ...input
}: Around &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly { value: string; label: string }[];
    placeholder?: string;
  }) {
  const made = useId();
  const id = input.id ?? made;
  return (
    <Frame {...{ label, error, hint, id }} required={required ?? false}>
      <select
        {...input}
        id={id}
        className={classes(styles.input, styles.select)}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, error, hint })}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
