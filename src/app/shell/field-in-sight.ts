import { subscribe } from 'valtio/vanilla';
import { host } from '#lib/host.ts';
import { roomOf, scrollersOf } from './field-room.ts';

/*
 * [Note: Field in sight] A field that has the focus is brought into what is left to see of it: above the keyboard,
 * and between the bars that stand over its screen. Web views do not do that where the keyboard lies over the page,
 * and none knows of the bars. There is one rule for all rooms: when the focus moves, when the keyboard comes, when
 * the room becomes smaller, and when what the field is in has come to rest. In a room that is too low for bars and
 * field, the document says so (`data-typing-low`), and the bars scroll with the rest.
 */

/** The fields that are typed into. */
const typed =
  'input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"]), textarea';
/** A room lower than so many pixels is too low for bars that stay. */
const lowPx = 360;
/** How far a field stays from the edges of its room, in pixels, where there is space for that. */
const edgePx = 12;

/** Keeps the field that has the focus in sight from now on. Answers how to stop. */
export function keepFieldInSight(): () => void {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  let frame = 0;
  let isHeld = false;
  /** The field was to be shown while a finger was down: what is pressed must not move. */
  let isOwed = false;
  const show = () => {
    isOwed = isHeld;
    if (!isHeld) showField();
  };
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(show);
  };
  const hold = ({ type }: Event) => {
    isHeld = type === 'pointerdown';
    if (!isHeld && isOwed) soon();
  };
  let room = roomNow();
  const measure = () => {
    const [width, ...heights] = room;
    room = roomNow();
    const isLower = heights.some((before, index) => room[index + 1]! < before);
    // What was in sight stays so where the room grows; and a browser's bars go while one scrolls.
    if (isLower || room[0] !== width) soon();
    else markLow();
  };
  const rest = ({ target }: Event) => {
    if (target instanceof Element && target.contains(fieldNow())) soon();
  };
  const { signal } = watching;
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    addEventListener(type, hold, options);
  }
  for (const type of ['transitionend', 'animationend']) addEventListener(type, rest, options);
  addEventListener('focusin', soon, { signal });
  addEventListener('focusout', () => queueMicrotask(markLow), { signal });
  addEventListener('resize', measure, { signal });
  const leave = subscribe(host, measure);
  soon();
  return () => {
    watching.abort();
    leave();
    cancelAnimationFrame(frame);
  };
}

/** The height that the keyboard leaves of the page. */
const heightLeft = (): number => innerHeight - host.keyboard.height;

/** The page's width, and its heights: what the keyboard leaves, and what the host gives, of which it may hear later. */
const roomNow = (): readonly number[] => [
  innerWidth,
  heightLeft(),
  host.viewport?.height ?? innerHeight,
];

/** The field that has the focus, or null. */
function fieldNow(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.matches(typed)
    ? activeElement
    : null;
}

/** Says in the document whether somebody types in a room that is too low for bars. */
const markLow = () =>
  document.documentElement.toggleAttribute(
    'data-typing-low',
    fieldNow() !== null && heightLeft() < lowPx,
  );

function showField(): void {
  markLow();
  const field = fieldNow();
  if (!field) return;
  const scrollers = scrollersOf(field);
  // A bar may stand elsewhere once the page was scrolled.
  for (let pass = 0; pass < 3; pass += 1) {
    const room = roomOf(field, scrollers, heightLeft());
    const by = room ? wayInto(room, field.getBoundingClientRect()) : 0;
    if (Math.abs(by) < 1) return;
    scroll(scrollers, by);
  }
}

/** How far the page is to be scrolled for a field to be in a room: as little as that takes. */
function wayInto(room: { top: number; bottom: number }, field: DOMRect): number {
  const spare = room.bottom - room.top - field.height;
  // Where there is no space for all of it, it shows where it begins.
  if (spare <= 0) return field.top - room.top;
  const edge = Math.min(edgePx, spare / 2);
  const below = field.bottom + edge - room.bottom;
  const above = field.top - edge - room.top;
  return below > 0 ? below : Math.min(above, 0);
}

/** Scrolls by a way: the innermost as far as it can, the others what is left of it. */
function scroll(scrollers: readonly Element[], way: number): void {
  let left = way;
  for (const scroller of scrollers) {
    const before = scroller.scrollTop;
    scroller.scrollTop += left;
    left -= scroller.scrollTop - before;
    if (Math.abs(left) < 1) return;
  }
}
