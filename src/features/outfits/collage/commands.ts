import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  BringToFront,
  Copy,
  FlipVertical2,
  type LucideIcon,
  MoveDown,
  MoveUp,
  Redo2,
  Replace,
  RotateCcw,
  RotateCw,
  SendToBack,
  Trash2,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { type EditorBoard, roomOn } from './editor-board.ts';
import type { Edit } from './edits.ts';
import {
  backward,
  copyLayers,
  flipLayers,
  forward,
  moveLayers,
  removeLayers,
  sizeLayers,
  toBack,
  toFront,
  turnLayers,
} from './verbs.ts';

/** The view that a command reads. */
export interface EditorView {
  board: EditorBoard;
  /** The ids of the chosen layers. */
  chosen: readonly string[];
  canUndo: boolean;
  canRedo: boolean;
  /** One pixel of the screen, in fractions of the board's width and height. */
  pixel: { x: number; y: number };
}

/** The acts that a command calls. */
export interface EditorActs {
  /** Does an edit, and chooses the layers that it puts in; null does nothing. */
  edit(edit: Edit | null): void;
  undo(): void;
  redo(): void;
  choose(ids: readonly string[]): void;
  /** Lets another piece be picked that takes a layer's place. */
  startReplacing(id: string): void;
}

/**
 * One thing that can be done. The tool bar, the menu of a layer, the keys and the list of pieces all read it
 * from here, so that they agree.
 */
export interface Command {
  name: string;
  label: string;
  Icon: LucideIcon;
  /** As `aria-keyshortcuts` has them, several with spaces between; Mod is Control, or Command on Apple's. */
  keys?: string;
  isDanger?: true;
  isEnabled(view: EditorView): boolean;
  run(view: EditorView, acts: EditorActs): void;
}

const hasChoice = ({ chosen }: EditorView) => chosen.length > 0;

/** A command that does an edit to the chosen layers, where that changes something. */
const onChosen = (
  words: Pick<Command, 'name' | 'label' | 'Icon' | 'keys' | 'isDanger'>,
  editOf: (board: EditorBoard, chosen: readonly string[], view: EditorView) => Edit | null,
): Command => ({
  ...words,
  isEnabled: (view) => hasChoice(view) && editOf(view.board, view.chosen, view) !== null,
  run: (view, acts) => acts.edit(editOf(view.board, view.chosen, view)),
});

/** A tenth larger or smaller; by how much a press turns, in degrees. */
const step = { size: 1.1, degrees: 15, far: 10 };

const move = (
  name: string,
  direction: string,
  Icon: LucideIcon,
  key: string,
  x: number,
  y: number,
) => ({
  near: onChosen({ name, label: `Move ${direction}`, Icon, keys: key }, (board, ids, { pixel }) =>
    moveLayers(board, ids, x * pixel.x, y * pixel.y),
  ),
  far: onChosen(
    { name: `${name}-far`, label: `Move ${direction}`, Icon, keys: `Shift+${key}` },
    (board, ids, { pixel }) =>
      moveLayers(board, ids, x * step.far * pixel.x, y * step.far * pixel.y),
  ),
});
const moves = {
  left: move('left', 'left', ArrowLeft, 'ArrowLeft', -1, 0),
  right: move('right', 'right', ArrowRight, 'ArrowRight', 1, 0),
  up: move('up', 'up', ArrowUp, 'ArrowUp', 0, -1),
  down: move('down', 'down', ArrowDown, 'ArrowDown', 0, 1),
};

/** Everything that can be done to a board by name. */
export const commands = {
  undo: {
    name: 'undo',
    label: 'Undo',
    Icon: Undo2,
    keys: 'Mod+Z',
    isEnabled: ({ canUndo }) => canUndo,
    run: (_view, acts) => acts.undo(),
  },
  redo: {
    name: 'redo',
    label: 'Redo',
    Icon: Redo2,
    keys: 'Shift+Mod+Z Mod+Y',
    isEnabled: ({ canRedo }) => canRedo,
    run: (_view, acts) => acts.redo(),
  },
  front: onChosen({ name: 'front', label: 'Front', Icon: BringToFront, keys: 'Shift+]' }, toFront),
  back: onChosen({ name: 'back', label: 'Back', Icon: SendToBack, keys: 'Shift+[' }, toBack),
  forward: onChosen({ name: 'forward', label: 'Forward', Icon: MoveUp, keys: ']' }, forward),
  backward: onChosen({ name: 'backward', label: 'Backward', Icon: MoveDown, keys: '[' }, backward),
  flip: onChosen({ name: 'flip', label: 'Flip', Icon: FlipVertical2 }, flipLayers),
  copy: {
    name: 'copy',
    label: 'Copy',
    Icon: Copy,
    keys: 'Mod+D',
    isEnabled: ({ board, chosen }) => chosen.length > 0 && chosen.length <= roomOn(board),
    run: ({ board, chosen }, acts) => acts.edit(copyLayers(board, chosen)),
  },
  replace: {
    name: 'replace',
    label: 'Replace',
    Icon: Replace,
    isEnabled: ({ chosen }) => chosen.length === 1,
    run: ({ chosen }, acts) => acts.startReplacing(chosen[0]!),
  },
  remove: onChosen(
    { name: 'remove', label: 'Remove', Icon: Trash2, keys: 'Delete Backspace', isDanger: true },
    removeLayers,
  ),
  smaller: onChosen({ name: 'smaller', label: 'Smaller', Icon: ZoomOut, keys: '-' }, (board, ids) =>
    sizeLayers(board, ids, 1 / step.size),
  ),
  larger: onChosen({ name: 'larger', label: 'Larger', Icon: ZoomIn, keys: '+' }, (board, ids) =>
    sizeLayers(board, ids, step.size),
  ),
  turnLeft: onChosen({ name: 'turn-left', label: 'Turn left', Icon: RotateCcw }, (board, ids) =>
    turnLayers(board, ids, -step.degrees),
  ),
  turnRight: onChosen({ name: 'turn-right', label: 'Turn right', Icon: RotateCw }, (board, ids) =>
    turnLayers(board, ids, step.degrees),
  ),
  left: moves.left.near,
  right: moves.right.near,
  up: moves.up.near,
  down: moves.down.near,
  farLeft: moves.left.far,
  farRight: moves.right.far,
  farUp: moves.up.far,
  farDown: moves.down.far,
  chooseAll: {
    name: 'choose-all',
    label: 'Choose all',
    Icon: Copy,
    keys: 'Mod+A',
    isEnabled: ({ board }) => board.layers.length > 0,
    run: ({ board }, acts) => acts.choose(board.layers.map(({ id }) => id)),
  },
  letGo: {
    name: 'let-go',
    label: 'Let go',
    Icon: Undo2,
    keys: 'Escape',
    isEnabled: hasChoice,
    run: (_view, acts) => acts.choose([]),
  },
} as const satisfies Record<string, Command>;

const { front, back, flip, copy, remove, replace } = commands;

/** The tool bar under the board. */
export const barCommands: readonly Command[] = [front, back, flip, copy, remove];

/** The menu of a layer, in groups. */
export const menuCommands: readonly (readonly Command[])[] = [
  [front, commands.forward, commands.backward, back],
  [flip, copy, replace],
  [remove],
];

/** The commands of the list of pieces for a layer, without a drag: in rows, by what they change. */
export const listCommands: readonly { label: string; commands: readonly Command[] }[] = [
  {
    label: 'Move',
    commands: [commands.farLeft, commands.farRight, commands.farUp, commands.farDown],
  },
  { label: 'Size', commands: [commands.smaller, commands.larger] },
  { label: 'Turn', commands: [commands.turnLeft, commands.turnRight, flip] },
  { label: 'Order', commands: [commands.forward, commands.backward, front, back] },
  { label: 'Piece', commands: [copy, replace, remove] },
];

/** The command of a pressed key, or null. */
export function commandOf(event: KeyboardEvent): Command | null {
  const { key, altKey } = event;
  if (altKey) return null;
  const isMod = event.ctrlKey || event.metaKey;
  // Shift makes braces of brackets, on the layouts that have them.
  const name = { '{': '[', '}': ']', '=': '+' }[key] ?? key;
  // On many layouts + is a shifted key itself.
  const isShift = event.shiftKey && name !== '+';
  const pressed = [isShift && 'Shift', isMod && 'Mod', name]
    .filter(Boolean)
    .join('+')
    .toLowerCase();
  return (
    Object.values<Command>(commands).find(({ keys }) =>
      keys?.toLowerCase().split(' ').includes(pressed),
    ) ?? null
  );
}

/** The keys of a command as assistive technology is told of them. */
export const ariaKeys = ({ keys }: Command): string | undefined => {
  const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
  return keys?.replaceAll('Mod', isApple ? 'Meta' : 'Control');
};
