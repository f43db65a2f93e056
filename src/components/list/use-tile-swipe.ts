import { type RefObject, useEffect, useRef } from 'react';

/** The one action that a swipe to the left over a tile does. */
export interface TileSwipe<Card> {
  /** The action in words, for a tile; null where it has none. */
  words(card: Card): string | null;
  act(card: Card): void;
}

/** How far a finger moves before it swipes, and how far it has to for the action, in pixels. */
const slack = 12;
const enough = 72;
const farthest = 96;
/** From the very edge of the screen a swipe is the phone's own way back, in pixels. */
const edge = 24;

/**
 * Does an action where a finger swipes a tile to the left: the tile goes with the finger and shows what will be done, and
 * past 72 px it is done. Nothing while one selects, and nothing for a mouse, which has the tile's own ways.
 */
export function useTileSwipe<Card>(
  root: RefObject<HTMLElement | null>,
  isOff: boolean,
  cards: ReadonlyMap<string, Card>,
  swipe: TileSwipe<Card> | null,
): void {
  const now = useRef({ cards, swipe });
  now.current = { cards, swipe };
  useEffect(() => {
    const grid = root.current;
    if (!grid || isOff) return;
    let press: { id: number; tile: HTMLElement; x: number; y: number; isSwipe: boolean } | null =
      null;
    let wasSwipe = false;
    const cardOf = (tile: HTMLElement) => now.current.cards.get(tile.dataset.id ?? '');
    const letGo = () => {
      const tile = press?.tile;
      press = null;
      if (!tile) return;
      tile.style.removeProperty('--swipe');
      delete tile.dataset.swipe;
      delete tile.dataset.swiped;
    };
    const onDown = (event: PointerEvent) => {
      letGo();
      wasSwipe = false;
      const tile = (event.target as Element).closest<HTMLElement>('[data-tile]');
      if (event.pointerType !== 'touch' || !event.isPrimary || !tile) return;
      if (event.clientX > window.innerWidth - edge) return;
      press = { id: event.pointerId, tile, x: event.clientX, y: event.clientY, isSwipe: false };
    };
    const onMove = (event: PointerEvent) => {
      if (!press || event.pointerId !== press.id) return;
      const [along, down] = [event.clientX - press.x, event.clientY - press.y];
      if (!press.isSwipe) {
        if (Math.hypot(along, down) <= slack) return;
        const card = cardOf(press.tile);
        const words = card && now.current.swipe?.words(card);
        if (!words || along > 0 || -along < 1.5 * Math.abs(down)) {
          press = null;
          return;
        }
        press.isSwipe = true;
        wasSwipe = true;
        press.tile.dataset.swipe = words;
      }
      press.tile.style.setProperty('--swipe', `${Math.min(0, Math.max(-farthest, along))}px`);
      press.tile.toggleAttribute('data-swiped', -along > enough);
    };
    const onUp = (event: PointerEvent) => {
      if (press?.isSwipe && press.x - event.clientX > enough) {
        const card = cardOf(press.tile);
        if (card) now.current.swipe?.act(card);
      }
      letGo();
    };
    // The tile is a link, which a swipe does not press.
    const onClick = (event: MouseEvent) => {
      if (!wasSwipe) return;
      wasSwipe = false;
      event.preventDefault();
      event.stopPropagation();
    };
    grid.addEventListener('pointerdown', onDown);
    grid.addEventListener('pointermove', onMove);
    grid.addEventListener('pointerup', onUp);
    grid.addEventListener('pointercancel', letGo);
    grid.addEventListener('click', onClick, { capture: true });
    return () => {
      letGo();
      grid.removeEventListener('pointerdown', onDown);
      grid.removeEventListener('pointermove', onMove);
      grid.removeEventListener('pointerup', onUp);
      grid.removeEventListener('pointercancel', letGo);
      grid.removeEventListener('click', onClick, { capture: true });
    };
  }, [root, isOff]);
}
