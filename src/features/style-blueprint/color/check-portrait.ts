import { countFaces } from './count-faces.ts';
import { labPicture } from './lab-picture.ts';
import { isBlurred, isDark, isWarm, withoutTint } from './portrait-light.ts';
import type { Pixels } from './sample-tone.ts';

/** What is to be said of a portrait. It only advises: a member can go on with any picture. */
export type PortraitVerdict = 'good' | 'dark' | 'warm' | 'blurred' | 'several' | 'none';

/** The verdicts in words. */
export const portraitWords: Record<PortraitVerdict, string> = {
  good: 'Even light, sharp, one face',
  dark: 'A little dark. Face a window.',
  warm: 'Lamplight. Turn to daylight.',
  blurred: 'Blurred. Rest your elbows.',
  several: 'Two faces. Just you, please.',
  none: 'No face found. Come closer.',
};

/** The longer side, in pixels, at which sharpness is judged, and that at which faces are looked for. */
const sides = { sharpness: 480, faces: 180 };

/** Judges a portrait. Of several faults the one is named that hides the others. */
export function checkPortrait(pixels: Pixels): PortraitVerdict {
  const small = labPicture(pixels, sides.faces);
  if (isDark(small)) return 'dark';
  if (isBlurred(labPicture(pixels, sides.sharpness))) return 'blurred';
  const asTaken = countFaces(small);
  // Lamps and shade can hide where skin ends and a wall begins.
  const { faces, maybe } = asTaken.faces > 0 ? asTaken : countFaces(withoutTint(small));
  if (faces > 1) return 'several';
  if (faces === 0 && !maybe && !asTaken.maybe) return 'none';
  return isWarm(small) ? 'warm' : 'good';
}
