import { spring } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { Component, type ReactNode } from 'react';
import type { TilesPerRow } from '#lib/density.ts';
import { springs } from '#ui/motion.ts';

const staggerSeconds = 0.012;
const staggeredTiles = 12;

/**
 * Carries the tiles on screen to their new positions when the density changes (docs/design/look.md,
 * Motion). Tiles that were out of view fade in. A class component, since only `getSnapshotBeforeUpdate`
 * runs before the old positions are gone.
 */
export class MovingTiles extends Component<{ perRow: TilesPerRow; children: ReactNode }> {
  override getSnapshotBeforeUpdate(before: { perRow: TilesPerRow }): Map<string, DOMRect> | null {
    if (before.perRow === this.props.perRow) return null;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
    return new Map(tilesInView().map(({ key, position }) => [key, position]));
  }

  override componentDidUpdate(
    _before: unknown,
    _state: unknown,
    positions: Map<string, DOMRect> | null,
  ): void {
    // The rows are measured and scrolled to their position in this same turn; the next frame shows it.
    if (positions && positions.size > 0) requestAnimationFrame(() => move(positions));
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

function tilesInView() {
  return [...document.querySelectorAll<HTMLElement>('[data-tile]')]
    .map((tile) => ({ tile, key: tile.dataset.tile ?? '', position: tile.getBoundingClientRect() }))
    .filter(({ position }) => position.bottom > 0 && position.top < innerHeight);
}

function move(positions: Map<string, DOMRect>): void {
  for (const [index, { tile, key, position }] of tilesInView().entries()) {
    const delay = Math.min(index, staggeredTiles) * staggerSeconds;
    const from = positions.get(key);
    if (!from) {
      animate(tile, { opacity: [0, 1] }, { duration: 0.2, delay });
      continue;
    }
    const x = from.left - position.left;
    const y = from.top - position.top;
    const scale = from.width / position.width;
    tile.style.transformOrigin = '0 0';
    const start = `translate(${x}px, ${y}px) scale(${scale})`;
    const { type: _type, ...settle } = springs.settle;
    animate(tile, { transform: [start, 'none'] }, { ...settle, type: spring, delay }).then(() => {
      tile.style.transform = '';
      tile.style.transformOrigin = '';
    });
  }
}
