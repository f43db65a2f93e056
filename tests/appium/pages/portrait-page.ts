import type { Browser } from 'webdriverio';
import { portraitSpots } from '#tests/support/portraits.ts';
import { BoardPage } from './board-page.ts';

const withinMs = 20_000;

/** The color analysis, worked at by touch. */
export class PortraitPage {
  readonly device: Browser;

  constructor(device: Browser) {
    this.device = device;
  }

  /** Picks a portrait from the library. */
  async pick(file: string): Promise<void> {
    const library = this.device.$('[data-testid="photo-library"]');
    await library.waitForExist({ timeout: withinMs });
    await library.addValue(file);
    await this.device.$('[data-stage] img').waitForDisplayed({ timeout: withinMs });
    await this.device.$('[data-stage]').waitForStable({ timeout: withinMs });
  }

  /** Taps the middle of what is asked, as often as there are such places in the drawn portrait. */
  async point(part: keyof typeof portraitSpots): Promise<void> {
    const board = new BoardPage(this.device);
    const { width, height } = await this.device.$('[data-stage]').getSize();
    for (const [index, { x, y }] of portraitSpots[part].entries()) {
      // Counted from the middle.
      const at = { x: Math.round((x - 0.5) * width), y: Math.round((y - 0.5) * height) };
      await board.glide('[data-stage]', { at, by: { x: 0, y: 0 } });
      await this.device.waitUntil(
        async () => (await this.device.$$(`[data-stage] [data-part="${part}"]`).length) > index,
        { timeout: withinMs, timeoutMsg: `no tap ${index + 1} of ${part}` },
      );
    }
  }
}
