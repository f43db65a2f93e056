import AxeBuilder from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { setUpSimulator } from './stage.ts';

const stage = setUpSimulator();

const panels = {
  Controls: ['Host', 'Device', 'Faults', 'Scenarios'],
  Messages: ['Messages', 'Console', 'Storage', 'Height', 'Suite'],
};

describe('whoever has no mouse', () => {
  it('goes from part to part by F6, out of the frame as well', async () => {
    await stage.open();
    await stage.hem.locator('a').first().focus();
    await stage.page.keyboard.press('F6');
    const place = () =>
      stage.page.evaluate(() =>
        document.activeElement?.closest('section')?.getAttribute('aria-label'),
      );
    expect(await place()).toBe('Readings');
    await stage.page.keyboard.press('F6');
    expect(await place()).toBe('Controls');
    await stage.page.keyboard.press('Shift+F6');
    expect(await place()).toBe('Readings');
  });

  it('reaches every control of every panel by Tab and the arrows, and hears its name', async () => {
    await stage.open();
    for (const tab of Object.values(panels).flat()) {
      await stage.panel(tab);
      const unreachable = await stage.page
        .getByRole('tabpanel')
        .filter({ visible: true })
        .evaluateAll((shown) =>
          shown
            .flatMap((panel) => [
              ...panel.querySelectorAll<HTMLElement>('button, input, select, textarea'),
            ])
            .filter((control) => {
              const { disabled, labels } = control as HTMLInputElement;
              const name =
                control.getAttribute('aria-label') ||
                control.textContent?.trim() ||
                [...(labels ?? [])].map((label) => label.textContent).join('');
              // A file field is pressed through the button beside it.
              const isHelped = control.matches('[type=file]');
              return !name || (!disabled && control.tabIndex < 0 && !isHelped);
            })
            .map((control) => control.outerHTML.slice(0, 120)),
        );
      expect(unreachable, tab).toEqual([]);
    }
  });

  it.each([
    [1440, 900],
    [390, 844],
  ])('finds nothing that axe finds at %i × %i, on any of the tabs', async (width, height) => {
    await stage.page.setViewportSize({ width, height });
    await stage.open();
    for (const [part, tabs] of Object.entries(panels)) {
      if (width < 1024) await stage.page.getByRole('button', { name: part, exact: true }).click();
      for (const tab of tabs) {
        await stage.panel(tab);
        const { violations } = await new AxeBuilder({ page: stage.page })
          .exclude('iframe')
          .options({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] })
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${tab}: ${id} ${nodes[0]?.html.slice(0, 160)}`),
        ).toEqual([]);
      }
    }
  });
});
