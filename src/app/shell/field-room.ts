/** A band of the window, in pixels from its top. */
interface Band {
  top: number;
  bottom: number;
}

/** A band that is lower than this is none: what lies there is no bar, or the field itself moves over the page. */
const leastPx = 24;

/** The elements that scroll a field, the innermost first; in something fixed over the page, only those within that. */
export function scrollersOf(field: Element): Element[] {
  const found: Element[] = [];
  for (let one = field.parentElement; one; one = one.parentElement) {
    const { overflowY, position } = getComputedStyle(one);
    if (one === document.body || one === document.documentElement) break;
    if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight) found.push(one);
    if (position === 'fixed') return found;
  }
  return document.scrollingElement ? [...found, document.scrollingElement] : found;
}

/**
 * The visible part of the things that a field scrolls with: above the keyboard, within all that scrolls them, and
 * between the bars that stand over them. Null where that is nothing, or nothing scrolls.
 */
export function roomOf(
  field: Element,
  scrollers: readonly Element[],
  heightLeft: number,
): Band | null {
  if (scrollers.length === 0) return null;
  const room = { top: 0, bottom: heightLeft };
  for (const scroller of scrollers) {
    if (scroller === document.scrollingElement) continue;
    const { top, bottom } = scroller.getBoundingClientRect();
    room.top = Math.max(room.top, top);
    room.bottom = Math.min(room.bottom, bottom);
  }
  if (room.bottom - room.top < leastPx) return null;
  // Bars may stand one above the other: a strip, and a foot under it.
  for (let bars = 0; bars < 4; bars += 1) {
    const above = barAt(field, room.top + 1);
    const below = barAt(field, room.bottom - 1);
    const top = Math.max(room.top, above?.getBoundingClientRect().bottom ?? 0);
    const bottom = Math.min(room.bottom, below?.getBoundingClientRect().top ?? room.bottom);
    if (bottom - top < leastPx) return room;
    if (top === room.top && bottom === room.bottom) return room;
    Object.assign(room, { top, bottom });
  }
  return room;
}

/** The bar that lies over a field's column at a height of the window: what stays while the field scrolls. */
function barAt(field: Element, y: number): Element | null {
  const { left, right } = field.getBoundingClientRect();
  for (const x of [(left + right) / 2, left + 8, right - 8]) {
    let bar: Element | null = null;
    for (
      let one = document.elementFromPoint(x, y);
      one && !one.contains(field);
      one = one.parentElement
    ) {
      if (/fixed|sticky/.test(getComputedStyle(one).position)) bar = one;
    }
    if (bar) return bar;
  }
  return null;
}
