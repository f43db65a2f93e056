import { describe, expect, it } from 'vitest';
import { setUpSimulator } from './stage.ts';

const stage = setUpSimulator();

const applied = () =>
  stage.frame.evaluate((element) => (element as HTMLIFrameElement).offsetHeight);

/** A line of the meter, as a number where it is one. */
const reading = async (name: string) => {
  const term = stage.page.locator('dt', { hasText: new RegExp(`^${name}$`) });
  const words = await term.locator('xpath=following-sibling::dd').innerText();
  return Number.parseFloat(words);
};

/** Opens a page that fits its content, and the panel, with a policy. */
async function open(policy?: string): Promise<void> {
  await stage.open('?path=/account-settings');
  await stage.panel('Height');
  if (policy) await stage.page.getByText(policy, { exact: true }).click();
}

describe('a host that is told the page’s height', () => {
  it('may ignore it', async () => {
    await open('Ignore');
    const own = await applied();
    await expect.poll(() => reading('Reported')).toBeGreaterThan(own);
    expect(await applied()).toBe(own);
    expect(await reading('Applied')).toBe(own);
  });

  it('may apply it, both ways, and the meter says what is reported, applied and true', async () => {
    await open('Apply');
    const all = async () => [
      await reading('Reported'),
      await reading('Applied'),
      await reading('True'),
      await applied(),
    ];
    const heights = async () => new Set(await all()).size;
    // As tall as the form is once it is there.
    await expect.poll(applied).toBeGreaterThan(900);
    await expect.poll(heights).toBe(1);
    const before = await applied();
    await stage.hem.locator('[data-height]').evaluate((root) => {
      const more = document.createElement('div');
      more.id = 'more';
      more.style.height = '300px';
      root.append(more);
    });
    await expect.poll(applied).toBe(before + 300);
    await stage.hem.locator('#more').evaluate((more) => more.remove());
    await expect.poll(applied).toBe(before);
    await expect.poll(heights).toBe(1);
    expect(await reading('Posts')).toBeGreaterThanOrEqual(3);
    await expect.poll(() => reading('Posts a second')).toBe(0);
    await stage.page.getByText('No loop').waitFor();
  });

  it('may apply it up to a limit', async () => {
    await open('Clamp');
    await stage.page.getByLabel('At most, px').fill('680');
    await expect.poll(applied).toBe(680);
    expect(await reading('Reported')).toBeGreaterThan(680);
  });

  it('may grow to it little by little, with few posts on the way', async () => {
    await open('Animate');
    await expect.poll(async () => (await applied()) - (await reading('Reported'))).toBe(0);
    expect(await reading('Posts')).toBeLessThan(6);
    const seconds = await stage.frame.evaluate(
      (frame) => getComputedStyle(frame).transitionDuration,
    );
    expect(Number.parseFloat(seconds)).toBeGreaterThan(0);
    await stage.page.getByText('No loop').waitFor();
  });

  it.each(['Apply', 'Animate'])(
    'shows a sheet in what the user sees, and the whole page after it, when it would %s',
    async (policy) => {
      await open(policy);
      await expect.poll(applied).toBeGreaterThan(900);
      await expect.poll(async () => (await applied()) - (await reading('Reported'))).toBe(0);
      const tall = await applied();
      await stage.call((simulator) => simulator.open('/account-settings?sheet=messages'));
      const sheet = stage.hem.getByRole('dialog');
      await sheet.waitFor();
      const screen = (await stage.page.getByLabel('Simulated device').boundingBox())!;
      const isInSight = async () => {
        const { y, height } = (await sheet.boundingBox())!;
        return y >= screen.y && y + height <= screen.y + screen.height;
      };
      await expect.poll(isInSight).toBe(true);
      await expect.poll(applied).toBeLessThan(700);
      await stage.call((simulator) => simulator.back());
      await sheet.waitFor({ state: 'detached' });
      await expect.poll(applied).toBe(tall);
    },
  );

  it('leaves a page that fills its web view to itself, after one that it had made tall', async () => {
    await open('Ignore');
    const own = await applied();
    await stage.page.getByText('Apply', { exact: true }).click();
    await expect.poll(applied).toBeGreaterThan(own + 200);
    await stage.call((simulator) => simulator.open('/items'));
    await stage.said('nav.state', { path: '/items' });
    await expect.poll(applied).toBe(own);
    await expect.poll(() => reading('Reported')).toBe(own);
    await stage.page.locator('dd', { hasText: /^fill$/ }).waitFor();
  });

  it('is alarmed by a page that grows with its own web view, which stops', async () => {
    await open('Apply');
    await stage.hem.locator('[data-height]').evaluate((root) => {
      const greedy = document.createElement('div');
      greedy.style.height = '100vh';
      root.append(greedy);
    });
    await stage.page.getByText(/^Loop: the page grows with its own web view/).waitFor();
    const stopped = await applied();
    await stage.page.getByText(/\d px, fit, loop$/).waitFor();
    await expect.poll(() => reading('Posts a second')).toBe(0);
    expect(await applied()).toBe(stopped);
    expect(stopped).toBeLessThan(6_000);
  });
});
