const hours = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' });

/** An hour of the day (0 to 23) in words: `7 AM`. */
export const hourWords = (hour: number): string =>
  hours.format(new Date(Date.UTC(2000, 0, 1, hour)));
