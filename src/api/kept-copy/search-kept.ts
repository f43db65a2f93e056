import { hashKey } from '@tanstack/react-query';
import { colorFamilies } from '#contract/rules/color-families.ts';
import { categoryGroupOf, categoryLabel } from '#contract/rules/item-attributes.ts';
import { singular, wordsOf } from '#contract/rules/search-words.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LookCard } from '#contract/schemas/look.ts';
import type { OutfitCard } from '#contract/schemas/outfit.ts';
import type { CardWindow } from '../cards.ts';

/*
 * [Note: Search without a network] A list under a filter that was never asked for is put together of what the device keeps:
 * the order of the whole list, and the cards, which know what most filters ask for. What a card does not know (seasons,
 * prices, wears) is not guessed at. Words are looked for as the server does ([Note: Search]), without its synonyms.
 */

/** The records of the copy whose keys begin so, without the member; the newest last. */
export type ReadRecords = (begin: string) => Promise<{ queryHash: string; text: string }[]>;

type Facts<Card> = Readonly<Record<string, (card: Card, values: readonly string[]) => boolean>>;

interface SearchedList<Card> {
  navigation: string;
  cards: string;
  ids: string;
  idOf(card: Card): string;
  /** The text that a search looks through. */
  textOf(card: Card): string;
  facts: Facts<Card>;
}

const hasAny = (own: readonly string[], values: readonly string[]) =>
  own.some((one) => values.includes(one));
const has = (own: string | null, values: readonly string[]) => own !== null && values.includes(own);

const itemList: SearchedList<ItemCard> = {
  navigation: 'getItemNavigation',
  cards: 'getItems',
  ids: 'itemIds',
  idOf: ({ itemId }) => itemId,
  textOf: ({ title, brand, size, category, mainColor, furtherColors, patterns }) =>
    [
      title,
      brand,
      size,
      category && categoryLabel(category),
      ...[mainColor, ...furtherColors].map((color) => color && colorFamilies[color].label),
      ...patterns,
    ]
      .filter(Boolean)
      .join(' '),
  facts: {
    group: ({ category }, values) => values.includes(categoryGroupOf(category) ?? 'none'),
    category: ({ category }, values) => has(category, values),
    mainColor: ({ mainColor, furtherColors }, values) =>
      has(mainColor, values) || hasAny(furtherColors, values),
    condition: ({ condition }, values) => has(condition, values),
    pattern: ({ patterns }, values) => hasAny(patterns, values),
    sleeveLength: ({ sleeveLength }, values) => has(sleeveLength, values),
    size: ({ size }, values) => has(size, values),
    brand: ({ brand }, values) => has(brand, values),
    availability: ({ availability }, values) => has(availability, values),
  },
};

const outfitList: SearchedList<OutfitCard> = {
  navigation: 'getOutfitNavigation',
  cards: 'getOutfits',
  ids: 'outfitIds',
  idOf: ({ outfitId }) => outfitId,
  textOf: ({ title }) => title,
  facts: {},
};

const lookList: SearchedList<LookCard> = {
  navigation: 'getLookNavigation',
  cards: 'getLooks',
  ids: 'lookIds',
  idOf: ({ lookId }) => lookId,
  textOf: ({ title, siteName }) => [title, siteName].filter(Boolean).join(' '),
  facts: {},
};

const lists = [itemList, outfitList, lookList] as unknown as SearchedList<unknown>[];

/** The parts of a filter that say which list it is and its order: the list without them is another one. */
const partsOfTheList = ['wardrobeId', 'kind', 'sort', 'grouped', 'today'];

/**
 * The answer to a query that is not kept itself, as JSON, put together of others that are
 * ([Note: Search without a network]); undefined where that cannot be done.
 */
export async function searchKept(
  queryHash: string,
  read: ReadRecords,
): Promise<string | undefined> {
  const [operation, input] = JSON.parse(queryHash) as [string, Record<string, unknown>];
  const owner = input?.owner as string;
  const list = lists.find(({ navigation, cards }) => [navigation, cards].includes(operation));
  if (!list) return undefined;
  const cards = await readCards(list, owner, read);
  if (operation === list.cards) {
    const found = (input.ids as string[]).map((id) => cards.get(id));
    if (found.includes(undefined)) return undefined;
    return JSON.stringify({
      cards: found,
      readMs: Object.fromEntries((input.ids as string[]).map((id) => [id, 0])),
    } satisfies CardWindow<unknown>);
  }
  const filter = input.filter as Record<string, unknown>;
  const asked = Object.keys(filter).filter((part) => !partsOfTheList.includes(part));
  const { search, ...others } = Object.fromEntries(asked.map((part) => [part, filter[part]]));
  if (Object.keys(others).some((part) => !list.facts[part])) return undefined;
  const whole = Object.fromEntries(
    Object.entries(filter).filter(([part]) => partsOfTheList.includes(part)),
  );
  const wholeHash = hashKey([operation, { owner, filter: whole }]);
  const [kept] = (await read(wholeHash)).filter((one) => one.queryHash === wholeHash);
  if (!kept) return undefined;
  const answer = JSON.parse(kept.text) as Record<string, unknown>;
  const words = wordsOf((search as string | undefined) ?? '');
  const fits = (card: unknown) =>
    Object.entries(others).every(([part, values]) => list.facts[part]!(card, values as string[])) &&
    words.every((word) => isFoundIn(list.textOf(card), word));
  const ids = (answer[list.ids] as string[]).filter((id) => cards.has(id) && fits(cards.get(id)));
  return JSON.stringify({ ...answer, [list.ids]: ids, ...groupsOf(answer, ids, cards) });
}

/** The groups of a list that has some, counted anew ([Note: Cards]). */
function groupsOf(answer: object, ids: readonly string[], cards: ReadonlyMap<string, unknown>) {
  const { groups } = answer as { groups?: { group: string; count: number }[] };
  if (!groups || groups.length === 0) return {};
  const counted = groups.map(({ group }) => ({
    group,
    count: ids.filter(
      (id) => (categoryGroupOf((cards.get(id) as ItemCard).category) ?? 'none') === group,
    ).length,
  }));
  return { groups: counted.filter(({ count }) => count > 0) };
}

/** The newest card of each id that the device keeps of an owner. */
async function readCards<Card>(
  { cards, idOf }: SearchedList<Card>,
  owner: string,
  read: ReadRecords,
): Promise<Map<string, Card>> {
  const found = new Map<string, Card>();
  for (const { queryHash, text } of await read(`["${cards}",`)) {
    if ((JSON.parse(queryHash) as [string, { owner?: string }])[1].owner !== owner) continue;
    for (const card of (JSON.parse(text) as CardWindow<Card>).cards) found.set(idOf(card), card);
  }
  return found;
}

/** Whether a word of a search is found in a text: at the beginning of a word, a longer one also within. */
function isFoundIn(text: string, word: string): boolean {
  const own = wordsOf(text).flatMap((one) => [one, singular(one)]);
  return [word, singular(word)].some((form) =>
    own.some((one) => (form.length > 3 ? one.includes(form) : one.startsWith(form))),
  );
}
