import type { BoardBackground } from '#contract/rules/collage.ts';
import type { EditorBoard, EditorLayer } from './editor-board.ts';

/**
 * One change of a board, as plain data, so that it can be kept on the device. Whatever is done to a board is
 * one of these five, and each has an inverse of the same kinds.
 */
export type Edit =
  /** Puts layers in; `at` is each one's place once all are in, in ascending order. */
  | { do: 'insert'; layers: readonly { at: number; layer: EditorLayer }[] }
  | { do: 'remove'; ids: readonly string[] }
  /** Puts layers in the places of those that have their ids. */
  | { do: 'change'; layers: readonly EditorLayer[] }
  /** The ids of all layers, from the back to the front. */
  | { do: 'order'; ids: readonly string[] }
  | { do: 'background'; background: BoardBackground };

/** The board after an edit, and the edit that takes it back exactly. */
export function applyEdit(board: EditorBoard, edit: Edit): { board: EditorBoard; inverse: Edit } {
  const { layers } = board;
  switch (edit.do) {
    case 'insert': {
      const next = [...layers];
      for (const { at, layer } of edit.layers) next.splice(at, 0, layer);
      const inverse: Edit = { do: 'remove', ids: edit.layers.map(({ layer }) => layer.id) };
      return { board: { ...board, layers: next }, inverse };
    }
    case 'remove': {
      const gone = new Set(edit.ids);
      const removed = layers.flatMap((layer, at) => (gone.has(layer.id) ? [{ at, layer }] : []));
      const next = layers.filter(({ id }) => !gone.has(id));
      return { board: { ...board, layers: next }, inverse: { do: 'insert', layers: removed } };
    }
    case 'change': {
      const changed = new Map(edit.layers.map((layer) => [layer.id, layer]));
      const before = layers.filter(({ id }) => changed.has(id));
      const next = layers.map((layer) => changed.get(layer.id) ?? layer);
      return { board: { ...board, layers: next }, inverse: { do: 'change', layers: before } };
    }
    case 'order': {
      const byId = new Map(layers.map((layer) => [layer.id, layer]));
      const next = edit.ids.flatMap((id) => byId.get(id) ?? []);
      const inverse: Edit = { do: 'order', ids: layers.map(({ id }) => id) };
      return { board: { ...board, layers: next }, inverse };
    }
    case 'background': {
      const inverse: Edit = { do: 'background', background: board.background };
      return { board: { ...board, background: edit.background }, inverse };
    }
  }
}
