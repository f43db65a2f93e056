import { useSnapshot } from 'valtio';
import { app, appliedHeight, settings } from '../app-state.ts';
import styles from './height-meter.module.css';

/** What the page reports of its height, and what the host makes of it. */
export function HeightMeter() {
  const { reported, heightPosts } = useSnapshot(app);
  const chosen = useSnapshot(settings);
  const rows = [
    ['Reported', reported ? `${reported.height} px, ${reported.mode}` : 'nothing yet'],
    ['Applied', `${appliedHeight(chosen, reported)} px`],
    ['Posts', String(heightPosts)],
  ] as const;
  return (
    <dl className={styles.meter}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {reported?.loop && <p className={styles.loop}>The page grows with its own web view</p>}
    </dl>
  );
}
