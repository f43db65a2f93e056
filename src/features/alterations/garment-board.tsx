import { Maximize2, Trash2 } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import type { ChosenService } from '#api/store/pending-changes.ts';
import { ratioOf } from '#components/board/layer-geometry.ts';
import { describeItem } from '#components/item-tile.tsx';
import { MarkNumber, PhotoMark } from '#components/photo-mark.tsx';
import { sourceSet } from '#components/source-set.ts';
import { placeOn } from '#components/use-pin-drag.ts';
import type { ServicePin } from '#contract/rules/service-pins.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import paper from '#ui/pattern-paper.module.css';
import styles from './garment-board.module.css';
import { mostPins } from './service-list.tsx';

/** How far an arrow key moves a mark, as a fraction of the photo. */
const keyStep = 0.02;

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The garment on pattern paper, with a numbered mark wherever a service is to be done. A tap on it sets a mark of
 * the active service; a mark is carried, or chosen and then moved by a tap or by the arrow keys. Where it is too
 * small for a finger, the tap shows it larger first.
 */
export function GarmentBoard({
  item,
  services,
  active,
  onActive,
  onChange,
  onEnlarge,
}: {
  item: ItemDetails;
  services: readonly ChosenService[];
  active: ChosenService | null;
  onActive(variantId: string): void;
  onChange(service: ChosenService, pins: ServicePin[]): void;
  /** Shows it larger; left out where it is as large as can be. */
  onEnlarge?: () => void;
}) {
  const photo = useRef<HTMLDivElement>(null);
  const [grasped, setGrasped] = useState<{ variantId: string; index: number } | null>(null);
  const image = item.images[0];
  const held = services.find(({ variantId }) => variantId === grasped?.variantId);
  const heldPin = held?.pins[grasped?.index ?? -1];
  // As fine as the cart keeps them: what is the same there is the same here.
  const put = (service: ChosenService, pins: readonly ServicePin[]) =>
    onChange(
      service,
      pins.map(({ x, y }) => ({ x: within(x), y: within(y) })),
    );
  const move = (service: ChosenService, index: number, to: ServicePin) =>
    put(
      service,
      service.pins.map((pin, at) => (at === index ? to : pin)),
    );
  const isFull = active !== null && active.pins.length >= mostPins;
  const removedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const press = (event: MouseEvent) => {
    // The second tap of a double one, on what lay below the button.
    if (performance.now() - removedAtMs.current < doubleTapMs) return;
    const place = placeOn(photo.current, event);
    if (!place) return;
    if (held && heldPin && grasped) {
      move(held, grasped.index, place);
      return setGrasped(null);
    }
    if (onEnlarge && isSmall()) return onEnlarge();
    if (active && !isFull) put(active, [...active.pins, place]);
  };
  const remove = (service: ChosenService, index: number) => {
    setGrasped(null);
    removedAtMs.current = performance.now();
    put(
      service,
      service.pins.filter((_pin, at) => at !== index),
    );
  };
  return (
    <section
      className={classes(styles.board, paper.paper)}
      data-large={!onEnlarge || undefined}
      aria-label="The garment"
    >
      {image?.urls ? (
        <div
          ref={photo}
          className={styles.photo}
          style={{ '--ratio': ratioOf(image) } as CSSProperties}
          data-mode={image.treatment?.mode}
          data-full={isFull || undefined}
        >
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the service's own button does the same */}
          <img
            src={image.urls[1600]}
            srcSet={sourceSet(image)}
            sizes={
              onEnlarge ? '(min-width: 768px) 480px, 240px' : '(min-width: 768px) 440px, 100vw'
            }
            alt={describeItem(item)}
            draggable={false}
            onClick={press}
          />
          {services.map((service, number) =>
            service.pins.map((pin, index) => (
              <Mark
                // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its position in the list
                key={`${service.variantId} ${index}`}
                photo={photo}
                pin={pin}
                number={number + 1}
                label={`${service.name}, mark ${index + 1} of ${service.pins.length}`}
                isHeld={held === service && grasped?.index === index}
                onMove={(to) => move(service, index, to)}
                onPress={() => {
                  onActive(service.variantId);
                  const isSame = held === service && grasped?.index === index;
                  setGrasped(isSame ? null : { variantId: service.variantId, index });
                }}
                onRemove={() => remove(service, index)}
              />
            )),
          )}
        </div>
      ) : (
        <p className={styles.none}>This piece has no photo yet.</p>
      )}
      {onEnlarge && image?.urls && (
        <IconButton
          label="Show the garment larger"
          raised
          className={styles.enlarge}
          onClick={onEnlarge}
        >
          <Maximize2 aria-hidden="true" />
        </IconButton>
      )}
      <p className={styles.hint} role="status" data-full={isFull || undefined}>
        {heldPin ? 'Tap where it belongs' : hintFor(active)}
      </p>
      {held && grasped && heldPin && (
        <button type="button" className={styles.remove} onClick={() => remove(held, grasped.index)}>
          <Trash2 aria-hidden="true" />
          Remove mark
        </button>
      )}
    </section>
  );
}

/** A double tap is this quick, in milliseconds. */
const doubleTapMs = 400;

/** Whether the garment beside the services is too small to say with a finger where: on a phone. */
export const isSmall = () => !window.matchMedia('(min-width: 768px)').matches;

function hintFor(active: ChosenService | null): string {
  if (!active) return 'Choose a service, then tap where';
  const { name, pins } = active;
  if (pins.length >= mostPins)
    return `${name}: all ${mostPins} marks are set, as many as there may be. Move or remove one.`;
  const left =
    pins.length === 0 ? `up to ${mostPins} marks` : `${pins.length} of ${mostPins} marks`;
  return `Tap the garment to mark: ${name} (${left})`;
}

function Mark({
  photo,
  pin,
  number,
  label,
  isHeld,
  onMove,
  onPress,
  onRemove,
}: {
  photo: RefObject<HTMLDivElement | null>;
  pin: ServicePin;
  /** Of its service, among those of the garment. */
  number: number;
  label: string;
  isHeld: boolean;
  onMove(to: ServicePin): void;
  onPress(): void;
  onRemove(): void;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') return onRemove();
    const way = arrows[event.key];
    if (!way) return;
    event.preventDefault();
    onMove({ x: within(pin.x + way[0] * keyStep), y: within(pin.y + way[1] * keyStep) });
  };
  return (
    <PhotoMark
      photo={photo}
      at={pin}
      label={label}
      isPressed={isHeld}
      keys="ArrowUp ArrowDown ArrowLeft ArrowRight Delete"
      onMove={onMove}
      onPress={onPress}
      onKeyDown={onKeyDown}
    >
      <MarkNumber number={number} />
    </PhotoMark>
  );
}

const within = (fraction: number) => Math.min(1, Math.max(0, Math.round(fraction * 1000) / 1000));
