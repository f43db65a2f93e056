import { colorFamilies } from '#contract/rules/color-families.ts';
import type { EditorBoard, EditorLayer } from './editor-board.ts';
import { applyEdit, type Edit } from './edits.ts';

/** The effect of an edit, in words for whoever does not see the board. */
export function editWords(
  board: EditorBoard,
  edit: Edit,
  titleOf: (layer: EditorLayer) => string,
): string {
  const after = applyEdit(board, edit).board;
  const { length: count } = after.layers;
  const named = (layers: readonly EditorLayer[]) =>
    layers.length === 1 ? titleOf(layers[0]!) : `${layers.length} pieces`;
  switch (edit.do) {
    case 'insert':
      return `${named(edit.layers.map(({ layer }) => layer))} added, ${count} on the board`;
    case 'remove': {
      const gone = board.layers.filter(({ id }) => edit.ids.includes(id));
      return `${named(gone)} removed, ${count} on the board`;
    }
    case 'order': {
      const moves = edit.ids.map((id, at) => ({ id, by: at - indexOf(board, id) }));
      const moved = moves.reduce((far, one) => (Math.abs(one.by) > Math.abs(far.by) ? one : far));
      const position = count - indexOf(after, moved.id);
      const layer = after.layers[indexOf(after, moved.id)]!;
      return `${titleOf(layer)} is ${position} of ${count} from the front`;
    }
    case 'change':
      return `${named(edit.layers)} ${changeOf(board, edit.layers[0]!)}`;
    case 'background': {
      const { background } = edit;
      if (background === 'paper') return 'The board is pattern paper';
      if (background === 'plain') return 'The board is plain';
      return `The board is ${colorFamilies[background].label.toLowerCase()}`;
    }
  }
}

const indexOf = ({ layers }: EditorBoard, id: string) => layers.findIndex((one) => one.id === id);

function changeOf({ layers }: EditorBoard, now: EditorLayer): string {
  const before = layers.find(({ id }) => id === now.id) ?? now;
  if (now.itemId !== before.itemId) return 'is there instead';
  if (now.isFlipped !== before.isFlipped) return 'flipped';
  if (now.size !== before.size) return now.size > before.size ? 'made larger' : 'made smaller';
  if (now.rotation !== before.rotation) return `turned to ${Math.round(now.rotation)} degrees`;
  return `moved to ${Math.round(now.x * 100)} % across, ${Math.round(now.y * 100)} % down`;
}
