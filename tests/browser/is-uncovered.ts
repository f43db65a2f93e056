import type { Locator } from 'playwright';

/** Whether a finger reaches the middle of it without scrolling. */
export const isUncovered = (there: Locator) =>
  there.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
