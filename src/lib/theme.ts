import { localStore } from './storage.ts';

/** The choices: a theme, or that of the device. */
export type ThemeChoice = 'light' | 'dark' | 'device';

/** The key of the choice; the head script reads it before the first paint. */
const themeKey = 'hem.theme';
const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The choice that was made on this device. */
export function themeChoice(): ThemeChoice {
  const kept = localStore.get(themeKey);
  return kept === 'light' || kept === 'dark' ? kept : 'device';
}

/** Keeps a choice and shows it. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'device') localStore.remove(themeKey);
  else localStore.set(themeKey, choice);
  showTheme();
}

/** Shows the theme that is chosen, or the host's, or the device's. */
export function showTheme(hostTheme?: 'light' | 'dark'): void {
  const choice = themeChoice();
  const theme = choice === 'device' ? (hostTheme ?? (dark().matches ? 'dark' : 'light')) : choice;
  document.documentElement.dataset.theme = theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', theme === 'dark' ? '#161114' : '#F5F3F4');
}

/** Follows the device from now on. */
export function followDeviceTheme(): void {
  dark().addEventListener('change', () => showTheme());
}
