import { itemName } from '#contract/rules/item-name.ts';
import type { UnwornPiece } from '#contract/schemas/unworn.ts';
import { asSentence, countWord, listed } from '#lib/count-words.ts';
import { moneyWords } from '#lib/money.ts';
import { timesWords } from '#lib/times-words.ts';
import type { KeepAnswer, KeepWalk } from './keep-walk.ts';

const monthAndYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthOf = (day: string) => monthAndYear.format(new Date(day));

/** The facts of a piece that was not worn: how often and when it was, and what a wear of it cost so far. */
export function factsOf({ item, wears, lastWornDay, cost }: UnwornPiece): [string, string][] {
  const price: [string, string][] =
    cost === null
      ? []
      : wears > 0
        ? [['Per wear', moneyWords({ ...cost, cents: cost.cents / wears })]]
        : [['Paid', moneyWords(cost)]];
  const last: [string, string] = lastWornDay
    ? ['Last worn', monthOf(`${lastWornDay}T00:00:00Z`)]
    : ['Added', monthOf(item.createDate)];
  return [['Worn', wears === 0 ? 'Never' : asSentence(timesWords(wears))], last, ...price];
}

/** How many of the pieces so far had each answer: `four kept, one to repair`; empty before the first one. */
export function tallyWords({
  steps,
  season,
}: Pick<KeepWalk, 'season'> & {
  steps: readonly { answer: KeepAnswer }[];
}): string {
  const counted = (answer: KeepAnswer, words: string) => {
    const count = steps.filter((one) => one.answer === answer).length;
    return count > 0 ? [`${countWord(count)} ${words}`] : [];
  };
  return listed([
    ...counted('kept', 'kept'),
    ...counted('sell', 'to sell'),
    ...counted('repair', 'to repair'),
    ...counted('later', `asked again in ${season}`),
  ]);
}

/** What a screen reader hears once a piece was answered, or an answer taken back. */
export function heardWords(
  last: KeepWalk['last'],
  season: KeepWalk['season'],
  piece: UnwornPiece | undefined,
): string {
  if (!last) return '';
  const done = {
    kept: 'Kept.',
    repair: 'To repair.',
    sell: 'To sell.',
    later: `Asked again in ${season}.`,
  }[last.answer];
  const name = piece && itemName(piece.item);
  if (last.way === 'back') return `Taken back. ${name ?? ''}`.trim();
  return name ? `${done} Next: ${name}` : `${done} That was the last one.`;
}
