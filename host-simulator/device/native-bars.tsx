import { BatteryFull, ChevronLeft, Signal, Wifi } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { appTabs } from '../app-tabs.ts';
import styles from './native-bars.module.css';

/** The clock and the signs; over the page when its own header lies under them. */
export function StatusBar({ height, isOver }: { height: number; isOver: boolean }) {
  return (
    <div
      className={classes(styles.status, isOver && styles.over)}
      style={{ height }}
      aria-hidden="true"
    >
      <span>9:41</span>
      <span className={styles.signs}>
        <Signal size={16} strokeWidth={2.4} />
        <Wifi size={16} strokeWidth={2.4} />
        <BatteryFull size={20} strokeWidth={1.8} />
      </span>
    </div>
  );
}

/** The native title bar, with a chevron when the page can go back. */
export function TitleBar({
  height,
  title,
  onBack,
}: {
  height: number;
  title: string;
  onBack: (() => void) | undefined;
}) {
  return (
    <div className={styles.title} style={{ height }}>
      {onBack && (
        <button type="button" className={styles.chevron} aria-label="Native back" onClick={onBack}>
          <ChevronLeft size={26} strokeWidth={2.2} aria-hidden="true" />
        </button>
      )}
      <span>{title}</span>
    </div>
  );
}

/** The app's bottom tabs. */
export function TabBar({
  height,
  current,
  onPress,
}: {
  height: number;
  current: string;
  onPress(tab: string): void;
}) {
  return (
    <div className={styles.tabs} style={{ height }} role="toolbar" aria-label="Native tabs">
      {appTabs.map(({ name, label, icon: Icon }) => (
        <button
          key={name}
          type="button"
          aria-current={name === current ? 'true' : undefined}
          onClick={() => onPress(name)}
        >
          <Icon size={23} strokeWidth={name === current ? 2 : 1.7} aria-hidden="true" />
          {label}
        </button>
      ))}
    </div>
  );
}

/** The strip under the tabs with the home indicator. */
export function HomeStrip({ height }: { height: number }) {
  return <div className={styles.home} style={{ height }} aria-hidden="true" />;
}
