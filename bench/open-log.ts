import type { HostSimulator } from '../host-simulator/scripting.ts';
import type { Person, Stage } from './stage.ts';
import { median, type Row } from './table.ts';

const messages = 500;
const rounds = 5;
const most = 1.3;

/**
 * How much longer the page takes for its answers while the simulator's log is looked at (decision
 * 018). Both are measured in turn, so that a machine that gets slower slows both.
 */
export async function measureOpenLog(stage: Stage, person: Person): Promise<Row[]> {
  const context = await stage.browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((session) => {
    localStorage.setItem('hem.session', JSON.stringify(session));
  }, person);
  const page = await context.newPage();
  await page.goto(`${stage.address}/host-simulator/`);
  const frame = page.frameLocator('iframe[title^="Hem in"]');
  await frame.getByRole('heading', { level: 1, name: 'Wardrobes' }).waitFor();
  const answers = async (tab: string) => {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    return page.evaluate(async (count) => {
      const simulator = (window as unknown as { hostSimulator: HostSimulator }).hostSimulator;
      simulator.clearLog();
      const start = performance.now();
      for (let message = 0; message < count; message += 1) await simulator.back();
      return performance.now() - start;
    }, messages);
  };
  await answers('Suite');
  const without: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    without.push(await answers('Suite'));
    beside.push(await answers('Messages'));
  }
  await context.close();
  const ratio = median(beside) / median(without);
  return [
    {
      what: `${messages} answers with the simulator’s log in sight`,
      figure: `${median(beside).toFixed(0)} ms`,
      beside: `${median(without).toFixed(0)} ms with another tab`,
      ratio,
      goal: `≤ ${most}`,
      holds: ratio <= most,
    },
  ];
}
