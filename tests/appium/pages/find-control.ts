import type { Browser, ChainablePromiseElement } from 'webdriverio';
import type { ControlName } from '#host-simulator/frame/controls.ts';

const mark = 'data-suite-control';

/**
 * Finds a control by its role and its name, by the words that recordings use (`nameControl` of the
 * simulator). It is marked in the page, so that the driver can tap it as a finger does.
 */
export async function findControl(
  device: Browser,
  control: ControlName,
): Promise<ChainablePromiseElement | undefined> {
  const isFound = await device.execute(
    (mark, { role, name, nth = 0 }) => {
      const tags: Record<string, string> = {
        A: 'link',
        BUTTON: 'button',
        SUMMARY: 'button',
        SELECT: 'combobox',
        TEXTAREA: 'textbox',
        LABEL: 'label',
      };
      const inputs: Record<string, string> = {
        checkbox: 'checkbox',
        radio: 'radio',
        range: 'slider',
        button: 'button',
        submit: 'button',
        search: 'searchbox',
      };
      const all = document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, select, textarea, input, label, [role]',
      );
      const roleOf = (element: HTMLElement) =>
        element.getAttribute('role') ??
        (element instanceof HTMLInputElement
          ? (inputs[element.type] ?? 'textbox')
          : tags[element.tagName]);
      const nameOf = (element: HTMLElement) => {
        const said = (one: Element) => one.getAttribute('alt') ?? one.getAttribute('aria-label');
        const by = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
        const pictures = [...element.querySelectorAll('img[alt], [aria-label]')].map(said);
        const name =
          by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') ||
          element.getAttribute('aria-label') ||
          (element as HTMLInputElement).labels?.[0]?.textContent ||
          element.textContent?.trim() ||
          pictures.join(' ') ||
          element.getAttribute('title') ||
          '';
        return name.replace(/\s+/g, ' ').trim().slice(0, 120);
      };
      for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
      const found = [...all].filter(
        (element) =>
          roleOf(element) === role &&
          element.getClientRects().length > 0 &&
          nameOf(element) === name,
      )[nth];
      found?.setAttribute(mark, '');
      return found !== undefined;
    },
    mark,
    control,
  );
  return isFound ? device.$(`[${mark}]`) : undefined;
}
