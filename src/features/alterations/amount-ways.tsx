import { Check, ChevronRight, Ruler } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { garmentLength, type ServiceAmount } from '#contract/rules/service-amount.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { bringIntoView } from '#ui/bring-into-view.ts';
import { Fault } from '#ui/field.tsx';
import styles from './how-much-step.module.css';
import { LengthInput } from './length-input.tsx';
import { LikePiece } from './like-piece.tsx';
import type { WearerInseam } from './wearer-inseam.ts';

/** A way to say how much, as a radio button. */
export function Way({
  name,
  note,
  end,
  isChosen,
  onChoose,
}: {
  name: string;
  note?: ReactNode;
  end?: ReactNode;
  isChosen: boolean;
  onChoose(): void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: what belongs to it stands beside it, not within
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      className={styles.way}
      onClick={onChoose}
    >
      <span className={styles.check} aria-hidden="true">
        {isChosen && <Check />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {end}
    </button>
  );
}

/** How long the piece is now, and with that the ways by what it is to be afterwards. */
export function AmountWays({
  item,
  amount,
  finished,
  word,
  worn,
  onChange,
}: {
  item: ItemDetails;
  amount: ServiceAmount;
  /** How long it is afterwards, in meters; null while it is not known how long it is now. */
  finished: number | null;
  /** The name of the length: inseam. */
  word: string;
  /** The known inseam of whoever will wear it: as long as it is to be. */
  worn: WearerInseam | null;
  onChange(changes: Partial<ServiceAmount>): void;
}) {
  const { way, meters, fromMeters, unit, like, change } = amount;
  const now = useId();
  const [isPicking, setPicking] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const from = useRef<HTMLDivElement>(null);
  const sign = change === 'longer' ? -1 : 1;
  const title = word.charAt(0).toUpperCase() + word.slice(1);
  // Nothing is said of it before it was typed, or found by how much.
  const after = finished !== null && meters > 0 ? finished : 0;
  const [isWrongWay, setWrongWay] = useState(false);
  const finishAt = (length: number) => {
    const by = sign * ((fromMeters ?? 0) - length);
    setWrongWay(length > 0 && by <= 0);
    onChange({ meters: length > 0 ? Math.max(0, by) : 0 });
  };
  const value = (label: string, name: string) => (
    <div className={styles.value}>
      <span>{label}</span>
      <LengthInput
        label={name}
        meters={after}
        unit={unit}
        isSought={after === 0}
        onChange={finishAt}
      />
      {isWrongWay && (
        <div ref={bringIntoView} className={styles.fault}>
          <Fault>{`That is not ${change} than it is now.`}</Fault>
        </div>
      )}
    </div>
  );
  /** Both need to know how long it is now. */
  const chooseOnce = (choose: () => void) => {
    if (fromMeters !== null) return choose();
    setAsking(true);
    from.current?.querySelector('input')?.focus();
  };
  const hint = 'Say first how long it is now';
  const wornWords = worn && `${worn.whose} ${word} is ${garmentLength(worn.meters, unit)}`;
  /** The amount that the known length gives: it is not typed again. */
  const byWorn = worn && fromMeters !== null ? sign * (fromMeters - worn.meters) : 0;
  return (
    <>
      <div
        ref={from}
        className={styles.now}
        data-asked={(isAsking && fromMeters === null) || undefined}
      >
        <label htmlFor={now}>
          <span className={styles.name}>{title} now</span>
          <span className={styles.note}>
            {isAsking && fromMeters === null
              ? `${hint}: measure it on the piece.`
              : 'If you know it, measured on the piece'}
          </span>
        </label>
        <LengthInput
          id={now}
          label={`${title} now`}
          meters={fromMeters ?? 0}
          unit={unit}
          onChange={(meters) =>
            onChange({
              fromMeters: meters > 0 ? meters : null,
              // How long it is to be stays; by how much follows.
              ...(way !== 'by' && finished !== null && meters > 0
                ? { meters: Math.max(0, sign * (meters - finished)) }
                : { way: 'by', like: null }),
            })
          }
        />
      </div>
      <div className={styles.others}>
        <Way
          name="To a finished length"
          note={
            finished === null
              ? [wornWords, hint].filter(Boolean).join('. ')
              : after > 0
                ? `${title} ${garmentLength(after, unit)}, the same cut`
                : (wornWords ?? 'How long it is to be')
          }
          end={<Ruler aria-hidden="true" />}
          isChosen={way === 'to'}
          onChoose={() =>
            chooseOnce(() =>
              onChange({
                way: 'to',
                like: null,
                ...(meters <= 0 && byWorn > 0 ? { meters: byWorn } : {}),
              }),
            )
          }
        />
        {way === 'to' && finished !== null && value(`${title} afterwards`, `${title} afterwards`)}
        <Way
          name="Like another of mine"
          note={
            way === 'like' && like
              ? after > 0
                ? `${like}, ${word} ${garmentLength(after, unit)}`
                : `${like}: measure its ${word}`
              : finished === null
                ? hint
                : 'Choose a piece that is as it should be'
          }
          end={<ChevronRight aria-hidden="true" />}
          isChosen={way === 'like'}
          onChoose={() => chooseOnce(() => setPicking(true))}
        />
        {way === 'like' && like && finished !== null && value(`Its ${word}`, `${title} of ${like}`)}
      </div>
      {isPicking && (
        <LikePiece
          item={item}
          onClose={() => setPicking(false)}
          onPick={(name) => {
            setPicking(false);
            setWrongWay(false);
            onChange({ way: 'like', like: name, meters: 0 });
          }}
        />
      )}
    </>
  );
}
