/** The version of this Hem, as its package says it. */
export const appVersion: string = import.meta.env.VITE_APP_VERSION ?? '0.1.0';

/** The version of What's New: a change of it shows the dot again (product spec, sections 4 and 9). */
export const whatsNewVersion = '1.2.1';
