import {
  type BoardBackground,
  type Collage,
  type Layer,
  type LayerPlace,
  layerSizes,
  maxLayers,
} from '#contract/rules/collage.ts';

/** A layer with a name of its own, by which edits know it; the saved collage has none. */
export interface EditorLayer extends Layer {
  id: string;
}

/** A collage in the making, whose layers have names. */
export interface EditorBoard {
  background: BoardBackground;
  /** From the back to the front. */
  layers: readonly EditorLayer[];
}

/** A board with nothing on it. */
export const emptyBoard: EditorBoard = { background: 'paper', layers: [] };

/** How many more layers a board may have. */
export const roomOn = ({ layers }: EditorBoard): number => maxLayers - layers.length;

/** The board of a saved collage; its layers are named by their places. */
export const boardOf = ({ background, layers }: Collage): EditorBoard => ({
  background,
  layers: layers.map(({ itemId, x, y, size, rotation, isFlipped }, index) => ({
    id: `saved-${index}`,
    itemId,
    x,
    y,
    size,
    rotation,
    isFlipped,
  })),
});

/** The collage that is saved of a board. */
export const collageOf = ({ background, layers }: EditorBoard): Collage => ({
  background,
  layers: layers.map(({ id: _id, ...layer }) => layer),
});

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Degrees as the contract has them: over -180, at most 180. */
export function turned(degrees: number): number {
  const rest = degrees % 360;
  if (rest > 180) return rest - 360;
  return rest <= -180 ? rest + 360 : rest;
}

/**
 * A place as it may be saved: within the contract's limits ([Note: Collage]), and with its middle on the
 * board, where a finger reaches it, or no farther off than it was. What is no finite number stays as it was
 * `before`.
 */
export function allowedPlace(place: LayerPlace, before: LayerPlace): LayerPlace {
  const finite = (name: 'x' | 'y' | 'size' | 'rotation') =>
    Number.isFinite(place[name]) ? place[name] : before[name];
  return {
    x: clamp(finite('x'), Math.min(0, before.x), Math.max(1, before.x)),
    y: clamp(finite('y'), Math.min(0, before.y), Math.max(1, before.y)),
    size: clamp(finite('size'), layerSizes.least, layerSizes.most),
    rotation: turned(finite('rotation')),
    isFlipped: place.isFlipped,
  };
}
