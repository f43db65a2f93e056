import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import {
  type FigureBuild,
  figureBuilds,
  lengthWords,
  type MeasureType,
  type MeasureUnit,
  measureKinds,
  readLength,
} from '#contract/rules/measurements.ts';
import { DressForm } from './dress-form.tsx';
import { MeasureCard } from './measure-card.tsx';
import styles from './measure-form.module.css';
import { MeasureList } from './measure-list.tsx';
import type { WrittenMeasure } from './typed-measures.ts';
import { askOnce, type UnusualQuestion } from './unusual-measures.ts';

/**
 * Taking measurements: the figure, the field of the present one, and the list of those that are wanted. Each is
 * kept as soon as its field is left.
 */
export function MeasureForm({
  title,
  types,
  values,
  unit,
  build,
  notes,
  scan,
  followed,
  question,
  begun,
  onBuild,
  onWrite,
  onKeep,
  onActive,
}: {
  /** Of the list. */
  title: string;
  types: readonly MeasureType[];
  /** In meters. */
  values: ReadonlyMap<string, number>;
  unit: MeasureUnit;
  build: FigureBuild;
  notes?: ReadonlyMap<MeasureType, string>;
  /** Stands in place of the field while a phone measures. */
  scan?: ReactNode;
  /** The type that the phone asks for at present. */
  followed?: string | null;
  /** The page's question about one of the values, before all of them are handed on. */
  question?: UnusualQuestion | null;
  /** The content of a field when an earlier page went. */
  begun?: WrittenMeasure | null;
  onBuild?(build: FigureBuild): void;
  /** Called with what stands in a field that was not left; null once it was. */
  onWrite?(written: WrittenMeasure | null): void;
  /** A value in meters; null takes it away. */
  onKeep(type: MeasureType, meters: number | null): void;
  onActive?(type: MeasureType): void;
}) {
  const firstMissing = types.find((type) => !values.has(type)) ?? types[0]!;
  const [cameBack] = useState(begun && types.includes(begun.type) ? begun : null);
  const [active, setActive] = useState<MeasureType>(cameBack?.type ?? firstMissing);
  const shown = types.includes(active) ? active : types[0]!;
  const [written, setWritten] = useState<Omit<WrittenMeasure, 'type'> | null>(cameBack);
  const [isTold, setTold] = useState(false);
  const kept = values.get(shown);
  const keptText = kept === undefined ? '' : lengthWords(kept, unit);
  const text = written ? inUnit(written, unit) : keptText;
  /** Keeps what was written; false where that is none. */
  const keep = (): boolean => {
    if (!written) return true;
    const read = text.trim() ? readLength(text, unit) : { value: null };
    if (text !== keptText && 'fault' in read) {
      setTold(true);
      return false;
    }
    // It was kept as the field was left, a moment before the button.
    if (text !== keptText && 'value' in read && read.value !== (kept ?? null)) {
      onKeep(shown, read.value);
    }
    onWrite?.(null);
    return true;
  };
  const [asked, setAsked] = useState<UnusualQuestion | null>(null);
  const ask = useEffectEvent((about: UnusualQuestion) => {
    setActive(about.type);
    setWritten(null);
    setAsked(about);
  });
  useEffect(() => {
    if (question) ask(question);
  }, [question]);
  /** Goes on from a value; one that few people have is asked about first, once. */
  const goOn = (to: MeasureType | null) => {
    const read = readLength(text, unit);
    // What was not changed is as it was kept, not as it is rounded here.
    const meters = 'value' in read && text !== keptText ? read.value : kept;
    const about =
      meters !== undefined && askOnce([shown], new Map([[shown, meters]]), to ? 'Next' : 'Keep it');
    if (!about) return go(to);
    if (keep()) setAsked(about);
  };
  const go = (to: MeasureType | null) => {
    if (!keep()) return;
    setWritten(null);
    setTold(false);
    setAsked(null);
    if (!to) return;
    setActive(to);
    onActive?.(to);
  };
  const at = types.indexOf(shown);
  const [previous, next] = [types[at - 1] ?? null, types[at + 1] ?? null];
  const pointed = scan ? (types.find((type) => type === followed) ?? null) : shown;
  const present = pointed ?? shown;
  return (
    <div className={styles.around}>
      <div className={styles.form} data-scans={scan ? '' : undefined}>
        <div className={styles.card}>
          <div className={styles.figure}>
            <div className={styles.words} aria-hidden="true">
              <h2>{measureKinds[present].label}</h2>
              <p>{measureKinds[present].where}</p>
            </div>
            <div className={styles.stand}>
              <DressForm build={build} active={present} needed={types} />
            </div>
            {onBuild && (
              <fieldset className={styles.builds}>
                <legend className="visually-hidden">Figure</legend>
                {figureBuilds.map((one) => (
                  <label key={one}>
                    <input
                      type="radio"
                      className="visually-hidden"
                      name="figure"
                      checked={one === build}
                      onChange={() => onBuild(one)}
                      aria-label={one === 'curve' ? 'With curves' : 'Straight'}
                    />
                    <span>
                      <DressForm build={one} active={null} needed={none} />
                    </span>
                  </label>
                ))}
              </fieldset>
            )}
          </div>
          <div className={styles.field}>
            {scan ?? (
              <MeasureCard
                key={shown}
                type={shown}
                position={`${at + 1} of ${types.length}`}
                text={text}
                kept={text === keptText ? (kept ?? null) : null}
                unit={unit}
                isTold={isTold}
                question={asked}
                previous={previous}
                next={next}
                isBegun={cameBack !== null && written === cameBack}
                onText={(typed) => {
                  setWritten({ text: typed, unit });
                  onWrite?.({ type: shown, text: typed, unit });
                }}
                onLeave={keep}
                onPrevious={() => go(previous)}
                onNext={() => goOn(next)}
              />
            )}
          </div>
        </div>
        <div className={styles.list}>
          <MeasureList
            title={title}
            types={types}
            values={values}
            unit={unit}
            active={scan ? pointed : shown}
            notes={notes}
            onChoose={go}
          />
        </div>
      </div>
    </div>
  );
}

const none: readonly MeasureType[] = [];

/** The text that was written in one unit, in another, where it is a length. */
function inUnit(written: Omit<WrittenMeasure, 'type'>, unit: MeasureUnit): string {
  if (written.unit === unit) return written.text;
  const read = readLength(written.text, written.unit);
  return 'value' in read ? lengthWords(read.value, unit) : written.text;
}
