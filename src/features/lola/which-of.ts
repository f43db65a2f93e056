import type { LolaTurn } from '#contract/schemas/lola.ts';

/** The pieces among which is asked which one is meant, and the one that is. */
export interface AskedWhich {
  which: NonNullable<LolaTurn['which']>;
  chosen: string | undefined;
}

/** What the last answer asks back; it stands on while it is answered by taps, and the piece is wished for. */
export function whichOf(turns: readonly LolaTurn[]): AskedWhich | null {
  const asking = turns.findLast(({ which, text }) => which || text !== null)?.which;
  const last = turns.at(-1);
  if (!asking || !last) return null;
  const wish = last.asked.wishes.find(({ isWanted, words }) => isWanted && words === asking.words);
  return wish ? { which: asking, chosen: wish.itemIds?.[0] } : null;
}
