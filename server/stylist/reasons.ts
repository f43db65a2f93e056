import { type ColorFamily, colorFamilies } from '#contract/rules/color-families.ts';
import type { OutfitNeed } from '#contract/rules/stylist.ts';
import { wordsAfterFor } from './dress-codes/codes.ts';
import type { StyleName } from './facts.ts';
import type { ReadGarment } from './garment.ts';
import { firstWeights, type PartName, partNames, type Weights } from './parts/parts.ts';
import { shareOf } from './parts/share-of.ts';
import { anyRequest, type StylistRequest, type Weather } from './request.ts';
import type { OutfitScore } from './score.ts';

/** The reason of a part for an outfit, in words. */
export interface Reason {
  part: PartName;
  /** 0 to 1. */
  value: number;
  /** Whether it speaks for the outfit or against it. */
  isFor: boolean;
  words: string;
}

/** Between these a part says nothing worth a line. */
const dull = { from: 0.5, to: 0.68 };

/** Every part that had a vote, those that moved the score most first. */
export function reasonsOf(
  garments: readonly ReadGarment[],
  { parts }: OutfitScore,
  weights: Weights = firstWeights,
  request: StylistRequest = anyRequest,
): Reason[] {
  return partNames
    .flatMap((part) => {
      const value = parts[part];
      if (value === null) return [];
      const isFor = value > (dull.from + dull.to) / 2;
      // That an outfit is whole goes without saying.
      const isPlain = isFor && part === 'composition';
      const beyond = isPlain ? -1 : isFor ? value - dull.to : dull.from - value;
      const words = wordsFor[part]({ garments, isFor, request });
      return [{ part, value, isFor, words, moved: beyond * weights[part] }];
    })
    .sort((one, other) => other.moved - one.moved)
    .map(({ moved: _moved, ...reason }) => reason);
}

/** The reasons that decided. */
export const decisive = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ part, value, isFor }) =>
    isFor ? value >= dull.to && part !== 'composition' : value <= dull.from,
  );

const manner: Record<StyleName, string> = {
  classic: 'classic',
  minimal: 'minimal',
  romantic: 'romantic',
  bohemian: 'bohemian',
  edgy: 'edgy',
  glamorous: 'glamorous',
  sporty: 'sporty',
  street: 'street style',
  preppy: 'preppy',
  vintage: 'vintage',
  outdoor: 'made for outdoors',
  beach: 'made for the beach',
  relaxed: 'relaxed',
};

interface Told {
  garments: readonly ReadGarment[];
  isFor: boolean;
  request: StylistRequest;
}

const wordsFor: Record<PartName, (told: Told) => string> = {
  composition: ({ garments, isFor }) => (isFor ? 'Nothing is missing' : missingWords(garments)),
  occasion: ({ isFor, request }) => {
    const place = wordsAfterFor(request) ?? 'the day';
    return isFor ? `Dressed for ${place}` : `Hardly for ${place}`;
  },
  need: ({ isFor, request }) => needWords(request, isFor),
  formality: ({ garments, isFor }) =>
    isFor ? `All ${dressWords(garments)}` : 'Some of it is dressier than the rest',
  style: ({ garments, isFor }) =>
    isFor
      ? startingLarge(`${mannerOf(garments)} all through`)
      : 'The pieces speak of different styles',
  belonging: ({ isFor }) =>
    isFor ? 'These pieces belong together' : 'These pieces are seldom worn together',
  color: ({ garments, isFor }) => harmonyWords(colorLabels(garments), isFor),
  weather: ({ isFor, request: { weather } }) => {
    const day = weather ? dayWords(weather) : 'the day';
    return isFor ? `Right for ${day}` : `Not at its best on ${day}`;
  },
  mood: ({ isFor, request }) => `${isFor ? 'In' : 'Not quite in'} ${moodWords(request)}`,
  tone: ({ garments, isFor }) =>
    isFor && garments[0]
      ? startingLarge(`${colorLabels(garments.slice(0, 1))[0] ?? 'one color'} all over`)
      : 'More than one color',
  season: ({ garments, isFor }) =>
    isFor ? `All for ${weatherWords(garments)}` : 'Some of it is for warmer days than the rest',
  taste: ({ isFor }) => (isFor ? 'What you like' : 'Not what you usually like'),
  history: ({ isFor }) => (isFor ? 'You wore these together' : 'You did not like these together'),
  novelty: ({ garments, isFor }) =>
    !isFor
      ? 'Worn a lot lately'
      : garments.every(({ wornDaysAgo }) => wornDaysAgo === null)
        ? 'Something new to wear'
        : 'Not worn for a while',
  pattern: ({ garments, isFor }) =>
    !isFor
      ? `${countPatterns(garments)} patterns at once`
      : countPatterns(garments) > 0
        ? 'One pattern, and calm around it'
        : 'Plain all over',
  silhouette: ({ isFor }) => (isFor ? 'Wide and narrow in balance' : 'Wide all over'),
  blueprint: ({ garments, isFor }) => blueprintWords(garments, isFor),
  statement: ({ isFor }) => (isFor ? 'One piece leads' : 'More than one piece wants to lead'),
};

/** The parts of a Style Blueprint, with what is said where one speaks for an outfit or against it. */
const blueprintSays = {
  color: { for: 'In your colors', against: 'Not quite your colors' },
  shape: { for: 'Your kind of line', against: 'Not quite your line' },
  personality: { for: 'Your kind of style', against: 'Not quite your style' },
} as const;

/** What its part says that speaks most for the outfit, or against it. */
function blueprintWords(garments: readonly ReadGarment[], isFor: boolean): string {
  const means = (Object.keys(blueprintSays) as (keyof typeof blueprintSays)[]).flatMap((part) => {
    const known = garments.flatMap(({ blueprint }) => blueprint?.[part] ?? []);
    return known.length > 0 ? [{ part, mean: meanOf(known) }] : [];
  });
  const sign = isFor ? 1 : -1;
  const [most] = means.sort((one, other) => sign * (other.mean - one.mean));
  const part = most?.part ?? 'personality';
  const named = part === 'color' ? shadesOf(garments, isFor) : null;
  return named ?? blueprintSays[part][isFor ? 'for' : 'against'];
}

/** From this fit on a color is among the shades of a season; below `not`, it is not. */
const ofSeason = { from: 0.66, not: 0.5 };

/** The colors that decide, by name: `Navy and cream are among your Cool shades`. Null where the season is not known. */
function shadesOf(garments: readonly ReadGarment[], isFor: boolean): string | null {
  const known = garments.flatMap((garment) => {
    const [family] = garment.families;
    const { color = null, season } = garment.blueprint ?? { color: null };
    if (!family || color === null || !season) return [];
    const decides = isFor ? color >= ofSeason.from : color < ofSeason.not;
    const moved = shareOf(garment) * (isFor ? color : 1 - color);
    return decides ? [{ label: colorFamilies[family].label.toLowerCase(), season, moved }] : [];
  });
  const sorted = known.toSorted((one, other) => other.moved - one.moved);
  const [one, other] = new Set(sorted.map(({ label }) => label));
  if (!one) return null;
  const names = other ? `${one} and ${other} are` : `${one} is`;
  return startingLarge(
    `${names} ${isFor ? 'among' : 'not among'} your ${sorted[0]!.season} shades`,
  );
}

/** The needs of a request as one says what meets them, and what does not. */
const needSays: Record<OutfitNeed, readonly [met: string, missed: string]> = {
  'covered-arms': ['Covers your arms', 'Hardly covers your arms'],
  'covered-legs': ['Covers your legs', 'Hardly covers your legs'],
  modest: ['Covered, and not tight', 'Less covered than you asked'],
  pregnant: ['Has room for two', 'Little room around the waist'],
  nursing: ['Opens in front', 'Hardly opens in front'],
  comfortable: ['Soft and easy to wear', 'Not the most comfortable'],
  sitting: ['Good to sit in all day', 'Not made to sit in all day'],
  'on-foot': ['Good for a day on foot', 'Not made for a day on foot'],
  sexy: ['Shows a little more', 'Shows little'],
};

function needWords({ needs: [first], manner: asked }: StylistRequest, isFor: boolean): string {
  if (first) return needSays[first][isFor ? 0 : 1];
  return `${isFor ? 'As' : 'Hardly as'} ${asked === null ? 'you asked' : `${asked} as you asked`}`;
}

const moodWords = ({ mood }: StylistRequest): string =>
  mood === null || mood === 'one-color' ? 'one color' : `${mood === 'own' ? 'your' : mood} colors`;

/**
 * From this high on, as it feels, in degrees Celsius, nobody calls a day cold: with some wind it stands for 10 °C in the
 * forecast.
 */
const coolC = 7;

/** A day's weather in words: `a cold, wet day`. */
function dayWords({ lowC, highC, isWet }: Weather): string {
  const feels = (lowC + 2 * highC) / 3;
  const words =
    feels < 12 && highC >= coolC
      ? 'cool'
      : feels < 3
        ? 'freezing'
        : feels < 12
          ? 'cold'
          : feels < 19
            ? 'mild'
            : feels < 26
              ? 'warm'
              : 'hot';
  return `a ${words}${isWet ? ', wet' : ''} day`;
}

const startingLarge = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const meanOf = (values: readonly (number | null)[]): number => {
  const known = values.filter((one) => one !== null);
  return known.reduce((sum, one) => sum + one, 0) / Math.max(1, known.length);
};

function missingWords(garments: readonly ReadGarment[]): string {
  const slots = garments.map(({ slot }) => slot);
  const twice = slots.find((slot, at) => slot && slots.indexOf(slot) !== at);
  if (twice) return `More than one ${twice}`;
  return slots.includes('shoes') ? 'Something is missing' : 'No shoes';
}

function dressWords(garments: readonly ReadGarment[]): string {
  const mean = meanOf(garments.map(({ formality }) => formality));
  if (mean < 0.12) return 'for sport and leisure';
  if (mean < 0.36) return 'casual';
  if (mean < 0.56) return 'smart and easy';
  return mean < 0.72 ? 'dressed up' : 'formal';
}

function mannerOf(garments: readonly ReadGarment[]): string {
  const sums = new Map<StyleName, number>();
  for (const { styles } of garments) {
    for (const [name, value] of Object.entries(styles) as [StyleName, number][]) {
      sums.set(name, (sums.get(name) ?? 0) + value);
    }
  }
  const [most] = [...sums].sort((one, other) => other[1] - one[1]);
  return most ? manner[most[0]] : 'of one kind';
}

/** Up to three colors; one that stands out is among them. */
function colorLabels(garments: readonly ReadGarment[]): string[] {
  const labels = [...new Set(garments.flatMap(({ families: [main] }) => main ?? []))];
  const first = labels.slice(0, 3);
  const accent = labels.slice(3).find((one) => !neutralFamilies.has(one));
  if (accent && first.every((one) => neutralFamilies.has(one))) first[2] = accent;
  return first.map((one) => colorFamilies[one].label.toLowerCase());
}

/** Of colors whether they go together: `Navy and beige go together`, of one `All in black`. */
function harmonyWords(labels: readonly string[], isFor: boolean): string {
  const [first, ...others] = labels;
  if (others.length === 0) {
    const color = first ?? 'one color';
    return isFor ? `All in ${color}` : `These shades of ${color} disturb each other`;
  }
  const all = startingLarge(`${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`);
  return `${all} ${isFor ? 'go together' : 'disturb each other'}`;
}

function weatherWords(garments: readonly ReadGarment[]): string {
  const mean = meanOf(garments.map(({ warmth }) => warmth));
  if (mean < 0.28) return 'warm days';
  return mean < 0.55 ? 'mild days' : 'cold days';
}

/** Colors that go with every other one. */
const neutralFamilies: ReadonlySet<ColorFamily> = new Set([
  'black',
  'charcoal',
  'grey',
  'silver',
  'white',
  'cream',
  'beige',
  'camel',
  'brown',
  'navy',
]);

const countPatterns = (garments: readonly ReadGarment[]): number =>
  garments.filter(({ pattern }) => pattern && pattern.busy > 0).length;
