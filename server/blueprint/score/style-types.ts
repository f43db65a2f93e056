import type { PersonalityType } from '#contract/rules/blueprint.ts';
import type { StyleName, Styles } from '../../stylist/facts.ts';

/** The personality type that each of the stylist's manners of dressing speaks of. */
export const typeOfStyle: Record<StyleName, PersonalityType> = {
  classic: 'Classic',
  minimal: 'Classic',
  preppy: 'Classic',
  edgy: 'Dramatic',
  glamorous: 'Dramatic',
  romantic: 'Romantic',
  bohemian: 'Creative',
  vintage: 'Creative',
  street: 'Creative',
  relaxed: 'Natural',
  outdoor: 'Natural',
  sporty: 'Natural',
  beach: 'Natural',
};

/** How much of a garment speaks of each type, in all 1; empty where nothing is known of its manner. */
export function typesOfStyles(styles: Styles): Map<PersonalityType, number> {
  const sums = new Map<PersonalityType, number>();
  let all = 0;
  for (const [name, value] of Object.entries(styles) as [StyleName, number][]) {
    const type = typeOfStyle[name];
    sums.set(type, (sums.get(type) ?? 0) + value);
    all += value;
  }
  return new Map([...sums].map(([type, sum]) => [type, sum / all]));
}
