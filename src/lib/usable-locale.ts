/** A host's locale as the page can use it: Android writes `en_US`. Undefined of what is none. */
export function usableLocale(locale = ''): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0];
  } catch {
    return;
  }
}
