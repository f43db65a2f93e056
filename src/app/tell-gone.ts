import type { Query } from '@tanstack/react-query';
import type { CardWindow } from '#api/cards.ts';
import type { OnRewrite } from '#api/kept-copy/keep-answers.ts';
import { itemNames, lookNames, type NounNames, outfitNames } from '#api/noun-names.ts';
import { showToast } from '#ui/toasts.ts';

type Answer = Record<string, string[]>;
type Card = Record<string, string | null>;

const nouns: readonly NounNames[] = [itemNames, outfitNames, lookNames] as never;
const cardsOf = ({ many }: NounNames) => `get${many[0]!.toUpperCase()}${many.slice(1)}`;

/**
 * Says what has left a list that is on screen since this device kept it ([Note: Kept copy]); by its name where it is one,
 * which the cards know that were kept.
 */
export function goneTeller(): OnRewrite {
  /** The titles on cards that were kept, by noun and id. */
  const titles = new Map<string, string>();
  const noteTitles = (noun: NounNames, text: string) => {
    for (const card of (JSON.parse(text) as CardWindow<Card>).cards) {
      if (card.title) titles.set(`${noun.noun} ${card[noun.id]}`, card.title);
    }
  };
  return async (query, before, read) => {
    const [operation] = query.queryKey;
    const cardNoun = nouns.find((one) => cardsOf(one) === operation);
    if (cardNoun) return noteTitles(cardNoun, before);
    const noun = nouns.find(({ navigation }) => navigation === operation);
    const gone = noun ? goneFrom(noun, query, before) : [];
    if (!noun || gone.length === 0 || query.getObserversCount() === 0) return;
    // Those of which no newer answer was written yet.
    for (const { text } of await read(`["${cardsOf(noun)}",`)) noteTitles(noun, text);
    const name = gone.length === 1 && titles.get(`${noun.noun} ${gone[0]}`);
    const count = `${gone.length} ${gone.length === 1 ? noun.words.one : noun.words.many}`;
    showToast({
      title: name
        ? `“${name}” is no longer here`
        : `${count} ${gone.length === 1 ? 'is' : 'are'} no longer here`,
    });
  };
}

function goneFrom({ ids }: NounNames, { state }: Query, before: string): string[] {
  const now = new Set((state.data as Answer)[ids]);
  return (JSON.parse(before) as Answer)[ids]!.filter((id) => !now.has(id));
}
