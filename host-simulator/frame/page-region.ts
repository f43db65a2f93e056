import type { PageWindow } from '../profiles/profile.ts';

/** A language and a zone; empty for the browser's own. */
export interface Region {
  locale: string;
  timeZone: string;
}

const isTaken = (use: () => unknown): boolean => {
  try {
    use();
    return true;
  } catch {
    return false;
  }
};

/** Whether a text is empty or a language that a browser can mean, as `de-DE`. */
export const isLocale = (text: string): boolean =>
  !text || isTaken(() => new Intl.NumberFormat(text));

/** Whether a text is empty or a zone that the browser knows, as `Asia/Tokyo`. */
export const isTimeZone = (text: string): boolean =>
  !text || isTaken(() => new Intl.DateTimeFormat('en', { timeZone: text }));

const formats = [
  'Collator',
  'DateTimeFormat',
  'DisplayNames',
  'ListFormat',
  'NumberFormat',
  'PluralRules',
  'RelativeTimeFormat',
  'Segmenter',
] as const;

/**
 * Gives a page another language and zone, as far as that can be done from outside: what
 * `navigator.language` and `Intl` say, and what dates and numbers write by them. The clock of `Date`
 * itself (`getHours`) stays the machine's. To be called before the page's scripts run.
 */
export function simulateRegion(page: PageWindow, { locale, timeZone }: Region): void {
  if (!locale && !timeZone) return;
  const own = page.Intl as unknown as Record<string, unknown>;
  const usual = (name: string, [locales, options]: unknown[]) => [
    locales ?? (locale || undefined),
    name === 'DateTimeFormat' && timeZone ? { timeZone, ...(options as object) } : options,
  ];
  for (const name of formats) {
    const real = own[name] as (new (...given: unknown[]) => object) | undefined;
    if (!real) continue;
    own[name] = new Proxy(real, {
      construct: (target, given) => new target(...usual(name, given)),
      apply: (target, _, given) => new target(...usual(name, given)),
    });
  }
  const give = (prototype: object, name: string, kind: string) => {
    const real = Reflect.get(prototype, name) as (...given: unknown[]) => string;
    Object.defineProperty(prototype, name, {
      value(this: unknown, ...given: unknown[]) {
        return real.apply(this, usual(kind, given));
      },
      configurable: true,
      writable: true,
    });
  };
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
    give(page.Date.prototype, name, 'DateTimeFormat');
  }
  give(page.Number.prototype, 'toLocaleString', 'NumberFormat');
  if (!locale) return;
  const { navigator } = page;
  Object.defineProperty(navigator, 'language', { get: () => locale, configurable: true });
  Object.defineProperty(navigator, 'languages', { get: () => [locale], configurable: true });
}
