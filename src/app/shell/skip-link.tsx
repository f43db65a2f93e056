import styles from './skip-link.module.css';

/** The first stop of the keyboard: a link past the bars to the screen's content (WCAG 2.4.1). */
export function SkipLink() {
  const skip = () => {
    const content = document.querySelector<HTMLElement>('main');
    if (!content) return;
    content.tabIndex = -1;
    content.focus();
  };
  return (
    <button type="button" className={styles.skip} onClick={skip}>
      Skip to content
    </button>
  );
}
