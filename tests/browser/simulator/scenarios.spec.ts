import { describe, expect, it } from 'vitest';
import { setUpSimulator } from './stage.ts';

const stage = setUpSimulator();
const button = (name: string) => stage.page.getByRole('button', { name, exact: true });

describe('a scenario', () => {
  it('shows that it is recorded, with stop and the host’s buttons, from every tab, and is named', async () => {
    await stage.open();
    await stage.panel('Scenarios');
    await button('Record').click();
    const bar = stage.page.getByRole('region', { name: 'Recording' });
    const press = (name: string) => bar.getByRole('button', { name, exact: true });
    await press('Stop').waitFor();
    for (const tab of ['Host', 'Device', 'Faults', 'Scenarios', 'Console', 'Suite', 'Messages']) {
      await stage.panel(tab);
      await bar.getByText('Recording').waitFor();
      await press('Hardware back').click({ trial: true });
      await press('Stop').click({ trial: true });
    }
    await stage.panel('Device');
    await press('Home').click();
    await stage.said('nav.tab', { handled: true });
    await press('Hardware back').click();
    await stage.said('nav.back');
    await bar.getByText('2 actions').waitFor();
    await stage.page.setViewportSize({ width: 390, height: 844 });
    for (const part of ['Controls', 'Messages', 'Device']) {
      await button(part).click();
      await press('Hardware back').click({ trial: true });
      await press('Stop').click({ trial: true });
    }
    await stage.page.keyboard.press('F6');
    await press('Stop').focus();
    await stage.page.keyboard.press('Enter');
    const name = stage.page.getByLabel('Name of the recording');
    await expect.poll(() => name.evaluate((field) => field.matches(':focus'))).toBe(true);
    expect(await name.inputValue()).toBe('/wardrobes: tab home, back');
    // Its name is chosen as a whole: what is typed takes its place.
    await stage.page.keyboard.type('Home and back');
    await stage.page.keyboard.press('Enter');
    await bar.waitFor({ state: 'detached' });
    await expect
      .poll(() => stage.page.evaluate(() => document.activeElement?.textContent))
      .toBe('Scenarios');
    await stage.page.getByRole('button', { name: /^Home and back/ }).waitFor();
    const saved = await stage.call((simulator) => simulator.scenarios());
    expect(saved.map((scenario) => scenario.name)).toEqual(['Home and back']);
  });

  it('is recorded, exported, imported and replayed', async () => {
    await stage.open();
    await stage.panel('Scenarios');
    await button('Record').click();
    await button('Stop recording').waitFor();
    await stage.toItems();
    await button('Back').click();
    await stage.said('nav.back', { handled: true });
    await button('Stop recording').click();
    await stage.page.getByText('tap link Items', { exact: true }).waitFor();

    const [download] = await Promise.all([
      stage.page.waitForEvent('download'),
      button('Export as *.bridge.json').click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.bridge\.json$/);
    const file = await download.path();
    await button('Delete').click();
    await stage.page.getByText('None yet').waitFor();

    await stage.page.getByLabel('Scenario file').setInputFiles(file);
    await button('Replay').click();
    await stage.page.getByText('PASS', { exact: true }).waitFor();

    const [scenario] = await stage.call((simulator) => simulator.scenarios());
    const broken = structuredClone(scenario!);
    const expected = broken.steps.find((step) => 'expect' in step && step.expect === 'nav.state')!;
    Object.assign(expected, { payload: { path: '/looks' }, withinMs: 500 });
    const result = await stage.call((simulator, given) => simulator.replay(given), broken);
    expect(result.status).toBe('fail');
    expect(result.failure).toContain('"/items", not "/looks"');
    // The result is the last line of the panel, and visible.
    const panel = stage.page.getByRole('region', { name: 'Scenarios' });
    const last = await panel.evaluate((shown) => {
      const { bottom } = shown.querySelector('[role=status]')!.getBoundingClientRect();
      return {
        line: (shown as HTMLElement).innerText.trim().split('\n').at(-1),
        isInSight: bottom <= innerHeight,
      };
    });
    expect(last).toEqual({ line: `FAIL ${result.failure}`, isInSight: true });
  });
});

/** The faults that have a share of a hundred messages, and what each does in the log. */
const shares = [
  ['Duplicate', 'duplicate', 'duplicate'],
  ['Reorder', 'held back', 'accepted'],
  ['Truncate', 'truncated', 'bad-payload'],
  ['Oversize', 'oversize', 'bad-payload'],
  ['Wrong origin', 'wrong origin', 'wrong-speaker'],
] as const;

describe('the faults', () => {
  it.each(shares)(
    '%s does what it is called, and the page says what it got',
    async (label, fault, verdict) => {
      await stage.open();
      await stage.panel('Faults');
      await stage.page.getByLabel(`${label}, %`).fill('100');
      await stage.call((simulator) => {
        simulator.clearLog();
        simulator.send({ type: 'app.state', payload: { state: 'active' } });
      });
      await stage.page.getByLabel('Search the log').fill(`${fault} ${verdict}`);
      const row = stage.page.getByRole('list', { name: 'Message log' }).getByRole('listitem');
      await row.filter({ hasText: fault }).first().waitFor();
      await button('No faults').click();
      expect(await stage.page.getByLabel(`${label}, %`).inputValue()).toBe('0');
    },
  );

  it('Latency and Jitter hold each message up, and keep the order', async () => {
    await stage.open();
    await stage.panel('Faults');
    await stage.page.getByLabel('Latency, ms').fill('300');
    await stage.page.getByLabel('Jitter, ms').fill('200');
    const tookMs = await stage.call(async (simulator) => {
      const began = performance.now();
      await simulator.back();
      return performance.now() - began;
    });
    // There and back again.
    expect(tookMs).toBeGreaterThanOrEqual(599);
    await stage.call((simulator) => simulator.open('/items'));
    await stage.call((simulator) => simulator.open('/account-settings'));
    await stage.said('nav.state', { path: '/account-settings', depth: 2 });
  });

  it('are the same for the same messages with the same seed, after a reload', async () => {
    await stage.open();
    await stage.panel('Faults');
    const run = async (seed: string) => {
      await stage.page.getByLabel('Drop, %').fill('0');
      await stage.page.getByLabel('Truncate, %').fill('0');
      await stage.page.getByLabel('Seed', { exact: true }).fill(seed);
      await stage.call((simulator) => simulator.clearLog());
      await button('Reload and begin anew').click();
      await stage.said('page.ready');
      await stage.call((simulator) => simulator.clearLog());
      await stage.page.getByLabel('Drop, %').fill('40');
      await stage.page.getByLabel('Truncate, %').fill('30');
      await stage.call((simulator) => {
        for (let n = 0; n < 30; n++) simulator.send({ type: 'bridge.ping' });
      });
      return stage.call((simulator) =>
        simulator
          .log()
          .filter(({ direction }) => direction === 'to-page')
          .map(({ fault }) => fault),
      );
    };
    const first = await run('one');
    expect(first.filter((fault) => fault === 'dropped').length).toBeGreaterThan(4);
    expect(await run('one')).toEqual(first);
    expect(await run('two')).not.toEqual(first);
    await button('Another seed').click();
    expect(await stage.page.getByLabel('Seed', { exact: true }).inputValue()).not.toBe('two');
  });
});
