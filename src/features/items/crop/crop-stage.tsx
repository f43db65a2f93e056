import { type KeyboardEvent, useRef } from 'react';
import useMeasure from 'react-use-measure';
import type { Point } from '#lib/pinch.ts';
import { usePointers } from '#lib/use-pointers.ts';
import {
  boxOf,
  type Crop,
  frameOf,
  type Grip,
  middleOf,
  pullFrame,
  turnedSize,
} from './crop-geometry.ts';
import styles from './crop-stage.module.css';
import { grips, gripValue } from './grips.ts';
import type { PhotoFile } from './photo-file.ts';

/** Between the photo and the end of the stage, in CSS pixels: half a handle. */
const margin = 26;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The whole photo with the frame over it, whose handles are pulled by finger, mouse or keys. */
export function CropStage({
  photo,
  crop,
  onCrop,
}: {
  photo: PhotoFile;
  crop: Crop;
  /** Takes the crop after a pull; all that one finger pulls in one go is one run. */
  onCrop(to: Crop, run?: string): void;
}) {
  const [ref, bounds] = useMeasure();
  const stage = useRef<HTMLDivElement | null>(null);
  const pull = useRef<{ id: number; grip: Grip; from: Crop; at: Point } | null>(null);
  const runs = useRef(0);
  const room = { width: bounds.width || 390, height: bounds.height || 516 };
  const sides = turnedSize(photo, crop.turns);
  const box = boxOf(sides, crop.angle);
  const scale = Math.min(
    Math.max(1, room.width - 2 * margin) / box.width,
    Math.max(1, room.height - 2 * margin) / box.height,
  );
  const frame = frameOf(photo, crop);
  const middle = middleOf(photo, crop);

  usePointers(stage, {
    down({ id, at, others }, { target, button }) {
      if (others.length > 0 || button > 0) return false;
      const handle = (target as Element).closest<HTMLElement>('[data-grip]');
      const grip = handle ? grips[Number(handle.dataset.grip)] : undefined;
      if (!grip && !(target as Element).closest('[data-frame]')) return false;
      handle?.focus({ preventScroll: true });
      runs.current += 1;
      pull.current = { id, grip: grip ?? { x: 0, y: 0 }, from: crop, at };
      return true;
    },
    move({ id, at }) {
      const { current } = pull;
      if (current?.id !== id) return;
      const by = { x: (at.x - current.at.x) / scale, y: (at.y - current.at.y) / scale };
      onCrop(pullFrame(photo, current.from, current.grip, by), `pull ${runs.current}`);
    },
    up() {
      pull.current = null;
    },
    cancel() {
      const { current } = pull;
      pull.current = null;
      if (current) onCrop(current.from, `pull ${runs.current}`);
    },
  });

  const press = (grip: Grip) => (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const share = event.shiftKey ? 0.1 : 0.01;
    const by = { x: arrow.x * sides.width * share, y: arrow.y * sides.height * share };
    onCrop(pullFrame(photo, crop, grip, by));
  };

  return (
    <div
      ref={(element) => {
        stage.current = element;
        ref(element);
      }}
      className={styles.stage}
    >
      <img
        src={photo.url}
        alt="The photo, to crop"
        className={styles.photo}
        draggable={false}
        style={{
          width: photo.width * scale,
          height: photo.height * scale,
          transform: `translate(-50%, -50%) rotate(${crop.turns * 90 + crop.angle}deg)`,
        }}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a frame of handles is no set of fields */}
      <div
        role="group"
        aria-label="Crop frame"
        data-frame=""
        className={styles.frame}
        style={{
          width: frame.width * scale,
          height: frame.height * scale,
          left: `calc(50% + ${(middle.x - frame.width / 2) * scale}px)`,
          top: `calc(50% + ${(middle.y - frame.height / 2) * scale}px)`,
        }}
      >
        <span className={styles.thirds} aria-hidden="true" />
        {grips.map((grip, index) => {
          const { now, says } = gripValue(photo, crop, grip);
          return (
            <span
              key={grip.label}
              role="slider"
              tabIndex={0}
              aria-label={grip.label}
              aria-orientation={grip.x === 0 ? 'vertical' : 'horizontal'}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={now}
              aria-valuetext={says}
              data-grip={index}
              data-x={grip.x}
              data-y={grip.y}
              className={styles.grip}
              onKeyDown={press(grip)}
            />
          );
        })}
      </div>
    </div>
  );
}
