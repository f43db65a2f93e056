import { layerExtent, ratioOf } from '#components/board/layer-geometry.ts';
import { naturalSize } from '#components/board/natural-size.ts';
import type { Size } from './board-gesture.ts';
import styles from './ghost.module.css';
import type { KnownPiece } from './known-piece.ts';

/** The ghost of a piece that is carried out of the tray: its picture, as large as it will lie on the board. */
export function makeGhost(
  { image, category }: KnownPiece,
  tile: Element,
  board?: Size,
): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = styles.ghost ?? '';
  ghost.setAttribute('aria-hidden', 'true');
  const { width, height } = layerExtent(naturalSize(category), ratioOf(image));
  const { width: wide, height: high } = board ?? { width: 366, height: 458 };
  ghost.style.width = `${width * wide}px`;
  ghost.style.height = `${height * high}px`;
  // The picture that the tile shows is there already.
  const shown = tile.querySelector('img:not([data-ground])') as HTMLImageElement | null;
  const picture = document.createElement('img');
  picture.src = shown?.currentSrc || image?.urls?.[720] || '';
  picture.alt = '';
  ghost.append(picture);
  return ghost;
}
