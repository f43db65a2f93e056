import type { Browser } from 'webdriverio';
import { BoardPage } from './board-page.ts';

const withinMs = 20_000;

/** The steps of an order, worked at by touch. */
export class ServicesPage {
  readonly device: Browser;

  constructor(device: Browser) {
    this.device = device;
  }

  /** Presses a service of the list: one that needs an amount opens its step. */
  async press(name: string): Promise<void> {
    const row = this.device.$(`//label[.//input[@type="checkbox"]][.//*[text()="${name}"]]`);
    await row.waitForDisplayed({ timeout: withinMs });
    await row.scrollIntoView({ block: 'center' });
    await row.click();
  }

  /** Chooses a service of the list. */
  async choose(name: string): Promise<void> {
    await this.press(name);
    const box = this.device.$(`//label[.//*[text()="${name}"]]//input[@type="checkbox"]`);
    await this.device.waitUntil(() => box.isSelected(), {
      timeout: withinMs,
      timeoutMsg: `“${name}” is not chosen`,
    });
  }

  /** Sets a mark in the middle of the garment's photo, with a finger; on a phone it is shown larger for that. */
  async mark(): Promise<void> {
    const photo = 'section[aria-label="The garment"] img';
    await this.device.$(photo).waitForExist({ timeout: withinMs });
    await this.device.$(photo).scrollIntoView({ block: 'center' });
    await this.tap(photo);
    const isSmall = await this.device.execute(() => window.innerWidth < 768);
    if (isSmall) await this.tap(`[role="dialog"] ${photo}`);
    await this.device.$('button[aria-label*=", mark 1 of 1"]').waitForExist({ timeout: withinMs });
    if (!isSmall) return;
    await this.device.$('[role="dialog"]').$('button=Done').click();
    await this.device.$('[role="dialog"]').waitForExist({ reverse: true, timeout: withinMs });
  }

  /** Taps the middle of it, once it stands still. */
  private async tap(selector: string): Promise<void> {
    const there = this.device.$(selector);
    await there.waitForDisplayed({ timeout: withinMs });
    await there.waitForStable({ timeout: withinMs });
    const still = { x: 0, y: 0 };
    await new BoardPage(this.device).glide(selector, { at: still, by: still });
  }

  /** Waits until the present stop of the order that is first is this one. */
  stands = (status: string) =>
    this.device.waitUntil(
      async () => (await this.device.$('article [aria-current="step"]').getText()).includes(status),
      { timeout: withinMs, interval: 100, timeoutMsg: `the order does not stand at “${status}”` },
    );
}
