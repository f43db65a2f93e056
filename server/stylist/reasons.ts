import { colorFamilies } from '#contract/rules/color-families.ts';
import type { StyleName } from './facts.ts';
import type { ReadGarment } from './garment.ts';
import { type OutfitScore, type PartName, partNames, type Weights } from './score.ts';

/** A part that decided, and what it says in words. */
export interface Reason {
  part: PartName;
  /** Whether it speaks for the outfit or against it. */
  isFor: boolean;
  words: string;
}

/** Between these a part says nothing worth a line. */
const dull = { from: 0.5, to: 0.68 };

/** The reasons for a score: the parts that moved it, the strongest first. */
export function reasonsOf(
  garments: readonly ReadGarment[],
  { parts }: OutfitScore,
  weights: Weights,
): Reason[] {
  return partNames
    .flatMap((part) => {
      const value = parts[part];
      if (value === null || (value > dull.from && value < dull.to)) return [];
      const isFor = value >= dull.to;
      // That an outfit is whole goes without saying.
      if (isFor && part === 'composition') return [];
      const moved = Math.abs(value - (isFor ? dull.from : dull.to)) * weights[part];
      return [{ part, isFor, moved, words: wordsFor[part](garments, isFor) }];
    })
    .sort((one, other) => other.moved - one.moved)
    .map(({ part, isFor, words }) => ({ part, isFor, words }));
}

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

type Wording = (garments: readonly ReadGarment[], isFor: boolean) => string;

const wordsFor: Record<PartName, Wording> = {
  composition: missingWords,
  formality: (garments, isFor) =>
    isFor ? `All ${dressWords(garments)}` : 'Some of it is dressier than the rest',
  style: (garments, isFor) =>
    isFor ? `One manner: ${mannerOf(garments)}` : 'The pieces speak of different styles',
  belonging: (_garments, isFor) =>
    isFor
      ? 'Kinds of pieces that are worn together'
      : 'Kinds of pieces that are hardly worn together',
  color: (garments, isFor) =>
    isFor ? `${colorWords(garments)} go together` : `${colorWords(garments)} disturb each other`,
  season: (garments, isFor) =>
    isFor ? `All for ${weatherWords(garments)}` : 'Some of it is for warmer days than the rest',
  pattern: (garments, isFor) =>
    isFor ? 'One pattern, and calm around it' : `${countPatterns(garments)} patterns at once`,
  silhouette: (_garments, isFor) => (isFor ? 'Wide and narrow in balance' : 'Wide all over'),
  statement: (_garments, isFor) =>
    isFor ? 'One piece leads' : 'More than one piece wants to lead',
};

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

function colorWords(garments: readonly ReadGarment[]): string {
  const labels = garments.flatMap(({ families: [main] }) => main ?? []);
  const names = [...new Set(labels)]
    .slice(0, 3)
    .map((one) => colorFamilies[one].label.toLowerCase());
  const words =
    names.length > 1
      ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
      : `${names[0]} and ${names[0]}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function weatherWords(garments: readonly ReadGarment[]): string {
  const mean = meanOf(garments.map(({ warmth }) => warmth));
  if (mean < 0.28) return 'warm days';
  return mean < 0.55 ? 'mild days' : 'cold days';
}

const countPatterns = (garments: readonly ReadGarment[]): number =>
  garments.filter(({ pattern }) => pattern && pattern.busy > 0).length;
