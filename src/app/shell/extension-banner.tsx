import { ChevronDown, ChevronUp, Puzzle } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './extension-banner.module.css';

interface ExtensionBannerProps {
  /** The address where the extension is to be had. */
  url: string;
  isCollapsed: boolean;
  onCollapse(isCollapsed: boolean): void;
}

/** Promotes the browser extension, in the room that is kept for it. */
export function ExtensionBanner({ url, isCollapsed, onCollapse }: ExtensionBannerProps) {
  if (isCollapsed) {
    return (
      <aside className={styles.closed} aria-label="Browser extension">
        <button
          type="button"
          className={styles.tab}
          onClick={() => onCollapse(false)}
          aria-expanded="false"
        >
          <Puzzle aria-hidden="true" />
          Extension
          <ChevronDown aria-hidden="true" />
        </button>
      </aside>
    );
  }
  return (
    <aside className={styles.banner} aria-label="Browser extension">
      <Puzzle aria-hidden="true" className={styles.icon} />
      <p>Save clothes to Hem from any shop you are looking at.</p>
      <a href={url} target="_blank" rel="noopener" className={styles.link}>
        Add to Chrome
      </a>
      <IconButton
        label="Fold the banner"
        aria-expanded="true"
        className={styles.fold ?? ''}
        onClick={() => onCollapse(true)}
      >
        <ChevronUp aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
