import { spring } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { Component, type ReactNode } from 'react';
import type { TilesPerRow } from '#lib/density.ts';
import { springs } from '#ui/motion.ts';

const staggerSeconds = 0.012;
const staggeredTiles = 12;

/**
 * Carries the tiles on screen to their new places when the density changes (docs/design/look.md,
 * Motion). Tiles that were out of view fade in. A class component, since only `getSnapshotBeforeUpdate`
 * runs before the old places are gone.
 */
export class MovingTiles extends Component<{ perRow: TilesPerRow; children: ReactNode }> {
  override getSnapshotBeforeUpdate(before: { perRow: TilesPerRow }): Map<string, DOMRect> | null {
    if (before.perRow === this.props.perRow) return null;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
    return new Map(tilesInView().map(({ key, place }) => [key, place]));
  }

  override componentDidUpdate(
    _before: unknown,
    _state: unknown,
    places: Map<string, DOMRect> | null,
  ): void {
    // The rows are measured and scrolled to their position in this same turn; the next frame shows it.
    if (places && places.size > 0) requestAnimationFrame(() => move(places));
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

function tilesInView() {
  return [...document.querySelectorAll<HTMLElement>('[data-tile]')]
    .map((tile) => ({ tile, key: tile.dataset.tile ?? '', place: tile.getBoundingClientRect() }))
    .filter(({ place }) => place.bottom > 0 && place.top < innerHeight);
}

function move(places: Map<string, DOMRect>): void {
  for (const [index, { tile, key, place }] of tilesInView().entries()) {
    const delay = Math.min(index, staggeredTiles) * staggerSeconds;
    const from = places.get(key);
    if (!from) {
      animate(tile, { opacity: [0, 1] }, { duration: 0.2, delay });
      continue;
    }
    const x = from.left - place.left;
    const y = from.top - place.top;
    const scale = from.width / place.width;
    tile.style.transformOrigin = '0 0';
    const start = `translate(${x}px, ${y}px) scale(${scale})`;
    const { type: _type, ...settle } = springs.settle;
    animate(tile, { transform: [start, 'none'] }, { ...settle, type: spring, delay }).then(() => {
      tile.style.transform = '';
      tile.style.transformOrigin = '';
    });
  }
}
