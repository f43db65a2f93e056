import { nameWithin } from '#components/friend-names.ts';
import type { Loan } from '#contract/schemas/loan.ts';
import { countWord } from '#lib/count-words.ts';
import { isolated } from '#lib/isolated.ts';

/** What is to be done with pieces: hiding ends requests alone, what is agreed or out stands. */
export type Deed = 'delete' | 'hide' | 'let-go';

/** Sentences about the friends who have some of these pieces, were promised them, or ask for them. */
export function loanQuestionWords(
  lent: readonly Loan[],
  itemIds: readonly string[],
  deed: Deed,
): string[] {
  return lent.flatMap(({ other, pieces }) => {
    const name = nameWithin(other);
    const wordsOf = (state: Loan['pieces'][0]['state']): string | null => {
      const some = pieces.filter((one) => one.state === state && itemIds.includes(one.itemId));
      if (some.length === 0) return null;
      if (itemIds.length === 1) return 'it';
      return some.length === 1 ? isolated(some[0]!.title) : `${countWord(some.length)} of them`;
    };
    const out = wordsOf('out');
    const agreed = wordsOf('agreed');
    const asked = wordsOf('asked');
    const isHidden = deed === 'hide';
    return [
      !isHidden && out && `${name} has ${out} now.`,
      !isHidden && agreed && `You agreed to lend ${name} ${agreed}.`,
      asked && `${name} asks to borrow ${asked}${deed === 'let-go' ? '' : ': that request ends'}.`,
    ].filter((words) => typeof words === 'string');
  });
}
