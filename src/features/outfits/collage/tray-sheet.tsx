import { type ReactNode, useRef, useState } from 'react';
import styles from './tray-sheet.module.css';

/** How high the tray stands on a phone. */
export type TrayHeight = 'low' | 'half' | 'high';
const heights: readonly TrayHeight[] = ['low', 'half', 'high'];

/** Farther than this, in pixels, a pull at the handle goes to the next height. */
const pullPx = 36;

/** The tray of a phone: a sheet of three heights, by a pull at its handle or a press. */
export function TraySheet({
  height,
  onHeight,
  children,
}: {
  height: TrayHeight;
  onHeight(height: TrayHeight): void;
  children: ReactNode;
}) {
  const sheet = useRef<HTMLDivElement>(null);
  const pull = useRef<{ from: number; by: number } | null>(null);
  /** The click that ends a pull does nothing more. */
  const wasPulled = useRef(false);
  const [isPulled, setPulled] = useState(false);
  const go = (steps: number) => {
    const next = heights[Math.max(0, Math.min(2, heights.indexOf(height) + steps))];
    if (next) onHeight(next);
  };
  const end = (keeps: boolean) => {
    const by = pull.current?.by ?? 0;
    wasPulled.current = Math.abs(by) > 4;
    pull.current = null;
    setPulled(false);
    if (sheet.current) sheet.current.style.translate = '';
    if (keeps && Math.abs(by) > pullPx) go(by < 0 ? (by < -300 ? 2 : 1) : by > 300 ? -2 : -1);
  };
  return (
    <section
      ref={sheet}
      className={styles.sheet}
      data-height={height}
      data-pulled={isPulled || undefined}
      aria-label="Your pieces"
    >
      <button
        type="button"
        className={styles.handle}
        aria-label={height === 'high' ? 'Make the tray low' : 'Make the tray higher'}
        onPointerDown={(event) => {
          pull.current = { from: event.clientY, by: 0 };
          wasPulled.current = false;
          event.currentTarget.setPointerCapture?.(event.pointerId);
          setPulled(true);
        }}
        onPointerMove={(event) => {
          if (!pull.current || !sheet.current) return;
          pull.current.by = event.clientY - pull.current.from;
          sheet.current.style.translate = `0 ${Math.max(-80, pull.current.by)}px`;
        }}
        onPointerUp={() => end(true)}
        onPointerCancel={() => end(false)}
        onClick={() => {
          if (wasPulled.current) return;
          onHeight(heights[heights.indexOf(height) + 1] ?? 'low');
        }}
      >
        <span className={styles.stitches} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
      </button>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
