import type { CutoutDoubt } from '#contract/rules/cutout-doubts.ts';
import { categoryGroupOf } from '#contract/rules/item-attributes.ts';

type Part = 'sleeve' | 'leg' | 'strap' | 'shoe' | 'side';

/** Kinds whose twin part is another one than that of their group; what is left out has the group's. */
const partOfKind: Record<string, Part> = {
  'tank-top': 'strap',
  bra: 'strap',
  undershirt: 'strap',
  vest: 'side',
  cape: 'side',
  'mini-skirt': 'side',
  'midi-skirt': 'side',
  'maxi-skirt': 'side',
  'sports-top': 'sleeve',
  'sports-bottom': 'leg',
  pajamas: 'sleeve',
  robe: 'sleeve',
};
const partOfGroup: Partial<Record<NonNullable<ReturnType<typeof categoryGroupOf>>, Part>> = {
  top: 'sleeve',
  outerwear: 'sleeve',
  'one-piece': 'sleeve',
  bottom: 'leg',
  shoes: 'shoe',
  bag: 'strap',
};

/** The part that there are two of in a kind of piece, on its left and on its right. */
function partOf(category: string | null): Part {
  const group = categoryGroupOf(category);
  return partOfKind[category ?? ''] ?? (group && partOfGroup[group]) ?? 'side';
}

/** The words about a part that may be missing. */
const missingBecause: Record<Part, string> = {
  sleeve: 'One side of the cut-out ends at the shoulder.',
  leg: 'One side of the cut-out ends at the hip.',
  strap: 'Only one strap is in the cut-out.',
  shoe: 'Only one shoe is in the cut-out.',
  side: 'One side of the cut-out ends early.',
};

const sideWords = {
  left: 'on the left',
  right: 'on the right',
  top: 'at the top',
  bottom: 'at the bottom',
} as const;

/** The doubt about a cut-out, in a headline, and one line of why. Sides are the picture's. */
export function doubtWords(
  doubt: CutoutDoubt | null,
  category: string | null,
): { headline: string; because: string } {
  const side = doubt?.side ?? null;
  switch (doubt?.kind) {
    case 'missing-part': {
      const part = partOf(category);
      const isTwin = side === 'left' || side === 'right';
      return {
        headline: `${isTwin ? `The ${side}` : 'One'} ${part} may be missing`,
        because: missingBecause[part],
      };
    }
    case 'ground-left':
      return {
        headline: 'A shadow may be left on',
        because: `Some of what it lies on is still there${side ? `, ${sideWords[side]}` : ''}.`,
      };
    case 'lost-part':
      return {
        headline: 'A part may be cut off',
        because: `What lies beside it${side ? `, ${sideWords[side]},` : ''} looks like more of the piece.`,
      };
    default:
      return {
        headline: 'Is this cut-out right?',
        because: 'It was hard to tell where the piece ends.',
      };
  }
}

/** A doubt, and the category that it is of. */
export interface Doubted {
  doubt: CutoutDoubt | null;
  category: string | null;
}

/** How many there are of each kind of doubt, the most frequent first: `4 sleeves, 2 with a shadow left on`. */
export function countDoubts(doubted: readonly Doubted[]): string {
  const counts = new Map<string, number>();
  for (const { doubt, category } of doubted) {
    const key = doubt?.kind === 'missing-part' ? partOf(category) : (doubt?.kind ?? 'unsure');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (
    [...counts]
      .sort(([, one], [, other]) => other - one)
      .map(([key, count]) => {
        if (key === 'ground-left') return `${count} with a shadow left on`;
        if (key === 'lost-part') return `${count} with a part cut off`;
        if (key === 'unsure') return `${count} hard to tell`;
        return `${count} ${key}${count === 1 ? '' : 's'}`;
      })
      // A number stays with its word.
      .map((words) => words.replace(' ', '\u00a0'))
      .join(', ')
  );
}

/** The answer that helps most against a doubt. */
export const answerTo = (doubt: CutoutDoubt | null): 'finish' | 'cutout' =>
  doubt?.kind === 'missing-part' || doubt?.kind === 'lost-part' ? 'finish' : 'cutout';
