import { useSnapshot } from 'valtio';
import styles from './plain-toasts.module.css';
import { toasts } from './toasts.ts';

/** The words of the newest toast, until the code is there that shows them whole. This one comes with the entry. */
export function PlainToasts() {
  const { list } = useSnapshot(toasts);
  return (
    <div className={styles.words} role="status">
      {list.slice(-1).map(({ id, title, text }) => (
        <p key={id}>
          {title} {text}
        </p>
      ))}
    </div>
  );
}
