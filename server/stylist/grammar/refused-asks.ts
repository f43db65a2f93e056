import type { GarmentTrait } from '#contract/rules/stylist.ts';
import type { Asked } from './asked.ts';

const ofMood: Partial<Record<NonNullable<Asked['mood']>, GarmentTrait>> = {
  dark: 'dark',
  bright: 'bright',
  light: 'light',
};

/**
 * What it means that something is refused that is otherwise asked for: "not to be cold" is to be warm, "nothing dark" is a
 * trait, "not too dressy" is easier. Null where it says nothing: "not for work".
 */
export function refusedAsk(
  words: string,
  { mood, dressiness, feel, needs, manner }: Asked,
  before: string,
): { trait: GarmentTrait } | { asked: Asked } | null {
  const trait = mood && ofMood[mood];
  if (trait) return { trait };
  if (dressiness) return { asked: { dressiness: dressiness === 1 ? -1 : 1 } };
  if (manner === 'sporty') return { trait: 'sporty' };
  if (manner === 'glamorous') return { trait: 'shiny' };
  if (needs?.includes('sexy')) return { asked: { needs: ['modest'] } };
  const isFelt =
    /^(be|get|feel|too|being|getting|feeling|freeze)$/.test(before) || /^i /.test(words);
  if (feel && isFelt) {
    const isCold = feel === 'cold' || feel === 'freezing' || feel === 'cool';
    return { asked: { feel: isCold ? 'cold' : 'warm' } };
  }
  return null;
}
