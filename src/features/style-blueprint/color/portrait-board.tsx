import { RotateCcw, Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SewingWait } from '#ui/sewing-wait.tsx';
import {
  areEnough,
  type ColorTaps,
  partWords,
  type TapPart,
  tapParts,
  withMoved,
  withTap,
} from './color-taps.ts';
import styles from './portrait-board.module.css';
import { PortraitPill } from './portrait-pill.tsx';
import { TapStage } from './tap-stage.tsx';
import { ToneWells } from './tone-wells.tsx';
import { usePortraitPixels } from './use-portrait-pixels.ts';

/** The first part that has no tap yet; white where all have. */
const firstOpen = (taps: ColorTaps): TapPart =>
  tapParts.find((part) => taps[part].length === 0) ?? 'white';

/**
 * A portrait on a gray mat, on which eyes, hair, skin and something white are pointed at. It knows no server: nothing
 * leaves the device before `onSend`. Give it the picture as its key, so that another one begins anew.
 */
export function PortraitBoard({
  picture,
  taps,
  isSending = false,
  onChange,
  onRetake,
  onClose,
  onSend,
}: {
  picture: Blob;
  taps: ColorTaps;
  isSending?: boolean;
  onChange(taps: ColorTaps): void;
  onRetake(): void;
  onClose(): void;
  onSend(): void;
}) {
  const portrait = usePortraitPixels(picture);
  const [part, setPart] = useState(() => firstOpen(taps));
  const [before, setBefore] = useState<ColorTaps[]>([]);
  const { title, hint, next, most } = partWords[part];

  // The picture was just chosen: what had the focus is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  // A finger may be faster than the page is drawn.
  const latest = useRef(taps);
  useEffect(() => {
    latest.current = taps;
  }, [taps]);
  const change = (to: (from: ColorTaps) => ColorTaps, isNew = true) => {
    const from = latest.current;
    if (isNew) setBefore((all) => [...all, from]);
    latest.current = to(from);
    onChange(latest.current);
  };
  const undo = () => {
    const last = before.at(-1);
    if (!last) {
      // What was pointed at on an earlier visit goes tap by tap.
      change((from) => ({ ...from, [part]: from[part].slice(0, -1) }), false);
      return;
    }
    setBefore(before.slice(0, -1));
    onChange(last);
    const undone = tapParts.find((of) => last[of] !== taps[of]);
    if (undone) setPart(undone);
  };
  const mayGoOn = part === 'white' ? areEnough(taps) : taps[part].length > 0;
  const goOn = () => {
    if (part === 'white') onSend();
    else setPart(tapParts[tapParts.indexOf(part) + 1]!);
  };
  return (
    <div className={styles.board}>
      <div className={styles.mat}>
        <div className={styles.head}>
          <IconButton label="Close" onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
          <span className={styles.name}>Color</span>
          <IconButton label="Take another picture" onClick={onRetake}>
            <RotateCcw aria-hidden="true" />
          </IconButton>
        </div>
        <div className={styles.portrait}>
          <PortraitPill picture={picture} />
          {portrait === null && <SewingWait label="Reading the picture" />}
          {portrait === 'unreadable' && (
            <p role="alert" className={styles.fault}>
              This picture could not be read. Take another.
            </p>
          )}
          {portrait !== null && portrait !== 'unreadable' && (
            <TapStage
              portrait={portrait}
              taps={taps}
              part={part}
              onAdd={(tap) => {
                change((from) => withTap(from, part, tap));
                return { part, index: Math.min(taps[part].length, most - 1) };
              }}
              onMove={(held, tap, isNew) => {
                change((from) => withMoved(from, held.part, held.index, tap), isNew);
                setPart(held.part);
              }}
              onRemove={(held) =>
                change((from) => ({
                  ...from,
                  [held.part]: from[held.part].filter((_, at) => at !== held.index),
                }))
              }
            />
          )}
        </div>
      </div>
      <div className={styles.panel}>
        <div className={styles.title} aria-live="polite">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <span className={styles.count}>
            {taps[part].length} of {most} {most === 1 ? 'tap' : 'taps'}
          </span>
          <p>{hint}</p>
        </div>
        <ToneWells taps={taps} part={part} onPart={setPart} />
        <div className={styles.foot}>
          <Button
            kind="secondary"
            icon={<Undo2 aria-hidden="true" />}
            disabled={before.length === 0 && taps[part].length === 0}
            onClick={undo}
          >
            Undo
          </Button>
          <Button wide disabled={!mayGoOn} busy={isSending} onClick={goOn}>
            {next}
          </Button>
        </div>
      </div>
    </div>
  );
}
