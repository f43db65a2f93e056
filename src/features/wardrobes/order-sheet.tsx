import { useDragControls } from 'framer-motion';
import { Reorder } from 'framer-motion/m';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useOrderWardrobes } from '#api/wardrobe-writes.ts';
import { Rail } from '#components/rail.tsx';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { hapticPlay } from '#lib/haptics.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import styles from './order-sheet.module.css';

/** Puts the wardrobes in order: a row is dragged by its handle, or moved by the arrow keys on it. */
export function OrderSheet({ wardrobes, onClose }: { wardrobes: Wardrobe[]; onClose(): void }) {
  const now = wardrobes.map(({ wardrobeId }) => wardrobeId);
  const [chosen, setChosen] = useState(now);
  const [told, setTold] = useState('');
  const known = new Map(wardrobes.map((wardrobe) => [wardrobe.wardrobeId, wardrobe]));
  // Another device may have made or deleted some meanwhile.
  const order = [
    ...chosen.filter((id) => known.has(id)),
    ...now.filter((id) => !chosen.includes(id)),
  ];
  const save = useOrderWardrobes({ onShown: onClose });
  const owner = wardrobes[0]!.ownerId;
  const isChanged = order.join() !== now.join();
  const move = (id: string, by: -1 | 1) => {
    const from = order.indexOf(id);
    const to = from + by;
    if (to < 0 || to >= order.length) return;
    setChosen(order.toSpliced(from, 1).toSpliced(to, 0, id));
    setTold(`${known.get(id)!.name}, ${to + 1} of ${order.length}`);
  };
  return (
    <Sheet
      title="Put in order"
      onClose={onClose}
      isRoute
      foot={
        <Button
          disabled={!isChanged}
          busy={save.isPending}
          onClick={() => save.mutate({ owner, wardrobeIds: order })}
        >
          Save order
        </Button>
      }
    >
      <Reorder.Group as="ul" axis="y" values={order} onReorder={setChosen} className={styles.list}>
        {order.map((id, index) => (
          <Row
            key={id}
            wardrobe={known.get(id)!}
            position={`${index + 1} of ${order.length}`}
            onMove={(by) => move(id, by)}
          />
        ))}
      </Reorder.Group>
      <p role="status" aria-live="assertive" className="visually-hidden">
        {told}
      </p>
    </Sheet>
  );
}

function Row({
  wardrobe: { wardrobeId, name, itemCount, rail },
  position,
  onMove,
}: {
  wardrobe: Wardrobe;
  /** The wardrobe's position, in words. */
  position: string;
  onMove(by: -1 | 1): void;
}) {
  const drag = useDragControls();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <Reorder.Item
      as="li"
      value={wardrobeId}
      dragListener={false}
      dragControls={drag}
      className={styles.row}
      whileDrag={{ scale: 1.02, zIndex: 1 }}
    >
      <span className={styles.rail}>
        <Rail hanging={rail.slice(0, 2)} size="small" />
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.count}>
          {itemCount} {itemCount === 1 ? 'piece' : 'pieces'}
        </span>
      </span>
      <button
        type="button"
        className={styles.handle}
        aria-label={`Move ${name}, ${position}, with the arrow keys`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          hapticPlay('selection');
          drag.start(event);
        }}
      >
        <GripVertical aria-hidden="true" />
      </button>
    </Reorder.Item>
  );
}
