import { Minus, Plus } from 'lucide-react';
import { type CSSProperties, useId, useRef } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import slider from '../cutout-brush/brush-slider.module.css';
import { angleStep, mostAngle } from './crop-geometry.ts';
import styles from './straighten-slider.module.css';

const degreeWords = (angle: number) =>
  `${angle > 0 ? '+' : angle < 0 ? '−' : ''}${Math.abs(angle)}°`;

const says = (angle: number) =>
  angle === 0
    ? 'straight as it was'
    : `${Math.abs(angle)} degrees ${angle > 0 ? 'clockwise' : 'counterclockwise'}`;

/** Straightens a photo: by a slider, and by half a degree at a time. */
export function StraightenSlider({
  angle,
  isOff,
  onChange,
}: {
  /** Degrees, clockwise. */
  angle: number;
  /** Whether there is nothing to straighten. */
  isOff: boolean;
  /** Takes the angle; all of one slide is one run. */
  onChange(angle: number, run?: string): void;
}) {
  const id = useId();
  const runs = useRef(0);
  const begin = () => {
    runs.current += 1;
  };
  const share = { '--share': (angle + mostAngle) / (2 * mostAngle) } as CSSProperties;
  return (
    <div className={styles.straighten}>
      <div className={styles.words}>
        <label htmlFor={id}>Straighten</label>
        <output htmlFor={id}>{degreeWords(angle)}</output>
      </div>
      <div className={styles.row}>
        <IconButton
          label="Half a degree counterclockwise"
          disabled={isOff || angle <= -mostAngle}
          onClick={() => onChange(angle - angleStep)}
        >
          <Minus aria-hidden="true" />
        </IconButton>
        <input
          id={id}
          type="range"
          className={slider.slider}
          style={share}
          min={-mostAngle}
          max={mostAngle}
          step={angleStep}
          value={angle}
          disabled={isOff}
          aria-valuetext={says(angle)}
          onPointerDown={begin}
          onKeyDown={(event) => event.repeat || begin()}
          onChange={(event) => onChange(event.target.valueAsNumber, `slide ${runs.current}`)}
        />
        <IconButton
          label="Half a degree clockwise"
          disabled={isOff || angle >= mostAngle}
          onClick={() => onChange(angle + angleStep)}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
      {isOff && <p className={styles.off}>This photo is too narrow to straighten.</p>}
    </div>
  );
}
