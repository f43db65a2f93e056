import { describe, expect, it } from 'vitest';
import type { PageWindow } from '../profiles/profile.ts';
import { isLocale, isTimeZone, simulateRegion } from './page-region.ts';

/** A page with formats of its own, so that those of the tests stay as they are. */
function setUp(locale: string, timeZone: string) {
  class OwnDate extends Date {}
  class OwnNumber extends Number {}
  const page = {
    Intl: { DateTimeFormat: Intl.DateTimeFormat, NumberFormat: Intl.NumberFormat },
    Date: OwnDate,
    Number: OwnNumber,
    navigator: { language: 'en-US' },
  } as unknown as PageWindow & { Intl: typeof Intl };
  simulateRegion(page, { locale, timeZone });
  return page;
}

describe('another language and zone', () => {
  it('is what the page’s formats say, unless they are told otherwise', () => {
    const page = setUp('de-DE', 'Asia/Tokyo');
    expect(page.navigator.language).toBe('de-DE');
    expect(new page.Intl.NumberFormat().format(1_234.5)).toBe('1.234,5');
    expect(new page.Intl.NumberFormat('en-US').format(1_234.5)).toBe('1,234.5');
    const hour = { hour: 'numeric', hourCycle: 'h23' } as const;
    const at = Date.UTC(2026, 0, 1, 12);
    expect(page.Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('Asia/Tokyo');
    expect(new page.Intl.DateTimeFormat('en-US', hour).format(at)).toBe('21');
    expect(new page.Intl.DateTimeFormat('en-US', { ...hour, timeZone: 'UTC' }).format(at)).toBe(
      '12',
    );
    expect(new page.Date(at).toLocaleTimeString('en-US', hour)).toBe('21');
  });

  it('leaves the page alone where none is chosen', () => {
    const page = setUp('', '');
    expect(page.navigator.language).toBe('en-US');
    expect(page.Intl.NumberFormat).toBe(Intl.NumberFormat);
  });

  it('is one that the browser knows', () => {
    expect([isLocale('de-DE'), isLocale(''), isLocale('no_such')]).toEqual([true, true, false]);
    expect([isTimeZone('Asia/Tokyo'), isTimeZone('Moon')]).toEqual([true, false]);
  });
});
