import type { CSSProperties, ReactNode, Ref } from 'react';
import styles from './blueprint-hero.module.css';
import hero from './hero.module.css';
import scarf from './scarf.webp';

/** From how many letters on a name is set smaller on a desktop. */
const longFrom = 10;

/** The cover of a Style Blueprint: the style's name beside a scarf; on a desktop with its line and what can be done with it. */
export function BlueprintHero({
  name,
  line,
  isDesktop,
  top,
  actions,
  heading,
}: {
  /** Null until the style has one. */
  name: string | null;
  /** Shown on a desktop only: on a phone it stands below the swatches. */
  line: string | null;
  isDesktop: boolean;
  /** The buttons above it. */
  top: ReactNode;
  /** The buttons beside its line, on a desktop. */
  actions: ReactNode;
  /** Its title. */
  heading?: Ref<HTMLHeadingElement>;
}) {
  const title = name ?? 'Your Style Blueprint';
  const words = title.split(/\s+/);
  const letters = Math.max(...words.map((word) => word.length));
  return (
    <header className={`${hero.hero} ${styles.hero}`}>
      <div className={hero.row}>{top}</div>
      <div className={styles.cloth}>
        <div className={styles.cover}>
          {name && <p className={styles.over}>Your Style Blueprint</p>}
          <h1
            ref={heading}
            tabIndex={-1}
            className={styles.name}
            data-long={title.length >= longFrom || undefined}
            data-many={words.length > 2 || undefined}
            style={{ '--letters': letters } as CSSProperties}
          >
            {title}
          </h1>
        </div>
        {isDesktop && (
          <div className={styles.words}>
            {line && <p className={styles.line}>{line}</p>}
            <div className={styles.actions}>{actions}</div>
          </div>
        )}
        <span className={styles.scarf} aria-hidden="true">
          <img src={scarf} alt="" width={720} height={709} />
        </span>
      </div>
    </header>
  );
}
