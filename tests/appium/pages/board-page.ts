import type { Browser } from 'webdriverio';

interface Point {
  x: number;
  y: number;
}

/** The editor of outfits, worked at by touch. Places are in CSS pixels of the page's window. */
export class BoardPage {
  readonly device: Browser;

  constructor(device: Browser) {
    this.device = device;
  }

  /** Waits until so many pieces lie on the board. */
  has = (count: number) =>
    this.device.waitUntil(async () => (await this.layers()).length === count, {
      timeout: 20_000,
      timeoutMsg: `there are not ${count} pieces on the board`,
    });

  /** How the pieces lie, from the back to the front, as they are rendered. */
  layers = (): Promise<string[]> =>
    this.device.execute(() =>
      [...document.querySelectorAll<HTMLElement>('[data-layer]')].map(({ style }) =>
        [style.left, style.top, style.height, style.transform].join(' '),
      ),
    );

  /** Waits until the pieces lie otherwise than `before`; answers how. */
  async moved(before: readonly string[]): Promise<string[]> {
    await this.device.waitUntil(async () => `${await this.layers()}` !== `${before}`, {
      timeout: 20_000,
      timeoutMsg: 'the pieces lie as before',
    });
    return this.layers();
  }

  /** The middle of the first element like this. */
  async middleOf(selector: string): Promise<Point> {
    await this.device.$(selector).waitForDisplayed({ timeout: 20_000 });
    return this.device.execute((selector) => {
      const box = document.querySelector(selector)!.getBoundingClientRect();
      return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    }, selector);
  }

  /**
   * Fingers that go down at a place beside the middle of an element, go so far together, and up again. They name
   * the element since the driver counts other places from the window around a frame.
   */
  async glide(selector: string, ...fingers: { at: Point; by: Point }[]): Promise<void> {
    const origin = await this.device.$(selector).getElement();
    const steps = 4;
    await this.device.performActions(
      fingers.map(({ at, by }, index) => ({
        type: 'pointer' as const,
        id: `finger ${index}`,
        parameters: { pointerType: 'touch' as const },
        actions: [
          { type: 'pointerMove', duration: 0, origin, ...at },
          { type: 'pointerDown', button: 0 },
          ...Array.from({ length: steps }, () => ({
            type: 'pointerMove',
            duration: 40,
            origin: 'pointer',
            x: Math.round(by.x / steps),
            y: Math.round(by.y / steps),
          })),
          { type: 'pointerUp', button: 0 },
        ],
      })) as never,
    );
    await this.device.releaseActions();
  }
}
