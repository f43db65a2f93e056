import { useQuery } from '@tanstack/react-query';
import { measurementsQuery } from '#api/measurements.ts';
import { Button } from '#ui/button.tsx';
import styles from './setting-row.module.css';

/** The way to the measurements that are kept. */
export function MeasurementsRow({ owner, onOpen }: { owner: string; onOpen(): void }) {
  const people = useQuery(measurementsQuery(owner)).data?.people;
  const mine = people?.[0]?.values.length ?? 0;
  const others = people?.flatMap(({ name }) => name ?? []) ?? [];
  const words = [mine > 0 ? `${mine} of mine` : '', ...others].filter(Boolean);
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        Measurements
        {people && <span className={styles.note}>{words.join(', ') || 'None yet'}</span>}
      </span>
      <Button kind="secondary" size="small" onClick={onOpen}>
        Open
      </Button>
    </div>
  );
}
