import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { arrives, heard } from './hosts/heard.ts';
import type { Keyboard } from './hosts/host.ts';
import { keepPicture, openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());
afterEach(({ task }) => keepPicture(stage, task));

/** The last height that the page posted. */
async function lastHeight(): Promise<{ height: number; mode: string; loop?: boolean }> {
  const [last] = (await heard(stage.host, 'page.height')).slice(-1);
  return last!.content as never;
}

const contentHeight = () =>
  stage.device.execute(
    () => document.querySelector('[data-height]')?.getBoundingClientRect().height ?? 0,
  );
const viewHeight = () => stage.device.execute(() => innerHeight);

describe('the height of the page', () => {
  it('is the height of what is on it, and follows it both ways', async () => {
    const { device, hem, host } = stage;
    await host.start({ path: '/account-settings' });
    await hem.isOn('Account Settings');
    const follows = async () => {
      const { height, mode } = await lastHeight();
      return mode === 'fit' && height > 0 && Math.abs(height - (await contentHeight())) <= 1;
    };
    await device.waitUntil(follows, { timeoutMsg: 'the height is not that of the content' });
    const tall = (await lastHeight()).height;
    await hem.follow('Password & Security');
    await arrives(host, '/account-settings?tab=Password+%26+Security');
    await device.waitUntil(async () => (await lastHeight()).height !== tall && follows(), {
      timeoutMsg: 'the height did not follow the other tab',
    });
    await hem.follow('Profile');
    await device.waitUntil(async () => (await lastHeight()).height === tall, {
      timeoutMsg: 'the height did not come back with the first tab',
    });
  });

  it('settles under a host that makes the web view as tall as the page', async (context) => {
    const { device, hem, host } = stage;
    if (host.cannot.has('applied heights')) context.skip('the app decides');
    await host.start({ path: '/account-settings' });
    await hem.isOn('Account Settings');
    const own = await viewHeight();
    await host.applyHeights(true);
    await device.waitUntil(
      async () => {
        const view = await viewHeight();
        return view !== own && Math.abs(view - (await lastHeight()).height) <= 1;
      },
      { timeoutMsg: 'the web view is not as tall as the page says' },
    );
    const posts = await heard(host, 'page.height');
    expect(posts.filter(({ content }) => (content as { loop?: boolean }).loop)).toEqual([]);
    expect(posts.length).toBeLessThan(12);

    // A list fills the view that the host gives it, and scrolls inside.
    await hem.press('More');
    await hem.choose('Wardrobes');
    await heard(host, 'page.height', { content: { mode: 'fill' } });
    await device.waitUntil(async () => (await viewHeight()) === own, {
      timeoutMsg: 'the list did not get the host’s own height',
    });
    await host.applyHeights(false);
  });
});

describe.each<Keyboard>(['overlay', 'resize'])('a keyboard in the way: %s', (place) => {
  beforeEach((context) => {
    if (stage.host.cannot.has('keyboard')) context.skip('this target has no keyboard');
  });
  afterEach(() => stage.host.keyboard('off'));

  /** Whether a field and the button that saves it lie between the top of the view and the keyboard. */
  const bothShow = (button: string) =>
    stage.device.execute((button) => {
      const style = getComputedStyle(document.documentElement);
      const keyboard = Number.parseFloat(style.getPropertyValue('--keyboard-height')) || 0;
      const foot = (visualViewport?.height ?? innerHeight) - keyboard;
      const save = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent?.trim() === button,
      );
      return [document.activeElement, save].every((element) => {
        if (!element || element === document.body) return false;
        const { top, bottom } = element.getBoundingClientRect();
        const shown = document.elementFromPoint(
          element.getBoundingClientRect().left + 8,
          (top + bottom) / 2,
        );
        return top >= 0 && bottom <= foot + 1 && element.contains(shown);
      });
    }, button);

  it.each([
    ['/account-settings', 'Bio', 'Save'],
    ['/account-settings', 'First name', 'Save'],
    ['/wardrobes?sheet=new', 'Name', 'Create wardrobe'],
    ['/wardrobes?sheet=new', 'What it is for', 'Create wardrobe'],
  ])('at %s “%s” stays in sight, and “%s” as well', async (path, label, button) => {
    const { device, hem, host } = stage;
    await host.start({ path });
    await hem.focus(label);
    const before = await viewHeight();
    await host.keyboard(place);
    await device.waitUntil(() => bothShow(button), {
      timeoutMsg: `“${label}” or “${button}” is behind the keyboard`,
    });
    await hem.field(label).addValue('abc');
    await device.waitUntil(() => bothShow(button), {
      timeoutMsg: `“${label}” or “${button}” is behind the keyboard while one types`,
    });
    if (place === 'resize') expect(await viewHeight()).toBeLessThan(before);
  });
});
