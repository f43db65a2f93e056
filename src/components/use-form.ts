import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type FormCall, useFormCall } from '#api/form-call.ts';
import type { AppError } from '#lib/errors.ts';
import { type Change, type DraftOf, useDraft } from '#lib/use-draft.ts';
import { showFirstFault } from '#ui/first-fault.ts';
import { type FaultWords, faultsOf } from './form-words.ts';

/*
 * [Note: Forms] A form is `useForm` and a table of words. `check` finds what can be known before
 * sending (a missing field, text that is no email); the server, which has the contract's schemas, finds
 * everything else, and its faults come back by field. Each stands beside its field, and the first one
 * gets the focus; a fault of no field stands in a `FormFault` above the button. Typing in a field
 * clears its fault. One press is sent once. What the error policy shows (a toast, a dialog) is still
 * shown by it.
 */

/** The faults of a form, by field, in a person's words. */
export type Faults<Values> = { [Name in keyof Values]?: string | undefined };

/** The options of a form. */
interface FormOptions<Values extends object, Input, Output> {
  /** The values of the fields before anything is typed. */
  saved: Values;
  /** The draft that keeps what is typed on the device, if there is one. */
  draft?: DraftOf<Values>;
  call: FormCall<Input, Output>;
  /** Makes the operation's input from the fields. */
  input(values: Values, changes: Partial<Values>): Input;
  /** Finds faults before it is sent. */
  check?(values: Values): Faults<Values>;
  /** The words for the server's faults. */
  words: FaultWords<Values>;
  onDone(output: Output, input: Input): void;
  onProblem?(problem: AppError): void;
}

/** The result of `useForm`. */
export type Form<Values extends object> = ReturnType<typeof useForm<Values, never, unknown>>;

/**
 * A form ([Note: Forms]): its values, with a draft on the device where it has one; its faults, which
 * typing clears; and its sending.
 */
export function useForm<Values extends object, Input, Output>({
  saved,
  draft: of,
  call,
  input,
  check,
  words,
  onDone,
  onProblem,
}: FormOptions<Values, Input, Output>) {
  const draft = useDraft<Values>(of ?? null);
  const values = { ...saved, ...draft.changes };
  const ref = useRef<HTMLFormElement>(null);
  const [own, setOwn] = useState<Faults<Values>>({});
  /** The fields that were typed in since the last problem. */
  const [typed, setTyped] = useState<Typed>({ since: null, names: [] });
  const sending = useFormCall(
    call,
    (output: Output, sent: Input) => {
      setOwn({});
      onDone(output, sent);
    },
    (problem) => {
      if (problem.code === 'idempotency-mismatch') draft.dropWriteKey();
      onProblem?.(problem);
    },
  );
  const { problem } = sending;
  const mended = problem && typed.since === problem ? typed.names : [];
  const told = problem ? faultsOf(problem, words) : {};
  const left = Object.entries(told).filter(([name]) => !mended.includes(name));
  const faults: Faults<Values> = { ...(Object.fromEntries(left) as Faults<Values>), ...own };
  const showFault = useFirstFault(ref, problem);

  /** Shows faults that `check` has found, and focuses the first of their fields. */
  const fail = (found: Faults<Values>): boolean => {
    const real = Object.entries(found).filter(([, words]) => words);
    setOwn(Object.fromEntries(real) as Faults<Values>);
    if (real.length > 0) showFault();
    return real.length > 0;
  };
  const change = (more: Change<Values>) => {
    const names = Object.keys(draft.change(more));
    setOwn((now) => without(now, names));
    setTyped(({ since, names: before }) => ({
      since: problem,
      names: since === problem ? [...new Set([...before, ...names])] : names,
    }));
  };
  const submit = (more: Partial<Values> = {}) => {
    if (sending.isPending) return;
    const now = { ...values, ...more };
    if (fail(check?.(now) ?? {})) return;
    // A field whose text cannot be read has no value, so the form would be saved without it.
    const unreadable = ref.current?.querySelector<HTMLElement>('[data-unreadable]');
    if (unreadable) return unreadable.focus();
    sending.send(input(now, { ...draft.changes, ...more }), draft.writeKey());
  };
  const isTouched = mended.length > 0;
  return {
    values,
    changes: draft.changes,
    /** Takes what was typed, and clears the fault that it may have corrected. */
    change,
    /** The fault to show beside each field. */
    faults,
    /** The last problem, until something is typed. */
    problem: isTouched ? null : problem,
    /** The same, if it belongs to no field: it is shown above the button. */
    rest: isTouched || Object.keys(faults).length > 0 ? null : problem,
    submit,
    isPending: sending.isPending,
    /** For `<form>`. */
    props: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        submit();
      },
    },
    /** For a field whose value is text. */
    text: (name: keyof Values & string) => ({
      name,
      value: values[name] as string,
      error: faults[name],
      onChange: (event: { target: { value: string } }) =>
        change({ [name]: event.target.value } as Partial<Values>),
    }),
    isChanged: Object.keys(draft.changes).length > 0,
    cameBack: draft.cameBack,
    /** Deletes the draft: the form was saved. */
    forget: draft.forget,
    /** Writes the draft now. */
    flush: draft.flush,
    /** Throws away what was typed. */
    discard() {
      draft.forget();
      setOwn({});
      sending.forget();
    },
  };
}

interface Typed {
  since: AppError | null;
  names: readonly string[];
}

function without<Values>(faults: Faults<Values>, names: readonly string[]): Faults<Values> {
  const next = { ...faults };
  for (const name of names) delete next[name as keyof Values];
  return next;
}

/**
 * Focuses the first field with a fault once new faults are rendered. Returns what to call with new
 * ones; a new problem counts as one.
 */
function useFirstFault(form: RefObject<HTMLElement | null>, problem: object | null) {
  const isDue = useRef(false);
  const known = useRef(problem);
  useEffect(() => {
    if (problem && problem !== known.current) isDue.current = true;
    known.current = problem;
    if (!isDue.current) return;
    isDue.current = false;
    showFirstFault(form.current);
  });
  return () => {
    isDue.current = true;
  };
}
