import { hexToOklab, oklabToHex } from '#contract/rules/color-families.ts';
import { type ColorSamples, meanTone } from '#contract/rules/color-season.ts';

/** Where a tone was pointed at, in fractions 0..1 of the picture, with what was read there. */
export interface Tap {
  x: number;
  y: number;
  /** `#rrggbb`, as in the picture: the light is not taken away yet. */
  hex: string;
}

/** What is pointed at, in the order in which it is asked. */
export const tapParts = ['eye', 'hair', 'skin', 'white'] as const;
export type TapPart = (typeof tapParts)[number];

export type ColorTaps = Record<TapPart, Tap[]>;

export const noTaps: ColorTaps = { eye: [], hair: [], skin: [], white: [] };

/** What is said of each part, how many taps it takes at most, and how large the disc is that a tap reads. */
export const partWords: Record<
  TapPart,
  {
    label: string;
    title: string;
    hint: string;
    /** Where to look, while there is no tap. */
    place: string;
    /** The button that leads on from it. */
    next: string;
    most: number;
    /** Radius in widths of the picture. */
    radius: number;
  }
> = {
  eye: {
    label: 'Eye',
    title: 'First your eyes',
    hint: 'The colored ring, beside the pupil.',
    place: 'the iris',
    next: 'Point at your hair',
    most: 2,
    radius: 0.005,
  },
  hair: {
    label: 'Hair',
    title: 'Now your hair',
    hint: 'Where it does not shine, on the top and at the side.',
    place: 'top, side',
    next: 'Point at your skin',
    most: 3,
    radius: 0.012,
  },
  skin: {
    label: 'Skin',
    title: 'Now your skin',
    hint: 'The cheek and the jaw, out of the shadow.',
    place: 'cheek, jaw',
    next: 'Point at something white',
    most: 3,
    radius: 0.012,
  },
  white: {
    label: 'White',
    title: 'Now something white',
    hint: 'Close to your face. Without it nothing is sure.',
    place: 'paper, a cup',
    next: 'Send',
    most: 1,
    radius: 0.012,
  },
};

/** The mean of taps in OKLab, `#rrggbb`; null without any. */
export const meanHex = (taps: readonly Tap[]): string | null =>
  taps.length === 0 ? null : oklabToHex(meanTone(taps.map(({ hex }) => hexToOklab(hex))));

/** Whether there is enough to send: at least one tap of everything but white. */
export const areEnough = ({ eye, hair, skin }: ColorTaps): boolean =>
  [eye, hair, skin].every((taps) => taps.length > 0);

/** Taps as the estimate takes them. */
export function samplesOf({ eye, hair, skin, white }: ColorTaps): ColorSamples {
  const hexes = (taps: readonly Tap[]) => taps.map(({ hex }) => hex);
  return { eye: hexes(eye), hair: hexes(hair), skin: hexes(skin), white: white[0]?.hex ?? null };
}

/** Adds a tap; where a part has all that it takes, the last of them goes there instead. */
export function withTap(taps: ColorTaps, part: TapPart, tap: Tap): ColorTaps {
  const kept = taps[part].slice(0, partWords[part].most - 1);
  return { ...taps, [part]: [...kept, tap] };
}

/** Moves a tap, by its place in its part. */
export const withMoved = (taps: ColorTaps, part: TapPart, index: number, tap: Tap): ColorTaps => ({
  ...taps,
  [part]: taps[part].map((other, at) => (at === index ? tap : other)),
});
