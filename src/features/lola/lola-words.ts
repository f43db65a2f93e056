import { colorFamilies } from '#contract/rules/color-families.ts';
import { categoryLabel, type itemOccasions } from '#contract/rules/item-attributes.ts';
import { itemName, listNames } from '#contract/rules/item-name.ts';
import type { GarmentSlot, ScorePart, StylistRule, ToldNeed } from '#contract/rules/stylist.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaTurn } from '#contract/schemas/lola.ts';

/** The names of the parts of a score. */
export const partWords: Record<ScorePart, string> = {
  occasion: 'Occasion',
  need: 'What you need',
  weather: 'Weather',
  mood: 'Color mood',
  taste: 'Your taste',
  novelty: 'New for you',
  formality: 'Formality',
  style: 'Style',
  belonging: 'Belongs together',
  color: 'Color harmony',
  season: 'Season',
  tone: 'One color',
  history: 'Worn together',
  composition: 'Completeness',
  pattern: 'Pattern',
  silhouette: 'Silhouette',
  statement: 'Statement',
  blueprint: 'Your Blueprint',
};

/** An occasion as a heading. */
export const occasionTitles: Record<(typeof itemOccasions)[number], string> = {
  Everyday: 'For today',
  Work: 'For work',
  Business: 'For business',
  Evening: 'For the evening',
  Formal: 'Formal',
  Wedding: 'For a wedding',
  Date: 'For a date',
  Party: 'For a party',
  Travel: 'For the road',
  Outdoors: 'Outdoors',
  Sport: 'For sport',
  Beach: 'For the beach',
  Home: 'At home',
};

/** The question about a piece of which nobody knows whether it meets a need, and the word for the piece: shoes are a pair. */
export const needQuestions: Record<ToldNeed, { words: string; it: 'it' | 'them' }> = {
  'covered-arms': { words: 'Does it cover your arms?', it: 'it' },
  pregnant: { words: 'Does it give way at the waist?', it: 'it' },
  nursing: { words: 'Does it open in front, for breast-feeding?', it: 'it' },
  comfortable: { words: 'Are they comfortable all day?', it: 'them' },
  sitting: { words: 'Is it easy to sit in all day?', it: 'it' },
  'on-foot': { words: 'Are they comfortable to walk in all day?', it: 'them' },
};

/** The name of each rule where it is waived. */
export const ruleWords: Record<StylistRule, string> = {
  exclusion: 'what I left out',
  availability: 'what is ready',
  rest: 'rest days',
  need: 'what I need',
  'dress-code': 'dress code',
  weather: 'the weather',
  slots: 'shoes',
  'outer-layer': 'a coat',
};

const slotWords: Partial<Record<GarmentSlot, string>> = {
  top: 'tops',
  bottom: 'bottoms',
  shoes: 'shoes',
  outer: 'coats',
  layer: 'layers',
  hosiery: 'tights',
};

/** A single one of them; bottoms, shoes and tights are never one. */
const singleWords: Partial<Record<GarmentSlot, string>> = {
  top: 'top',
  outer: 'coat',
  layer: 'layer',
};
const neverOne: ReadonlySet<GarmentSlot> = new Set(['bottom', 'shoes', 'hosiery']);

/**
 * Why nothing fills a slot: `None of your 2 shoes will do: 1 is not ready, 1 was worn lately.`, and of a single one `Your
 * only coat will not do: it is not ready.`
 */
export function obstacleWords({ slot, owned, refused }: LolaTurn['obstacles'][number]): string {
  const pieces = slotWords[slot] ?? 'pieces';
  if (owned === 0) return `There are no ${pieces} in your wardrobes yet.`;
  if (owned === 1) {
    const isOne = !neverOne.has(slot);
    const why = refused.map(({ rule }) => onlyWords[rule](isOne ? 'it is' : 'they are'));
    const only = isOne ? (singleWords[slot] ?? 'piece') : pieces;
    return `Your only ${only} will not do${why.length > 0 ? `: ${why.join(', ')}` : ''}.`;
  }
  const because = refused.map(({ rule, count }) => refusedWords[rule](count)).join(', ');
  return `None of your ${owned} ${pieces} will do${because ? `: ${because}` : ''}.`;
}

const are = (count: number) => (count === 1 ? `${count} is` : `${count} are`);

const refusedWords: Record<StylistRule, (count: number) => string> = {
  exclusion: (count) => `you left ${count} out`,
  availability: (count) => `${are(count)} not ready`,
  rest: (count) => `${count} ${count === 1 ? 'was' : 'were'} worn lately`,
  need: (count) => `${are(count)} not what you need`,
  'dress-code': (count) => `${are(count)} not for the occasion`,
  weather: (count) => `${are(count)} not for the weather`,
  slots: (count) => `${are(count)} missing`,
  'outer-layer': (count) => `${are(count)} not warm enough`,
};

type ItIs = 'it is' | 'they are';
const onlyWords: Record<StylistRule, (itIs: ItIs) => string> = {
  exclusion: (itIs) => `you left ${itIs === 'it is' ? 'it' : 'them'} out`,
  availability: (itIs) => `${itIs} not ready`,
  rest: (itIs) => `${itIs === 'it is' ? 'it was' : 'they were'} worn lately`,
  need: (itIs) => `${itIs} not what you need`,
  'dress-code': (itIs) => `${itIs} not for the occasion`,
  weather: (itIs) => `${itIs} not for the weather`,
  slots: (itIs) => `${itIs} missing`,
  'outer-layer': (itIs) => `${itIs} not warm enough`,
};

/** The subject of what was learned, in words: a color, a kind, a manner, pieces by name. */
export function learnedWords(key: string, cards: ReadonlyMap<string, ItemCard>): string {
  const [kind = '', ...rest] = key.split(' ');
  const words = rest.join(' ');
  const named = () =>
    listNames(
      rest.map((id) => (cards.has(id) ? itemName(cards.get(id)!) : 'a piece that is gone')),
    );
  if (kind === 'color') {
    return colorFamilies[words as keyof typeof colorFamilies]?.label ?? words;
  }
  if (kind === 'leaf') return categoryLabel(words);
  if (kind === 'pair' || kind === 'outfit') return named();
  if (kind === 'part') return partWords[words as ScorePart] ?? words;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is lacking, in words: `A bow tie is missing`, `Green boots are missing`. */
export function lackWords(words: string): string {
  const isOne = /^an? /i.test(words) || !/[^s]s$/.test(words);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${isOne ? 'is' : 'are'} missing`;
}
