/** The version of this Hem, as its package says it. */
export const appVersion: string = import.meta.env.VITE_APP_VERSION ?? '0.1.0';

/** The shape of what the device keeps of the answers ([Note: Kept copy]). */
export const copySchema: string = import.meta.env.VITE_COPY_SCHEMA ?? 'unbuilt';

/** The version of What's New: a change of it shows the dot again (product spec, sections 4 and 9). */
export const whatsNewVersion = '1.2.1';
