/** The longer side of a portrait, in pixels: of what is checked, and of what tones are read from, enough for an iris. */
export const portraitSides = { verdict: 480, pixels: 1600 };
