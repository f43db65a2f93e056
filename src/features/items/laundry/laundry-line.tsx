import { ChevronRight, WashingMachine } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './laundry-line.module.css';

/** The way from the list of pieces to what is in the wash. */
export function LaundryLine({ inWash, isInert }: { inWash: number; isInert: boolean }) {
  return (
    <div inert={isInert}>
      <Link to={paths.laundry()} className={styles.line}>
        <WashingMachine aria-hidden="true" />
        <span>{inWash === 1 ? '1 piece in the wash' : `${inWash} pieces in the wash`}</span>
        <ChevronRight aria-hidden="true" />
      </Link>
    </div>
  );
}
