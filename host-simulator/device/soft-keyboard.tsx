import styles from './soft-keyboard.module.css';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The keyboard as a picture: nothing can be typed on it. */
export function SoftKeyboard({ height }: { height: number }) {
  return (
    <div className={styles.keyboard} style={{ height }} aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          {[...row].map((letter) => (
            <span key={letter}>{letter}</span>
          ))}
        </div>
      ))}
      <div className={styles.row}>
        <span>123</span>
        <span className={styles.space}>space</span>
        <span>return</span>
      </div>
    </div>
  );
}
