import type { Browser, ChainablePromiseElement } from 'webdriverio';
import { findControl } from './find-control.ts';

const withinMs = 20_000;

/** The app as a person uses it, whatever shows it. It stays in the page: a Host does the rest. */
export class HemPage {
  readonly device: Browser;

  constructor(device: Browser) {
    this.device = device;
  }

  /** Whether the page shows the sign-in. */
  async isAtSignIn(): Promise<boolean> {
    return (await this.device.getUrl()).includes('/auth');
  }

  /** Signs in, and waits for the page that this leads to, by words of its headline. */
  async signIn(
    { email, password }: { email: string; password: string },
    leadsTo = 'Wardrobes',
  ): Promise<void> {
    const emailField = this.device.$('input[type="email"]');
    await emailField.waitForDisplayed({ timeout: withinMs });
    await emailField.setValue(email);
    await this.press('Continue');
    const passwordField = this.device.$('input[autocomplete="current-password"]');
    await passwordField.waitForDisplayed({ timeout: withinMs });
    await passwordField.setValue(password);
    await this.device.keys('Enter');
    await this.device.$(`h1*=${leadsTo}`).waitForExist({ timeout: withinMs });
  }

  press = (label: string) => this.tap('button', label);
  follow = (label: string) => this.tap('link', label);
  choose = (label: string) => this.tap('menuitem', label);

  /** Taps what has this role and name; the first, unless `nth` says. */
  async tap(role: string, name: string, nth = 0): Promise<void> {
    // While a screen changes, an element that was found can be gone a moment later: then it is searched
    // again. One that still moves is not tapped: the driver would hit what has come to its place.
    await this.#until(async () => {
      const control = await findControl(this.device, { role, name, nth });
      return control !== undefined && this.#tapStill(control);
    }, `nothing to tap: ${role} “${name}”`);
  }

  /** Chooses one of several by the first words of its label. */
  pick = (label: string) =>
    this.#until(
      () => this.#tapStill(this.device.$(`label*=${label}`)),
      `nothing to choose: “${label}”`,
    );

  async #tapStill(element: ChainablePromiseElement): Promise<boolean> {
    if (!(await element.isStable()) || !(await element.isClickable())) return false;
    await element.click();
    return true;
  }

  /** Waits for words that a person can read. */
  sees = (words: string) =>
    this.#until(async () => (await this.words()).includes(words), `not in sight: “${words}”`);

  /** Waits until words are gone. */
  misses = (words: string) =>
    this.#until(async () => !(await this.words()).includes(words), `still in sight: “${words}”`);

  /** All that can be read. */
  words = (): Promise<string> => this.device.execute(() => document.body.innerText);

  /** Waits for the screen's one headline. */
  isOn = (title: string) =>
    this.#until(
      () =>
        this.device.execute(
          (title) =>
            [...document.querySelectorAll('main h1')].some(
              ({ textContent }) => textContent?.trim() === title,
            ),
          title,
        ),
      `not on the screen “${title}”`,
    );

  /** The entries of the open menu. */
  async entries(): Promise<string[]> {
    await this.device.$('[role="menuitem"]').waitForDisplayed({ timeout: withinMs });
    return this.device.execute(() =>
      [...document.querySelectorAll('[role="menuitem"]')].map(
        ({ textContent }) => textContent ?? '',
      ),
    );
  }

  /** Waits until a sheet or a menu is open, or none is. */
  layer = (role: 'dialog' | 'menu', isOpen: boolean): Promise<unknown> =>
    this.device.$(`[role="${role}"]`).waitForExist({ reverse: !isOpen, timeout: withinMs });

  /** A field by its label. */
  field = (label: string): ChainablePromiseElement =>
    this.device.$(
      `//*[self::input or self::textarea or self::select][@id=//label[starts-with(normalize-space(), "${label}")]/@for or ancestor::label[starts-with(normalize-space(), "${label}")]]`,
    );

  /** Taps a field, scrolled clear of what may lie over the foot of the page. */
  async focus(label: string): Promise<void> {
    const field = this.field(label);
    await field.waitForDisplayed({ timeout: withinMs });
    await field.scrollIntoView({ block: 'center' });
    await field.click();
  }

  /** Types into a field, as a person adds to it. */
  async type(label: string, words: string): Promise<void> {
    await this.focus(label);
    await this.field(label).addValue(words);
  }

  /** Waits until a field holds this. */
  holds = (label: string, value: string) =>
    this.#until(
      async () => (await this.field(label).getValue()) === value,
      `“${label}” does not hold “${value}”`,
    );

  /** Picks a photo from the library. */
  async addPhoto(file: string): Promise<void> {
    await this.press('Add piece');
    const library = this.device.$('[data-testid="photo-library"]');
    await library.waitForExist({ timeout: withinMs });
    await library.addValue(file);
  }

  /** The tiles of the present list, newest first, by their titles. */
  tiles = (): Promise<string[]> =>
    this.device.execute(() =>
      [...document.querySelectorAll('[data-tile] a [dir="auto"]:first-child')].map(
        ({ textContent }) => textContent ?? '',
      ),
    );

  /** Whether the picture of the newest tile is there and decoded. */
  newestPictureShows = (): Promise<boolean> =>
    this.device.execute(() => {
      const picture = document.querySelector<HTMLImageElement>('[data-tile] img');
      return Boolean(picture?.src.includes('/images/') && picture.naturalWidth > 0);
    });

  async #until(isSo: () => Promise<boolean>, message: string): Promise<void> {
    // An element of a page that has just gone does not count: it tries again.
    const look = () => isSo().catch(() => false);
    await this.device.waitUntil(look, { timeout: withinMs, interval: 50, timeoutMsg: message });
  }
}
