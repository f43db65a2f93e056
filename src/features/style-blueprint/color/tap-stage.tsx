import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type ColorTaps, partWords, type Tap, type TapPart, tapParts } from './color-taps.ts';
import { sampleHex } from './sample-tone.ts';
import { TapLoupe } from './tap-loupe.tsx';
import styles from './tap-stage.module.css';
import type { ShownPortrait } from './use-portrait-pixels.ts';

/** How near to a pin a finger takes it, in pixels: half of a target. */
const reach = 22;

/** How far an arrow key moves a pin, in widths of the picture; with Shift a fifth of it. */
const step = 0.01;

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a tap begins that is set by the keyboard, in fractions of the picture: about where the part is in a portrait. */
const usualPlaces: Record<TapPart, [x: number, y: number]> = {
  eye: [0.42, 0.45],
  hair: [0.5, 0.2],
  skin: [0.5, 0.55],
  white: [0.8, 0.85],
};

const within = (fraction: number) => Math.min(1, Math.max(0, fraction));

/** A tap of a part, by its place among those of the part. */
interface HeldTap {
  part: TapPart;
  index: number;
}

/** The portrait with its pins: a press adds a tap of the present part, a pin is carried, a loupe shows what is under it. */
export function TapStage({
  portrait,
  taps,
  part,
  onAdd,
  onMove,
  onRemove,
}: {
  portrait: ShownPortrait;
  taps: ColorTaps;
  part: TapPart;
  /** Adds a tap to the present part and says which it is. */
  onAdd(tap: Tap): HeldTap;
  /** `isNew`: it begins here, so that it can be undone as one. */
  onMove(held: HeldTap, tap: Tap, isNew: boolean): void;
  onRemove(held: HeldTap): void;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<HeldTap | null>(null);
  const wasMoved = useRef(false);
  /** Whether the pin that was just set takes the focus. */
  const isToFocus = useRef(false);
  const { pixels, url } = portrait;

  const tapAt = (of: TapPart, x: number, y: number): Tap => {
    const radius = partWords[of].radius * pixels.width;
    const hex = sampleHex(pixels, x * pixels.width, y * pixels.height, radius);
    return { x, y, hex };
  };
  const placeOf = (event: PointerEvent) => {
    const box = stage.current!.getBoundingClientRect();
    const x = within((event.clientX - box.left) / (box.width || 1));
    const y = within((event.clientY - box.top) / (box.height || 1));
    return { x, y, width: box.width, height: box.height };
  };
  const nearest = ({ x, y, width, height }: ReturnType<typeof placeOf>): HeldTap | null => {
    const found = tapParts
      .flatMap((of) => taps[of].map((tap, index) => ({ part: of, index, tap })))
      .map(({ tap, ...rest }) => ({
        ...rest,
        away: Math.sqrt(((tap.x - x) * width) ** 2 + ((tap.y - y) * height) ** 2),
      }))
      .filter(({ away }) => away <= reach)
      .sort((one, other) => one.away - other.away)[0];
    return found ? { part: found.part, index: found.index } : null;
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const place = placeOf(event);
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const pin = nearest(place);
    wasMoved.current = pin === null;
    setHeld(pin ?? onAdd(tapAt(part, place.x, place.y)));
  };
  const carry = (event: PointerEvent<HTMLDivElement>) => {
    if (!held || !event.isPrimary) return;
    const { x, y } = placeOf(event);
    onMove(held, tapAt(held.part, x, y), !wasMoved.current);
    wasMoved.current = true;
  };
  const nudge = (event: KeyboardEvent, of: HeldTap, tap: Tap) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove(of);
      return;
    }
    const way = arrows[event.key];
    if (!way) return;
    event.preventDefault();
    const far = event.shiftKey ? step / 5 : step;
    const tall = pixels.width / pixels.height;
    onMove(
      of,
      tapAt(of.part, within(tap.x + way[0] * far), within(tap.y + way[1] * far * tall)),
      true,
    );
  };
  const setByKeyboard = () => {
    setHeld(onAdd(tapAt(part, ...usualPlaces[part])));
    isToFocus.current = true;
  };
  useEffect(() => {
    if (!held || !isToFocus.current) return;
    isToFocus.current = false;
    const pins = stage.current?.querySelectorAll<HTMLElement>(`[data-part="${held.part}"]`);
    pins?.[held.index]?.focus();
  }, [held]);
  const shown = held && taps[held.part][held.index];
  const size = stage.current?.getBoundingClientRect();
  return (
    <div
      ref={stage}
      className={styles.stage}
      style={
        {
          aspectRatio: `${pixels.width} / ${pixels.height}`,
          '--ratio': pixels.width / pixels.height,
        } as CSSProperties
      }
      onPointerDown={press}
      onPointerMove={carry}
      onPointerUp={() => setHeld(null)}
      onPointerCancel={() => setHeld(null)}
      data-stage=""
    >
      <img src={url} alt="Your portrait" draggable={false} />
      {tapParts.flatMap((of) =>
        taps[of].map((tap, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a tap is its place among those of its part
            key={`${of} ${index}`}
            type="button"
            className={styles.pin}
            style={
              {
                left: `${tap.x * 100}%`,
                top: `${tap.y * 100}%`,
                '--tone': tap.hex,
              } as CSSProperties
            }
            data-part={of}
            aria-label={`${partWords[of].label}, tap ${index + 1}. Arrow keys move it, Delete takes it away.`}
            onFocus={() => setHeld({ part: of, index })}
            onBlur={() => setHeld(null)}
            onKeyDown={(event) => nudge(event, { part: of, index }, tap)}
          />
        )),
      )}
      <button
        type="button"
        className={styles.byKeyboard}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={setByKeyboard}
      >
        Set a tap for {partWords[part].label.toLowerCase()}
      </button>
      {shown && size && (
        <>
          <span
            className={styles.finger}
            style={{ left: `${shown.x * 100}%`, top: `${shown.y * 100}%` }}
          />
          <TapLoupe tap={shown} url={url} size={size} />
        </>
      )}
    </div>
  );
}
