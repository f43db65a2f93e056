import { Check, TriangleAlert } from 'lucide-react';
import {
  lengthWords,
  type MeasureType,
  type MeasureUnit,
  measureKinds,
  measureUnits,
} from '#contract/rules/measurements.ts';
import styles from './measure-list.module.css';
import { unusualOf } from './unusual-measures.ts';

/** The measurements that are wanted: which are there, which to check, and which is taken now. A press goes to one. */
export function MeasureList({
  title,
  types,
  values,
  unit,
  active,
  notes,
  onChoose,
}: {
  title: string;
  types: readonly MeasureType[];
  /** In meters. */
  values: ReadonlyMap<string, number>;
  unit: MeasureUnit;
  active: string | null;
  /** The purpose of each. */
  notes?: ReadonlyMap<MeasureType, string> | undefined;
  onChoose(type: MeasureType): void;
}) {
  const count = types.filter((type) => values.has(type)).length;
  const unusual = unusualOf(types, values);
  return (
    <section className={styles.list}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <span>
          {count} of {types.length} measured
          {unusual.length > 0 && `, ${unusual.length} to check`}
        </span>
      </div>
      <ul>
        {types.map((type) => {
          const meters = values.get(type);
          const isUnusual = unusual.includes(type);
          const state = isUnusual ? 'unusual' : 'done';
          return (
            <li key={type}>
              <button
                type="button"
                aria-current={type === active ? 'step' : undefined}
                onClick={() => onChoose(type)}
              >
                <span
                  className={styles.mark}
                  data-is={type === active ? 'now' : meters === undefined ? undefined : state}
                >
                  {meters !== undefined &&
                    type !== active &&
                    (isUnusual ? (
                      <TriangleAlert aria-hidden="true" />
                    ) : (
                      <Check aria-hidden="true" />
                    ))}
                </span>
                <span className={styles.name}>
                  {measureKinds[type].label}
                  {isUnusual && <span className={styles.check}>Check</span>}
                  {notes?.get(type) && <span className={styles.note}>{notes.get(type)}</span>}
                </span>
                {meters === undefined ? (
                  <span className={styles.add}>Add</span>
                ) : (
                  <span className={styles.value}>
                    {lengthWords(meters, unit)} {measureUnits[unit].name}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
