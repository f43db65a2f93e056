/** The states of a day's sky, by what matters most of it. */
export const skies = ['clear', 'cloudy', 'fog', 'rain', 'snow', 'storm'] as const;
export type Sky = (typeof skies)[number];

/** A coordinate as it is kept: to two decimals of a degree, about a kilometer. */
export const roundedDegrees = (degrees: number): number => Math.round(degrees * 100) / 100;
