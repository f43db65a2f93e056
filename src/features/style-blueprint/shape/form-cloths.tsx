import styles from './morphing-form.module.css';

/** What the form is made of: linen, wood and metal, and the light on it. */
export function FormCloths({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}body`} x1="0" x2="1">
        <stop offset="0" className={styles.clothEdge} />
        <stop offset=".22" className={styles.clothLight} />
        <stop offset=".6" className={styles.clothPlain} />
        <stop offset="1" className={styles.clothShade} />
      </linearGradient>
      <linearGradient id={`${id}limb`} x1="0" x2="1">
        <stop offset="0" className={styles.clothEdge} />
        <stop offset=".3" className={styles.clothLight} />
        <stop offset=".62" className={styles.clothPlain} />
        <stop offset="1" className={styles.clothDeep} />
      </linearGradient>
      <linearGradient id={`${id}wood`} x1="0" x2="1">
        <stop offset="0" className={styles.woodEdge} />
        <stop offset=".35" className={styles.woodLight} />
        <stop offset="1" className={styles.woodShade} />
      </linearGradient>
      <linearGradient id={`${id}metal`} x1="0" x2="1">
        <stop offset="0" className={styles.metalEdge} />
        <stop offset=".4" className={styles.metalLight} />
        <stop offset="1" className={styles.metalShade} />
      </linearGradient>
      <linearGradient id={`${id}neck`} x1="0" x2="1">
        <stop offset="0" className={styles.clothEdge} />
        <stop offset=".35" className={styles.clothPlain} />
        <stop offset="1" className={styles.clothShade} />
      </linearGradient>
      <radialGradient id={`${id}ground`}>
        <stop offset="0" className={styles.dark} stopOpacity=".24" />
        <stop offset="1" className={styles.dark} stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}dark`}>
        <stop offset="0" className={styles.dark} stopOpacity=".2" />
        <stop offset="1" className={styles.dark} stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}light`}>
        <stop offset="0" className={styles.light} stopOpacity=".75" />
        <stop offset="1" className={styles.light} stopOpacity="0" />
      </radialGradient>
      <pattern
        id={`${id}linen`}
        width="3"
        height="3"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(2)"
      >
        <path d="M0 .5H3M.5 0V3" className={styles.weave} />
      </pattern>
    </defs>
  );
}
