import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import type { OperationName } from '#contract/operations.ts';
import { addDays } from '#contract/rules/calendar-days.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { allCodeIsHere, rememberFiles } from '../all-code.ts';
import type { Member, RunningServer } from '../built-server.ts';
import { sharedChromium, signedIn, views, watch } from '../chromium.ts';

/** Today, as the device's calendar has it: asked in each walk, since a run may go past midnight. */
export const todayIs = (): string => new Date().toLocaleDateString('sv');

/** A member's phone, and what is asked of the server as that member. */
export class Phone {
  readonly owner: string;
  context!: BrowserContext;
  page!: Page;
  faults: string[] = [];

  readonly server: RunningServer;
  readonly member: Member;

  constructor(server: RunningServer, member: Member) {
    this.server = server;
    this.member = member;
    this.owner = member.userId;
  }

  call<Name extends OperationName>(
    name: Name,
    input: OperationInput<Name>,
  ): Promise<OperationOutput<Name>> {
    return this.server.call(name, input, this.member.token);
  }
  async open(address: string): Promise<void> {
    const { server } = this;
    const browser = await sharedChromium();
    this.context = await browser.newContext({
      ...views.phone,
      reducedMotion: 'reduce',
      geolocation: { latitude: 38.7167, longitude: -9.1333 },
      permissions: ['geolocation'],
      storageState: signedIn(server.origin, this.member),
    });
    this.faults = watch(this.context, server.origin).faults;
    // Resources past the usual 250 are not told of: pictures would hide the code that came.
    await this.context.addInitScript(() => performance.setResourceTimingBufferSize(2000));
    await rememberFiles(this.context);
    this.page = await this.context.newPage();
    await this.page.goto(server.origin + address);
  }
  /** The network goes, once the page has what it needs without one. */
  async lose(): Promise<void> {
    await allCodeIsHere(this.page);
    await this.page.waitForLoadState('networkidle');
    await this.context.setOffline(true);
  }
  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: true }).first();
  }
  async tap(...names: (string | RegExp)[]): Promise<void> {
    for (const name of names) await this.button(name).tap();
  }
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }
  /** Nothing of this kind is on screen. */
  async misses(text: string | RegExp): Promise<void> {
    await expect.poll(() => this.page.getByText(text).count()).toBe(0);
  }
  /** The titles of the tiles, as they stand. */
  tiles(): Promise<string[]> {
    return this.page
      .locator('[data-tile]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText.split('\n')[0]!));
  }
  async shows(...titles: string[]): Promise<void> {
    await expect.poll(() => this.tiles()).toEqual(titles);
  }
  async select(...titles: string[]): Promise<void> {
    await this.tap('Select', ...titles.map((title) => new RegExp(`^${title}\\b`)));
  }
  /** Chooses of a menu. */
  async choose(button: string | RegExp, row: string): Promise<void> {
    await this.tap(button);
    await this.page.getByRole('menuitem', { name: row }).tap();
  }
  async fill(label: string | RegExp, text: string): Promise<void> {
    await this.page.getByLabel(label).first().fill(text);
  }

  async item(title: string): Promise<string> {
    return (await this.call('saveItem', { owner: this.owner, changes: { title } })).item.itemId;
  }
  async items(...titles: string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const title of titles) ids.push(await this.item(title));
    return ids;
  }
  async outfit(title: string): Promise<string> {
    const itemId = await this.item('Hat');
    const input = { owner: this.owner, changes: { title }, collage: collageOf([itemId]) };
    return (await this.call('saveOutfit', input)).outfit.outfitId;
  }
  async look(title: string): Promise<string> {
    const link = { url: 'https://example.com/a', siteName: null };
    const changes = { kind: 'worn' as const, title, link };
    return (await this.call('saveLook', { owner: this.owner, changes })).look.lookId;
  }
  async wardrobe(name: string): Promise<string> {
    const input = { owner: this.owner, name, description: '' };
    return (await this.call('saveWardrobe', input)).wardrobe.wardrobeId;
  }
  async plan(outfitId: string, day: string): Promise<string> {
    const changes = { outfitId, day, slot: 'day' as const, title: null };
    return (await this.call('savePlan', { owner: this.owner, changes })).plan.planId;
  }
  async plans() {
    const today = todayIs();
    const from = addDays(today, -5);
    const { plans } = await this.call('getPlans', {
      owner: this.owner,
      from,
      to: addDays(today, 20),
    });
    return plans;
  }
  /** Puts a drawn picture there. Answers its id. */
  async picture(kind: 'item' | 'look'): Promise<string> {
    const bytes = new Uint8Array(await drawPicture());
    const contentType = 'image/jpeg';
    const asked = { kind, contentType, byteLength: bytes.length } as const;
    const { imageId, url } = await this.call('imageUpload', asked);
    const headers = { 'content-type': contentType, 'x-ms-blob-type': 'BlockBlob' };
    const put = await fetch(new URL(url, this.server.origin), {
      method: 'PUT',
      headers,
      body: bytes,
    });
    if (!put.ok) throw new Error(`the picture was not taken: ${put.status}`);
    return imageId;
  }
}
