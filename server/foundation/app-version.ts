import app from '../../package.json' with { type: 'json' };

/** A version as the app's package has it: three numbers. */
export const appVersionPattern = /^\d{1,5}\.\d{1,5}\.\d{1,5}$/;

/** The version of this server, and of the app that it serves. */
export const ownVersion: string = app.version;

/** Whether a version comes before another; each as `1.20.0`. */
export const isOlder = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) < 0;
