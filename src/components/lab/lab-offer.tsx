import { Lock } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import styles from './lab-offer.module.css';

/** What stands in the place of what is read with the membership. */
export function LabOffer({ title }: { title: string }) {
  return (
    <section className={styles.offer} aria-labelledby="lab-offer">
      <Lock aria-hidden="true" />
      <h2 id="lab-offer">With the Circle</h2>
      <p>
        The first part is yours to read. Members read all of “{title}”, and every class and report.
      </p>
      <ButtonLink to={paths.circle()} wide>
        See the Circle
      </ButtonLink>
    </section>
  );
}
