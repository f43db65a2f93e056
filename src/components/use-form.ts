import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type FormCall, useFormCall } from '#api/form-call.ts';
import type { AppError } from '#lib/errors.ts';
import { type Change, type DraftOf, useDraft } from '#lib/use-draft.ts';
import { showFirstFault } from '#ui/first-fault.ts';
import { type FaultWords, faultsOf } from './form-words.ts';

/*
 * [Note: Forms] A form is `useForm` and a table of words. What can be said before sending (something is
 * missing, an email that cannot be one) is said by `check`; everything else by the server, which has the
 * contract's schemas, and whose faults come back by field. Each stands beside its field, and the first
 * one gets the keyboard; what belongs to no field stands in a `FormFault` above the button. Where
 * somebody types, the fault of that field goes. One press is sent once. What the error policy says (a
 * toast, a dialog) is not taken from it.
 */

/** What is wrong with a form, by field, in a person's words. */
export type Faults<Values> = { [Name in keyof Values]?: string | undefined };

/** What a form is. */
interface FormOptions<Values extends object, Input, Output> {
  /** What the fields show before anything is typed. */
  saved: Values;
  /** Whose draft, where what is typed is kept on the device. */
  draft?: DraftOf<Values>;
  call: FormCall<Input, Output>;
  /** What goes to the server. */
  input(values: Values, changes: Partial<Values>): Input;
  /** What can be said before it is sent. */
  check?(values: Values): Faults<Values>;
  /** What is said of the server's faults. */
  words: FaultWords<Values>;
  onDone(output: Output, input: Input): void;
  onProblem?(problem: AppError): void;
}

/** A form at work. */
export type Form<Values extends object> = ReturnType<typeof useForm<Values, never, unknown>>;

/**
 * The one way of a form ([Note: Forms]): its values, with a draft on the device where it has one; its
 * faults, which are forgotten by what one types; sending it; and what became of that.
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
  /** What has been typed in since a problem came. */
  const [typed, setTyped] = useState<Typed>({ since: null, names: [] });
  const sending = useFormCall(
    call,
    (output: Output, sent: Input) => {
      setOwn({});
      onDone(output, sent);
    },
    onProblem,
  );
  const { problem } = sending;
  const mended = problem && typed.since === problem ? typed.names : [];
  const told = problem ? faultsOf(problem, words) : {};
  const left = Object.entries(told).filter(([name]) => !mended.includes(name));
  const faults: Faults<Values> = { ...(Object.fromEntries(left) as Faults<Values>), ...own };
  const showFault = useFirstFault(ref, problem);

  /** Says faults that no server told of, and goes to the first of them. */
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
    // What cannot be read is no value, and would be saved without it.
    const unreadable = ref.current?.querySelector<HTMLElement>('[data-unreadable]');
    if (unreadable) return unreadable.focus();
    sending.send(input(now, { ...draft.changes, ...more }));
  };
  const isTouched = mended.length > 0;
  return {
    values,
    changes: draft.changes,
    /** Takes in what was typed; a fault that it may have mended goes. */
    change,
    /** What stands beside each field. */
    faults,
    /** What went wrong, as long as nothing was typed since. */
    problem: isTouched ? null : problem,
    /** The same, where it belongs to no field: it is said above the button. */
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
    /** It was saved: the draft goes. */
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

/** Answers what to call with new faults; a new problem is one too. It is gone to once they are drawn. */
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
