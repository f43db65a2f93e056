import { describe, expect, it } from 'vitest';
import { setUpSimulator } from './stage.ts';

const stage = setUpSimulator();

/** The row of a flag in the panel: its switch, its key, who set it. */
const row = (title: string) =>
  stage.page.getByTitle(/./).filter({ has: stage.page.getByLabel(title) });

describe('the flags panel', () => {
  it('shows what the page goes by and who set it, and sets and resets it', async () => {
    await stage.open();
    const header = stage.page.getByRole('switch', { name: 'Web header' });
    const whats = stage.hem.getByRole('button', { name: 'What’s New' });
    await row('Web header').getByText('set by the host').waitFor();
    await row('Message log').getByText('default').waitFor();
    expect(await header.getAttribute('aria-checked')).toBe('false');
    expect(await whats.count()).toBe(0);

    await header.click();
    await whats.waitFor();
    await stage.said('flags.state');
    expect(await header.getAttribute('aria-checked')).toBe('true');

    await header.click();
    await whats.waitFor({ state: 'detached' });
    await stage.page.getByRole('button', { name: 'Reset hem.flag.header' }).click();
    // The default of the registry: the page draws its own header.
    await whats.waitFor();
    await stage.page.getByRole('button', { name: 'Reset all flags' }).click();
    expect(await stage.call((simulator) => simulator.settings().flags)).toEqual({});
  });

  it('takes numbers as numbers', async () => {
    await stage.open();
    await stage.call((simulator) => simulator.clearLog());
    await stage.page.getByLabel('Page height interval, ms').fill('250');
    await stage.logged('to-page', 'flags.set', {
      verdict: 'accepted',
    });
    const { content } = await stage.said('flags.state');
    expect(content).toMatchObject({
      flags: { 'hem.flag.pageHeightIntervalMs': { value: 250, setBy: 'host' } },
    });
  });

  it('shows that the page’s address wins over the host', async () => {
    await stage.open(`?path=${encodeURIComponent('/wardrobes?hem.flag.syncButton=true')}`);
    await row('Sync with app button').getByText('set by the address').waitFor();
    await stage.page.getByRole('switch', { name: 'Sync with app button' }).click();
    await stage.logged('to-page', 'flags.set', { verdict: 'accepted' });
    await row('Sync with app button').getByText('set by the address').waitFor();
    expect(
      await stage.page
        .getByRole('switch', { name: 'Sync with app button' })
        .getAttribute('aria-checked'),
    ).toBe('true');
  });

  it('shows what the page found in its storage', async () => {
    await stage.page.goto(`${stage.origin}/host-simulator/`);
    await stage.page.evaluate(() => localStorage.setItem('hem.flag.debug', 'true'));
    await stage.open();
    await row('Message log').getByText('from storage').waitFor();
  });
});

describe('an address of the simulator', () => {
  it('sets the same up for somebody else, flags and all', async () => {
    await stage.open('?profile=webkit');
    await stage.toItems();
    await stage.panel('Device');
    await stage.page.getByText('412×915', { exact: true }).click();
    await stage.page.getByText('Sideways').click();
    await stage.call((simulator) => simulator.setFlag('hem.flag.syncButton', true));
    await stage.page.getByRole('button', { name: 'Copy an address that sets this up' }).click();
    await stage.page.getByText('The address is on the clipboard').waitFor();
    const address = await stage.page.evaluate(() => navigator.clipboard.readText());
    const other = await stage.openElsewhere(address);
    await stage.said('nav.state', { path: '/items' });
    expect(await stage.call((simulator) => simulator.settings())).toMatchObject({
      profile: 'webkit',
      device: '412×915',
      isRotated: true,
      flags: { 'hem.flag.syncButton': true, 'hem.flag.header': false },
    });
    await other.close();
  });
});
