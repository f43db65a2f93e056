import { useMe } from '#api/users.ts';
import { BackRow } from '#components/back-row.tsx';
import { CirclePanel } from '#components/circle/circle-panel.tsx';
import { Hoop } from '#components/circle/hoop.tsx';
import { paths } from '#lib/paths.ts';
import styles from './circle-screen.module.css';

/** The membership of the Circle: its plans, or the one that the member has (product spec, sections 2 and 9). */
export function CircleScreen() {
  const me = useMe();
  return (
    <main className={styles.screen}>
      <div className={styles.words}>
        <BackRow home={paths.accountSettings('Circle Membership')} />
        <h1 className={styles.title}>Circle Membership</h1>
        <p className={styles.lead}>
          For people who mean to wear what they own, and to keep it a long time.
        </p>
        <span className={styles.hoop}>
          <Hoop />
        </span>
      </div>
      <div className={styles.panel}>{me && <CirclePanel owner={me.userId} />}</div>
    </main>
  );
}
