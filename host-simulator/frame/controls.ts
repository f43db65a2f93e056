/** A control of the page, as a person would name it. */
export interface ControlName {
  role: string;
  name: string;
  /** The place among several of the same role and name, from 0. */
  nth?: number;
}

const roleOfTag: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  SUMMARY: 'button',
  SELECT: 'combobox',
  TEXTAREA: 'textbox',
  LABEL: 'label',
};
const roleOfInput: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  button: 'button',
  submit: 'button',
  search: 'searchbox',
};
const controls = 'a[href], button, summary, select, textarea, input, label, [role]';

const roleOf = (element: Element): string =>
  element.getAttribute('role') ??
  (element.tagName === 'INPUT'
    ? (roleOfInput[element.getAttribute('type') ?? ''] ?? 'textbox')
    : (roleOfTag[element.tagName] ?? ''));

/** Finds the accessible name of an element, approximately: from its label, its text or its images. */
function nameOf(element: Element): string {
  const labeled = element
    .getAttribute('aria-labelledby')
    ?.split(/\s+/)
    .map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '')
    .join(' ');
  const labels = (element as HTMLInputElement).labels;
  const pictures = [...element.querySelectorAll('img[alt], [aria-label]')]
    .map((each) => each.getAttribute('alt') ?? each.getAttribute('aria-label'))
    .join(' ');
  const name =
    labeled ||
    element.getAttribute('aria-label') ||
    labels?.[0]?.textContent ||
    element.textContent?.trim() ||
    pictures ||
    element.getAttribute('title') ||
    '';
  return name.replace(/\s+/g, ' ').trim().slice(0, 120);
}

const all = (page: Document, { role, name }: ControlName): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(controls)].filter(
    (element) =>
      roleOf(element) === role && element.getClientRects().length > 0 && nameOf(element) === name,
  );

/** Names the control that a tap on an element meant; `undefined` where there is none. */
export function nameControl(target: Element): ControlName | undefined {
  const element = target.closest(controls);
  if (!element || !roleOf(element)) return;
  const control: ControlName = { role: roleOf(element), name: nameOf(element) };
  const nth = all(element.ownerDocument, control).indexOf(element as HTMLElement);
  return nth > 0 ? { ...control, nth } : control;
}

/** Finds a control again, once it is there; gives up after a time, in milliseconds. */
export async function findControl(
  page: () => Document | undefined,
  control: ControlName,
  withinMs = 5_000,
): Promise<HTMLElement> {
  const untilMs = performance.now() + withinMs;
  for (;;) {
    const document = page();
    const found = document && all(document, control)[control.nth ?? 0];
    if (found) return found;
    if (performance.now() > untilMs) {
      throw new Error(`the page shows no ${control.role} named “${control.name}”`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
