import type { Browser } from 'webdriverio';

/** The app as a person uses it, wherever it is framed. */
export class HemPage {
  readonly device: Browser;

  constructor(device: Browser) {
    this.device = device;
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<void> {
    const emailField = await this.device.$('input[type="email"]');
    await emailField.waitForDisplayed({ timeout: 30_000 });
    await emailField.setValue(email);
    await this.press('Continue');
    const passwordField = await this.device.$('input[autocomplete="current-password"]');
    await passwordField.waitForDisplayed({ timeout: 20_000 });
    await passwordField.setValue(password);
    await this.device.keys('Enter');
    await (await this.device.$('h1*=Wardrobes')).waitForExist({ timeout: 30_000 });
  }

  async press(label: string): Promise<void> {
    const button = await this.device.$(
      `//button[normalize-space()="${label}" or @aria-label="${label}"]`,
    );
    await button.waitForClickable({ timeout: 20_000 });
    await button.click();
  }

  async follow(label: string): Promise<void> {
    const link = await this.device.$(`//a[normalize-space()="${label}"]`);
    await link.waitForClickable({ timeout: 20_000 });
    await link.click();
  }

  /** Picks a photo from the library. */
  async addPhoto(file: string): Promise<void> {
    await this.press('Add item');
    const library = await this.device.$('[data-testid="photo-library"]');
    await library.waitForExist({ timeout: 20_000 });
    await library.addValue(file);
  }

  /** The tiles of the present list, newest first, by their words. */
  async tiles(): Promise<string[]> {
    const words = await this.device.execute(() =>
      JSON.stringify(
        [...document.querySelectorAll('[data-item] a')].map((tile) => tile.textContent),
      ),
    );
    return JSON.parse(words);
  }

  /** Waits for the picture of the newest tile to be there and decoded. */
  async newestPictureShows(): Promise<boolean> {
    return this.device.execute(() => {
      const picture = document.querySelector<HTMLImageElement>('[data-item] img');
      return Boolean(picture?.src.includes('/images/') && picture.naturalWidth > 0);
    });
  }
}
