import { CopyCheck, Square, X } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import useMeasure from 'react-use-measure';
import { useSnapshot } from 'valtio';
import type { Selection } from '#lib/selection.ts';
import { useBackInterceptor } from '#lib/use-back-interceptor.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { isFocusLost } from '#ui/focus-lost.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './bulk-bar.module.css';
import { mostAtOnce } from './bulk-limit.ts';

/** An action on all that is chosen. */
export interface BulkAction {
  label: string;
  /** A word of the label, where a phone has no room for it. */
  short?: string;
  icon: ReactNode;
  isBusy?: boolean;
  onPress(): void;
}

/** How many of what is chosen are shown, the last ones, stacked. */
export const pileSize = 5;

/** The bar of actions on what is chosen; takes the place of the floating buttons. */
export function BulkBar({
  selection,
  label,
  actions,
  all,
  hint,
  pictureOf,
  children,
}: {
  selection: Selection;
  label: string;
  actions: readonly BulkAction[];
  /** Every id of the list, in order, for *Select all*. */
  all: readonly string[];
  /** What to do while nothing is chosen, in place of *0 selected*. */
  hint?: string;
  /** A small picture of one that is chosen. */
  pictureOf(id: string): ReactNode;
  /** The layer over the list for an action. */
  children?: ReactNode;
}) {
  const { ids } = useSnapshot(selection.state);
  const bar = useRef<HTMLElement>(null);
  const { clear } = selection;
  const [measure, { height }] = useMeasure();
  // Its actions may need a second row: what scrolls under it ends above it.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (height > 0) style.setProperty('--float-height', `${height + 16}px`);
    return () => void style.removeProperty('--float-height');
  }, [height]);
  useBackInterceptor(true, clear);
  const most = all.slice(0, mostAtOnce);
  const hasAll = most.length > 0 && ids.length >= most.length;
  const selectAll: BulkAction = {
    label: hasAll ? 'Select none' : most.length < all.length ? 'Select first 500' : 'Select all',
    short: hasAll ? 'None' : most.length < all.length ? 'First 500' : 'All',
    icon: hasAll ? <Square aria-hidden="true" /> : <CopyCheck aria-hidden="true" />,
    onPress: () => selection.choose(hasAll ? [] : most),
  };
  useEffect(() => {
    // The pressed button is gone with the list's other buttons, so the bar gets the focus.
    if (isFocusLost()) bar.current?.focus();
    const leave = (event: KeyboardEvent) => {
      const isOverlaid = document.querySelector(
        '[role="dialog"], [role="alertdialog"], [role="menu"]',
      );
      if (event.key === 'Escape' && !event.defaultPrevented && !isOverlaid) clear();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [clear]);
  return (
    <div ref={measure} className={styles.place}>
      <section ref={bar} tabIndex={-1} className={styles.bar} aria-label={label}>
        <span className={styles.pile} aria-hidden="true">
          {ids.slice(-pileSize).map((id) => (
            <span key={id}>{pictureOf(id)}</span>
          ))}
        </span>
        <p className={styles.count} role="status" aria-live="polite">
          {ids.length === 0 && hint ? hint : `${ids.length} selected`}
        </p>
        <ActionButton action={selectAll} isOff={false} isBeside />
        <div className={styles.actions}>
          {actions.map((action) => (
            <ActionButton key={action.label} action={action} isOff={ids.length === 0} />
          ))}
        </div>
        <IconButton label="Stop selecting" className={styles.close ?? ''} onClick={clear}>
          <X aria-hidden="true" />
        </IconButton>
      </section>
      {children}
    </div>
  );
}

function ActionButton({
  action: { label, short, icon, isBusy, onPress },
  isOff,
  isBeside = false,
}: {
  action: BulkAction;
  isOff: boolean;
  /** Whether it stands beside the count, its word beside its icon. */
  isBeside?: boolean;
}) {
  const isStill = isOff || isBusy === true;
  const shown = useIsDesktop() ? label : (short ?? label);
  return (
    <button
      type="button"
      className={isBeside ? `${styles.action} ${styles.beside}` : styles.action}
      aria-label={label}
      aria-disabled={isStill || undefined}
      onClick={() => !isStill && onPress()}
    >
      {icon}
      <span>{shown}</span>
    </button>
  );
}
