import { ArrowLeft, Download, Share } from 'lucide-react';
import { type CSSProperties, useRef } from 'react';
import { useIsDesktop } from '#lib/use-media.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useFocusOnArrival } from '../use-focus-on-arrival.ts';
import hero from './hero.module.css';
import styles from './result-hero.module.css';
import scarf from './scarf.webp';

/** From how many letters on a name is set smaller on a desktop. */
const longFrom = 10;

/** The cover of the blueprint: the style's name beside a scarf; on a desktop with its line and what can be done with it. */
export function ResultHero({
  name,
  line,
  onBack,
  onShare,
  onSavePalette,
}: {
  /** Null until the style has one. */
  name: string | null;
  /** Shown on a desktop only: on a phone it stands below the swatches. */
  line: string | null;
  onBack(): void;
  /** Null where there is nothing to share yet. */
  onShare: (() => void) | null;
  /** Null where there is no palette yet. */
  onSavePalette: (() => void) | null;
}) {
  const isDesktop = useIsDesktop();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(heading);
  const title = name ?? 'Your Style Blueprint';
  const words = title.split(/\s+/);
  const letters = Math.max(...words.map((word) => word.length));
  return (
    <header className={`${hero.hero} ${styles.hero}`}>
      <div className={hero.row}>
        <IconButton label="Back" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        {onShare && !isDesktop && (
          <IconButton label="Share" onClick={onShare}>
            <Share aria-hidden="true" />
          </IconButton>
        )}
      </div>
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
            <div className={styles.actions}>
              {onShare && (
                <Button
                  kind="raised"
                  size="small"
                  icon={<Share aria-hidden="true" />}
                  onClick={onShare}
                >
                  Share
                </Button>
              )}
              {onSavePalette && (
                <Button
                  kind="secondary"
                  size="small"
                  icon={<Download aria-hidden="true" />}
                  onClick={onSavePalette}
                >
                  Palette
                </Button>
              )}
            </div>
          </div>
        )}
        <span className={styles.scarf} aria-hidden="true">
          <img src={scarf} alt="" width={720} height={709} />
        </span>
      </div>
    </header>
  );
}
