import { GripVertical, SlidersHorizontal } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { ItemPicture } from '#components/item-picture.tsx';
import { bringIntoView } from '#ui/bring-into-view.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { type EditorActs, type EditorView, listCommands } from './commands.ts';
import type { EditorLayer } from './editor-board.ts';
import type { KnownPieces } from './known-piece.ts';
import styles from './layer-list.module.css';
import { moveInOrder } from './verbs.ts';

/**
 * Every layer, the uppermost first, with all that can be done to it without a drag (WCAG 2.5.7). The grip
 * changes the order: by a drag, or with the arrow keys.
 */
export function LayerList({
  view,
  acts,
  pieces,
}: {
  view: EditorView;
  acts: EditorActs;
  pieces: KnownPieces;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const { layers } = view.board;
  const count = layers.length;
  const grip = useGrip(list, (id, steps) => {
    const at = layers.findIndex((layer) => layer.id === id);
    // The list begins with the uppermost, which is the last layer.
    acts.edit(moveInOrder(view.board, id, at - steps));
  });
  if (count === 0) return <p className={styles.none}>Nothing on the board yet.</p>;
  return (
    <ul ref={list} className={styles.list} aria-label="Layers, from the front to the back">
      {layers.toReversed().map((layer, index) => (
        <Row
          key={layer.id}
          layer={layer}
          title={titleOf(layer, pieces)}
          position={`${index + 1} of ${count}`}
          pieces={pieces}
          view={view}
          acts={acts}
          isOpen={open === layer.id}
          onOpen={() => {
            setOpen(open === layer.id ? null : layer.id);
            acts.choose([layer.id]);
          }}
          grip={grip}
        />
      ))}
    </ul>
  );
}

/** The name of a layer; a gap has lost its piece. */
export const titleOf = ({ itemId }: EditorLayer, pieces: KnownPieces): string =>
  (itemId === null ? undefined : pieces.get(itemId)?.title) ?? 'A piece that is gone';

function Row({
  layer,
  title,
  position,
  pieces,
  view,
  acts,
  isOpen,
  onOpen,
  grip,
}: {
  layer: EditorLayer;
  title: string;
  position: string;
  pieces: KnownPieces;
  view: EditorView;
  acts: EditorActs;
  isOpen: boolean;
  onOpen(): void;
  grip: ReturnType<typeof useGrip>;
}) {
  const { id, itemId } = layer;
  const own = { ...view, chosen: [id] };
  const isChosen = view.chosen.includes(id);
  return (
    <li className={styles.row} data-row={id} data-chosen={isChosen || undefined}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.piece}
          aria-pressed={isChosen}
          onClick={(event) => {
            const others = view.chosen.filter((one) => one !== id);
            if (event.shiftKey) acts.choose(isChosen ? others : [...others, id]);
            else acts.choose([id]);
          }}
        >
          <span className={styles.picture}>
            <ItemPicture
              image={(itemId !== null && pieces.get(itemId)?.image) || null}
              alt=""
              sizes="40px"
              inset="small"
            />
          </span>
          <span className={styles.title}>{title}</span>
          <span className="visually-hidden">, {position}</span>
        </button>
        <IconButton label={`Change ${title}`} aria-expanded={isOpen} onClick={onOpen}>
          <SlidersHorizontal className={styles.small} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Order of ${title}: arrow keys`}
          className={styles.grip}
          data-own-keys=""
          onKeyDown={(event) => {
            const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key];
            if (steps === undefined) return;
            event.preventDefault();
            grip.move(id, steps);
          }}
          {...grip.pointers(id)}
        >
          <GripVertical className={styles.small} aria-hidden="true" />
        </IconButton>
      </div>
      {isOpen && (
        <div ref={bringIntoView} className={styles.commands}>
          {listCommands.map(({ label, commands }) => (
            <fieldset key={label} className={styles.group} aria-label={`${label}: ${title}`}>
              <span aria-hidden="true">{label}</span>
              {commands.map((command) => (
                <IconButton
                  key={command.name}
                  label={command.label}
                  aria-disabled={!command.isEnabled(own) || undefined}
                  className={styles.command}
                  onClick={() => command.isEnabled(own) && command.run(own, acts)}
                >
                  <command.Icon aria-hidden="true" />
                </IconButton>
              ))}
            </fieldset>
          ))}
        </div>
      )}
    </li>
  );
}

/** Dragging a row to another place: it follows the pointer, and the order changes when it is let go. */
function useGrip(list: { current: HTMLElement | null }, move: (id: string, steps: number) => void) {
  const drag = useRef<{ id: string; from: number; row: HTMLElement } | null>(null);
  const end = (event: PointerEvent, keeps: boolean) => {
    const held = drag.current;
    drag.current = null;
    if (!held) return;
    held.row.style.transform = '';
    held.row.removeAttribute('data-dragged');
    const rows = [...(list.current?.children ?? [])];
    const at = rows.indexOf(held.row);
    const to = rows.findIndex((row) => event.clientY < row.getBoundingClientRect().bottom);
    const target = to < 0 ? rows.length - 1 : to;
    if (keeps && target !== at) move(held.id, target - at);
  };
  return {
    move,
    pointers: (id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const row = event.currentTarget.closest<HTMLElement>('[data-row]');
        if (!row || event.button > 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        row.setAttribute('data-dragged', '');
        drag.current = { id, from: event.clientY, row };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const held = drag.current;
        if (held) held.row.style.transform = `translateY(${event.clientY - held.from}px)`;
      },
      onPointerUp: (event: PointerEvent) => end(event, true),
      onPointerCancel: (event: PointerEvent) => end(event, false),
    }),
  };
}
